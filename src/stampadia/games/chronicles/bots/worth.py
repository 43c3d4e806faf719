"""What carrying out a line brings, and what it asks for, in points."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.charting import chart_of
from stampadia.games.chronicles.bots.prices import Prices
from stampadia.games.chronicles.bots.routes import danger_of, loss_in
from stampadia.games.chronicles.bots.wanting import Wants, goals_of, is_unread
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.rules.conditions import Way, ways_to_meet
from stampadia.games.chronicles.rules.hero import fights_in, hp_left
from stampadia.games.chronicles.spoken import Spoken

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

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


def worth_of(position: Position, one: Spoken, wants: Wants, prices: Prices) -> float:
    """What carrying this clause out brings, its price not counted."""
    worth = sum(worth_of_act(position, act, wants, prices) for act in one.clause.do)
    if is_unread(position, one):
        worth += _surprise(position, one, wants)
    return worth


def _surprise(position: Position, one: Spoken, wants: Wants) -> float:
    """Upside-down text that nobody has read."""
    worth = SURPRISE if hp_left(position) > FAINT else -SURPRISE
    goals = goals_of(position)
    number = position.prepared.rooms[one.room].number
    if number in wants.ticks and (one.room,) in goals and say.Tick(number) not in one.clause.do:
        unread = [o for o in position.prepared.rooms[one.room].spoken if is_unread(position, o)]
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
            return sum(
                (case.most - case.least + 1) / 6
                * sum(worth_of_act(position, inner, wants, prices) for inner in case.do)
                for case in cases
            )  # fmt: skip
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
        told = [act for one in room.spoken for act in one.clause.do if isinstance(act, say.Narrate)]
        if any(label in _LETTERS.findall(act.words.en.casefold()) for act in told):
            return position.prepared.index_of.get(room.number + sign.plus)
    return None


def worth_of_offer(position: Position, one: Spoken, wants: Wants, prices: Prices) -> float:
    """The same for what is offered now: where enemies stand, it may spare a fight, or bring
    nothing that the fight would not bring."""
    worth = worth_of(position, one, wants, prices)
    if one.room != position.room or not fights_in(position, one.room):
        return worth
    loss = loss_in(position, chart_of(position), one.room, position.cell)
    spared = max(0.0, danger_of(position, loss, prices) - lesson_in(position, one.room, prices))
    by_fighting = {
        act
        for other in position.prepared.rooms[one.room].spoken
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


def price_of(position: Position, one: Spoken, prices: Prices) -> float | None:
    """What the cheapest way to meet the clause's offers costs; None when there is no way."""
    if not one.offers:
        return 0.0
    ways = ways_to_meet(position, one.offers, one.clause.any_of)
    return min((price_of_way(position, way, prices) for way in ways), default=None)


def price_of_way(position: Position, way: Way, prices: Prices) -> float:
    total = 0.0
    for part in way:
        match part:
            case ("G", amount):
                total += prices.of_gold(amount)
            case ("HP", amount):
                total += prices.hp * amount if amount < hp_left(position) else prices.death / 4
            case ("XP", amount):
                total += prices.xp * amount
            case ("item", _):
                total += ITEM
            case ("forget", _, gold):
                total += KEYWORD + (prices.of_gold(gold) if gold else 0.0)
    return total
