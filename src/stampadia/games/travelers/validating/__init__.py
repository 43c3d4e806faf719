"""Everything that is wrong with a set of the right form, and where.

An error is something that a player would stumble over; a warning is merely strange.
"""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.travelers.content import Adventure, CardSet, Dungeon, World
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating import (
    doors,
    enemies,
    hero,
    index,
    instructions,
    paper,
    proof,
    rooms,
    world,
)
from stampadia.games.travelers.validating.found import Found, warning

__all__ = ["faults"]


def faults(made: CardSet) -> Iterator[Found]:
    found = [*hero.check(made.hero), *_adventure(made.adventure)]
    # What cannot be said at all has no length, and what does not fit together proves nothing.
    if _sound(found):
        found += paper.check(made)
    if _sound(found):
        found += proof.check(made.adventure, {fault.key for _, fault in found})
    yield from found
    for field in ("serial", "date"):
        if getattr(made.hero, field) != getattr(made.adventure, field):
            yield Where(f"adventure/{field}"), warning("faces-differ")


def _sound(found: list[Found]) -> bool:
    return all(fault.warning for _, fault in found)


def _adventure(adventure: Adventure) -> Iterator[Found]:
    yield from enemies.check(adventure)
    yield from instructions.check(adventure)
    match adventure:
        case World():
            yield from world.check(adventure)
        case Dungeon():
            yield from index.check(adventure)
            flaws = list(rooms.check(adventure))
            yield from flaws
            if _sound(flaws):
                yield from doors.check(adventure)
