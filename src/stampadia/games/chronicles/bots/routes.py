"""Ways through the dungeon: doors, shortcuts, what waits on them, and what a line brings there."""

from __future__ import annotations

import re
from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.adding import added
from stampadia.games.chronicles.bots.charting import Chart, chart_of
from stampadia.games.chronicles.bots.figures import Prices, Route, Wants
from stampadia.games.chronicles.bots.scenes import (
    Battle,
    battle_in,
    loss_at,
    loss_from,
    survival,
    typical_loss,
)
from stampadia.games.chronicles.bots.wants import goals_of, is_unread
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.prepared import NOWHERE, PreparedClause
from stampadia.games.chronicles.rules.conditions import states_hold, ways_to_meet
from stampadia.games.chronicles.rules.hero import fights_in, hp_left
from stampadia.games.chronicles.rules.questions import Forgotten, ItemGiven, Paid, Way

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


LIKELY: Final = 0.5
UNSEEN_TROUBLE: Final = 0.15
"""HP that a room costs on average about which the Map says nothing."""
FEW_COINS: Final = 2
"""With more than these, every ability can be paid."""
GUARDED: Final = 0.4
"""How likely the strongest enemy of all is in a room that is wanted."""


def ways_from(position: Position, chart: Chart, prices: Prices) -> dict[int, Route]:
    """The best way to each room that is drawn or can be guessed."""
    found: dict[int, Route] = {}
    battles: dict[int, Battle | None] = {}
    hp = hp_left(position)
    # plain tuples of what a Route says, since most of them are left behind
    heap = [(0.0, 0, 0.0, NOWHERE, position.room)]
    while heap:
        price, gold, loss, first, room = heappop(heap)
        if room in found:
            continue
        found[room] = Route(price, gold, loss, first)
        danger = danger_to(hp, loss, prices)
        for there, coins, goes_to, arrives in _steps(position, chart, room):
            if there in found:
                continue
            if not position.drawn >> there & 1:
                more = _guessed_loss(position, chart, there)
            else:
                if there not in battles:
                    empty = would_be_empty(position, there)
                    battles[there] = None if empty else battle_in(position, there)
                more = loss_from(battles[there], arrives)
            dearer = danger_to(hp, loss + more, prices) - danger if more else 0.0
            way = (
                price + coins * prices.gold + dearer,
                gold + coins,
                loss + more,
                goes_to if first == NOWHERE else first,
                there,
            )
            heappush(heap, way)
    return found


def danger_of(position: Position, loss: float, prices: Prices) -> float:
    """What losing so many HP costs, death included."""
    return danger_to(hp_left(position), loss, prices)


def danger_to(hp: int, loss: float, prices: Prices) -> float:
    """The same for whoever has so many left."""
    return prices.hp * loss + prices.death * (1.0 - survival(hp, loss))


Step = tuple[int, int, int, int]
"""From a room into another one: which, for how much gold, the cell to walk to (outside a door, or
grey), and where the hero then stands (NOWHERE: where he likes)."""


def _steps(position: Position, chart: Chart, room: int) -> list[Step]:
    found = chart.steps.get(room)
    if found is None:
        if not position.drawn >> room & 1:
            found = [(to, 1, outside, outside) for to, outside in chart.beyond(position, room)]
        else:
            doors = position.prepared.rooms[room].exits
            found = [(one.leads, 1, one.outside, one.outside) for one in doors if one.leads >= 0]
        chart.steps[room] = found
    if not position.drawn >> room & 1:
        return found
    shortcuts: list[Step] = []
    for one in position.prepared.rooms[room].clauses:
        if one.moves:
            shortcuts += _shortcuts(position, one)
    return found + shortcuts if shortcuts else found


def _shortcuts(position: Position, one: PreparedClause) -> list[Step]:
    """A grey cell that brings the hero into another room."""
    prepared = position.prepared
    found: list[Step] = []
    for act in one.do:
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
                found.append((there, min(prices), cell, NOWHERE))
    return found


def cell_for(position: Position, one: PreparedClause) -> int:
    """The grey cell that sets a clause off, NOWHERE when there is none left."""
    for part in one.happenings:
        if isinstance(part, say.MoveOnCell):
            for cell in position.prepared.rooms[one.room].cells:
                if position.digit_at(cell) == part.cell:
                    return cell
    return NOWHERE


def _gold_prices(position: Position, one: PreparedClause) -> list[int]:
    """The ways to pay for it that cost nothing but gold."""
    ways = ways_to_meet(position, one.offers) if one.offers else [()]
    found = []
    for way in ways:
        paid = [price.amount for price in way if isinstance(price, Paid) and price.what == "G"]
        if len(paid) == len(way):
            found.append(sum(paid))
    return found


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
    emptying = position.prepared.rooms[room].emptying
    return any(states_hold(position, one.clause, room) for one in emptying)


# What carrying out a line brings, and what it asks for, in points.


WIN: Final = 1000.0
NEEDED: Final = 40.0
"""A step towards the win."""
TICK: Final = 3.0
"""A mark that may be good for something."""
ITEM: Final = 6.0
KEYWORD: Final = 1.0
ABILITY: Final = 8.0
SURPRISE: Final = 4.0
"""Text that is upside-down: more often good than bad."""
CLUE: Final = 10.0
"""It may be what nobody knows where to find."""
NEW_ROOM: Final = 8.0
NEWS: Final = 0.4
"""A room drawn without going there: good to know, but not for gold."""
FAINT: Final = 2
"""So few HP left: no surprises now."""

_LETTERS: Final = re.compile(r"[^\W\d_]+")


def worth_of(position: Position, one: PreparedClause, wants: Wants, prices: Prices) -> float:
    """What carrying this clause out brings, its price not counted."""
    worth = added([worth_of_act(position, act, wants, prices) for act in one.do])
    if is_unread(position, one):
        worth += _surprise(position, one, wants)
    return worth


def _surprise(position: Position, one: PreparedClause, wants: Wants) -> float:
    """Upside-down text that nobody has read."""
    worth = SURPRISE if hp_left(position) > FAINT else -SURPRISE
    goals = goals_of(position)
    number = position.prepared.rooms[one.room].number
    if number in wants.ticks and (one.room,) in goals and say.Tick(number) not in one.clause.do:
        unread = [o for o in position.prepared.rooms[one.room].clauses if is_unread(position, o)]
        worth += NEEDED / len(unread)
    if () in goals:
        worth += CLUE
        if any(isinstance(p, say.NotTicked) and p.room in wants.ticks for p in one.clause.when):
            worth += CLUE
    return worth


def worth_of_act(position: Position, act: say.AnyAct, wants: Wants, prices: Prices) -> float:
    prepared = position.prepared
    match act:
        case say.Win():
            return WIN
        case say.Tick(room):
            index = prepared.index_of.get(room)
            if index is None or position.ticked >> index & 1:
                return 0.0
            return NEEDED if room in wants.ticks else TICK
        case say.Get(item):
            index = prepared.item_index.get(item)
            if index is None or position.items[index] != 0:
                return 0.0
            return NEEDED if item in wants.items else ITEM
        case say.Learn(keyword):
            if keyword in position.memory:
                return 0.0
            return NEEDED if keyword in wants.keywords else KEYWORD
        case say.Change(by, what):
            return worth_of_change(position, by, what, prices)
        case say.GainAbility():
            return ABILITY if None in position.boxes else 0.0
        case say.RollTable(cases):
            return added([
                (case.most - case.least + 1) / 6
                * added([worth_of_act(position, inner, wants, prices) for inner in case.do])
                for case in cases
            ])  # fmt: skip
        case say.MoveAnywhere(room) if room is not None:
            return _worth_of_travel(position, room, wants)
        case say.Riddle():
            room = room_on_sign(position, act)
            if room is None or position.drawn >> room & 1:
                return 0.0
            return NEW_ROOM + CLUE * (() in goals_of(position))
        case say.Discover() | say.SelectRoom():
            return NEWS
        case say.TearOff():
            return -WIN
    return 0.0


def worth_of_change(position: Position, by: int, what: str, prices: Prices) -> float:
    if what == "G":
        return prices.gold * max(-position.gold, min(by, GOLD - position.gold))
    if what == "XP":
        return prices.xp * by
    if by > 0:
        return _worth_of_healing(position, by, prices)
    return -prices.death if -by > hp_left(position) else prices.hp * by


def _worth_of_healing(position: Position, by: int, prices: Prices) -> float:
    """What is wasted on scratches will be missing later."""
    ticked = sum(position.hp)
    healed = min(by, ticked)
    return prices.hp * healed * healed / max(1, min(by, ticked + hp_left(position)))


def _worth_of_travel(position: Position, room: int, wants: Wants) -> float:
    """To a room that no door leads to."""
    index = position.prepared.index_of.get(room, -1)
    if index < 0 or position.drawn >> index & 1:
        return 0.0
    return NEEDED if room in wants.ticks else NEW_ROOM


def room_on_sign(position: Position, sign: say.Riddle) -> int | None:
    """Where a sign leads: so many from the number of the room that its label was read in."""
    signs: dict[say.Riddle, int | None] = position.prepared.notes.setdefault("signs", {})
    if sign not in signs:
        signs[sign] = _read_sign(position, sign)
    return signs[sign]


def _read_sign(position: Position, sign: say.Riddle) -> int | None:
    label = sign.label.en.casefold()
    for room in position.prepared.rooms:
        told = [
            act for one in room.clauses for act in one.clause.do if isinstance(act, say.Narrate)
        ]
        if any(label in _LETTERS.findall(act.words.en.casefold()) for act in told):
            return position.prepared.index_of.get(room.number + sign.plus)
    return None


def worth_of_offer(position: Position, one: PreparedClause, wants: Wants, prices: Prices) -> float:
    """The same for what is offered now: where enemies stand, it may spare a fight, or bring
    nothing that the fight would not bring."""
    worth = worth_of(position, one, wants, prices)
    if one.room != position.room or not fights_in(position, one.room):
        return worth
    loss = loss_in(position, chart_of(position), one.room, position.cell)
    spared = max(0.0, danger_of(position, loss, prices) - lesson_in(position, one.room, prices))
    by_fighting = {
        act
        for other in position.prepared.rooms[one.room].clauses
        if any(isinstance(part, say.KilledLastFoe | say.NoFoes) for part in other.clause.when)
        for act in other.clause.do
    }
    if any(isinstance(act, say.Tick) and act in by_fighting for act in one.clause.do):
        return spared
    if any(isinstance(act, say.RoomIsEmpty) for act in one.clause.do):
        worth += spared
    return worth


def lesson_in(position: Position, room: int, prices: Prices) -> float:
    """The experience to be gained in a room."""
    kinds = position.prepared.foe_kinds
    return prices.xp * sum(kinds[foe].xp for foe in position.living_foes(room))


# Prices


def price_of(position: Position, one: PreparedClause, prices: Prices) -> float | None:
    """What the cheapest way to meet the clause's offers costs; None when there is no way."""
    if not one.offers:
        return 0.0
    ways = ways_to_meet(position, one.offers, one.clause.any_of)
    return min((price_of_way(position, way, prices) for way in ways), default=None)


def price_of_way(position: Position, way: Way, prices: Prices) -> float:
    total = 0.0
    for part in way:
        match part:
            case Paid("G", amount):
                total += prices.of_gold(amount)
            case Paid("HP", amount):
                total += prices.hp * amount if amount < hp_left(position) else prices.death / 4
            case Paid("XP", amount):
                total += prices.xp * amount
            case ItemGiven():
                total += ITEM
            case Forgotten(gold=gold):
                total += KEYWORD + (prices.of_gold(gold) if gold else 0.0)
    return total
