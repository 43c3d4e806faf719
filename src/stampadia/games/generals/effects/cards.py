"""Ops on the cards of units and on the card that speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.choices import CELL, COLUMN, PICK
from stampadia.games.generals.content import INCOMING, PLAYER
from stampadia.games.generals.effects.questions import (
    CardToDiscard,
    CardToReplace,
    CardToTake,
    Destination,
    SpaceForThis,
    UnitToMove,
)
from stampadia.games.generals.language.skills import (
    AddDrawn,
    BecomeUnit,
    DiscardFromUnit,
    DiscardPlace,
    DiscardThis,
    JoinUnit,
    KeepUnit,
    MoveOrMerge,
    MoveUnit,
    ReplaceCard,
    ReprintThis,
    SelectUnit,
    TakeFromUnit,
    ThisToLife,
    ThisToPlaceStack,
)
from stampadia.games.generals.language.units import Chosen, That, Units
from stampadia.games.generals.rules.attack import keep
from stampadia.games.generals.rules.cards import Give, room_for_life, seats_with_room
from stampadia.games.generals.rules.causes import NOWHERE, Cause
from stampadia.games.generals.rules.numbers import cell_of, chosen_cells
from stampadia.games.generals.rules.questions import Cell, Then, UnitOfText
from stampadia.games.generals.rules.steps import ask
from stampadia.games.generals.rules.texts import (
    Do,
    Ops,
    choices_in,
    for_units,
    holder_of,
    is_players,
    meant_cells,
    owner_cell,
    resolve,
    speaking_card,
)

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop


# Taking cards from where they lie


def take_out(position: Position, cell: Cell, troop: Troop, place: int) -> int:
    """Take a card out of a unit; the last one takes the unit with it (ruling D21)."""
    cards = list(troop.stack.cards)
    card = cards.pop(place)
    if cards:
        position.restack(troop, tuple(cards))
    else:
        position.put(*cell, None)
    return card


def this_card(position: Position, cause: Cause) -> int:
    """The card that "this card" means."""
    found = position.find(cause.owner) if cause.owner >= 0 else None
    return cause.face if found is None else speaking_card(found[2], cause)


def lift(position: Position, cause: Cause) -> bool:
    """Take the speaking card from where it lies: from the event under way, the Place Stack, its
    unit, or from where it was just put away. Whether it was there at all: a text that has sent
    its card away already cannot send it once more."""
    card = this_card(position, cause)
    if position.active_event == card:
        position.active_event = -1
        return True
    if card in position.places:
        position.take_place(position.places.index(card))
        return True
    found = position.find(cause.owner) if cause.owner >= 0 else None
    if found is not None and card in found[2].stack.cards:
        row, column, troop = found
        take_out(position, (row, column), troop, troop.stack.cards.index(card))
        return True
    # from the discard pile, or from the Event Deck, where it lies turned (ruling E5)
    deck = position.deck
    if not deck.is_event(card):
        if card in position.discard:
            position.discard.remove(card)
            return True
        return False
    if deck.turned(card) not in position.event_pile:
        return False
    place = position.event_pile.index(deck.turned(card))
    del position.event_pile[place]
    if place < position.known_events:
        position.known_events -= 1
    return True


# The card that speaks


def discard_this(position: Position, cause: Cause, _op: DiscardThis) -> None:
    if cause.face in position.places:
        position.take_place(position.places.index(cause.face))
        position.scrap((cause.face,))
        position.news.append(("discarded-place", cause.face, position.place_level))
        return
    if position.active_event == cause.face:
        lift(position, cause)
        position.scrap((cause.face,))
        return
    found = position.find(cause.owner)
    if found is None:
        return
    row, column, troop = found
    card = speaking_card(troop, cause)
    if card not in troop.stack.cards:
        return
    replacement = _replacement(position, cause)
    if replacement is not None and len(troop.stack.cards) == 1 and position.pile:
        # the drawn card takes its place, so that the unit is not gone in between
        add_drawn(position, cause, replacement)
        position.agenda.pop()
    take_out(position, (row, column), troop, troop.stack.cards.index(card))
    position.news.append(("discarded-from", row * 4 + column, card))
    position.scrap((card,))


def _replacement(position: Position, cause: Cause) -> AddDrawn | None:
    step = position.agenda[-1]
    follows = isinstance(step, Do) and step.cause == cause and isinstance(step.op, AddDrawn)
    return step.op if follows else None  # type: ignore[attr-defined]


def add_drawn(position: Position, cause: Cause, op: AddDrawn) -> None:
    found = position.find(holder_of(cause))
    if found is None or not position.pile:
        return
    row, column, troop = found
    card = position.pile.pop()
    position.restack(troop, (*troop.stack.cards, card))
    position.news.append(("added-drawn", row * 4 + column, card))
    if op.apply and position.action is not None:
        deck = position.deck
        position.action.bonus += (deck.headers[card].life or 0) + (deck.bodies[card].life or 0)


def keep_unit(position: Position, cause: Cause, _op: KeepUnit) -> None:
    serial = holder_of(cause)
    if position.find(serial) is not None:
        keep(position, serial)


def move_or_merge(position: Position, cause: Cause, op: MoveOrMerge) -> None:
    """Ruling D20: to the opposite space, or behind the unit there, whose wounds stay."""
    found = position.find(holder_of(cause))
    cells = meant_cells(position, cause, (op.to,))
    if found is None or not cells:
        return
    row, column, troop = found
    keep(position, troop.serial)
    position.put(row, column, None)
    goal_row, goal_column = cells[0]
    other = position.rows[goal_row][goal_column]
    if other is None:
        position.put(goal_row, goal_column, troop)
    else:
        position.restack(other, (*troop.stack.cards, *other.stack.cards))
    cells_told = (row * 4 + column, goal_row * 4 + goal_column)
    position.news.append(("changed-sides", *cells_told, troop.stack.cards[-1]))


def this_to_life(position: Position, cause: Cause, _op: ThisToLife) -> None:
    card = this_card(position, cause)
    if room_for_life(position) and lift(position, cause):
        position.life_cards.append(card)
        position.seen_life += (card,)
        position.news.append(("hid-in-life", card))


def this_to_place_stack(position: Position, cause: Cause, _op: ThisToPlaceStack) -> None:
    card = this_card(position, cause)
    if lift(position, cause):
        position.add_place(card)
        position.news.append(("joined-places", card, position.place_level))


def reprint_this(position: Position, cause: Cause, _op: ReprintThis) -> None:
    """The Printer Deck is made of Unit Cards; an Event Card stays where it is."""
    card = this_card(position, cause)
    if card < position.deck.units and lift(position, cause):
        position.pile.append(card)
        position.news.append(("reprinted", card))


# Units of the player's choice


def select_unit(position: Position, cause: Cause, op: SelectUnit) -> None:
    position.selected = -1
    step = position.agenda[-1]
    if isinstance(step, Do) and isinstance(step.op, MoveUnit) and isinstance(step.op.of, That):
        _resolve_movable(position, cause, op, step.op, _select)
    else:
        resolve(position, cause, op, (op.of,), _select)


def _select(position: Position, _cause: Cause, _op: SelectUnit, cells: list[Cell]) -> None:
    for row, column in cells:
        troop = position.rows[row][column]
        if troop is not None:
            position.selected = troop.serial


def _discard_from(position: Position, cause: Cause, op: DiscardFromUnit, cells: list[Cell]) -> None:
    for cell in cells[:1]:
        troop = position.rows[cell[0]][cell[1]]
        if troop is None:
            continue
        cards = troop.stack.cards
        if op.which != "any":
            place = 0 if op.which == "top" else len(cards) - 1
            _discard_at(position, CardToDiscard(cell), PICK + place)
        else:
            choices = _unit_cards(position, troop)
            if choices and not is_players(position, cause):
                choices = choices[:1]
            ask(position, "which-card-of-unit", choices, CardToDiscard(cell), _discard_at)


def _discard_at(position: Position, about: CardToDiscard, choice: int) -> None:
    cell = about.cell
    troop = position.rows[cell[0]][cell[1]]
    assert troop is not None
    card = take_out(position, cell, troop, choice - PICK)
    position.news.append(("discarded-from", cell[0] * 4 + cell[1], card))
    position.scrap((card,))


def _take_from(position: Position, cause: Cause, op: TakeFromUnit, cells: list[Cell]) -> None:
    for cell in cells[:1]:
        troop = position.rows[cell[0]][cell[1]]
        if troop is None:
            continue
        if op.amount is None:
            position.put(*cell, None)
            _take(position, troop.stack.cards)
        else:
            _take_next(position, CardToTake(cell, position.amount(op.amount, cause.x), cause))


def _take_next(position: Position, about: CardToTake) -> None:
    troop = position.rows[about.cell[0]][about.cell[1]]
    if troop is not None and about.times > 0:
        choices = _unit_cards(position, troop)
        ask(position, "which-card-of-unit", choices, about, _take_at)


def _unit_cards(position: Position, troop: Troop) -> list[int]:
    """Which of the cards of a unit can be picked: an event card cannot."""
    units = position.deck.units
    return [PICK + place for place, card in enumerate(troop.stack.cards) if card < units]


def _take_at(position: Position, about: CardToTake, choice: int) -> None:
    cell = about.cell
    troop = position.rows[cell[0]][cell[1]]
    assert troop is not None
    serial = troop.serial
    card = take_out(position, cell, troop, choice - PICK)
    if position.find(serial) is not None:
        _take_next(position, CardToTake(cell, about.times - 1, about.cause))
    _take(position, (card,))


def can_take(position: Position, op: TakeFromUnit, serial: int, _ops: Ops) -> bool:
    if serial < 0:
        return all(chosen_cells(position, one, NOWHERE) for one in choices_in(op))
    return position.find(serial) is not None and bool(seats_with_room(position))


def _take(position: Position, cards: tuple[int, ...]) -> None:
    """Into hands with room, one by one; event cards are never taken."""
    units = position.deck.units
    position.scrap([card for card in cards if card >= units])
    taken = tuple(card for card in cards if card < units)
    position.looked += taken
    position.agenda += [Give("took")] * len(taken)


def move_unit(position: Position, cause: Cause, op: MoveUnit) -> None:
    _resolve_movable(position, cause, op, op, _move)


def can_move(position: Position, op: MoveUnit, serial: int, ops: Ops) -> bool:
    units = op.of
    if isinstance(units, That) and serial < 0:
        units = next((one.of for one in ops if isinstance(one, SelectUnit)), units)
    return any(_destinations(position, cell, op) for cell in _op_cells(position, units, serial))


def _op_cells(position: Position, units: Units, serial: int) -> list[tuple[int, int]]:
    if isinstance(units, Chosen):
        return chosen_cells(position, units, NOWHERE)
    found = position.find(serial) if serial >= 0 else None
    if found is not None:
        return [found[:2]]
    return [(row, column) for row in (0, 1) for column in range(4) if position.rows[row][column]]


def _destinations(position: Position, cell: tuple[int, int], op: MoveUnit) -> list[tuple[int, int]]:
    """Where a unit may be moved: an empty space of its row, or back to the Incoming Row."""
    row, column = cell
    if op.back:
        return [(INCOMING, column)] if position.rows[INCOMING][column] is None else []
    return [(row, place) for place in range(4) if position.rows[row][place] is None]


def _resolve_movable(
    position: Position, cause: Cause, op: SelectUnit | MoveUnit, move: MoveUnit, then: Then
) -> None:
    """Ruling E3: of the units to choose from, those that can be moved."""
    if not isinstance(op.of, Chosen) or not is_players(position, cause):
        resolve(position, cause, op, (op.of,), then)
        return
    cells = chosen_cells(position, op.of, owner_cell(position, cause))
    cells = [cell for cell in cells if _destinations(position, cell, move)]
    choices = [CELL + row * 4 + column for row, column in cells]
    ask(position, "which-unit", choices, UnitToMove(cause, op, then), _picked_movable)


def _picked_movable(position: Position, about: UnitToMove, choice: int) -> None:
    about.then(position, about.cause, about.op, [cell_of(choice - CELL)])


def _move(position: Position, _cause: Cause, op: MoveUnit, cells: list[Cell]) -> None:
    for cell in cells[:1]:
        if position.rows[cell[0]][cell[1]] is None:
            continue
        choices = [CELL + row * 4 + column for row, column in _destinations(position, cell, op)]
        ask(position, "where-to", choices, Destination(cell), _move_to)


def _move_to(position: Position, about: Destination, choice: int) -> None:
    cell = about.cell
    troop = position.rows[cell[0]][cell[1]]
    goal = cell_of(choice - CELL)
    position.put(*cell, None)
    position.put(*goal, troop)
    assert troop is not None
    told = (cell[0] * 4 + cell[1], choice - CELL, troop.stack.cards[-1])
    position.news.append(("moved", *told))


# Cards that join units


def _join(position: Position, cause: Cause, op: JoinUnit, cells: list[Cell]) -> None:
    card = this_card(position, cause)
    for row, column in cells[:1]:
        troop = position.rows[row][column]
        if troop is None or troop.stack.cards == (card,) or not lift(position, cause):
            continue
        cards = troop.stack.cards
        position.restack(troop, (*cards, card) if op.how == "add" else (card, *cards))
        position.news.append(("joined", row * 4 + column, card))


def become_unit(position: Position, cause: Cause, _op: BecomeUnit) -> None:
    empty = [column for column in range(4) if position.rows[PLAYER][column] is None]
    choices = [COLUMN + column for column in empty]
    ask(position, "which-column", choices, SpaceForThis(cause), _become)


def _become(position: Position, about: SpaceForThis, choice: int) -> None:
    card = this_card(position, about.cause)
    if lift(position, about.cause):
        position.muster(PLAYER, choice - COLUMN, (card,))
        position.news.append(("joined", choice - COLUMN, card))


def replace_card(position: Position, cause: Cause, op: ReplaceCard) -> None:
    cells = dict.fromkeys((row, column) for row, column, _ in _replaceable(position, op))
    choices = [CELL + row * 4 + column for row, column in cells]
    ask(position, "which-unit", choices, UnitOfText(cause, op), _replace_in)


def can_replace(position: Position, op: ReplaceCard, _serial: int, _ops: Ops) -> bool:
    return bool(_replaceable(position, op))


def _replaceable(position: Position, op: ReplaceCard) -> list[tuple[int, int, int]]:
    """Row, column and place in the stack of each card that may be replaced."""
    deck = position.deck
    return [
        (row, column, place)
        for row, column in _op_cells(position, op.of, -1)
        if (troop := position.rows[row][column]) is not None
        for place, card in enumerate(troop.stack.cards)
        if card < deck.units and (not op.infusing or deck.infuses_any(card))
    ]


def _replace_in(position: Position, about: UnitOfText, choice: int) -> None:
    cell = cell_of(choice - CELL)
    found = _replaceable(position, about.op)
    choices = [PICK + place for row, column, place in found if (row, column) == cell]
    about_card = CardToReplace(about.cause, cell)
    ask(position, "which-card-of-unit", choices, about_card, _replace_at)


def _replace_at(position: Position, about: CardToReplace, choice: int) -> None:
    cause, cell = about.cause, about.cell
    troop = position.rows[cell[0]][cell[1]]
    assert troop is not None
    card, old = this_card(position, cause), troop.stack.cards[choice - PICK]
    if card == old or not lift(position, cause):
        return
    cards = [card if one == old else one for one in troop.stack.cards]
    position.restack(troop, tuple(cards))
    position.news.append(("discarded-from", cell[0] * 4 + cell[1], old))
    position.news.append(("joined", cell[0] * 4 + cell[1], card))
    position.scrap((old,))


def discard_place(position: Position, _cause: Cause, op: DiscardPlace) -> None:
    choices = [PICK + index for index in _matching_places(position, op)]
    ask(position, "which-place", choices, None, _discard_place)


def can_discard_place(position: Position, op: DiscardPlace, _serial: int, _ops: Ops) -> bool:
    return bool(_matching_places(position, op))


def _matching_places(position: Position, op: DiscardPlace) -> list[int]:
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


def _discard_place(position: Position, _about: None, choice: int) -> None:
    card = position.take_place(choice - PICK)
    position.news.append(("discarded-place", card, position.place_level))
    position.scrap((card,))


# Ops that are done to the units they name


discard_from_unit: Final = for_units("of", _discard_from)
take_from_unit: Final = for_units("of", _take_from)
join_unit: Final = for_units("of", _join)
