"""An enemy's Move: it attracts the hero. Manual: "Attract the Hero Token toward the shorter path to
the enemy"; ruling 56."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles.choices import CELL
from stampadia.games.chronicles.prepared import FAR
from stampadia.games.chronicles.rules.asking import ask
from stampadia.games.chronicles.rules.hero import bound_to_room, counts
from stampadia.games.chronicles.rules.moving import DOOR_PRICE, occupied, step_onto
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

Layers = list[frozenset[int]]


def layers(position: Position, foe: int, most: int) -> Layers:
    """Where the hero can be after 0, 1, 2 … spaces, up to so many, on a shortest way to this enemy:
    around walls and living enemies, through doors that he can pay and may cross."""
    ways = ways_to(position, foe)
    room_at = position.prepared.room_at
    here = {position.cell: 0}
    found: Layers = [frozenset(here)]
    while len(found) <= most:
        following: dict[int, int] = {}
        for cell, doors in here.items():
            for there in nearer(position, ways, cell, doors):
                crossed = doors + (room_at[there] != room_at[cell])
                if ways[there] > 0:
                    following[there] = min(crossed, following.get(there, crossed))
        if not following:
            break
        found.append(frozenset(following))
        here = following
    return found


def ways_to(position: Position, foe: int) -> dict[int, int]:
    """How many spaces from each cell to the enemy, around the other living ones: as far as to the
    hero."""
    prepared = position.prepared
    drawn = position.drawn
    hero = position.cell
    goal = prepared.foe_cells[foe]
    taken = occupied(position)
    found = {goal: 0}
    edge = [goal]
    far = 0
    while edge and hero not in found:
        far += 1
        following = []
        for here in edge:
            for there in prepared.beside(drawn, here):
                if there not in found and there not in taken:
                    found[there] = far
                    following.append(there)
        edge = following
    return found


def nearer(position: Position, ways: dict[int, int], cell: int, doors: int = 0) -> list[int]:
    """The next cells of all shortest ways from here, when so many doors must be paid before."""
    prepared = position.prepared
    far = ways.get(cell, FAR)
    room = prepared.room_at[cell]
    found = []
    for there in prepared.beside(position.drawn, cell):
        if ways.get(there, FAR) != far - 1:
            continue
        through_door = prepared.room_at[there] != room
        price = (doors + 1) * DOOR_PRICE
        if through_door and (position.gold < price or bound_to_room(position, room)):
            continue
        found.append(there)
    return found


class Pull(Step["Position"]):
    """So many spaces, one at a time: "the player decides on multiple paths"."""

    __slots__ = ("foe", "spaces")

    name = "pull"

    def __init__(self, foe: int, spaces: int) -> None:
        self.foe = foe
        self.spaces = spaces

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.battle is None or not counts(position, self.foe) or self.spaces <= 0:
            return
        ways = ways_to(position, self.foe)
        there = [CELL + cell for cell in nearer(position, ways, position.cell) if ways[cell] > 0]
        ask(position, "pulled", sorted(there), (self.foe, self.spaces - 1), _pulled)

    def __repr__(self) -> str:
        return f"pull {self.foe} {self.spaces}"


def _pulled(position: Position, about: tuple[int, int], choice: int) -> None:
    foe, left = about
    position.news.append(("pulled", foe, choice - CELL))
    position.agenda.append(StillPulled(foe, left, choice - CELL))
    step_onto(position, choice - CELL)


class StillPulled(Step["Position"]):
    """The pull goes on, unless something moved the hero elsewhere."""

    __slots__ = ("cell", "foe", "left")

    name = "still-pulled"

    def __init__(self, foe: int, left: int, cell: int) -> None:
        self.foe = foe
        self.left = left
        self.cell = cell

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        if position.cell == self.cell:
            position.agenda.append(Pull(self.foe, self.left))

    def __repr__(self) -> str:
        return f"still-pulled {self.foe} {self.left} {self.cell}"
