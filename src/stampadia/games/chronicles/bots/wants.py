"""What there is to be done, worked out backwards from what wins over the lines that are known; and
what it may cost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.charting import Chart
from stampadia.games.chronicles.bots.figures import Prices, Wants
from stampadia.games.chronicles.content import COLUMNS, GOLD
from stampadia.games.chronicles.moments import HERO_DIED
from stampadia.games.chronicles.prepared import PreparedClause
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.games.chronicles.rules.items import usable_items

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


def wants_of(position: Position) -> Wants:
    """Kept with the sheet as far as it is known: the lines do not change, only the marks do."""
    notes = position.prepared.notes
    if "wants" not in notes:
        notes["wants"] = _work_out(list(position.prepared.clauses.values()))
    found: Wants = notes["wants"]
    return found


def _work_out(clauses: list[PreparedClause]) -> Wants:
    wants = Wants()
    while True:
        useful = _without_extras([one for one in clauses if _helps(one.clause, wants)])
        fights = {
            one.room
            for one in useful
            if any(isinstance(part, say.KilledLastFoe | say.NoFoes) for part in one.when)
        }
        barred = [
            one
            for one in clauses
            if one.room in fights and any(isinstance(act, say.RoomIsEmpty) for act in one.do)
        ]
        grown = wants
        for one in useful:
            grown = grown.joined(_asked_by(one.clause))
        for one in barred:
            rooms = [part.room for part in one.clause.when if isinstance(part, say.NotTicked)]
            grown = grown.joined(Wants(frozenset(rooms)))
        if grown == wants:
            return wants
        wants = grown


def _asked_by(clause: say.Clause) -> Wants:
    parts = clause.when
    return Wants(
        frozenset(part.room for part in parts if isinstance(part, say.Ticked)),
        frozenset(part.item for part in parts if isinstance(part, say.PayItem)),
        frozenset(
            part.keyword for part in parts if isinstance(part, say.Know | say.ForgetToTrigger)
        ),
    )


def _without_extras(useful: list[PreparedClause]) -> list[PreparedClause]:
    """Of two ways to win, the one that asks for less: glory is not needed."""
    winning = [one for one in useful if wins(one.clause)]
    asked = {one.index: _asked_by(one.clause) for one in winning}
    modest = [
        one
        for one in winning
        if not any(
            asked[one.index] != other and asked[one.index].joined(other) == asked[one.index]
            for other in asked.values()
        )
    ]
    return [one for one in useful if not wins(one.clause)] + modest


def wins(clause: say.Clause) -> bool:
    return any(isinstance(act, say.Win) for act in clause.do)


def _helps(clause: say.Clause, wants: Wants) -> bool:
    return wins(clause) or any(
        (isinstance(act, say.Tick) and act.room in wants.ticks)
        or (isinstance(act, say.MoveAnywhere) and act.room in wants.ticks)
        or (isinstance(act, say.Get) and act.item in wants.items)
        or (isinstance(act, say.Learn) and act.keyword in wants.keywords)
        for act in clause.do
    )


# Where it is to be done


def goals_of(position: Position) -> list[tuple[int, ...]]:
    """For each thing that is still wanted, the rooms where it can be had as far as anybody knows;
    none where that is a mystery."""
    known = position.prepared.notes.setdefault("goals", {})
    marks = (
        position.ticked, tuple(position.items), position.memory, position.drawn, position.revealed
    )  # fmt: skip
    if marks not in known:
        known[marks] = _look_for_goals(position)
    found: list[tuple[int, ...]] = known[marks]
    return found


def _look_for_goals(position: Position) -> list[tuple[int, ...]]:
    wants = wants_of(position)
    prepared = position.prepared
    found = []
    for number in sorted(wants.ticks):
        index = prepared.index_of.get(number)
        if index is not None and not position.ticked >> index & 1:
            makers = _rooms_that(position, say.Tick(number))
            found.append(makers or ((index,) if _may_hold(position, index) else ()))
    for item in sorted(wants.items):
        index = prepared.item_index.get(item)
        if index is not None and position.items[index] == 0:
            found.append(_rooms_that(position, say.Get(item)))
    unknown = sorted(wants.keywords - position.memory)
    return found + [_rooms_that(position, say.Learn(keyword)) for keyword in unknown]


def _may_hold(position: Position, room: int) -> bool:
    """Could the line that ticks this room be its own? Nobody has been there, or text in it is
    still upside-down."""
    if not position.drawn >> room & 1:
        return True
    return any(is_unread(position, one) for one in position.prepared.rooms[room].clauses)


def is_unread(position: Position, one: PreparedClause) -> bool:
    """Is part of it upside-down, and nobody has read it?"""
    return one.clause.upside_down is not None and not position.revealed >> one.index & 1


def _rooms_that(position: Position, act: say.AnyAct) -> tuple[int, ...]:
    return tuple(
        sorted({one.room for one in position.prepared.clauses.values() if act in one.clause.do})
    )


# What gold, HP and XP are worth at the moment, in one coin: a point is a hundredth of a win.


DEATH: Final = 100.0
SECOND_DEATH: Final = 20.0
"""With an item that brings the hero back: the enemies keep their wounds, and he has none."""
SECOND_LIFE: Final = 5
"""Its price in gold."""
GOLD_PRICES: Final = (20, 0.5), (10, 1.0), (4, 2.0), (-GOLD * GOLD, 6.0)
"""What a coin is worth with so many to spare."""
COLUMN: Final = 15.0
"""One more column of the Hero Sheet."""
MYSTERY: Final = 6
"""Gold kept for each wanted thing of which nobody knows where it is."""


def prices_of(position: Position, chart: Chart) -> Prices:
    spare = position.gold - tour(position, chart, position.room)
    return Prices(
        gold=next(price for least, price in GOLD_PRICES if spare >= least),
        hp=2.0 + 8.0 / (1 + hp_left(position)),
        xp=_price_of_xp(position),
        death=SECOND_DEATH if has_second_life(position, chart) else DEATH,
        spare=spare,
    )


def has_second_life(position: Position, chart: Chart) -> bool:
    """Would an item bring him back, with gold enough to go on?"""
    items = usable_items(position, HERO_DIED)
    after = position.gold - SECOND_LIFE
    return bool(items) and after >= tour(position, chart, position.prepared.start)


def _price_of_xp(position: Position) -> float:
    hero = position.prepared.sheet.hero
    for column in range(1, COLUMNS):
        missing = hero[column].xp - position.xp[column]
        if missing > 0:
            return min(6.0, max(1.5, COLUMN / missing))
    return 0.0


def tour(position: Position, chart: Chart, start: int) -> int:
    """The doors on a round through everything that is still wanted, and home."""
    goals = goals_of(position)
    doors = MYSTERY * goals.count(())
    left = [rooms for rooms in goals if rooms]
    here = start
    while left:
        far, nearest, at = min(
            (chart.doors(here, room), room, index)
            for index, rooms in enumerate(left)
            for room in rooms
        )
        doors += far
        here = nearest
        del left[at]
    return doors + chart.doors(here, position.prepared.start)
