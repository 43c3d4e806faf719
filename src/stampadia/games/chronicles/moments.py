"""Moments of the game at which a line or an item may have something to say, each made once: those
that a sheet speaks of, and a few that it does not."""

from __future__ import annotations

from typing import Final

from stampadia.games.chronicles.instructions import (
    BeforeHeroRoll,
    CrossDoor,
    EnterRoom,
    Happening,
    HeroDied,
    HeroLosesHP,
    HeroTurn,
    KilledLastFoe,
    MoveOnCell,
    MoveOnStairs,
    RoundStarts,
    TurnRoll,
)

Kind = type[Happening]


class Offered(Happening, frozen=True):
    """No event of the sheet: the moment before the hero's roll, when he may say or pay something
    (ruling 27)."""


class Become(Happening, frozen=True):
    """No event of the sheet: something may have become true (ruling 18)."""


class AnyTime(Happening, frozen=True):
    """No event of the sheet: whenever a question stands (manual: "At any time")."""


class Threat(Happening, frozen=True, tag="threat"):
    """No event of the sheet: the hero is about to lose HP."""


OFFERED: Final = Offered()
BECOME: Final = Become()
ENTER: Final = EnterRoom()
ON_STAIRS: Final = MoveOnStairs()
KILLED_LAST_FOE: Final = KilledLastFoe()
ROUND_STARTS: Final = RoundStarts()
ANY_TIME: Final = AnyTime()
THREAT: Final = Threat()
BEFORE_HERO_ROLL: Final = BeforeHeroRoll()
HERO_TURN: Final = HeroTurn()
HERO_ROLL: Final = TurnRoll("hero")
ENEMY_ROLL: Final = TurnRoll("enemy")
HERO_DIED: Final = HeroDied()
HERO_LOSES_HP: Final = HeroLosesHP()
CROSS_DOOR: Final = CrossDoor()

MAY_SPEAK: Final = (EnterRoom, MoveOnCell, MoveOnStairs, Offered)
"""When a line that waits for no event offers something."""
OWN_MOMENTS: Final = frozenset({AnyTime, Threat, BeforeHeroRoll, HeroTurn, TurnRoll})
"""When an item that waits for no event may be used."""
