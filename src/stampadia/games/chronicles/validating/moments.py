"""Acts at moments: can an act ever do anything where it stands?

enemy turn roll » effect -1       no: nothing has been activated yet
before hero turn roll » flip 1 die       no: no die lies there
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.structure import acts_in
from stampadia.games.chronicles.validating.ground import warning
from stampadia.workbench.problems import Fault

Moment = Literal[
    "walking", "last-kill", "round-starts", "before-roll", "hero-roll", "hero-turn",
    "hero-activation", "enemy-roll", "enemy-activation", "loses-hp", "died", "door", "any-time",
]  # fmt: skip
"""When a clause may be carried out. `walking`: on a cell, the stairs, at entry; in battle too."""
Moments = frozenset[Moment]

ALL: Final[Moments] = frozenset(get_args(Moment))
_ASKED: Final[Moments] = frozenset({"hero-turn", "door", "any-time"})
"""When items are offered beside whatever is asked; among other things, where dice are placed."""
_DICE: Final[Moments] = _ASKED | {"hero-roll", "enemy-roll"}
_BEFORE_PLACING: Final[Moments] = _ASKED | {"round-starts", "before-roll", "hero-roll"}
_ACTIVATION: Final[Moments] = frozenset({"hero-activation", "enemy-activation"})
_ENEMIES: Final[Moments] = frozenset({"enemy-roll", "enemy-activation", "loses-hp"})

CAN_DO: Final[dict[type[say.Act], Moments]] = {
    say.Effect: _ACTIVATION,
    say.ReduceDie: _DICE,
    say.DiscardDice: _DICE,
    say.DiscardLow: _DICE,
    say.SetDice: _DICE,
    say.FlipDie: _DICE,
    say.RerollOnes: _DICE,
    say.OneAbility: _BEFORE_PLACING | {"enemy-roll"},
    say.LowerFirst: _BEFORE_PLACING,
    say.SameColumn: _BEFORE_PLACING,
    say.SameRow: _BEFORE_PLACING,
    say.SumDice: ALL - {"died"},
    say.FreeAbility: ALL - {"died"},
    say.ByRoomCells: ALL - {"died"},
    say.NoEscape: ALL - {"last-kill"},
}
"""Acts that need something which is not always there; all others always find it."""


def idle_acts(clause: say.Clause, *, item: bool) -> Iterator[Fault]:
    """A warning for each act that can do nothing at any moment of its clause."""
    moments = moments_of(clause, item=item)
    for act in dict.fromkeys(type(act) for act in acts_in(clause.do) if not can_do(act, moments)):
        yield warning("does-nothing-then", act=_name(act))


def can_do(act: say.Act, moments: Moments) -> bool:
    possible = CAN_DO.get(type(act), ALL)
    if isinstance(act, say.ByRoomCells) and act.kind != "move":
        possible -= {"last-kill"}
        if act.kind == "def":  # it was summed up before the enemies rolled
            possible -= _ENEMIES
    return bool(possible & moments)


def moments_of(clause: say.Clause, *, item: bool) -> Moments:
    happenings = [_moments(part) for part in clause.when if isinstance(part, say.Happening)]
    if happenings and not clause.any_of:
        return happenings[0].intersection(*happenings[1:]) or ALL
    found: Moments = frozenset().union(*happenings)
    if len(happenings) == len(clause.when) and happenings:
        return found
    if item:
        return found | {"any-time"}
    return found | ({"walking", "before-roll"} if clause.offers else {"walking"})


def _moments(part: say.Happening) -> Moments:
    match part:
        case say.TurnRoll(who=who) | say.RolledOne(who=who):
            return _of_whom(who, "hero-roll", "enemy-roll")
        case say.Activates(who=who):
            return _of_whom(who, "hero-activation", "enemy-activation")
        case say.NextEnemyRolls():
            return frozenset({"enemy-roll"})
    return _PLAIN.get(type(part), frozenset({"walking"}))


_PLAIN: Final[dict[type[say.Happening], Moments]] = {
    say.KilledLastFoe: frozenset({"last-kill"}),
    say.RoundStarts: frozenset({"round-starts"}),
    say.BeforeHeroRoll: frozenset({"before-roll"}),
    say.HeroTurn: frozenset({"hero-turn"}),
    say.HeroLosesHP: frozenset({"loses-hp"}),
    say.HeroDied: frozenset({"died"}),
    say.CrossDoor: frozenset({"door"}),
}


def _of_whom(who: say.Who, hero: Moment, enemy: Moment) -> Moments:
    moments: dict[say.Who, Moments] = {
        "hero": frozenset({hero}),
        "enemy": frozenset({enemy}),
        "any": frozenset({hero, enemy}),
    }
    return moments[who]


def _name(act: type[say.Act]) -> str:
    return str(act.__struct_config__.tag)
