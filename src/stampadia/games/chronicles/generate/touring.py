"""The way of a hero whom nobody can hurt: the least gold that he must spend to win.

The real rules are played, but every fight is won, every roll falls as it pleases, and the hero is
rested and seasoned whenever he takes a step. What he can bring about then, a real hero can bring
about with luck; what he cannot, nobody can.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import Any, Final, Literal

from msgspec import Struct

from stampadia.games.chronicles.choices import CELL, GO_ON, NO, ROOM, USE
from stampadia.games.chronicles.content import COLUMNS, GOLD
from stampadia.games.chronicles.generate.mattering import Matters, is_about
from stampadia.games.chronicles.position import Fact, Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.rules.ending import leave_battle
from stampadia.games.chronicles.rules.foes import wound
from stampadia.games.chronicles.rules.hero import enable_columns
from stampadia.games.chronicles.rules.moving import DOOR_PRICE, special
from stampadia.kernel.pending import Ask, Chance, Over

MOST_PLACES: Final = 30_000
"""A sheet on which the hero can be in more situations than that is not proven."""
MOST_ANSWERS: Final = 200
"""So many questions are answered after one step, in all the ways there are."""
MOST_STOPS: Final = 4
"""Grey cells that bar the way to a door, one behind the other."""

Manner = Literal["begin", "door", "cell", "stairs", "item", "wait"]


Outcome = tuple[Position, tuple[Fact, ...]]
"""Where something leads, and all that happened on the way."""


class Leg(Struct, frozen=True):
    """One thing that the hero does on his own account, and all that followed from it."""

    manner: Manner
    room: int
    """The number of the room in which he does it."""
    facts: tuple[Fact, ...]
    gold: int
    """What he has left afterwards."""


class _Place(Struct, frozen=True):
    """Where the hero may be, and how he came there."""

    position: Position
    cost: int
    leg: Leg | None
    before: _Place | None


class Tour(Struct, frozen=True):
    legs: tuple[Leg, ...]
    cost: int


def shortest_tour(prepared: Prepared, matters: Matters, *, endless: bool = False) -> Tour | None:
    """A way to win that costs as little gold as can be; None where there is none. With `endless`
    gold the bar is full again after every step, and the cost may be larger than it."""
    return _Search(prepared, matters, endless).tour()


class _Search:
    def __init__(self, prepared: Prepared, matters: Matters, endless: bool) -> None:
        self.prepared = prepared
        self.endless = endless
        self.matters = matters
        indexes = [prepared.index_of[room] for room in sorted(matters.rooms)]
        self.rooms = frozenset(indexes)
        self.foes = tuple(foe for room in indexes for foe in prepared.foes_in[room])
        self.cells = frozenset(cell for room in indexes for cell in prepared.rooms[room].cells)
        ticks = {prepared.index_of.get(int(name)) for kind, name in matters.marks if kind == "tick"}
        self.ticks = sum(1 << index for index in ticks if index is not None)
        self.items = tuple(
            index for key, index in prepared.item_index.items() if ("item", key) in matters.marks
        )
        self.thresholds = tuple(sorted(matters.thresholds))

    def tour(self) -> Tour | None:
        first = Position((self.prepared,))
        first.untold = ()  # what the start room does by itself is no leg of the way
        waiting: list[tuple[int, int, _Place]] = []
        for position, facts in _settled(first, (), self.rooms):
            leg = Leg("begin", self._number(first), facts, position.gold)
            heappush(waiting, (0, len(waiting), _Place(position, 0, leg, None)))
        best: dict[Any, int] = {}
        count = len(waiting)
        while waiting and len(best) < MOST_PLACES:
            cost, _, place = heappop(waiting)
            pending = place.position.pending()
            if isinstance(pending, Over):
                if pending.how == "won":
                    return _told(place)
                continue
            key = self._key(place.position)
            if best.get(key, cost + 1) <= cost:
                continue
            best[key] = cost
            for following in self._following(place):
                count += 1
                heappush(waiting, (following.cost, count, following))
        return None

    def _key(self, position: Position) -> Any:
        """What of a position makes a difference for winning, but for the gold."""
        hits, circles = position.hits, self.prepared.circles
        return (
            position.room,
            position.empty,
            position.ticked & self.ticks,
            tuple(position.items[index] for index in self.items),
            tuple(
                keyword
                for keyword in sorted(position.memory)
                if any(is_about(keyword, mark) for mark in self.matters.marks)
            ),
            tuple(hits[foe] <= circles[foe] for foe in self.foes),
            position.crossed & self.cells,
            tuple(sorted(set(position.drawn_cells) & self.cells)),
            sum(position.gold <= threshold for threshold in self.thresholds),
        )

    def _following(self, place: _Place) -> Iterator[_Place]:
        here = place.position
        doors = False
        for manner, choice in self._steps(here):
            doors = doors or manner == "door"
            twin = here.clone()
            _rest(twin)
            for position, facts in self._taken(twin, choice):
                yield self._place(place, manner, position, facts)
        for threshold in self.thresholds if doors else ():
            for position, facts in self._waited(here.clone(), threshold):
                yield self._place(place, "wait", position, facts)

    def _waited(self, position: Position, threshold: int) -> Iterator[Outcome]:
        """Up and down through a door, two coins a time, until no more than this is left."""
        spent = position.gold - threshold
        spent += spent % (2 * DOOR_PRICE)
        if 0 < spent <= position.gold:
            position.gold -= spent
            position.look_again()
            yield from _settled(position, (("lost-gold", spent, position.gold),), self.rooms)

    def _place(
        self, before: _Place, manner: Manner, position: Position, facts: tuple[Fact, ...]
    ) -> _Place:
        cost = before.cost + sum(fact[1] for fact in facts if fact[0] == "lost-gold")
        if self.endless:
            position.gold = GOLD
        leg = Leg(manner, self._number(before.position), facts, position.gold)
        return _Place(position, cost, leg, before)

    def _number(self, position: Position) -> int:
        return self.prepared.rooms[position.room].number

    def _steps(self, position: Position) -> Iterator[tuple[Manner, int]]:
        pending = position.pending()
        assert isinstance(pending, Ask)
        for choice in pending.choices:
            if choice >= USE:
                if self.prepared.sheet.items[choice - USE].key in self.matters.items:
                    yield "item", choice
            elif self.prepared.room_at.get(choice - CELL) != position.room:
                yield "door", choice
            elif position.room in self.rooms:
                stairs = choice - CELL == self.prepared.stairs
                yield "stairs" if stairs else "cell", choice

    def _taken(self, position: Position, choice: int) -> Iterator[Outcome]:
        """What comes of a choice, again where a grey cell barred the way to a door."""
        goal = choice - CELL
        waiting: list[tuple[Position, tuple[Fact, ...], int]] = [(position, (), 0)]
        while waiting:
            here, before, stops = waiting.pop()
            here.play(choice)
            for there, facts in _settled(here, before + tuple(here.news), self.rooms):
                yield there, facts
                pending = there.pending()
                barred = there.cell != goal and not any(fact[0] == "entered" for fact in facts)
                again = isinstance(pending, Ask) and choice in pending.choices
                if barred and again and stops < MOST_STOPS:
                    waiting.append((there.clone(), facts, stops + 1))


def _told(place: _Place) -> Tour:
    legs: list[Leg] = []
    there: _Place | None = place
    while there is not None:
        if there.leg is not None:
            legs.append(there.leg)
        there = there.before
    return Tour(tuple(reversed(legs)), place.cost)


# Everything between two steps


def _rest(position: Position) -> None:
    position.hp = [0] * COLUMNS
    position.xp = [column.xp for column in position.prepared.sheet.hero]
    enable_columns(position)


def _settled(
    position: Position, facts: tuple[Fact, ...], rooms: frozenset[int]
) -> Iterator[Outcome]:
    """The positions in which the hero may walk on, or has won or lost."""
    waiting = [(position, facts)]
    for _ in range(MOST_ANSWERS):
        if not waiting:
            return
        here, before = waiting.pop()
        pending = here.pending()
        if isinstance(pending, Over) or here.agenda[-1].name == "explore":
            yield here, before
        elif here.battle is not None:
            _win_fight(here)
            waiting.append((here, before + tuple(here.news)))
        else:
            for answer in _answers(here, pending, rooms):
                twin = here.clone()
                twin.play(answer)
                waiting.append((twin, before + tuple(twin.news)))


def _win_fight(position: Position) -> None:
    position.agenda = position.agenda[:1]
    leave_battle(position)
    position.news = []
    for foe in position.living_foes(position.room):
        wound(position, foe, position.prepared.circles[foe] + 1 - position.hits[foe])
    position.look_again()


def _answers(position: Position, pending: Ask | Chance, rooms: frozenset[int]) -> list[Any]:
    """All that may make a difference for winning."""
    if not isinstance(pending, Ask):
        return [outcome for outcome, _ in pending.odds()]
    choices = list(pending.choices)
    match position.agenda[-1].name:
        case "offer":
            return choices if position.room in rooms else [NO]
        case "riddle":
            return [choice for choice in choices if _is_hidden(position, choice)] or [NO]
        case "move-anywhere":
            return [next((one for one in choices if not special(position, one - CELL)), choices[0])]
        case "dying":
            return []
    return [GO_ON if GO_ON in choices else choices[0]]


def _is_hidden(position: Position, choice: int) -> bool:
    return choice >= ROOM and position.prepared.sheet.rooms[choice - ROOM].hidden
