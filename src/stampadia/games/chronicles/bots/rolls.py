"""How the dice of a turn fall, with what the lines of a room do to them."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from stampadia.games.chronicles import instructions as say
from stampadia.games.chronicles.content import DICE
from stampadia.games.chronicles.rules.conditions import states_hold

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position

Roll = tuple[int, ...]
"""Dice that can be played, the highest first."""
Odds = tuple[tuple[Roll, float], ...]

FACES: Final = range(1, 7)


class Habits(Struct, frozen=True):
    """What a room does to the turns of one side."""

    reduced: int = 0
    """So many points off one die."""
    rerolls: bool = False
    one_ability: bool = False
    move_plus: int = 0


PLAIN: Final = Habits()


def habits_in(position: Position, room: int) -> tuple[Habits, Habits]:
    """The hero's and the enemies' habits in this room, by the lines that are known."""
    said = position.prepared.rooms[room]
    if not said.says & _SPEAK_OF_TURNS:
        return PLAIN, PLAIN
    sides = []
    for who in ("hero", "enemy"):
        acts = [
            (part, act)
            for one in said.spoken
            if not one.offers and states_hold(position, one.clause, room)
            for part in one.happenings
            if isinstance(part, say.TurnRoll | say.RolledOne | say.Activates)
            and part.who in ("any", who)
            for act in one.clause.do
        ]
        sides.append(
            Habits(
                reduced=sum(act.by for _, act in acts if isinstance(act, say.ReduceDie)),
                rerolls=any(isinstance(act, say.RerollOnes) for _, act in acts),
                one_ability=any(isinstance(act, say.OneAbility) for _, act in acts),
                move_plus=sum(
                    act.by
                    for part, act in acts
                    if isinstance(act, say.Effect)
                    and isinstance(part, say.Activates)
                    and part.ability == "move"
                ),
            )
        )
    return sides[0], sides[1]


_SPEAK_OF_TURNS: Final = frozenset({say.TurnRoll, say.RolledOne, say.Activates})


@lru_cache(maxsize=256)
def odds_of(dice: int, habits: Habits, *, for_hero: bool) -> Odds:
    """Every roll of a turn and its chance: 1s removed, the rest sorted."""
    found: dict[Roll, float] = defaultdict(float)
    share = 1.0 / 6 ** max(0, dice)
    for faces in product(FACES, repeat=max(0, dice)):
        for again, chance in _rerolled(faces, habits):
            found[_lowered(again, habits, for_hero=for_hero)] += share * chance
    return tuple(sorted(found.items()))


def _rerolled(faces: Roll, habits: Habits) -> list[tuple[Roll, float]]:
    ones = faces.count(1)
    if not habits.rerolls or not ones:
        return [(faces, 1.0)]
    kept = tuple(die for die in faces if die > 1)
    return [((*kept, *new), 1.0 / 6**ones) for new in product(FACES, repeat=ones)]


def _lowered(faces: Roll, habits: Habits, *, for_hero: bool) -> Roll:
    """The player says which die is reduced: his own lowest, the enemy's highest."""
    dice = sorted(faces, reverse=True)
    if habits.reduced and dice:
        at = -1 if for_hero else 0
        dice[at] = max(1, dice[at] - habits.reduced)
        dice.sort(reverse=True)
    return tuple(die for die in dice if die > 1)


TWO_DICE: Final = DICE
