"""What adventures do with their own cards: turn, remove and swap them, and end. Rulings W5 to W13,
D17 to D21."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.adventure_instructions import (
    AllowLeaving,
    FillBox,
    FulfilMission,
    JoinHero,
    Migrate,
    RemoveThis,
    Reveal,
    StopReading,
    Teleport,
    Win,
)
from stampadia.games.travelers.rules.cards import discard
from stampadia.games.travelers.rules.ending import won
from stampadia.games.travelers.rules.reading import acts, always, box_key, filled_boxes
from stampadia.games.travelers.rules.rooms import is_gone, leave_card, teleport
from stampadia.games.travelers.rules.texts import stop_reading
from stampadia.kernel.agenda import Question

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position
    from stampadia.games.travelers.world_state import WorldState


def _world(position: Position) -> WorldState:
    assert position.world is not None
    return position.world


def _can_reveal(position: Position, place: str, act: Reveal) -> bool:  # noqa: ARG001
    world = _world(position)
    return world.mapped(act.place[0]) and not world.mapped(act.place)


@acts(Reveal, _can_reveal)
def _reveal(position: Position, place: str, act: Reveal) -> None:
    """Ruling W5: in place; nothing happens if it is shown already, or removed."""
    if _can_reveal(position, place, act):
        _world(position).turn(int(act.place[0]) - 1)
        position.news.append(("revealed", act.place))


@acts(RemoveThis, lambda position, place, _: _world(position).mapped(place[0]))
def _remove_this(position: Position, place: str, act: RemoveThis) -> None:  # noqa: ARG001
    """Ruling W7: the token stays on the empty cell."""
    world = _world(position)
    if world.mapped(place[0]):
        world.remove(int(place[0]) - 1)
        position.news.append(("card-removed", place))


@acts(StopReading, always)
def _stop_reading(position: Position, place: str, act: StopReading) -> None:  # noqa: ARG001
    position.news.append(("nothing-here", place))
    stop_reading(position)


@acts(FillBox, lambda position, place, act: filled_boxes(position, place) < len(act.boxes))
def _fill_box(position: Position, place: str, act: FillBox) -> None:
    filled = min(len(act.boxes), filled_boxes(position, place) + 1)
    position.ticks = {**position.ticks, box_key(position, place): filled}
    position.news.append(("box-filled", place, filled))


def _not_yet_allowed(position: Position, place: str, act: AllowLeaving) -> bool:  # noqa: ARG001
    return not position.leaving_allowed


@acts(AllowLeaving, _not_yet_allowed)
def _allow_leaving(position: Position, place: str, act: AllowLeaving) -> None:  # noqa: ARG001
    position.leaving_allowed = True


@acts(FulfilMission, lambda position, _, act: not position.adventure.fulfilled)  # noqa: ARG005
def _fulfil(position: Position, place: str, act: FulfilMission) -> None:  # noqa: ARG001
    position.adventure.fulfilled = True
    position.news.append(("mission-fulfilled",))


@acts(Win, always)
def _win(position: Position, place: str, act: Win) -> None:  # noqa: ARG001
    won(position)


# Two cards change places


def _on_grid(position: Position) -> list[int]:
    return sorted(card for card in _world(position).grid if card >= 0)


@acts(Migrate, lambda position, _, act: len(_on_grid(position)) > 1)  # noqa: ARG005
def _migrate(position: Position, place: str, act: Migrate) -> None:  # noqa: ARG001
    cards = [n.GRID + card for card in _on_grid(position)]
    if len(cards) > 1:
        position.agenda.append(Question("migrate", 0, cards, None, _first_chosen))


def _first_chosen(position: Position, about: None, choice: int) -> None:  # noqa: ARG001
    first = choice - n.GRID
    others = [n.GRID + card for card in _on_grid(position) if card != first]
    position.agenda.append(Question("migrate", 0, others, first, _second_chosen))


def _second_chosen(position: Position, first: int, choice: int) -> None:
    _world(position).swap(first, choice - n.GRID)
    position.news.append(("migrated", first, choice - n.GRID))


# A card joins the hero


def _can_join(position: Position, place: str, act: JoinHero) -> bool:  # noqa: ARG001
    return position.joining is not None


@acts(JoinHero, _can_join)
def _join(position: Position, place: str, act: JoinHero) -> None:
    """Ruling W12: the card leaves the adventure for good."""
    if not _can_join(position, place, act):
        return
    card = position.joining
    assert card is not None
    if position.world is not None:
        if position.world.mapped(str(act.card)):
            position.world.remove(act.card - 1)
    else:
        leave_card(position, act.card - 1)
    if act.tips is None:
        halves = [n.HALF, n.HALF + 1]
        position.news.append(("joining", card))
        position.agenda.append(Question("join-half", 0, halves, card, _joined))
    else:
        _joined(position, card, n.HALF + act.tips - 1)


def _joined(position: Position, card: int, choice: int) -> None:
    position.sides[card] = choice - n.HALF
    position.joined = True
    position.news.append(("joined", card, position.sides[card]))
    discard(position, card)


@acts(Teleport, lambda position, _, act: not is_gone(position, act.place))
def _teleport(position: Position, place: str, act: Teleport) -> None:  # noqa: ARG001
    teleport(position, act.place)
