"""What gold, HP and XP are worth at the moment, in one coin: a point is a hundredth of a win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stampadia.games.chronicles.bots.charting import Chart
from stampadia.games.chronicles.bots.wanting import goals_of
from stampadia.games.chronicles.content import COLUMNS, GOLD
from stampadia.games.chronicles.rules.hero import hp_left
from stampadia.games.chronicles.rules.items import HERO_DIED, usable_items

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

DEATH: Final = 100.0
SECOND_DEATH: Final = 20.0
"""With an item that brings the hero back: the enemies keep their wounds, and he has none."""
SECOND_LIFE: Final = 5
"""Its price in gold."""
GOLD_PRICES: Final = (20, 0.5), (10, 1.0), (4, 2.0), (-GOLD * GOLD, 6.0)
"""What a coin is worth with so many to spare."""
COLUMN: Final = 15.0
"""One more column of the Hero Sheet."""
STRANDED: Final = 30.0
"""Gold that will not last for what is wanted, and for each coin that is missing:"""
MISSING_COIN: Final = 5.0
MYSTERY: Final = 6
"""Gold kept for each wanted thing of which nobody knows where it is."""


class Prices(Struct, frozen=True):
    gold: float
    hp: float
    xp: float
    death: float
    spare: int
    """Gold that is not needed for the way."""

    def of_gold(self, amount: int) -> float:
        """To spend so much gold: the last coins are dear."""
        missing = amount - self.spare
        return self.gold * amount + (STRANDED + MISSING_COIN * missing if missing > 0 else 0.0)


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
