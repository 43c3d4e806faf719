"""The ground of a battle: distances, walks and pulls inside one room."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise, permutations

from stampadia.games.chronicles.bots.foe_odds import Foe, turns_of
from stampadia.games.chronicles.bots.rolls import Habits
from stampadia.games.chronicles.content import MOST_DEFENSE, SIZE
from stampadia.games.chronicles.prepared import neighbours

Phase = tuple[float, tuple[tuple[int, float], ...]]
"""What the enemies' turns cost, and where the hero may stand after them."""
Pulls = tuple[tuple[int, ...], tuple[int, ...]]
"""For 0, 1, 2 … spaces of a pull: how far the enemy is then, and where the hero stands."""


def apart(cell: int, other: int) -> int:
    """Inside a room there are no walls."""
    return abs(cell % SIZE - other % SIZE) + abs(cell // SIZE - other // SIZE)


class Field:
    def __init__(self, cells: tuple[int, ...], foes: tuple[Foe, ...], habits: Habits) -> None:
        self.cells = cells
        self.foes = foes
        self.habits = habits
        self.at = {cell: index for index, cell in enumerate(cells)}
        self.taken = {foe.cell for foe in foes}
        self.far = [[apart(cell, foe.cell) for cell in cells] for foe in foes]
        self._reach: dict[int, list[list[int]]] = {}
        self._pulls: dict[tuple[int, int], Pulls] = {}
        self._phases: dict[tuple[int, int], list[Phase]] = {}

    def reach(self, spaces: int) -> list[list[int]]:
        """For each cell, where a walk of at most so many spaces may end."""
        found = self._reach.get(spaces)
        if found is None:
            walks = [self._walk(cell, spaces) for cell in self.cells]
            found = self._reach[spaces] = [[self.at[cell] for cell in walk] for walk in walks]
        return found

    def _walk(self, start: int, spaces: int) -> Iterable[int]:
        found = {start: 0}
        edge = [start]
        for far in range(1, spaces + 1):
            following = []
            for here in edge:
                for there in neighbours(here):
                    if there in self.at and there not in found and there not in self.taken:
                        found[there] = far
                        following.append(there)
            edge = following
        return sorted(found)

    # Pulls

    def pull(self, foe: int, at: int) -> Pulls:
        key = (foe, at)
        found = self._pulls.get(key)
        if found is None:
            found = self._pulls[key] = self._work_out_pull(foe, at)
        return found

    def _work_out_pull(self, foe: int, at: int) -> Pulls:
        goal = self.foes[foe].cell
        ways = self._ways_to(goal)
        here = [self.cells[at]]
        distances, places = [apart(goal, here[0])], [at]
        far = ways.get(here[0], 0)
        while far > 1:
            far -= 1
            here = sorted({t for cell in here for t in neighbours(cell) if ways.get(t) == far})
            distances.append(min(apart(goal, cell) for cell in here))
            places.append(self.at[self.safest(here, goal)])
        return tuple(distances), tuple(places)

    def _ways_to(self, goal: int) -> dict[int, int]:
        """How far each cell is from the enemy, around the others."""
        found = {goal: 0}
        edge = [goal]
        while edge:
            following = []
            for here in edge:
                for there in neighbours(here):
                    if there in self.at and there not in found and there not in self.taken:
                        found[there] = found[here] + 1
                        following.append(there)
            edge = following
        return found

    def safest(self, cells: list[int], goal: int) -> int:
        """The player decides on multiple paths: away from the other enemies."""
        others = [foe.cell for foe in self.foes if foe.cell != goal]
        return max(cells, key=lambda cell: min((apart(cell, one) for one in others), default=0))

    # The enemies' turns

    def enemy_phase(self, defense: int, dice: int) -> list[Phase]:
        """For each cell where the hero may stand."""
        key = (min(MOST_DEFENSE, defense), max(0, dice))
        found = self._phases.get(key)
        if found is None:
            found = self._phases[key] = [self._phase(at, *key) for at in range(len(self.cells))]
        return found

    def _phase(self, start: int, defense: int, dice: int) -> Phase:
        phases = [self.in_order(order, start, defense, dice) for order in self._orders(start)]
        return min(phases)

    def _orders(self, start: int) -> list[tuple[int, ...]]:
        """Manual: "starting from the nearest to the farthest — the player decides the ties"."""
        far = [distances[start] for distances in self.far]
        return [
            order
            for order in permutations(range(len(self.foes)))
            if all(far[one] <= far[other] for one, other in pairwise(order))
        ]

    def in_order(self, order: tuple[int, ...], start: int, defense: int, dice: int) -> Phase:
        """The turns of these enemies, one after the other."""
        damage = 0.0
        where: dict[int, float] = {start: 1.0}
        for foe in order:
            following: dict[int, float] = defaultdict(float)
            for at, chance in where.items():
                distances, places = self.pull(foe, at)
                one = self.foes[foe]
                for turn in turns_of(one.boxes, one.attacks, distances, defense, dice, self.habits):
                    damage += chance * turn.chance * turn.damage
                    following[places[turn.spaces]] += chance * turn.chance
            where = following
        return damage, tuple(sorted(where.items()))

    def who_first(self, waiting: Iterable[int], at: int, defense: int, dice: int) -> int:
        """Of these enemies, as near as one another, the one that had better act first."""
        orders = permutations(waiting)
        return min((self.in_order(order, at, defense, dice)[0], order) for order in orders)[1][0]


@lru_cache(maxsize=4000)
def field_of(cells: tuple[int, ...], foes: tuple[Foe, ...], habits: Habits) -> Field:
    return Field(cells, foes, habits)
