"""Ways through the dungeon: doors, shortcuts, and what waits on them."""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.charting import Chart
from stampadia.games.chronicles.bots.prices import Prices
from stampadia.games.chronicles.bots.scenes import loss_at, survival, typical_loss
from stampadia.games.chronicles.bots.wanting import goals_of
from stampadia.games.chronicles.prepared import NOWHERE
from stampadia.games.chronicles.rules.conditions import states_hold, ways_to_meet
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.games.chronicles.spoken import Spoken

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

LIKELY: Final = 0.5
UNSEEN_TROUBLE: Final = 0.15
"""HP that a room costs on average about which the Map says nothing."""
FEW_COINS: Final = 2
"""With more than these, every ability can be paid."""
GUARDED: Final = 0.4
"""How likely the strongest enemy of all is in a room that is wanted."""


class Step(Struct, frozen=True):
    """From a room into another one."""

    room: int
    gold: int
    goes_to: int
    """The cell to walk to: outside a door, or grey."""
    arrives: int
    """Where the hero then stands; NOWHERE: where he likes."""


class Way(Struct, frozen=True, order=True):
    """How to get into a room from where the hero is."""

    price: float
    gold: int
    loss: float
    first: int
    """The cell to walk to now; NOWHERE: he is there."""


def ways_from(position: Position, chart: Chart, prices: Prices) -> dict[int, Way]:
    """The best way to each room that is drawn or can be guessed."""
    found: dict[int, Way] = {}
    heap = [(Way(0.0, 0, 0.0, NOWHERE), position.room)]
    while heap:
        way, room = heappop(heap)
        if room in found:
            continue
        found[room] = way
        for step in _steps(position, chart, room):
            if step.room not in found:
                heappush(heap, (_longer(position, chart, prices, way, step), step.room))
    return found


def _longer(position: Position, chart: Chart, prices: Prices, way: Way, step: Step) -> Way:
    loss = way.loss + loss_in(position, chart, step.room, step.arrives)
    danger = danger_of(position, loss, prices) - danger_of(position, way.loss, prices)
    return Way(
        way.price + step.gold * prices.gold + danger,
        way.gold + step.gold,
        loss,
        step.goes_to if way.first == NOWHERE else way.first,
    )


def danger_of(position: Position, loss: float, prices: Prices) -> float:
    """What losing so many HP costs, death included."""
    return prices.hp * loss + prices.death * (1.0 - survival(hp_left(position), loss))


def _steps(position: Position, chart: Chart, room: int) -> Iterator[Step]:
    if not position.drawn >> room & 1:
        for there, outside in chart.beyond(position, room):
            yield Step(there, 1, outside, outside)
        return
    for door in position.prepared.rooms[room].exits:
        if door.leads >= 0:
            yield Step(door.leads, 1, door.outside, door.outside)
    for one in position.prepared.rooms[room].spoken:
        yield from _shortcut(position, one)


def _shortcut(position: Position, one: Spoken) -> Iterator[Step]:
    """A grey cell that brings the hero into another room."""
    prepared = position.prepared
    for act in one.clause.do:
        if isinstance(act, say.MoveAnywhere):
            there = prepared.start if act.room is None else prepared.index_of.get(act.room, NOWHERE)
        elif isinstance(act, say.GoToStairs):
            there = prepared.start
        else:
            continue
        cell = cell_for(position, one)
        if there >= 0 and position.drawn >> there & 1 and cell >= 0:
            prices = _gold_prices(position, one)
            if prices and states_hold(position, one.clause, one.room):
                yield Step(there, min(prices), cell, NOWHERE)


def cell_for(position: Position, one: Spoken) -> int:
    """The grey cell that sets a clause off, NOWHERE when there is none left."""
    for part in one.happenings:
        if isinstance(part, say.MoveOnCell):
            for cell in position.prepared.rooms[one.room].cells:
                if position.digit_at(cell) == part.cell:
                    return cell
    return NOWHERE


def _gold_prices(position: Position, one: Spoken) -> list[int]:
    """The ways to pay for it that cost nothing but gold."""
    ways = ways_to_meet(position, one.offers) if one.offers else [()]
    return [sum(price[1] for price in way) for way in ways if all(price[0] == "G" for price in way)]


# What waits in a room


def loss_in(position: Position, chart: Chart, room: int, arrives: int) -> float:
    """The HP that entering a room and fighting there is likely to cost."""
    if not position.drawn >> room & 1:
        return _guessed_loss(position, chart, room)
    return 0.0 if would_be_empty(position, room) else loss_at(position, room, arrives)


def _guessed_loss(position: Position, chart: Chart, room: int) -> float:
    """Kept with the chart, for a hero who has grown so far."""
    wanted = any(room in rooms for rooms in goals_of(position))
    strength = (room, wanted, tuple(position.xp), position.boxes, min(position.gold, FEW_COINS))
    if strength not in chart.losses:
        chart.losses[strength] = _work_out_loss(position, chart, room, wanted=wanted)
    return chart.losses[strength]


def _work_out_loss(position: Position, chart: Chart, room: int, *, wanted: bool) -> float:
    guess = chart.guesses.get(room)
    if guess is None:
        return UNSEEN_TROUBLE
    likely = [foe for foe, chance in guess.foes if chance >= LIKELY and position.alive(foe)]
    loss = typical_loss(position, likely)
    for foe, chance in guess.foes:
        if chance < LIKELY:
            loss += chance * typical_loss(position, [foe])
    if wanted:
        loss = max(loss, guarded_loss(position))
    return loss + UNSEEN_TROUBLE


def guarded_loss(position: Position) -> float:
    """What is wanted is seldom left alone, whatever the Map seems to tell."""
    circles = position.prepared.circles
    if not circles:
        return 0.0
    strongest = max(range(len(circles)), key=lambda foe: circles[foe])
    return GUARDED * typical_loss(position, [strongest])


def would_be_empty(position: Position, room: int) -> bool:
    """Would its lines say "room is empty" at entry?"""
    for one in position.prepared.rooms[room].spoken:
        if any(isinstance(act, say.RoomIsEmpty) for act in one.clause.do):
            entering = all(isinstance(part, say.EnterRoom | say.State) for part in one.clause.when)
            if entering and states_hold(position, one.clause, room):
                return True
    return False
