"""What stands on the battlefield: units, the banners they show, an attack that is under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from stampadia.games.generals.language.units import Units
from stampadia.games.generals.prepared.skills import ATTACK, LIFE, Prepared, Vector
from stampadia.games.generals.prepared.stacks import Stack

if TYPE_CHECKING:
    from stampadia.games.generals.rules.causes import Cause


class Action:
    """An attack action under way: who attacks, whom, and what has been done in it already. Rulings
    D5, D14, D15: skills act once in an action, changes last to its end."""

    __slots__ = (
        "again", "aim", "aimed_by", "also", "attacker", "bonus", "defended", "hits", "infused",
        "lasting", "row", "strike", "targets", "times", "used", "value",
    )  # fmt: skip

    def __init__(self, attacker: int, row: int) -> None:
        self.attacker = attacker
        """The attacking unit's serial."""
        self.row = row
        """The row that attacks."""
        self.targets: list[int] | None = None
        """Columns to strike, once they are settled; None means the column in front. Never changed
        in place."""
        self.aim: tuple[Units, ...] = ()
        """Spaces to attack instead of the one in front, or `also`."""
        self.aimed_by: Cause | None = None
        """The text that says so."""
        self.also = False
        self.times = 1
        self.strike = 0
        """How many strikes have been begun."""
        self.value = 0
        """The attack as it was told."""
        self.defended = False
        """Whether skills of the struck side may have changed it since."""
        self.hits = 0
        """Wounds that the present strike has really added."""
        self.again: tuple[int, ...] = ()
        """Cards that ask for one more attack after this one."""
        self.bonus = 0
        """Life that a card drawn during the present check has brought."""
        self.used: set[tuple[int, ...]] = set()
        self.lasting: dict[tuple[int, int], int] = {}
        """By unit and stat: changes that last to the end of the action."""
        self.infused: dict[int, Vector] = {}

    def clone(self) -> Action:
        twin = Action(self.attacker, self.row)
        twin.targets = self.targets
        twin.aim = self.aim
        twin.aimed_by = self.aimed_by
        twin.also = self.also
        twin.times = self.times
        twin.strike = self.strike
        twin.value = self.value
        twin.defended = self.defended
        twin.hits = self.hits
        twin.again = self.again
        twin.bonus = self.bonus
        twin.used = self.used.copy()
        twin.lasting = self.lasting.copy()
        twin.infused = self.infused.copy()
        return twin

    def told(self) -> tuple[Any, ...]:
        """What a fingerprint is made of."""
        return (
            self.attacker,
            self.row,
            self.targets,
            self.aim,
            self.aimed_by,
            self.also,
            self.times,
            self.strike,
            self.value,
            self.defended,
            self.hits,
            self.again,
            self.bonus,
            sorted(self.used),
            sorted(self.lasting.items()),
            sorted(self.infused.items()),
        )

    def first_time(self, key: tuple[int, ...]) -> bool:
        """Whether this has not been done yet in the action; from now on it has."""
        if key in self.used:
            return False
        self.used.add(key)
        return True


class Banners:
    """The banners on the battlefield (manual: "Area Skills"): where they are, and what they are
    good for."""

    __slots__ = ("act", "change", "guard", "infuse", "rows")

    def __init__(self, rows: list[list[int]], skills: list[Prepared]) -> None:
        self.rows = rows
        """By row, Player Row and Front Row: the columns whose unit shows one."""
        self.act = any(skill.works for skill in skills)
        self.guard = any(skill.guard is not None for skill in skills)
        self.infuse = any(bool(skill.infusions) for skill in skills)
        self.change: tuple[bool, ...] = (
            any(bool(skill.pure[ATTACK]) for skill in skills),
            any(bool(skill.pure[LIFE]) for skill in skills),
        )
        """By stat: whether one could change it when it is counted."""


NO_BANNERS: Final = Banners([[], []], [])


class Troop:
    """A unit on the battlefield: a stack of cards, its wounds, whether it is exhausted."""

    __slots__ = ("exhausted", "serial", "stack", "wounds")

    def __init__(self, serial: int, stack: Stack, wounds: int = 0, exhausted: bool = False) -> None:
        self.serial = serial
        """Tells this unit from every other, wherever it moves."""
        self.stack = stack
        self.wounds = wounds
        self.exhausted = exhausted

    def clone(self) -> Troop:
        return Troop(self.serial, self.stack, self.wounds, self.exhausted)


Found = tuple[int, int, Troop]
"""A unit and where it stands: row, column and itself."""
