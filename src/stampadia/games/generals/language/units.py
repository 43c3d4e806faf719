"""Amounts and units: how many, and of whom a text speaks."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Stat = Literal["attack", "life"]
Space = Literal["self", "left", "right", "front", "frontleft", "frontright"]
"""A place on the battlefield as the skill's owner sees it; `left` and `right` are its own row."""
Side = Literal["enemy", "ally", "unit", "yours"]
"""Whose units: opposing row, own row, both; `yours` is the player's, on an event."""
Comparison = Literal["<", "<=", "=", ">=", ">"]


class Amount(Struct, frozen=True, omit_defaults=True):
    """A whole number: `x` times the skill's condition is met, `ink` times the Ink Level, `paid`
    times the cards discarded as the cost, and a fixed part."""

    plus: int = 0
    x: int = 0
    ink: int = 0
    paid: int = 0

    @property
    def fixed(self) -> bool:
        return not (self.x or self.ink or self.paid)


ONE: Final = Amount(1)
X: Final = Amount(x=1)
INK: Final = Amount(ink=1)


# Which units


class Spaces(Struct, frozen=True, tag_field="who", tag="spaces", omit_defaults=True):
    """The units on these spaces. With `reach`, not only the nearest space in that direction but
    the nearest so many units."""

    at: tuple[Space, ...]
    reach: Amount | None = None


class Extreme(Struct, frozen=True, tag_field="who", tag="extreme"):
    """ "highest {attack} Enemy": by the printed columns."""

    most: Literal["highest", "lowest"]
    stat: Stat
    side: Side = "enemy"


class Test(Struct, frozen=True):
    """A unit's number against an amount: "with {attack}>1", "with level < {level}"."""

    of: Literal["attack", "life", "level", "wounds"]
    how: Comparison
    than: Amount


class Every(Struct, frozen=True, tag_field="who", tag="every", omit_defaults=True):
    """ "all Enemies", "all Enemies with {life}<3"; by the numbers as they count."""

    side: Side
    only: tuple[Test, ...] = ()


class Chosen(Struct, frozen=True, tag_field="who", tag="chosen", omit_defaults=True):
    """ "1 Enemy", "1 of your Units with {life}>1": so many units of the player's choice."""

    side: Side
    count: int = 1
    only: tuple[Test, ...] = ()
    facing: bool = False
    """Only units with an enemy of theirs in front."""


class That(Struct, frozen=True, tag_field="who", tag="that"):
    """The unit that was spoken of: struck by this one, selected, or protected."""


Units = Spaces | Extreme | Every | Chosen | That
SELF: Final = Spaces(("self",))
FRONT: Final = Spaces(("front",))
THAT: Final = That()


def is_several(units: Units) -> bool:
    """Whether more than one unit is spoken of."""
    match units:
        case Chosen(count=count):
            return count > 1
        case Every():
            return True
        case Spaces(at=at, reach=reach):
            return len(at) > 1 or reach is not None
    return False
