"""The rows of the store, as the rest of the server has them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stampadia.matches.record import Line
from stampadia.table.motions import ASKED


class MatchRow(Struct, frozen=True):
    id: str
    game: str
    edition: str
    seats: int
    options: str
    carried: str
    study: bool
    luck: str
    luck_words: str
    clock: int
    invitation: bytes
    spectators: bytes
    state: str
    created: int
    rematch: str = ""
    host: int = 0
    gather: bool = False
    clock_kind: str = ""
    clock_end: str = ""
    began: int = 0
    players: str = "[]"
    from_file: bool = False
    own_dice: bool = False

    @property
    def own_luck(self) -> bool:
        """Did some of its luck fall elsewhere, so that nobody can work it out again?"""
        return self.from_file or self.own_dice


class SeatRow(Struct, frozen=True):
    match: str
    seat: int
    token: bytes
    name: str
    player: str
    ready: bool
    colour: str = ""
    stands_in: str = ""
    seen: int = 0
    muted: str = "[]"


class MotionRow(Struct, frozen=True):
    match: str
    number: int
    what: str
    by: int
    seat: int
    after: int
    choice: str
    state: str = ASKED


class Standing(Struct, frozen=True):
    """All that is kept of a match besides its lines and its talk."""

    match: MatchRow
    seats: list[SeatRow]
    motion: MotionRow | None
    """The last one."""
    votes: dict[int, bool]


class Sitting(Struct, frozen=True):
    """A seat that changes together with a line, if it still has the token that it had."""

    seat: int
    was: bytes
    fields: dict[str, Any]


class LineRow(Struct, frozen=True):
    sequence: int
    kind: str
    seat: int
    text: str
    choice: str | None
    at: int

    @property
    def line(self) -> Line:
        return Line(self.kind, self.text, self.seat)


class ChatRow(Struct, frozen=True):
    number: int
    seat: int
    text: str
    at: int
