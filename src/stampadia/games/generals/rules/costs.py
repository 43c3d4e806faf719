"""Whether an op of an event could be done now: ruling E3, a cost in full and a legal target."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.generals.content import ELEMENTS, INCOMING, MOST_IN_HAND, MOST_LIFE, PLAYER
from stampadia.games.generals.language.skills import (
    OP_TYPES,
    AnyOp,
    BecomeUnit,
    CardsOf,
    CardToLife,
    DiscardCards,
    DiscardPlace,
    DiscardShields,
    DrawToRow,
    LoseLife,
    MoveUnit,
    Op,
    Print,
    ReplaceCard,
    SelectUnit,
    TakeFromUnit,
    ThisToLife,
)
from stampadia.games.generals.language.units import Chosen, That, Units
from stampadia.games.generals.rules.numbers import NOWHERE, can_choose, chosen_cells

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


def meets(position: Position, demands: Sequence[Demand], serial: int = -1) -> bool:
    """Whether all of these can be done; `serial` is the unit whose moment it is."""
    return all(what(position, op, serial, ops) for what, op, ops in demands)


def demands_of(ops: Ops) -> tuple[Demand, ...]:
    """What a text of these ops demands: it follows from the text alone, and so is worked out
    once. Most ops demand nothing."""
    found: list[Demand] = []
    for op in ops:
        what = DEMANDS.get(type(op))
        if what is not None:
            found.append((what, op, ops))
        elif choices := choices_in(op):
            found.append((_units, choices, ops))
    return tuple(found)


def choices_in(op: AnyOp) -> list[Chosen]:
    """The units that an op lets the player choose."""
    found: list[Chosen] = []
    for name in UNIT_FIELDS[type(op)]:
        units = getattr(op, name)
        listed = units if isinstance(units, tuple) else (units,)
        found += [one for one in listed if isinstance(one, Chosen)]
    return found


UNIT_FIELDS: Final = {
    kind: tuple(name for name in ("of", "to", "source") if name in kind.__struct_fields__)
    for kind in OP_TYPES
}
"""By op: the fields that say which units."""


# What ops demand

Ops = tuple[AnyOp, ...]
What = Callable[["Position", Any, int, Ops], bool]
Demand = tuple[What, Any, Ops]
"""What is demanded, of which op or units, and all ops of the text, among them the one that
selects a unit."""


def _units(position: Position, choices: list[Chosen], _serial: int, _ops: Ops) -> bool:
    return all(can_choose(position, one, NOWHERE) for one in choices)


def _cards(position: Position, op: DiscardCards, _serial: int, _ops: Ops) -> bool:
    return payable(position, hand_cards(position), wanted(op))


def _shields(position: Position, op: DiscardShields, _serial: int, _ops: Ops) -> bool:
    return op.amount is None or len(position.shields) >= position.amount(op.amount)


def _life(position: Position, op: LoseLife, _serial: int, _ops: Ops) -> bool:
    return position.lives() >= position.amount(op.amount)


def _own_space(position: Position, _op: AnyOp, _serial: int, _ops: Ops) -> bool:
    return None in position.rows[PLAYER]


def _printing_space(position: Position, op: Print, _serial: int, _ops: Ops) -> bool:
    named = bool(op.columns) and not op.chosen
    return named or None in position.rows[INCOMING]


def _card_for_life(position: Position, _op: CardToLife, _serial: int, _ops: Ops) -> bool:
    return bool(hand_cards(position)) and _room_for_life(position, _op, _serial, _ops)


def _room_for_life(position: Position, _op: AnyOp, _serial: int, _ops: Ops) -> bool:
    # ruling E8: there are no Life Cards in the Lite version
    return position.deck.full and position.lives() < MOST_LIFE


def _place(position: Position, op: DiscardPlace, _serial: int, _ops: Ops) -> bool:
    return bool(matching_places(position, op))


def _replaceable_card(position: Position, op: ReplaceCard, _serial: int, _ops: Ops) -> bool:
    return bool(replaceable(position, op))


def _goal(position: Position, op: MoveUnit, serial: int, ops: Ops) -> bool:
    units = op.of
    if isinstance(units, That) and serial < 0:
        units = next((one.of for one in ops if isinstance(one, SelectUnit)), units)
    return any(destinations(position, cell, op) for cell in op_cells(position, units, serial))


def _card_of_unit(position: Position, op: TakeFromUnit, serial: int, _ops: Ops) -> bool:
    if serial < 0:
        return all(chosen_cells(position, one, NOWHERE) for one in choices_in(op))
    return position.find(serial) is not None and has_room(position)


DEMANDS: Final[dict[type[Op], What]] = {
    DiscardCards: _cards,
    DiscardShields: _shields,
    LoseLife: _life,
    BecomeUnit: _own_space,
    DrawToRow: _own_space,
    Print: _printing_space,
    CardToLife: _card_for_life,
    ThisToLife: _room_for_life,
    DiscardPlace: _place,
    ReplaceCard: _replaceable_card,
    MoveUnit: _goal,
    TakeFromUnit: _card_of_unit,
}
"""What some ops demand besides units to choose from."""


def has_room(position: Position) -> bool:
    return any(len(hand) < MOST_IN_HAND for hand in position.hands)


def op_cells(position: Position, units: Units, serial: int) -> list[tuple[int, int]]:
    if isinstance(units, Chosen):
        return chosen_cells(position, units, NOWHERE)
    found = position.find(serial) if serial >= 0 else None
    if found is not None:
        return [found[:2]]
    return [(row, column) for row in (0, 1) for column in range(4) if position.rows[row][column]]


def destinations(position: Position, cell: tuple[int, int], op: MoveUnit) -> list[tuple[int, int]]:
    """Where a unit may be moved: an empty space of its row, or back to the Incoming Row."""
    row, column = cell
    if op.back:
        return [(INCOMING, column)] if position.rows[INCOMING][column] is None else []
    return [(row, place) for place in range(4) if position.rows[row][place] is None]


# Discarding cards from the hand


def hand_cards(position: Position) -> list[int]:
    """Cards that can pay; in co-op either general may give them."""
    return [card for hand in position.hands for card in hand]


@lru_cache(maxsize=256)
def wanted(op: DiscardCards) -> tuple[CardsOf, ...]:
    """Each card that must be given, those of an element first."""
    cards = [CardsOf(1, one.element) for one in op.cards for _ in range(one.count)]
    return tuple(sorted(cards, key=lambda one: one.element is None))


def payable(position: Position, cards: Sequence[int], wanted_cards: Sequence[CardsOf]) -> bool:
    """Whether different cards can be found for all that is wanted."""
    if not wanted_cards:
        return True
    if len(cards) < len(wanted_cards):
        return False
    first, rest = wanted_cards[0], wanted_cards[1:]
    if first.element is None:
        return True  # and so are the rest
    return any(
        payable(position, [*cards[:index], *cards[index + 1 :]], rest)
        for index, card in enumerate(cards)
        if fits(position, card, first)
    )


def fits(position: Position, card: int, one: CardsOf) -> bool:
    return one.element is None or position.deck.infuses(card, ELEMENTS.index(one.element))


# Cards on the table


def matching_places(position: Position, op: DiscardPlace) -> list[int]:
    """Places in the Place Stack that the event may discard, by their index."""
    deck = position.deck
    found = []
    for index, card in enumerate(position.places):
        is_unit = card < deck.units
        level = deck.place_levels[card] if is_unit else deck.levels[card]
        header = deck.places[card].header if is_unit else deck.headers[card]
        if op.level in (None, level) and (header.element or not op.infusing):
            found.append(index)
    return found


def replaceable(position: Position, op: ReplaceCard) -> list[tuple[int, int, int]]:
    """Row, column and place in the stack of each card that may be replaced."""
    deck = position.deck
    cells = (
        chosen_cells(position, op.of, NOWHERE)
        if isinstance(op.of, Chosen)
        else op_cells(position, op.of, -1)
    )
    return [
        (row, column, place)
        for row, column in cells
        if (troop := position.rows[row][column]) is not None
        for place, card in enumerate(troop.stack.cards)
        if card < deck.units and (not op.infusing or deck.infuses_any(card))
    ]
