"""What adventures do with their own cards: turn, remove and swap them, lead elsewhere, and end.
Rulings W5 to W13, D17 to D21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.rules.agenda import (
    CardJoining,
    RegionsToSwap,
    RoomToEnter,
    RoomToPlace,
)
from stampadia.games.travelers.rules.cards import discard
from stampadia.games.travelers.rules.dungeon import dungeon_of
from stampadia.games.travelers.rules.ending import stop_reading, unknown, won
from stampadia.games.travelers.rules.floor_plan import cell_number, code_of, numbered_cell, room_of
from stampadia.games.travelers.rules.steps import Question
from stampadia.games.travelers.rules.world import world_of

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


def can_reveal(position: Position, _place: str, act: say.Reveal) -> bool:
    world = world_of(position)
    return world.mapped(act.place[0]) and not world.mapped(act.place)


def reveal(position: Position, place: str, act: say.Reveal) -> None:
    """Ruling W5: in place; nothing happens if it is shown already, or removed."""
    if can_reveal(position, place, act):
        world_of(position).turn(int(act.place[0]) - 1)
        position.news.append(("revealed", act.place))


def can_remove_this(position: Position, place: str, _act: say.RemoveThis) -> bool:
    return world_of(position).mapped(place[0])


def remove_this(position: Position, place: str, act: say.RemoveThis) -> None:
    """Ruling W7: the token stays on the empty cell."""
    if can_remove_this(position, place, act):
        world_of(position).remove(int(place[0]) - 1)
        position.news.append(("card-removed", place))


def end_reading(position: Position, place: str, _act: say.StopReading) -> None:
    position.news.append(("nothing-here", place))
    stop_reading(position)


def can_fill_box(position: Position, place: str, act: say.FillBox) -> bool:
    return position.filled_boxes(place) < len(act.boxes)


def fill_box(position: Position, place: str, act: say.FillBox) -> None:
    filled = min(len(act.boxes), position.filled_boxes(place) + 1)
    position.ticks = {**position.ticks, position.box_key(place): filled}
    position.news.append(("box-filled", place, filled))


def can_allow_leaving(position: Position, _place: str, _act: say.AllowLeaving) -> bool:
    return not position.leaving_allowed


def allow_leaving(position: Position, _place: str, _act: say.AllowLeaving) -> None:
    position.leaving_allowed = True


def can_fulfil(position: Position, _place: str, _act: say.FulfilMission) -> bool:
    return not position.adventure.fulfilled


def fulfil(position: Position, _place: str, _act: say.FulfilMission) -> None:
    position.adventure.fulfilled = True
    position.news.append(("mission-fulfilled",))


def win(position: Position, _place: str, _act: say.Win) -> None:
    won(position)


# Two cards change places


def _on_grid(position: Position) -> list[int]:
    return sorted(card for card in world_of(position).grid if card >= 0)


def can_migrate(position: Position, _place: str, _act: say.Migrate) -> bool:
    return len(_on_grid(position)) > 1


def migrate(position: Position, _place: str, _act: say.Migrate) -> None:
    cards = [n.GRID + card for card in _on_grid(position)]
    if len(cards) > 1:
        position.agenda.append(Question("migrate", cards, RegionsToSwap(None), _first_chosen))


def _first_chosen(position: Position, _about: RegionsToSwap, choice: int) -> None:
    first = choice - n.GRID
    others = [n.GRID + card for card in _on_grid(position) if card != first]
    about = RegionsToSwap(first)
    position.agenda.append(Question("migrate", others, about, _second_chosen))


def _second_chosen(position: Position, about: RegionsToSwap, choice: int) -> None:
    assert about.first is not None
    world_of(position).swap(about.first, choice - n.GRID)
    position.news.append(("migrated", about.first, choice - n.GRID))


# A card joins the hero


def can_join(position: Position, _place: str, _act: say.JoinHero) -> bool:
    return position.joining is not None


def join(position: Position, _place: str, act: say.JoinHero) -> None:
    """Ruling W12: the card leaves the adventure for good."""
    card = position.joining
    if card is None:
        return
    if position.world is None:
        _leave_card(position, act.card - 1)
    elif position.world.mapped(str(act.card)):
        position.world.remove(act.card - 1)
    if act.tips is None:
        halves = [n.HALF, n.HALF + 1]
        position.news.append(("joining", card))
        position.agenda.append(Question("join-half", halves, CardJoining(card), _joined))
    else:
        _joined(position, CardJoining(card), n.HALF + act.tips - 1)


def _joined(position: Position, about: CardJoining, choice: int) -> None:
    card = about.card
    position.sides[card] = choice - n.HALF
    position.joined = True
    position.news.append(("joined", card, position.sides[card]))
    discard(position, card)


def _leave_card(position: Position, card: int) -> None:
    """Ruling D18: back to the door cell the hero came through; after a teleport to the nearest
    room on the table, by its number."""
    state = dungeon_of(position)
    state.take_away(card)
    if state.room // 4 != card:
        return
    if state.came is not None and state.on_table(state.came[0]):
        state.room, state.cell = state.came
    else:
        number, placed = min(state.table.items())
        state.room = number * 4 + placed.orientation
        state.cell = min(state.here.floor)
    state.came = None
    position.news.append(("stepped-back", state.code_here()))


# Teleports


def can_teleport(position: Position, _place: str, act: say.Teleport) -> bool:
    """Not where its card has joined the hero."""
    return room_of(act.place) // 4 not in dungeon_of(position).gone


def teleport(position: Position, place: str, act: say.Teleport) -> None:
    """Ruling D17."""
    state = dungeon_of(position)
    room = room_of(act.place)
    if not can_teleport(position, place, act):
        position.news.append(("no-such-room", act.place))
        return
    if state.on_table(room):
        _choose_cell(position, room)
        return
    beside = state.places_to_attach(room)
    if len(beside) > 1:
        choices = sorted(n.ATTACH + number for number, _ in beside)
        position.agenda.append(Question("attach", choices, RoomToPlace(room), _attach))
    elif beside:
        _attach(position, RoomToPlace(room), n.ATTACH + beside[0][0])
    else:
        state.place_apart(room)
        position.news.append(("room-placed", act.place))
        _choose_cell(position, room)


def _attach(position: Position, about: RoomToPlace, choice: int) -> None:
    state = dungeon_of(position)
    beside = dict(state.places_to_attach(about.room))
    state.place_behind(choice - n.ATTACH, beside[choice - n.ATTACH])
    position.news.append(("room-placed", code_of(about.room)))
    _choose_cell(position, about.room)


def _choose_cell(position: Position, room: int) -> None:
    state = dungeon_of(position)
    if room in state.unknown:
        unknown(position)
        return
    choices = [n.CELL + cell_number(room, cell) for cell in sorted(state.rooms[room].floor)]
    position.agenda.append(Question("teleport", choices, RoomToEnter(room), _teleported))


def _teleported(position: Position, about: RoomToEnter, choice: int) -> None:
    state = dungeon_of(position)
    state.room, state.cell = about.room, numbered_cell(about.room, choice - n.CELL)
    state.came = None
    state.entering = True
    position.news.append(("teleported", code_of(about.room)))
