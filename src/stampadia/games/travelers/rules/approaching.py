"""The Execute phase in a Dungeon: steps that cost Attack, and the enemy that pulls. Rulings D11 to
D16."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.ground import room_of
from stampadia.games.travelers.rules.striking import fight_of, reaches, strike_back
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.travelers.dungeon_state import DungeonState
    from stampadia.games.travelers.position import Position


def dungeon_of(position: Position) -> DungeonState:
    assert position.dungeon is not None
    return position.dungeon


class Approach(Step["Position"]):
    """Manual: "you can reduce it by 1 to move the Hero Token by 1 cell"; only through doors to
    rooms that are there."""

    __slots__ = ()

    name = "approach"

    def proceed(self, position: Position) -> Pending | None:
        state = dungeon_of(position)
        if position.attack >= 1:
            ways = [n.GO + way for way, _ in state.ways(state.room, state.cell)]
            if ways:
                return Ask(0, [*sorted(ways), n.STAND])
        position.agenda.pop()
        _compare(position, state)
        return None

    def take(self, position: Position, choice: int) -> None:
        state = dungeon_of(position)
        if choice == n.STAND:
            _compare(position, state)
            return
        position.attack -= 1
        _step(position, state, choice - n.GO, "stepped")
        position.agenda.append(self)

    def __repr__(self) -> str:
        return self.name


def _step(position: Position, state: DungeonState, direction: int, how: str) -> None:
    left = state.room, state.cell
    state.room, state.cell = dict(state.ways(state.room, state.cell))[direction]
    if state.room != left[0]:
        state.came = left
    position.news.append((how, direction, state.code_here()))


def on_symbol(position: Position, state: DungeonState) -> bool:
    room = room_of(fight_of(position).place)
    return state.room == room and state.cell == state.ground[room].symbol


def _compare(position: Position, state: DungeonState) -> None:
    """Ruling D11: away from the symbol the hero's Attack counts nothing; then the enemy pulls."""
    if on_symbol(position, state):
        if not reaches(position):
            strike_back(position, fight_of(position).attack)
    else:
        position.agenda.append(Pull(fight_of(position).attack))


class Pull(Step["Position"]):
    """Ruling D12: along a shortest way, one Attack each; the player chooses between equal ones. An
    enemy that cannot reach the hero cannot hit."""

    __slots__ = ("attack",)

    name = "pull"

    def __init__(self, attack: int) -> None:
        self.attack = attack

    def proceed(self, position: Position) -> Pending | None:
        state = dungeon_of(position)
        if on_symbol(position, state):
            position.agenda.pop()
            strike_back(position, self.attack)
            return None
        ways = _shortest_ways(position, state) if self.attack else []
        if len(ways) > 1:
            return Ask(0, [n.GO + way for way in ways])
        position.agenda.pop()
        if ways:
            self._pull(position, ways[0])
        else:
            position.news.append(("out-of-reach",))
        return None

    def take(self, position: Position, choice: int) -> None:
        self._pull(position, choice - n.GO)

    def _pull(self, position: Position, direction: int) -> None:
        _step(position, dungeon_of(position), direction, "pulled")
        position.agenda.append(Pull(self.attack - 1))

    def __repr__(self) -> str:
        return f"pull {self.attack}"


def _shortest_ways(position: Position, state: DungeonState) -> list[int]:
    distances = state.distances(room_of(fight_of(position).place))
    here = distances.get((state.room, state.cell))
    if here is None:
        return []
    ways = state.ways(state.room, state.cell)
    return sorted(way for way, to in ways if distances.get(to) == here - 1)
