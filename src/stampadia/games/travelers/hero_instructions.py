"""What hero abilities and Exhaust Effects say, as data: the same for every language.

An ability is a row of *sentences*: "If …: …", "Pay 1 …, …", or plain actions. Conditions are looked
at when the sentence is carried out, one sentence after the other (ruling A8).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

Element = Literal["fire", "air", "earth", "water"]
Place = Literal["play", "hand"]
Track = Literal["attack", "defense", "mana"]
Points = Literal["attack", "defense"]
Tips = Literal[1, 2]
"""A Banner by its tips: 1 on the upper half of a new card, 2 on the other."""
Stars = tuple[int, ...]
"""A Constellation: the number of spheres on each card, from left to right."""


class Condition(Struct, frozen=True, tag_field="if", omit_defaults=True):
    """A part of what stands before the colon."""


class HasElement(Condition, frozen=True, tag="has-element"):
    """ "2 Fire in play", "1 Water in hand"; `least` 0 with `none`: "no Fire in play"."""

    element: Element
    least: int = 1
    where: Place = "play"
    none: bool = False


class HasBanner(Condition, frozen=True, tag="has-banner"):
    tips: Tips
    least: int = 1
    where: Place = "play"


class HasCards(Condition, frozen=True, tag="has-cards"):
    """ "4 or more Hero Cards in play", "2 or fewer …": strained cards count (ruling A3)."""

    how: Literal[">=", "<="]
    count: int
    where: Place = "play"


class HasPoints(Condition, frozen=True, tag="has-points"):
    """ "2 Defense Points or more"."""

    of: Points
    least: int


class PreviousStars(Condition, frozen=True, tag="previous-stars"):
    """The card above this one in the column shows so many spheres (ruling A10)."""

    stars: int


class HasConstellation(Condition, frozen=True, tag="has-constellation"):
    stars: Stars
    where: Place = "play"
    none: bool = False


AnyCondition = HasElement | HasBanner | HasCards | HasPoints | PreviousStars | HasConstellation


class Action(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Something an ability does."""


class Gain(Action, frozen=True, tag="gain"):
    of: Track
    amount: int


class Pay(Action, frozen=True, tag="pay"):
    """ "Pay 1 Attack, …": what cannot be paid ends the sentence (ruling A6)."""

    of: Points
    amount: int


class Empty(Action, frozen=True, tag="empty"):
    """ "set Defense to 0"."""

    of: Points


class Transfer(Action, frozen=True, tag="transfer"):
    """All points of one track go to the other."""

    source: Points
    to: Points


class TakeBack(Action, frozen=True, tag="take-back"):
    """Up to so many Infuse cards return to the hand (ruling A12)."""

    count: int


class GainTick(Action, frozen=True, tag="gain-tick"):
    """Fill the leftmost free box in pencil, then gain the number of the leftmost box that is not
    filled; the boxes stay filled in later games. `end` counts when all are filled."""

    of: Points
    boxes: tuple[int, ...]
    end: int = 0


class IgnoreModifier(Action, frozen=True, tag="ignore-modifier"):
    """The enemy's Modifier has no effect in this Combat Turn (ruling A44)."""


PlainAction = Gain | Pay | Empty | Transfer | TakeBack | GainTick | IgnoreModifier


class Choose(Action, frozen=True, tag="choose"):
    """ "You may …", or "… or …": the first actions, or else the second ones, of which there may be
    none (ruling A45). On a card it is all that its sentence does."""

    first: tuple[PlainAction, ...]
    second: tuple[PlainAction, ...] = ()


class RepeatAbility(Action, frozen=True, tag="repeat"):
    """ "You may repeat the ability before for its cost": the last one that was activated in this
    turn before this one (ruling A11)."""


AnyAction = PlainAction | Choose | RepeatAbility


class Sentence(Struct, frozen=True, omit_defaults=True):
    do: tuple[AnyAction, ...]
    when: tuple[AnyCondition, ...] = ()

    def actions(self) -> Iterator[PlainAction]:
        """All that may happen, whatever is chosen."""
        for action in self.do:
            if isinstance(action, Choose):
                yield from action.first + action.second
            elif not isinstance(action, RepeatAbility):
                yield action

    def repeats(self) -> bool:
        return any(isinstance(action, RepeatAbility) for action in self.do)


class HeroAbility(Struct, frozen=True):
    cost: int
    """Mana."""
    sentences: tuple[Sentence, ...]

    def repeats(self) -> bool:
        return any(sentence.repeats() for sentence in self.sentences)

    def repeatable(self) -> bool:
        """Ruling A11: not what repeats, nor what ticks boxes, which are filled once for each
        activation."""
        ticks = any(isinstance(one, GainTick) for said in self.sentences for one in said.actions())
        return not (ticks or self.repeats())


ExhaustForm = Literal[
    "plain", "shield", "deflect", "tenacity", "spark", "anchor", "discard", "turn"
]
"""plain: pay to discard, else turn or remove. shield: from the hand it is only discarded.
deflect, tenacity, spark: unpaid, it leaves 2 Attack, 2 Defense or 2 Mana behind (3 from the lower
half). anchor: paid, it goes to the bottom of the Discard Deck and is drawn next. discard, turn:
it is discarded as it is, or turned first, whichever half is up."""
ALWAYS_PRICED: Final[tuple[ExhaustForm, ...]] = ("plain", "anchor")
NEVER_PRICED: Final[tuple[ExhaustForm, ...]] = ("discard", "turn")


class Exhaust(Struct, frozen=True, omit_defaults=True):
    cost: int | None
    """Mana; None where the line has no price, so that nothing can be paid (ruling A43)."""
    form: ExhaustForm = "plain"

    def payable(self, mana: int) -> bool:
        return self.cost is not None and self.cost <= mana

    def harmless(self, half: int) -> bool:
        """Does the card lose nothing by it, wherever it is?"""
        return self.form == "discard" or (self.form == "turn" and half != 0)
