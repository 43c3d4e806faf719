"""A match as text: a header, then every choice and every chance outcome, one line each.

    stampadia record 1
    game: stampede
    edition: 1
    seats: 2
    date: 2026-11-15
    players: you, greedy
    option teams: none

    ! starter 1                 chance: what fell, and how
    1 play lion                 player 1's choice
    1 give crocodile
    = 2 5f0c1a9be2d4            turn 2 begins; the position's digest
    seat 2 Ada                  from here on somebody else plays for player 2
    resign 2                    player 2 gives up
    abandon                     the match ends without a result
    over five: 1                the end: how, and who won
    # anything                  a comment, anywhere
    @ my-sheet.json             the very cards or sheets that were played: `carried.py`

A record holds no seed, asks no random generator and opens no other file: it replays for as long as
the rules stand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct, field

from stampadia.kernel.errors import BadRecord
from stampadia.matches import carried

MAGIC: Final = "stampadia record 1"
REDACTED: Final = "stampadia redacted record 1"
LARGEST: Final = 8_000_000
STUDY: Final = "study mode"
"""The comment by which a record declares that anything may be taken back."""
_NEEDED: Final = ("game", "edition", "seats")
_SEAT: Final = "[1-9][0-9]?"


class Header(Struct, frozen=True):
    game: str
    edition: str
    seats: int
    date: str = ""
    players: tuple[str, ...] = ()
    options: dict[str, str] = {}
    where: dict[str, int] = field(default_factory=lambda: {"game": 2, "edition": 3, "seats": 4})
    """The line of each field: in the file it came from, or as it would be written."""


APPLIED: Final = frozenset({"choice", "chance", "resign", "abandon", "seat", "undo"})
"""The kinds of line that change a match, each of which takes its sequence one further. The other
kinds follow from these (`digest`, `over`) or change nothing (`comment`)."""
PLAYED: Final = frozenset({"choice", "chance"})
"""The kinds of line that the position itself plays."""
_MARKS: Final = {"chance": "!", "digest": "=", "over": "over", "comment": "#", "abandon": "abandon"}


class Line(Struct, frozen=True):
    """One happening. `kind` is one of `APPLIED`, "digest", "over" or "comment". An "undo" is a
    line for a store, which never forgets; a record shows the match as it stands, without what was
    taken back and without that it was."""

    kind: str
    text: str
    seat: int = -1
    number: int = 0
    """Its line in the file it came from, if it came from one."""

    def __str__(self) -> str:
        number = str(self.seat + 1)
        own = number if self.kind == "choice" else f"{self.kind} {number}"
        return f"{_MARKS.get(self.kind, own)} {self.text}".rstrip()


class Record(Struct):
    header: Header
    lines: list[Line]
    carried: dict[str, str] = {}
    """The content that was played, packed, by the names that the options call it."""

    def __str__(self) -> str:
        head = self.header
        top = [MAGIC, f"game: {head.game}", f"edition: {head.edition}", f"seats: {head.seats}"]
        if date := one_line(head.date):
            top.append(f"date: {date}")
        names = [one_line(name.replace(",", " ")) for name in head.players]
        if any(names):
            top.append(f"players: {', '.join(names)}")
        top += [f"option {name}: {one_line(head.options[name])}" for name in sorted(head.options)]
        packed = carried.lines(self.carried)
        return "\n".join([*top, "", *map(str, self.lines), *packed]) + "\n"


def one_line(text: str) -> str:
    """What people typed must not break the form of the file."""
    return " ".join(text.split())


def parse(text: str) -> Record:
    """A record from its text, checked for form; replaying it checks the rest."""
    if len(text) > LARGEST:
        raise BadRecord("record-too-large", line=0, most=LARGEST)
    lines = enumerate(text.splitlines(), start=1)
    first = next((line.strip() for _, line in lines), "")
    if first == REDACTED:
        raise BadRecord("record-redacted", line=1)
    if first != MAGIC and first.startswith(MAGIC[:-1]):
        raise BadRecord("record-newer", line=1, magic=MAGIC)
    if first != MAGIC:
        raise BadRecord("not-a-record", line=1, magic=MAGIC)
    header = _header(lines)
    body: list[Line] = []
    packed: dict[str, list[str]] = {}
    for number, line in lines:
        mark, _, text = line.strip().partition(" ")
        if mark == carried.BEGINS and text not in packed:
            packed[text] = []
        elif mark == carried.GOES_ON and packed:
            packed[next(reversed(packed))].append(text)
        elif mark:
            body.append(_line(number, line.strip()))
    return Record(header, body, {name: "".join(pieces) for name, pieces in packed.items()})


def _header(lines: Iterator[tuple[int, str]]) -> Header:
    fields: dict[str, str] = {}
    options: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in lines:
        if not line.strip():
            break
        if line.startswith("#"):
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise BadRecord("bad-header-line", line=number)
        target, key = (options, name[7:]) if name.startswith("option ") else (fields, name)
        target[key.strip()] = value.strip()
        where[name.strip()] = number
    for needed in _NEEDED:
        if not fields.get(needed):
            raise BadRecord("header-lacks", line=where.get(needed, 1), field=needed)
    if not re.fullmatch("[0-9]{1,3}", fields["seats"], re.ASCII):
        raise BadRecord("header-lacks", line=where["seats"], field="seats")
    players = fields.get("players", "")
    return Header(
        game=fields["game"],
        edition=fields["edition"],
        seats=int(fields["seats"]),
        date=fields.get("date", ""),
        players=tuple(name.strip() for name in players.split(",")) if players else (),
        options=options,
        where={name: at for name, at in where.items() if name in _NEEDED or "option " in name},
    )


def _line(number: int, line: str) -> Line:
    mark, _, text = line.partition(" ")
    text = text.strip()
    if mark.startswith("#"):
        return Line("comment", line[1:].strip(), number=number)
    if mark == "!":
        return Line("chance", text, number=number)
    if mark == "=":
        return Line("digest", text, number=number)
    if mark == "over":
        return Line("over", text, number=number)
    if mark == "abandon" and not text:
        return Line("abandon", "", number=number)
    if mark in ("seat", "resign"):
        kind, (mark, _, text) = mark, text.partition(" ")
        if re.fullmatch(_SEAT, mark, re.ASCII) and not (kind == "resign" and text):
            return Line(kind, text.strip(), seat=int(mark) - 1, number=number)
    elif re.fullmatch(_SEAT, mark, re.ASCII) and text:
        return Line("choice", text, seat=int(mark) - 1, number=number)
    raise BadRecord("bad-record-line", line=number)
