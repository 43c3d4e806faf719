"""How the pace of random play changes as the table grows: more seats, rooms, card sets."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any, Final

from msgspec import structs

from benchmarks.contest import Contender
from benchmarks.decisions import contender, ours
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.generals.files.writing import write_set
from stampadia.games.generals.workshop.new_set import starting_set
from stampadia.kernel import registry

FIRST: Final = "stampede, 2 seats"
SETS: Final = ("STFULL", "STRETURN", "STTOLL", "STLITE", "MINE", "YOURS")
"""Ours, and two that somebody has just begun."""
OUR_SETS: Final = 4
DAY: Final = "2026-11-16"
ROOMS: Final = (10, 13, 16, 19)
"""A sheet has nineteen."""


def entries() -> Iterator[Contender]:
    for seats in range(2, 7):
        yield contender(f"stampede, {seats} seats", ours("stampede", seats))
    for rooms in ROOMS:
        yield contender(f"chronicles, {rooms} rooms", ours("chronicles", 1, *_sheet(rooms)))
    for count in range(1, len(SETS) + 1):
        yield contender(f"generals, {count} × set", ours("generals", 1, *_sets(SETS[:count])))


def _sheet(rooms: int) -> tuple[dict[str, str], dict[str, Any]]:
    """A day on which doors lead to so many rooms alone, the first among them."""
    game, wishes = registry.load("chronicles"), {"sheet": DAY}
    whole = game.content(game.read_options(wishes))[DAY].sheet
    by_need = sorted(whole.rooms, key=lambda room: not room.start)
    kept = {room.number for room in by_need[:rooms]}
    left = tuple(room for room in whole.rooms if room.number in kept)
    return wishes, {DAY: Prepared(structs.replace(whole, rooms=left))}


def _sets(names: tuple[str, ...]) -> tuple[dict[str, str], dict[str, Any]]:
    game = registry.load("generals")
    opened = {name: game.own_content(name) for name in names[:OUR_SETS]}
    for name in names[OUR_SETS:]:
        begun = starting_set(name, "EN", date(2026, 11, 16))
        opened[name] = game.read_content(name, write_set(begun))
    return {"sets": ",".join(names[:OUR_SETS])}, opened
