"""Unfinished business of this game: steps and questions as the kernel's agenda has them
(`kernel/agenda.py`), and the attack under way. The classes are the game's own, because no compiled
class can be derived from one that is not: so a step is told in digests by what it writes of
itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from stampadia.kernel.agenda import About, told_of
from stampadia.kernel.pending import Ask, Pending
from stampadia.workbench.native import mypyc_attr

if TYPE_CHECKING:
    from stampadia.games.generals.language.units import Units
    from stampadia.games.generals.position import Position
    from stampadia.games.generals.prepared.skills import Vector
    from stampadia.games.generals.rules.causes import Cause

_NAME: Final = attrgetter("name")
"""Asked for at run time: compiled, `step.name` would not see another maker's."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """A piece of unfinished business. Steps are shared between clones of a position: they never
    change."""

    name: str = ""

    def proceed(self, position: Position) -> Pending | None:
        raise NotImplementedError

    def take(self, position: Position, choice: Any) -> None:
        raise NotImplementedError

    def __repr__(self) -> str:
        """What a digest knows of it."""
        return str(_NAME(self))


Answer = Callable[[Any, Any, int], None]
"""What to do with the answer: the position, what the question was about, the choice."""


class Question(Step):
    """Something that must be decided. `about` is what the answer needs to know and a view may
    show, or None."""

    def __init__(
        self, name: str, seat: int, choices: Sequence[int], about: About | None, then: Answer
    ) -> None:
        self.name = name
        self.seat = seat
        self.choices = tuple(choices)
        self.about = about
        self.then = then

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(self.seat, self.choices)

    def take(self, position: Position, choice: int) -> None:
        self.then(position, self.about, choice)

    def __repr__(self) -> str:
        return f"{self.name}{self.choices}{told_of(self.about)}{told_of(self.then)}"


def ask(
    position: Position,
    name: str,
    choices: Sequence[int],
    about: About | None,
    then: Answer,
    seat: int = -1,
) -> None:
    """Ask for one of these, unless there is only one way, or none: a seat, or whose turn it is."""
    if len(choices) == 1:
        then(position, about, choices[0])
    elif choices:
        who = position.to_act if seat < 0 else seat
        position.agenda.append(Question(name, who, choices, about, then))


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
