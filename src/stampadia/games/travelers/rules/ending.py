"""How a text that is being read ends, and how an adventure does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.travelers.rules.steps import Step
from stampadia.kernel.pending import Over, Pending

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

READING: Final = "reading"
"""The name of the step that holds what is still to be read."""


ACT: Final = "act"
"""The name of the step that holds what a sentence of an ability still does."""


def end_sentence(position: Position) -> None:
    """Of an ability: the rest of it is not done."""
    if position.agenda and position.agenda[-1].name == ACT:
        position.agenda.pop()


def stop_reading(position: Position) -> None:
    """The rest of the text is not read, nor what its sentence still wanted."""
    while position.agenda.pop().name != READING:
        pass


# The end of an adventure


UNKNOWN: Final = "unknown"
"""How an imagined adventure ends where nobody has been yet."""
GUESS: Final = 0.4
"""What such an end is worth, when nothing is known of it."""


class Finished(Step):
    name = "finished"

    def __init__(self, how: str, value: float) -> None:
        self.how = how
        self.value = value

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Over((self.value,), self.how)

    def __repr__(self) -> str:
        return f"finished {self.how} {self.value}"


class Defeated(Step):
    """Ruling A23: at once, also outside a fight and in the middle of an effect."""

    name = "defeated"

    def proceed(self, position: Position) -> None:
        position.news.append(("hero-defeated",))
        position.agenda = [Finished("defeated", 0.0)]


def won(position: Position) -> None:
    position.news.append(("won", position.score() if position.scoring else None))
    position.agenda = [Finished("won", 1.0)]


def unknown(position: Position) -> None:
    position.agenda = [Finished(UNKNOWN, GUESS)]
