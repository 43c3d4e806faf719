"""Where to go next: what reading each place brings, and what the way there costs."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.bots.texts import NOTHING, VICTORY, Visit, visit
from stampadia.games.travelers.rules.world import EMPTY, cell_beyond, ways

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position
    from stampadia.games.travelers.rules.world import WorldState

ENOUGH: Final = 60.0
"""No prize counts more, as long as there is a lesser one for less: first what is cheap."""
TRIFLE: Final = 5.0
"""Nobody goes anywhere for less; whoever comes by takes it."""
STEP: Final = 0.4
LATER_ON: Final = 50
LATE: Final = 110
"""Between these turns the hero loses patience with everything but the quest."""
DESPERATE: Final = 150
"""From this turn on no fear counts any more: whoever goes on avoiding the last fight will never
win."""
NO_BONUS: Final = (0, 0, 0)

Node = tuple[str, int]
"""A cell of the World, a room, or a room's symbol."""
CELL: Final = "cell"


class Way(NamedTuple):
    cost: float
    node: Node
    choice: int
    """The first step."""
    steps: int = 1


Leads = Callable[[Node], Iterable[tuple[Node, float]]]


def ways_from(
    first: list[tuple[int, Node]], leads: Leads, toll: Callable[[Node], float]
) -> list[Way]:
    """The cheapest way to each place that can be reached; its own toll is not yet counted."""
    waiting: list[Way] = []
    for choice, node in first:
        heappush(waiting, Way(STEP, node, choice))
    found: dict[Node, Way] = {}
    while waiting:
        way = heappop(waiting)
        if way.node in found:
            continue
        found[way.node] = way
        beyond = way.cost + toll(way.node)
        for node, cost in leads(way.node):
            if node not in found:
                heappush(waiting, Way(beyond + cost, node, way.choice, way.steps + 1))
    return list(found.values())


def best_way(
    ways_there: list[Way], visits: Callable[[Node], Visit], eagerness: float, fear: float
) -> int | None:
    """First what pays, then what must be; None where nothing is worth going to."""
    best: tuple[float, int] | None = None
    must: tuple[float, int] | None = None
    for way in ways_there:
        there = visits(way.node)
        if there.prize < TRIFLE:
            continue
        loss = there.toll + way.cost
        sure = there.prize >= VICTORY and loss < ENOUGH / 8
        prize = there.prize if sure else eagerness * min(there.prize, ENOUGH)
        score = prize - loss, -way.choice
        if score[0] > 0 and (best is None or score > best):
            best = score
        longing = there.prize - fear * loss - STEP * way.steps, -way.choice
        if must is None or longing > must:
            must = longing
    chosen = best or must
    return None if chosen is None else -chosen[1]


def eagerness(position: Position) -> float:
    """Nobody makes detours for ever."""
    return min(1.0, max(0.0, (LATE - position.turn) / (LATE - LATER_ON)))


def fear_left(position: Position) -> float:
    """How much what may be lost still counts, from 1 to 0."""
    return min(1.0, max(0.0, (DESPERATE - position.turn) / (DESPERATE - LATE)))


def travel(position: Position, choices: tuple[int, ...]) -> int | None:
    world = position.world
    assert world is not None
    known: dict[Node, Visit] = {}

    def visits(node: Node) -> Visit:
        if node not in known:
            known[node] = _visit_cell(position, world, node[1])
        return known[node]

    def leads(node: Node) -> Iterable[tuple[Node, float]]:
        return [((CELL, cell_beyond(node[1], way)), STEP) for way in ways(node[1])]

    first = [(choice, (CELL, cell_beyond(world.token, choice - n.GO))) for choice in choices]
    there = ways_from(first, leads, lambda node: max(0.0, -visits(node).net))
    return best_way(there, visits, eagerness(position), fear_left(position))


def _visit_cell(position: Position, world: WorldState, cell: int) -> Visit:
    card = world.grid[cell]
    if card == EMPTY:
        return NOTHING
    place = world.code(card)
    return visit(position, place, world.meeting(place), world.bonus(cell), 0)
