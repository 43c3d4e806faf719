"""Where to go next."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stampadia.games.chronicles.bots.charting import Chart, chart_of
from stampadia.games.chronicles.bots.errands import Errand, errands
from stampadia.games.chronicles.bots.prices import (
    DEATH,
    MISSING_COIN,
    STRANDED,
    Prices,
    prices_of,
    tour,
)
from stampadia.games.chronicles.bots.routes import Way, danger_of, ways_from
from stampadia.games.chronicles.bots.scenes import survival
from stampadia.games.chronicles.choices import CELL
from stampadia.games.chronicles.prepared import NOWHERE
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.kernel.pending import Ask

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

SAFE: Final = 0.1
"""A chance to die that one does not think twice about."""
SAFELY: Final = 2
ON_THE_WAY: Final = "lost-gold", "crossed-door", "entered"
"""What happens behind a door where nothing happens."""
URGENCY: Final = 0.3
"""How much risk a reward is worth when nothing safe is left to do."""


class Plan(Struct, frozen=True):
    """An errand, the way to it, and how good an idea it is."""

    rank: tuple[int, float]
    errand: Errand
    way: Way

    @property
    def safe(self) -> bool:
        return self.rank[0] == SAFELY


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


def plans(position: Position) -> Iterator[Plan]:
    """Every errand that can be reached."""
    chart = chart_of(position)
    prices = prices_of(position, chart)
    ways = ways_from(position, chart, prices)
    for errand in errands(position, chart, prices):
        way = ways.get(errand.room)
        if way is not None:
            yield Plan(_rank(position, chart, prices, errand, way), errand, way)


def _rank(
    position: Position, chart: Chart, prices: Prices, errand: Errand, way: Way
) -> tuple[int, float]:
    """Safe errands first, the most rewarding for their gold; then the least dangerous."""
    loss = way.loss + errand.loss
    danger = danger_of(position, loss, prices) - danger_of(position, way.loss, prices)
    net = errand.reward - way.price - danger - _stranded(position, chart, errand, way)
    risk = 1.0 - survival(hp_left(position), loss)
    if prices.death < DEATH:
        risk *= prices.death / DEATH
    if net > 0 and risk <= SAFE:
        return SAFELY, net / (1 + way.gold)
    if net > -STRANDED:
        return 1, URGENCY * min(errand.reward, DEATH) - DEATH * risk
    return 0, net


def _stranded(position: Position, chart: Chart, errand: Errand, way: Way) -> float:
    """Would there be too little gold for the rest?"""
    left = position.gold - way.gold
    missing = tour(position, chart, errand.room) - left
    return STRANDED + MISSING_COIN * missing if missing > 0 else 0.0
