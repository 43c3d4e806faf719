"""Thinking over rows, as the players of any game ask for it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from stampadia.games.stampede.choices import CHOICES, MOST_SEATS
from stampadia.games.stampede.knowledge import rows_by_weight
from stampadia.games.stampede.sprint import care, tree
from stampadia.games.stampede.sprint.judgement import MOST_CANDIDATES
from stampadia.games.stampede.sprint.row import MOST_CARDS, SIZE, written
from stampadia.workbench.compiled import (
    Floats,
    Ints,
    floats,
    ints,
    room_for_floats,
    room_for_ints,
    rows_of_floats,
    rows_of_ints,
    rows_of_small_ints,
    small_ints,
)
from stampadia.workbench.flat_dealer import ROW

if TYPE_CHECKING:
    from stampadia.games.stampede.content import Deck
    from stampadia.games.stampede.position import Position
    from stampadia.kernel.chance import Dealer

NODES_BY_EFFORT: Final = 40
"""A look through a turn makes no more nodes than so many times its effort: at least two of it are
spent where the last choices are made, and there are at most 64 of these."""


class Mind:
    """One seat's thoughts about one decision. The dealer's stream goes on here, and `close` hands
    it back as far as it has come."""

    def __init__(
        self, world: Position, seat: int, dealer: Dealer, a_turn_later: float, longest: int
    ) -> None:
        """`world` is one that the seat imagines; what it is not sure of is imagined anew for every
        look and every walk."""
        self._seat = seat
        self._dealer = dealer
        self._longest = longest
        self._row = written(world)
        self._unsure = _unsure(world, seat)
        self._families = _families(world.layout.deck)
        self._stream = ints(ROW)
        _fill(self._stream, dealer.where())
        self._later = _later(a_turn_later, longest)
        self._nodes = room_for_ints(tree.WIDTH)
        self._values = room_for_floats(1)
        for index in range(tree.WIDTH):
            self._nodes[index] = 0
        self._nodes[tree.CHOICE] = 1
        self._chances = floats(MOST_SEATS)
        self._keys = floats(MOST_CARDS)

    def look(self, *, hurried: bool, effort: int, worlds: int, weight: int) -> None:
        self._make_room(NODES_BY_EFFORT * effort * worlds)
        tree.look(
            rows_of_small_ints(tree.DEPTH, SIZE),
            rows_of_ints(tree.DEPTH, MOST_CANDIDATES),
            rows_of_ints(tree.DEPTH, tree.FRAME),
            floats(tree.DEPTH),
            self._row,
            self._unsure,
            self._stream,
            self._seat,
            self._nodes,
            self._values,
            hurried,
            effort,
            weight,
            worlds,
            self._later,
            self._chances,
            self._keys,
        )

    def walk(self, times: int, exploration: float, rollout_turns: int | None) -> None:
        self._make_room(times)
        tree.walk(
            small_ints(SIZE),
            ints(MOST_CANDIDATES),
            self._row,
            self._unsure,
            self._stream,
            self._nodes,
            self._values,
            exploration,
            -1 if rollout_turns is None else rollout_turns,
            self._longest,
            times,
            self._later,
            ints(2 * tree.LONGEST_WALK),
            ints(CHOICES),
            self._chances,
            self._keys,
        )

    def race(self, choices: Sequence[int], laps: int, turns: int, effort: int) -> list[list[float]]:
        running = ints(len(choices))
        _fill(running, choices)
        brought = rows_of_floats(laps, len(choices))
        care.race(
            small_ints(SIZE),
            small_ints(SIZE),
            rows_of_small_ints(tree.DEPTH, SIZE),
            rows_of_ints(tree.DEPTH, MOST_CANDIDATES),
            rows_of_ints(tree.DEPTH, tree.FRAME),
            self._row,
            self._unsure,
            self._families,
            ints(MOST_CARDS),
            self._stream,
            ints(ROW),
            self._seat,
            running,
            laps,
            turns,
            effort,
            self._longest,
            self._later,
            self._chances,
            self._keys,
            ints(tree.DEPTH),
            ints(tree.DEPTH),
            brought,
        )
        return [[float(result) for result in lap] for lap in brought]

    def considered(self) -> list[tuple[int, int, float]]:
        """The choices by now, each with its visits and the sum of what it brought, in the order in
        which they were first thought of."""
        found = []
        child = int(self._nodes[tree.FIRST])
        while child:
            at = child * tree.WIDTH
            choice, visits = int(self._nodes[at + tree.CHOICE]), int(self._nodes[at + tree.VISITS])
            found.append((choice, visits, float(self._values[child])))
            child = int(self._nodes[at + tree.NEXT])
        return found

    def close(self) -> None:
        self._dealer.go_on([int(word) for word in self._stream])

    def _make_room(self, more: int) -> None:
        used = int(self._nodes[tree.CHOICE])
        if used + more > len(self._values):
            size = max(used + more, 2 * len(self._values))
            nodes, values = room_for_ints(size * tree.WIDTH), room_for_floats(size)
            nodes[: used * tree.WIDTH] = self._nodes[: used * tree.WIDTH]
            values[:used] = self._values[:used]
            self._nodes, self._values = nodes, values


def _unsure(world: Position, seat: int) -> Ints:
    """What the seat does not know, as `tree.imagine` reads it."""
    known = world.knowledge
    found = [0, 0, 0]
    for index, family in enumerate(known.deck.families):
        rows = rows_by_weight(family, known.of_family(seat, index))
        if len(rows) > 1:
            found[tree.UNSURE] += 1
            found += [len(rows), len(family.cards), *family.cards]
            for row in rows:
                found += row
    places = [place for place, card in enumerate(world.pile) if card in known.lost]
    found[tree.LOST], found[tree.LOST_AT] = len(places), len(found)
    found += [*places, *sorted(world.pile[place] for place in places), *(0 for _ in places)]
    unsure = ints(len(found))
    _fill(unsure, found)
    return unsure


@cache
def _families(deck: Deck) -> Ints:
    """For each card where its family stands: how many share its back, and which."""
    found = [0] * len(deck)
    for family in deck.families:
        for card in family.cards:
            found[card] = len(found)
        found += [len(family.cards), *family.cards]
    families = ints(len(found))
    _fill(families, found)
    return families


def _fill(row: Ints, values: Sequence[int]) -> None:
    for index, value in enumerate(values):
        row[index] = value


@cache
def _later(a_turn_later: float, longest: int) -> Floats:
    """What is left of a chance after so many turns."""
    row = floats(longest + 2)
    for turns in range(len(row)):
        row[turns] = a_turn_later**turns
    return row
