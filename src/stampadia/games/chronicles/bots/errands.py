"""What could be done: in the rooms that are known, behind doors that nobody has opened, against
enemies that have something to teach."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct, structs

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.charting import Chart
from stampadia.games.chronicles.bots.prices import Prices
from stampadia.games.chronicles.bots.routes import LIKELY, guarded_loss, would_be_empty
from stampadia.games.chronicles.bots.wanting import Wants, goals_of, is_unread, wants_of
from stampadia.games.chronicles.bots.worth import NEEDED, lesson_in, price_of, worth_of
from stampadia.games.chronicles.prepared import NOWHERE
from stampadia.games.chronicles.rules.conditions import states_hold
from stampadia.games.chronicles.spoken import Spoken

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

CURIOSITY: Final = 6.0
"""What an unopened room promises at all."""
GREY_CELL: Final = 2.0
"""And for each grey cell that seems to be in it."""
CLUE: Final = 10.0
"""And when nobody knows where something wanted is."""


class Errand(Struct, frozen=True):
    """Something to do: in which room, on which cell, and what for."""

    room: int
    cell: int
    """NOWHERE: being in the room is enough."""
    reward: float
    loss: float = 0.0
    """HP that it may cost, besides the way."""


def errands(position: Position, chart: Chart, prices: Prices) -> Iterator[Errand]:
    wants = wants_of(position)
    lessons = {}
    for index, room in enumerate(position.prepared.rooms):
        if not position.drawn >> index & 1:
            continue
        lessons[index] = _lesson(position, index, prices)
        for one in room.spoken:
            errand = _from_line(position, one, wants, prices)
            if errand is not None:
                yield structs.replace(errand, reward=errand.reward + lessons[index])
        if lessons[index] and index != position.room:
            yield Errand(index, NOWHERE, lessons[index])
    yield from _unopened(position, chart, prices)


def _lesson(position: Position, room: int, prices: Prices) -> float:
    if room == position.room or would_be_empty(position, room):
        return 0.0
    return lesson_in(position, room, prices)


def _from_line(position: Position, one: Spoken, wants: Wants, prices: Prices) -> Errand | None:
    reward = worth_of(position, one, wants, prices)
    if reward <= 0:
        return None
    price = price_of(position, one, prices)
    if price is None or reward <= price or not _will_hold(position, one):
        return None
    cell = _where(position, one)
    if cell is None:
        return None
    return Errand(one.room, cell, reward - price, _foreboding(position, one, wants))


def _foreboding(position: Position, one: Spoken, wants: Wants) -> float:
    """Where a line leads into the unknown, and to what is wanted, somebody waits."""
    led = any(
        isinstance(act, say.Riddle)
        or (isinstance(act, say.MoveAnywhere) and act.room in wants.ticks)
        for act in one.clause.do
    )
    may_lead = is_unread(position, one) and any(
        isinstance(part, say.NotTicked) and part.room in wants.ticks for part in one.clause.when
    )
    return guarded_loss(position) if led or may_lead else 0.0


def _will_hold(position: Position, one: Spoken) -> bool:
    """Do its states hold, once its enemies are dealt with?"""
    if one.clause.any_of:
        return states_hold(position, one.clause, one.room)
    fighting = [part for part in one.clause.when if not isinstance(part, say.NoFoes)]
    if len(fighting) < len(one.clause.when) and would_be_empty(position, one.room):
        return False
    return states_hold(position, say.Clause(tuple(fighting)), one.room)


def _where(position: Position, one: Spoken) -> int | None:
    """The cell that makes this clause happen; NOWHERE for the room itself, None if it cannot."""
    room = position.prepared.rooms[one.room]
    here = one.room == position.room
    empty = position.empty if here else would_be_empty(position, one.room)
    for part in one.happenings:
        if isinstance(part, say.MoveOnCell):
            cells = [cell for cell in room.cells if position.digit_at(cell) == part.cell]
            return cells[0] if cells and not empty else None
        if isinstance(part, say.MoveOnStairs):
            return room.stairs if room.stairs >= 0 else None
        if isinstance(part, say.EnterRoom):
            return None if here else NOWHERE
        if isinstance(part, say.KilledLastFoe):
            return None if here or empty or not position.living_foes(one.room) else NOWHERE
        return None
    return None if here or not one.clause.when else NOWHERE


def _unopened(position: Position, chart: Chart, prices: Prices) -> Iterator[Errand]:
    """Rooms that nobody has entered."""
    goals = goals_of(position)
    wanted = {room for rooms in goals for room in rooms}
    mystery = any(not rooms for rooms in goals)
    for room, guess in chart.guesses.items():
        reward = CURIOSITY + CLUE * mystery + NEEDED * (room in wanted)
        reward += GREY_CELL * sum(guess.cells >> cell & 1 for cell in position.prepared.grey)
        kinds = position.prepared.foe_kinds
        reward += prices.xp * sum(kinds[foe].xp for foe, chance in guess.foes if chance >= LIKELY)
        yield Errand(room, NOWHERE, reward)
