"""What cards say, as data: the same for every language.

On Hero Cards an ability is a row of *sentences*: "If …: …", "Pay 1 …, …", or plain actions.
Conditions are looked at when the sentence is carried out, one sentence after the other (ruling A8).

On World and Dungeon cards a text is a row of *passages*: stories, which only tell, and
instructions, which are read one by one and followed. In a World a place is a half of a card ("3B")
or a card whichever half is up ("3"); in a Dungeon it is a Room Card in one orientation ("4C"),
which the paper shows by its symbol.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from stampadia.workbench.bilingual import Text

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
LEFT_BEHIND: Final = {"deflect": "attack", "tenacity": "defense", "spark": "mana"}
"""What a special Exhaust Effect leaves when it is not paid."""


class Exhaust(Struct, frozen=True, omit_defaults=True):
    cost: int | None
    """Mana; None where the line has no price, so that nothing can be paid (ruling A43)."""
    form: ExhaustForm = "plain"

    def payable(self, mana: int) -> bool:
        return self.cost is not None and self.cost <= mana

    def harmless(self, half: int) -> bool:
        """Does the card lose nothing by it, wherever it is?"""
        return self.form == "discard" or (self.form == "turn" and half != 0)


# Adventures


Pile = Literal["hand", "deck", "either"]
"""Where Hero Cards are taken: the hand, the Discard Deck, or either of them (ruling A35)."""


class AdventureCondition(Struct, frozen=True, tag_field="if", omit_defaults=True):
    """A part of what stands before the colon."""


class Mapped(AdventureCondition, frozen=True, tag="mapped"):
    """ "3B is mapped", "3 is mapped", with `none`: "3B is not mapped" (rulings W4 and D20)."""

    place: str
    none: bool = False


class BoxShows(AdventureCondition, frozen=True, tag="box-shows"):
    """ "the leftmost free box shows A": a box of this very text."""

    letter: str


class BoxesFilled(AdventureCondition, frozen=True, tag="boxes-filled"):
    """ "all boxes of 4C are filled", with `none`: "… are not all filled"."""

    place: str
    none: bool = False


class HasHeroCards(AdventureCondition, frozen=True, tag="has-hero-cards"):
    """ "more than 2 single-tipped cards in hand"."""

    how: Literal["more", "fewer", "exactly"]
    count: int
    tips: Tips
    where: Literal["hand", "deck"] = "hand"


class MissionFulfilled(AdventureCondition, frozen=True, tag="mission-fulfilled"):
    """Ruling D19: nothing printed remembers it, so the table does."""

    none: bool = False


AnyAdventureCondition = Mapped | BoxShows | BoxesFilled | HasHeroCards | MissionFulfilled


class Act(Struct, frozen=True, tag_field="do", omit_defaults=True):
    """Something a text asks for."""


# The adventure's cards


class Reveal(Act, frozen=True, tag="reveal"):
    """World: turn the card in place, so that this half is up (ruling W5)."""

    place: str


class RemoveThis(Act, frozen=True, tag="remove-this"):
    """World: this card leaves the grid, and its cell is empty (ruling W7)."""


class StopReading(Act, frozen=True, tag="stop-reading"):
    """ "there is nothing here": no further text, no fight (ruling W8)."""


class FillBox(Act, frozen=True, tag="fill-box"):
    """Fill the leftmost free box in pencil, for ever. Letters are what the boxes show, "" for a
    blank one; `end` is what counts when all are filled."""

    boxes: tuple[str, ...]
    end: str = ""


class Migrate(Act, frozen=True, tag="migrate"):
    """World: swap two cards of the grid (ruling W11)."""


class Teleport(Act, frozen=True, tag="teleport"):
    """Dungeon: to any cell of that room (ruling D17)."""

    place: str


class JoinHero(Act, frozen=True, tag="join-hero"):
    """The hero face of this card goes on the Discard Deck with this half up, or a chosen one
    (rulings W12 and D18)."""

    card: int
    tips: Tips | None = None


class AllowLeaving(Act, frozen=True, tag="allow-leaving"):
    """ "You may leave the fight at any moment" (ruling W10)."""


class FulfilMission(Act, frozen=True, tag="fulfil-mission"):
    """From now on the mission is fulfilled."""


class Win(Act, frozen=True, tag="win"):
    """The adventure ends well."""


# The hero's cards


class GainPoints(Act, frozen=True, tag="gain"):
    """Kept on the track until the next Restore (ruling A27)."""

    of: Track
    amount: int = 1


class TurnCards(Act, frozen=True, tag="turn"):
    """To the other half, in place (ruling A22). `tips`: only cards that show this Banner."""

    count: int = 1
    tips: Tips | None = None
    where: Pile = "either"
    up_to: bool = False


class SwapCards(Act, frozen=True, tag="swap"):
    """Up to so many hand cards with as many of the Discard Deck (ruling A36)."""

    count: int = 1
    tips: Tips | None = None


class RecoverCards(Act, frozen=True, tag="recover"):
    """Up to so many cards of the Discard Deck with removed ones, which come back with this half up,
    or a chosen one (ruling A36)."""

    count: int = 1
    tips: Tips | None = None


class RecoverFromHand(Act, frozen=True, tag="recover-from-hand"):
    """Up to so many cards of the hand with removed ones, which take their places there (ruling
    4.0.11)."""

    count: int = 1
    tips: Tips | None = None


class DiscardCards(Act, frozen=True, tag="discard"):
    """From the hand. As an order: as many as there are (ruling A34); as a price: all (A33)."""

    count: int = 1
    tips: Tips | None = None
    element: Element | None = None


class DiscardRow(Act, frozen=True, tag="discard-row"):
    """Hand cards with these spheres, whose values rise, fall or are the same in this order (ruling
    A37)."""

    stars: Stars
    order: Literal["rising", "falling", "same"]


class DrawCards(Act, frozen=True, tag="draw"):
    """From the bottom of the Discard Deck."""

    count: int


class ExhaustHeroCards(Act, frozen=True, tag="exhaust"):
    """Follow their Exhaust Effects; Mana on the track may pay (ruling A30)."""

    count: int = 1
    where: Pile = "either"


class RemoveHeroCards(Act, frozen=True, tag="remove"):
    count: int = 1
    where: Pile = "either"


class Gamble(Act, frozen=True, tag="gamble"):
    """Show a hand card and draw one: keep both if its value is as wagered, else discard both
    (ruling A38)."""

    wager: Literal["higher", "lower", "same"]


class Curse(Act, frozen=True, tag="curse"):
    """Discard the hand, turn the whole Discard Deck, draw a new hand (ruling A39)."""


AnyAct = (
    Reveal
    | RemoveThis
    | StopReading
    | FillBox
    | Migrate
    | Teleport
    | JoinHero
    | AllowLeaving
    | FulfilMission
    | Win
    | GainPoints
    | TurnCards
    | SwapCards
    | RecoverCards
    | RecoverFromHand
    | DiscardCards
    | DiscardRow
    | DrawCards
    | ExhaustHeroCards
    | RemoveHeroCards
    | Gamble
    | Curse
)


class Story(Struct, frozen=True, tag_field="kind", tag="story"):
    """Words that only tell."""

    text: Text


class Instruction(Struct, frozen=True, tag_field="kind", tag="instruction", omit_defaults=True):
    """One sentence: "For 1 time, if 3A is mapped you may discard 1 Fire card: draw 2"."""

    do: tuple[AnyAct, ...]
    when: tuple[AnyAdventureCondition, ...] = ()
    once: bool = False
    """ "For 1 time": only once in a game; at most one in a text."""
    may: bool = False
    """ "You may": the player decides; who declines has not used up "For 1 time" (ruling A32)."""
    price: tuple[AnyAct, ...] = ()
    """What must be done before the colon: all of it, or nothing happens (ruling A33)."""
    otherwise: tuple[AnyAct, ...] = ()
    """What happens where the condition is not met."""


Passage = Story | Instruction
