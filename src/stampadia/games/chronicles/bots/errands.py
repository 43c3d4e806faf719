"""What could be done: in the rooms that are known, behind doors that nobody has opened, against
enemies that have something to teach."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.bots.charting import Chart, chart_of
from stampadia.games.chronicles.bots.figures import (
    MISSING_COIN,
    SAFELY,
    STRANDED,
    Errand,
    Idea,
    Prices,
    Route,
    Wants,
)
from stampadia.games.chronicles.bots.routes import (
    LIKELY,
    NEEDED,
    danger_of,
    guarded_loss,
    lesson_in,
    price_of,
    ways_from,
    worth_of,
    would_be_empty,
)
from stampadia.games.chronicles.bots.scenes import survival
from stampadia.games.chronicles.bots.wants import (
    DEATH,
    goals_of,
    is_unread,
    prices_of,
    tour,
    wants_of,
)
from stampadia.games.chronicles.choices import CELL
from stampadia.games.chronicles.content import GOLD
from stampadia.games.chronicles.prepared import NOWHERE, Prepared, PreparedClause
from stampadia.games.chronicles.rules.conditions import states_hold
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.kernel.pending import Ask

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


CURIOSITY: Final = 6.0
"""What an unopened room promises at all."""
GREY_CELL: Final = 2.0
"""And for each grey cell that seems to be in it."""
CLUE: Final = 10.0
"""And when nobody knows where something wanted is."""


def errands(position: Position, chart: Chart, prices: Prices) -> list[Errand]:
    wants = wants_of(position)
    found: list[Errand] = []
    for index, room in enumerate(position.prepared.rooms):
        if not position.drawn >> index & 1:
            continue
        elsewhere = index != position.room and not would_be_empty(position, index)
        lesson = lesson_in(position, index, prices) if elsewhere else 0.0
        for one in room.clauses:
            errand = _from_line(position, one, wants, prices)
            if errand is not None:
                reward = errand.reward + lesson
                found.append(Errand(errand.room, errand.cell, reward, errand.loss))
        if lesson:
            found.append(Errand(index, NOWHERE, lesson))
    return found + _unopened(position, chart, prices)


def _from_line(
    position: Position, one: PreparedClause, wants: Wants, prices: Prices
) -> Errand | None:
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


def _foreboding(position: Position, one: PreparedClause, wants: Wants) -> float:
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


def _will_hold(position: Position, one: PreparedClause) -> bool:
    """Do its states hold, once its enemies are dealt with?"""
    if one.clause.any_of:
        return states_hold(position, one.clause, one.room)
    fighting = [part for part in one.clause.when if not isinstance(part, say.NoFoes)]
    if len(fighting) < len(one.clause.when) and would_be_empty(position, one.room):
        return False
    return states_hold(position, say.Clause(tuple(fighting)), one.room)


def _where(position: Position, one: PreparedClause) -> int | None:
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


def _unopened(position: Position, chart: Chart, prices: Prices) -> list[Errand]:
    """Rooms that nobody has entered."""
    goals = goals_of(position)
    wanted = {room for rooms in goals for room in rooms}
    mystery = any(not rooms for rooms in goals)
    found: list[Errand] = []
    for room, guess in chart.guesses.items():
        reward = CURIOSITY + CLUE * mystery + NEEDED * (room in wanted)
        reward += GREY_CELL * sum(guess.cells >> cell & 1 for cell in position.prepared.grey)
        kinds = position.prepared.foe_kinds
        reward += prices.xp * sum(kinds[foe].xp for foe, chance in guess.foes if chance >= LIKELY)
        found.append(Errand(room, NOWHERE, reward))
    return found


# Where to go next.


SAFE: Final = 0.1
"""A chance to die that one does not think twice about."""
ON_THE_WAY: Final = "lost-gold", "crossed-door", "entered"
"""What happens behind a door where nothing happens."""
GIFTS: Final = say.Narrate, say.Cross, say.Tick, say.Get, say.Learn, say.Discover, say.SelectRoom
"""Acts that take nothing away and leave the hero where he is."""
URGENCY: Final = 0.3
"""How much risk a reward is worth when nothing safe is left to do."""


def best_step(position: Position) -> int | None:
    """The cell to walk to now: the errand's own, or the first on the way to it; not through a door
    through which he would think better of it and come back."""
    steps = _steps(position)
    return next((step for step in steps if not _in_vain(position, step)), next(iter(steps), None))


def _steps(position: Position) -> list[int]:
    """Where the errands begin, the best one first."""
    found = []
    for plan in sorted(plans(position), key=lambda plan: plan.rank, reverse=True):
        here = plan.errand.room == position.room
        step = plan.errand.cell if here else plan.way.first
        if step != NOWHERE and step not in found:
            found.append(step)
    return found


def free_step(position: Position) -> int | None:
    """A grey cell of this room that asks for nothing and only gives: whoever leaves without it
    pays a door to come back."""
    wants, prices = wants_of(position), prices_of(position, chart_of(position))
    for one in position.prepared.rooms[position.room].clauses:
        if one.offers or is_unread(position, one) or not _only_gives(position, one):
            continue
        errand = _from_line(position, one, wants, prices)
        if errand is not None and errand.cell != NOWHERE:
            return errand.cell
    return None


def _only_gives(position: Position, one: PreparedClause) -> bool:
    """And all of it at once: gold and HP that there is no room for yet can wait."""
    room_for = {"G": GOLD - position.gold, "HP": sum(position.hp)}
    return all(
        0 < act.by <= room_for.get(act.what, act.by)
        if isinstance(act, say.Change)
        else isinstance(act, GIFTS)
        for act in one.clause.do
    )


def _in_vain(position: Position, step: int) -> bool:
    """Does this lead through a door into a room where nothing happens and he would turn back?"""
    pending = position.pending()
    beyond = position.prepared.room_at.get(step, position.room)
    if beyond == position.room or not isinstance(pending, Ask) or step not in pending.choices:
        return False
    world = position.clone()
    world.play(CELL + step)
    if world.agenda[-1].name != "explore" or world.room != beyond:
        return False
    if any(fact[0] not in ON_THE_WAY for fact in world.news):
        return False
    back = next(iter(_steps(world)), None)
    return back is not None and world.prepared.room_at.get(back) == position.room


OF_DICE: Final = say.PassTurn, say.DiscardRolled, say.SetRolled
"""Offers that look at a turn's dice."""
MOST_KEPT: Final = 4000
"""Circumstances whose plans are kept with a sheet."""


def plans(position: Position) -> list[Idea]:
    """Every errand that can be reached. Kept with the sheet as far as it is known: all its games,
    and all questions of a turn, ask for the same again."""
    kept: dict[Hashable, list[Idea]] = position.prepared.notes.setdefault("plans", {})
    key = _circumstances(position)
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        chart = chart_of(position)
        prices = prices_of(position, chart)
        ways = ways_from(position, chart, prices)
        found = kept[key] = [
            Idea(_rank(position, chart, prices, one, ways[one.room]), one, ways[one.room])
            for one in errands(position, chart, prices)
            if one.room in ways
        ]
    return found


def _circumstances(position: Position) -> Hashable:
    """All that a plan depends on; the dice of a battle only where a line or an item asks for
    some."""
    battle = position.battle
    dice = (battle.foe < 0, battle.dice) if battle and _asks_for_dice(position.prepared) else None
    return (
        position.room, position.drawn, position.ticked, position.revealed, position.empty,
        position.gold, tuple(position.hp), tuple(position.xp), position.boxes,
        tuple(position.hits), tuple(position.items), position.memory, position.crossed,
        tuple(position.drawn_cells.items()), dice,
    )  # fmt: skip


def _asks_for_dice(prepared: Prepared) -> bool:
    if "dice" not in prepared.notes:
        offers = [offer for one in prepared.clauses.values() for offer in one.offers]
        offers += [offer for item in prepared.items for offer in item.offers]
        prepared.notes["dice"] = any(isinstance(offer, OF_DICE) for offer in offers)
    return bool(prepared.notes["dice"])


def _rank(
    position: Position, chart: Chart, prices: Prices, errand: Errand, way: Route
) -> tuple[int, float]:
    """Safe errands first, the most rewarding for their gold; then the least dangerous."""
    loss = way.loss + errand.loss
    danger = danger_of(position, loss, prices) - danger_of(position, way.loss, prices)
    net = errand.reward - way.price - danger
    missing = tour(position, chart, errand.room) - (position.gold - way.gold)
    if missing > 0:  # too little gold would be left for the rest
        net -= STRANDED + MISSING_COIN * missing
    risk = 1.0 - survival(hp_left(position), loss)
    if prices.death < DEATH:
        risk *= prices.death / DEATH
    if net > 0 and risk <= SAFE:
        return SAFELY, net / (1 + way.gold)
    if net > -STRANDED:
        return 1, URGENCY * min(errand.reward, DEATH) - DEATH * risk
    return 0, net
