"""How long people may think, worked out from the times of a match's lines alone: whoever has the
lines has the same time left, and a restart changes nothing.

`days`: so many for each choice, as in play by letter. `minutes`: so many for all choices of a seat
together. Programs have no clock. Whoever takes a seat over, or back, begins with all the time.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from stampadia.matches.record import Line

NONE, DAYS, MINUTES = "", "days", "minutes"
SECONDS: Final = {DAYS: 86_400, MINUTES: 60}
MOST: Final = {DAYS: 30, MINUTES: 600}
BOT, RESIGN = "bot", "resign"
"""What happens at the end of time: a program plays on, or the seat has given up."""


class TurnClock(Struct):
    kind: str
    seconds: int
    used: list[int]
    """Milliseconds that each seat has thought, of `minutes`."""
    since: int
    """When the last line was written, in milliseconds: time runs from there."""

    @classmethod
    def begun(cls, kind: str, seconds: int, seats: int, at: int) -> TurnClock:
        return cls(kind, seconds, [0] * seats, at)

    def note(self, line: Line, *, by_person: bool, at: int) -> None:
        """A line was written; what a program or chance did is on nobody's time."""
        if line.kind == "seat":
            self.used[line.seat] = 0
        elif by_person and line.kind in ("choice", "undo") and self.kind == MINUTES:
            self.used[line.seat] += max(0, at - self.since)
        self.since = max(at, self.since)

    def left(self, running: int | None, now: int) -> list[int]:
        """The milliseconds of each seat, where this one's time runs."""
        whole = self.seconds * 1000
        left = [whole - used for used in self.used]
        if running is not None:
            left[running] -= max(0, now - self.since)
        return [max(0, one) for one in left]

    def ends(self, running: int) -> int:
        """When this seat's time will be over, if its time runs."""
        return self.since + self.seconds * 1000 - self.used[running]


def amount(kind: str, seconds: int) -> int:
    return seconds // SECONDS[kind]
