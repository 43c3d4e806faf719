"""Where to stand in a Dungeon's fight: every step costs Attack, and the enemy pulls."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final, NamedTuple

from stampadia.games.travelers.ground import room_of

if TYPE_CHECKING:
    from stampadia.games.travelers.content import Cell
    from stampadia.games.travelers.dungeon_state import DungeonState
    from stampadia.games.travelers.position import Position

Spot = tuple[int, "Cell"]


class Footing(NamedTuple):
    """A cell in reach."""

    spot: Spot
    steps: int
    far: int
    """From the enemy's symbol."""
    outside: int
    """How many of these steps lie in other rooms."""


class Stand(NamedTuple):
    """How a turn ends on a cell."""

    hits: int
    won: bool
    """Only where a successful defense wins."""
    escaped: bool
    far: int


_KNOWN: OrderedDict[object, list[Footing]] = OrderedDict()
MOST_KNOWN: Final = 512


def footings(state: DungeonState, place: str) -> list[Footing]:
    """Cells with a way to the symbol, and the steps from here; the nearest first."""
    table = tuple(sorted(state.table.items()))
    key = state.dungeon.rooms, table, place, state.room, state.cell
    found = _KNOWN.get(key)
    if found is None:
        found = _KNOWN[key] = _found(state, place)
        if len(_KNOWN) > MOST_KNOWN:
            _KNOWN.popitem(last=False)
    return found


def _found(state: DungeonState, place: str) -> list[Footing]:
    room = room_of(place)
    far = state.distances(room)
    outside: dict[Spot, int] = {}
    for spot in sorted(far, key=lambda one: far[one]):
        before = [to for to in state.neighbours(*spot) if far[to] == far[spot] - 1]
        outside[spot] = min((outside[to] for to in before), default=0) + (spot[0] != room)
    found: dict[tuple[int, int], Footing] = {}
    for spot, steps in _steps_from(state).items():
        if spot in far:
            # of cells that are as good as each other the nearest is enough
            alike = far[spot], outside[spot]
            found.setdefault(alike, Footing(spot, steps, *alike))
    return list(found.values())


def _steps_from(state: DungeonState) -> dict[Spot, int]:
    here = state.room, state.cell
    steps = {here: 0}
    line = [here]
    for spot in line:
        for to in state.neighbours(*spot):
            if to not in steps:
                steps[to] = steps[spot] + 1
                line.append(to)
    return steps


def stand(footing: Footing, attack: int, defense: int, *, trap: bool) -> Stand:
    """Rulings D11 to D13, for an enemy that was not defeated."""
    if footing.far > attack:
        return Stand(0, False, attack < footing.outside, footing.far - attack)
    hits = max(0, attack - footing.far - defense)
    return Stand(hits, trap and not hits, False, 0)


def first_way(position: Position, goal: Spot) -> int | None:
    """The direction of a shortest way to that cell; None when it is here."""
    state = position.dungeon
    assert state is not None
    here = state.room, state.cell
    if goal == here:
        return None
    ways: dict[Spot, int] = {}
    for way, to in state.ways(*here):
        ways.setdefault(to, way)
    line = list(ways)
    for spot in line:
        if goal in ways:
            break
        for _, to in state.ways(*spot):
            if to not in ways and to != here:
                ways[to] = ways[spot]
                line.append(to)
    return ways.get(goal)
