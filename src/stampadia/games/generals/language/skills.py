"""What skills, places and events do, as data: the same for every language and every set.

A *skill* is `need: do`, printed on a header or a body. Its trigger and its banner are printed
beside it and live on the card's `Part`. Amounts, units and ops combine freely: whatever can be
said of one target can be said of every target.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, get_args

from msgspec import Struct

from stampadia.games.generals.content import Element
from stampadia.games.generals.language.units import (
    FRONT,
    ONE,
    SELF,
    Amount,
    Comparison,
    Spaces,
    Stat,
    Units,
)

# Ops on units


class Op(Struct, frozen=True, tag_field="op", omit_defaults=True):
    """Something a skill does."""


class Change(Op, frozen=True, tag="change"):
    """ "+{x}{attack}", "-1{life} to {front}"."""

    stat: Stat
    by: Amount
    to: tuple[Units, ...] = (SELF,)


class Repeat(Op, frozen=True, tag="repeat"):
    """ "{x} times, …"."""

    times: Amount
    do: tuple[AnyOp, ...]


class AddWounds(Op, frozen=True, tag="add-wounds"):
    """ "Add {x}{wound} to {front}"."""

    amount: Amount
    to: tuple[Units, ...]


class RemoveWounds(Op, frozen=True, tag="remove-wounds"):
    """ "Remove 1{wound} from {sides}", "remove all {wound}" (no amount)."""

    amount: Amount | None = None
    of: tuple[Units, ...] = (SELF,)


class MoveWounds(Op, frozen=True, tag="move-wounds"):
    """ "Move here up to 2{wound} from {sides}", "Move 1{wound} from this Unit to {front}", "Move
    here all {wound} from {left}" (no amount)."""

    amount: Amount | None
    source: tuple[Units, ...]
    to: tuple[Units, ...] = (SELF,)
    up_to: bool = False


class Jump(Op, frozen=True, tag="jump"):
    """ "Jump {x} spaces {right}"."""

    by: Amount
    toward: Literal["left", "right"]


class JumpTo(Op, frozen=True, tag="jump-to"):
    """ "Jump to highest {attack} Enemy": to the own row's space in front of it."""

    to: Units


class Infuse(Op, frozen=True, tag="infuse"):
    """ "Infuse {sides} with {fire}", "Infuse with this Element" (no element named): the element
    printed on the card's header, as often as printed there."""

    elements: tuple[Element, ...] = ()
    to: tuple[Units, ...] = (SELF,)


class InfuseLike(Op, frozen=True, tag="infuse-like"):
    """ "Infuse with {front} Unit Cards Elements": with the elements printed on these units."""

    like: tuple[Units, ...]
    to: tuple[Units, ...] = (SELF,)


class InfuseAny(Op, frozen=True, tag="infuse-any"):
    """ "Infuse it with 1 Element of your choice"."""

    amount: Amount = ONE
    to: tuple[Units, ...] = (SELF,)


class AttackTimes(Op, frozen=True, tag="attack-times"):
    """ "Attack twice"."""

    times: Amount


class AttackSpaces(Op, frozen=True, tag="attack-spaces"):
    """ "Attack {frontsides} instead"; `also` keeps the usual target as the first one."""

    at: tuple[Units, ...]
    also: bool = False


class AttackPlaces(Op, frozen=True, tag="attack-places"):
    """ "Draw 1 Place Card, attack its Print spaces on Opposing Row instead, discard Place Card"."""


class AttackAgainMerged(Op, frozen=True, tag="attack-again-merged"):
    """ "After its first attack, merge this card with this Unit and attack again"."""


class OnHit(Op, frozen=True, tag="on-hit"):
    """ "If this Unit attacks and adds {wound} to a Unit, …"; `That` is the struck unit."""

    do: tuple[AnyOp, ...]


class Guard(Op, frozen=True, tag="guard"):
    """ "Any Ally: do not get any {wound}, …" and "Any Ally: keep {wound} on that Unit, … instead":
    the ally gets no wounds, or is not defeated; `do` is the price."""

    against: Literal["wounds", "defeat"]
    do: tuple[AnyOp, ...]


class Defeat(Op, frozen=True, tag="defeat"):
    of: tuple[Units, ...] = (SELF,)


class Exhaust(Op, frozen=True, tag="exhaust"):
    of: tuple[Units, ...] = (SELF,)


class Restore(Op, frozen=True, tag="restore"):
    of: tuple[Units, ...] = (SELF,)


class DiscardThis(Op, frozen=True, tag="discard-this"):
    """ "Discard this card"."""


class KeepUnit(Op, frozen=True, tag="keep-unit"):
    """ "and keep the Unit": it is not defeated after all."""


class ReprintThis(Op, frozen=True, tag="reprint-this"):
    """ "Put this card on top of the Printer Deck": the next draw takes it."""


class TurnPage(Op, frozen=True, tag="turn-page"):
    """ "Move the bottom card of {front} to its top": another card shows its body from now on."""

    of: tuple[Units, ...] = (SELF,)


class MoveOrMerge(Op, frozen=True, tag="move-or-merge"):
    """ "move or merge remaining cards with {front}": they change sides instead of being
    discarded."""

    to: Spaces = FRONT


class AddDrawn(Op, frozen=True, tag="add-drawn"):
    """ "draw 1 Unit Card, add it to this Unit, and apply (ignore) its effects now"."""

    apply: bool = False


class SwapColumns(Op, frozen=True, tag="swap-columns"):
    """ "Swap this Unit {attack} and {life} column values"."""


class JumpsMaySwap(Op, frozen=True, tag="jumps-may-swap"):
    """ "Jumps may swap places with allies"."""


class CopyText(Op, frozen=True, tag="copy-text"):
    """ "This text is the same as {front}. If copied, this effect text is blank"."""

    of: Spaces = FRONT


# Ops on the table


class Print(Op, frozen=True, tag="print"):
    """ "Print a level {level} Unit on the Incoming Row 1st and 2nd column". No columns: all
    empty spaces; `chosen`: one empty space of the player's choice."""

    level: Amount
    columns: tuple[int, ...] = ()
    chosen: bool = False


class Draw(Op, frozen=True, tag="draw"):
    """ "draw 2 cards", into the hand."""

    amount: Amount


class DrawAndPick(Op, frozen=True, tag="draw-and-pick"):
    """ "draw 3 cards, pick 1, discard the other 2"."""

    look: int
    pick: int = 1


class DrawToRow(Op, frozen=True, tag="draw-to-row"):
    """ "draw 1 card and put it on a Player Row empty space"."""


class GainLife(Op, frozen=True, tag="gain-life"):
    amount: Amount = ONE


class LoseLife(Op, frozen=True, tag="lose-life"):
    amount: Amount = ONE


class GainShields(Op, frozen=True, tag="gain-shields"):
    amount: Amount = ONE


class DiscardShields(Op, frozen=True, tag="discard-shields"):
    """ "discard all shields" has no amount."""

    amount: Amount | None = None


class CardsOf(Struct, frozen=True, omit_defaults=True):
    """So many Unit Cards, of an element (header or body) or of any."""

    count: int = 1
    element: Element | None = None


class DiscardCards(Op, frozen=True, tag="discard-cards"):
    """ "Discard 1 {fire} and 1 {water} Unit Cards" from the hand; with nothing listed, any
    number of them."""

    cards: tuple[CardsOf, ...] = ()


class DiscardTop(Op, frozen=True, tag="discard-top"):
    """ "discard Printer Deck top card"."""

    amount: Amount = ONE


class DeclareElement(Op, frozen=True, tag="declare-element"):
    """ "Declare 1 Element"."""


class IfTopInfuses(Op, frozen=True, tag="if-top-infuses"):
    """ "… if the new top card infuses that Element. Else, …"."""

    do: tuple[AnyOp, ...]
    otherwise: tuple[AnyOp, ...] = ()


class SetInk(Op, frozen=True, tag="set-ink"):
    """ "From now on: {level} is 7", while the card lies in the Place Stack."""

    to: Amount


class SelectUnit(Op, frozen=True, tag="select-unit"):
    """ "Select 1 Enemy: …"; it becomes `That`."""

    of: Units


class DiscardFromUnit(Op, frozen=True, tag="discard-from-unit"):
    """ "discard 1 Unit Card from any Enemy", "discard its bottom card", "discard the top card of
    {front}"."""

    of: Units
    which: Literal["top", "bottom", "any"] = "any"


class TakeFromUnit(Op, frozen=True, tag="take-from-unit"):
    """ "draw 1 of its Unit Cards", "draw the remaining cards" (no amount)."""

    of: Units
    amount: Amount | None = None


class MoveUnit(Op, frozen=True, tag="move-unit"):
    """ "move 1 of your Units to another Player Row empty space"; `back`: to the Incoming Row."""

    of: Units
    back: bool = False


class JoinUnit(Op, frozen=True, tag="join-unit"):
    """ "add this card to 1 of your Units" (at the bottom) or "merge this card with 1 Enemy" (at
    the top)."""

    of: Units
    how: Literal["add", "merge"] = "add"


class BecomeUnit(Op, frozen=True, tag="become-unit"):
    """ "put this card in any empty space" of the Player Row."""


class ReplaceCard(Op, frozen=True, tag="replace-card"):
    """ "Select 1 Unit's Unit Card infusing any Element: discard it, replace it with this card"."""

    of: Units
    infusing: bool = True


class DiscardPlace(Op, frozen=True, tag="discard-place"):
    """ "Select a level 2 Place Stack card infusing any Element: discard it"."""

    level: int | None = None
    infusing: bool = False


class CardToLife(Op, frozen=True, tag="card-to-life"):
    """ "Select 1 Unit Card from hand: add it face down to your Life"."""


class ThisToLife(Op, frozen=True, tag="this-to-life"):
    """ "shuffle this card face down with Life Cards"."""


class ThisToPlaceStack(Op, frozen=True, tag="this-to-place-stack"):
    """ "add this card to Place Stack"."""


class KeepPlaying(Op, frozen=True, tag="keep-playing"):
    """ "When you are defeated: … and keep playing"."""


class LoseGame(Op, frozen=True, tag="lose-game"):
    """ "and the game is over"."""


class TurnThis(Op, frozen=True, tag="turn-this"):
    """ "turn this card", which outlasts the game; within one it changes nothing."""


class Ritual(Op, frozen=True, tag="ritual"):
    """ "Touch the Printer Deck", "Accept your destiny": asks nothing and changes nothing but the
    Place Stack, which every event joins."""

    words: str


AnyOp = (
    Change | Repeat | AddWounds | RemoveWounds | MoveWounds | Jump | JumpTo | Infuse | InfuseLike
    | InfuseAny | AttackTimes | AttackSpaces | AttackPlaces | AttackAgainMerged | OnHit | Guard
    | Defeat | Exhaust | Restore | DiscardThis | KeepUnit | ReprintThis | TurnPage | MoveOrMerge
    | AddDrawn | SwapColumns | JumpsMaySwap | CopyText | Print | Draw | DrawAndPick | DrawToRow
    | GainLife | LoseLife
    | GainShields | DiscardShields | DiscardCards | DiscardTop | DeclareElement | IfTopInfuses
    | SetInk | SelectUnit | DiscardFromUnit | TakeFromUnit | MoveUnit | JoinUnit | BecomeUnit
    | ReplaceCard | DiscardPlace | CardToLife | ThisToLife | ThisToPlaceStack | KeepPlaying
    | LoseGame | TurnThis | Ritual
)  # fmt: skip

HOW_TO_ATTACK: Final = (AttackTimes, AttackSpaces, AttackPlaces, AttackAgainMerged)
"""Ops that say whom the unit attacks, and how often."""
OP_TYPES: Final[tuple[type[Op], ...]] = get_args(AnyOp)

_UNITS: Final = get_args(Units)


def units_named(op: Op) -> tuple[Units, ...]:
    """All units that an op speaks of, and those of the ops in it."""
    found: list[Units] = []
    for name in op.__struct_fields__:
        value = getattr(op, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, _UNITS):
                found.append(part)
            elif isinstance(part, OP_TYPES):
                found += units_named(part)
    return tuple(found)


def ops_within(ops: Iterable[AnyOp]) -> tuple[AnyOp, ...]:
    """These ops and all that they hold, in the order in which they are said."""
    found: list[AnyOp] = []
    for op in ops:
        held = [*getattr(op, "do", ()), *getattr(op, "otherwise", ())]
        found += [op, *ops_within(held)]
    return tuple(found)


# Conditions


class Elements(Struct, frozen=True, tag_field="need", tag="elements"):
    """ "{fire}{fire}:", met as often as the unit's elements go into these; that is `x`."""

    of: tuple[Element, ...]


class TableTest(Struct, frozen=True, tag_field="need", tag="table"):
    """ "You have 2 Life or less", "{level} is less than 4", "have 1 or more shields"."""

    of: Literal["life", "ink", "shields", "hand"]
    how: Comparison
    than: Amount


class Tally(Struct, frozen=True, tag_field="need", tag="tally"):
    """ "For each Ally beside this Unit:", met as often as there are such things; that is `x`. Of
    the battlefield's spaces to its left and right, its wounds, its cards, the Place Stack."""

    of: Literal["allies", "gaps", "wounds", "cards", "places"]


class Moment(Struct, frozen=True, tag_field="need", tag="moment"):
    """ "When 1 of your Units attacks", "In Recover Phase"; `That` is the unit concerned."""

    when: Literal["unit-attacks", "unit-defeated", "you-are-defeated", "recover-phase"]


Need = Elements | TableTest | Tally | Moment
OF_A_UNIT: Final = (Moment("unit-attacks"), Moment("unit-defeated"))
"""Moments that are a unit's."""


class Later(Struct, frozen=True):
    """ "On defeat: …", "When lost: …", "When you win this battle: …", after an event's effect."""

    when: Literal["defeat", "lost", "battle-won"]
    do: tuple[AnyOp, ...]


class Skill(Struct, frozen=True, omit_defaults=True):
    """One printed skill, place instruction or event text."""

    need: tuple[Need, ...] = ()
    cost: tuple[AnyOp, ...] = ()
    """What stands before the colon and must be done in full, or the rest is not done."""
    do: tuple[AnyOp, ...] = ()
    later: tuple[Later, ...] = ()


BLANK: Final = Skill()


# Texts that say nothing to us


class Unread(Struct, frozen=True, repr_omit_defaults=True):
    """A text that says nothing to us, and the nearest thing that would."""

    text: str
    near: str
    need: tuple[Need, ...] = ()
    """What it asks for before the colon, where that can be read: it counts all the same."""
