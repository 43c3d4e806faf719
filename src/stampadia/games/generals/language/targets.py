"""Rules of the grammars: which units."""

from __future__ import annotations

from typing import Final, Literal

from lark import Token
from msgspec import structs

from stampadia.games.generals.language.marks import Meaningless
from stampadia.games.generals.language.numbers import Compared, fixed, one
from stampadia.games.generals.skills import (
    FRONT,
    SELF,
    Amount,
    Chosen,
    Every,
    Extreme,
    Side,
    Space,
    Spaces,
    Stat,
    Test,
    That,
    Units,
)

GROUPS: Final[dict[str, tuple[Space, ...]]] = {
    "left": ("left",),
    "right": ("right",),
    "front": ("front",),
    "frontleft": ("frontleft",),
    "frontright": ("frontright",),
    "sides": ("left", "right"),
    "frontsides": ("frontleft", "frontright"),
    "around": ("left", "front", "right"),
}
"""The spaces that each token means."""

Measure = Literal["attack", "life", "level", "wounds"]
_OPPOSITE: Final[dict[Side, tuple[str, ...]]] = {
    "enemy": ("mine",),
    "ally": ("enemy",),
    "yours": ("enemy",),
    "unit": ("enemy", "unit"),
}
"""Whom units of a side can stand in front of."""


class TargetRules:
    def units(self, unit: Units) -> tuple[Units, ...]:
        return (unit,)

    def more_units(self, units: tuple[Units, ...], unit: Units) -> tuple[Units, ...]:
        return (*units, unit)

    def unit(self, unit: Units) -> Units:
        return unit

    def space(self, token: Token) -> Spaces:
        return Spaces(GROUPS[token.strip("{}").lower()])

    def reach(self, amount: Amount, space: Spaces) -> Spaces:
        """The nearest so many in one direction. "1 {sides}" could be one of both, or one on each
        side, and straight ahead there is but one."""
        if len(space.at) > 1 or space == FRONT:
            raise Meaningless
        return structs.replace(space, reach=amount)

    def all_spaces_of(self, spaces: Spaces) -> Spaces:
        """ "each {sides}". "All {right}" could be one unit or a whole row."""
        if len(spaces.at) == 1:
            raise Meaningless
        return spaces

    def at_space(self, space: Spaces) -> Spaces:
        return space

    def opposing(self) -> Spaces:
        return FRONT

    def adjacent(self) -> Spaces:
        return Spaces(GROUPS["sides"])

    def this_unit(self) -> Spaces:
        return SELF

    def that_unit(self) -> That:
        return That()

    def extreme(self, most: Literal["highest", "lowest"], stat: Stat, side: Side) -> Extreme:
        return Extreme(most, stat, side)

    def extreme_after(self, side: Side, most: Literal["highest", "lowest"], stat: Stat) -> Extreme:
        return Extreme(most, stat, side)

    def extreme_counted(
        self, count: Amount, side: Side, most: Literal["highest", "lowest"], stat: Stat
    ) -> Extreme:
        one(count)
        return Extreme(most, stat, side)

    def extreme_turned(self, side: Side, stat: Stat, most: Literal["highest", "lowest"]) -> Extreme:
        return Extreme(most, stat, side)

    def extreme_turned_counted(
        self, count: Amount, side: Side, stat: Stat, most: Literal["highest", "lowest"]
    ) -> Extreme:
        return self.extreme_counted(count, side, most, stat)

    def highest(self) -> Literal["highest"]:
        return "highest"

    def lowest(self) -> Literal["lowest"]:
        return "lowest"

    def every(self, side: Side, tests: tuple[Test, ...] = ()) -> Every:
        return Every(side, tests)

    def all_enemies(self) -> Every:
        """ "i Nemici": the language says all of them by its article."""
        return Every("enemy")

    def all_allies(self) -> Every:
        return Every("ally")

    def your_units(self) -> Every:
        return Every("yours")

    def any_one(self, side: Side, *limits: str | tuple[Test, ...]) -> Chosen:
        return self.chosen(Amount(1), side, *limits)

    def chosen(self, amount: Amount, side: Side, *limits: str | tuple[Test, ...]) -> Chosen:
        tests = tuple(test for limit in limits if isinstance(limit, tuple) for test in limit)
        opposite = next((limit for limit in limits if isinstance(limit, str)), "")
        if opposite and (tests or opposite not in _OPPOSITE[side]):
            # with a test behind it, it is not said which of the two must pass it
            raise Meaningless
        return Chosen(side, fixed(amount), tests, bool(opposite))

    def enemy(self) -> Side:
        return "enemy"

    def ally(self) -> Side:
        return "ally"

    def any_unit(self) -> Side:
        return "unit"

    def yours(self) -> Side:
        return "yours"

    def facing(self, token: Token) -> str:
        """Whose units it stands in front of."""
        words = token.lower()
        if any(word in words for word in ("enem", "nemic")):
            return "enemy"
        return "mine" if any(word in words for word in ("your", "tue", "all")) else "unit"

    # Only units that …

    def tests(self, test: Test) -> tuple[Test, ...]:
        return (test,)

    def more_tests(self, tests: tuple[Test, ...], test: Test) -> tuple[Test, ...]:
        return (*tests, test)

    def test(self, measure: Measure, compared: Compared) -> Test:
        return Test(measure, *compared)

    def level_test(self, compared: Compared) -> tuple[Test, ...]:
        return (Test("level", *compared),)

    def wounds_compared(self, compared: Compared) -> Test:
        return Test("wounds", *compared)

    def wounded(self) -> Test:
        return Test("wounds", ">=", Amount(1))

    def unwounded(self) -> tuple[Test, ...]:
        return (Test("wounds", "=", Amount(0)),)

    def level(self) -> Measure:
        return "level"

    def wounds(self) -> Measure:
        return "wounds"

    def attack(self) -> Stat:
        return "attack"

    def life(self) -> Stat:
        return "life"

    def stats(self, stat: Stat) -> tuple[Stat, ...]:
        return (stat,)

    def more_stats(self, stats: tuple[Stat, ...], stat: Stat) -> tuple[Stat, ...]:
        if stat in stats:
            raise Meaningless
        return (*stats, stat)
