"""Everything that is wrong with a set of the right form, and where.

An error is something that a player would stumble over; a warning is merely strange.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.travelers.content import Adventure, CardSet, Dungeon, Hero, World
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

__all__ = ["faults", "faults_of_faces"]


TOGETHER: Final = frozenset((
    "no-win", "win-never-read", "never-revealed", "no-boxes", "never-shown", "no-mission",
    "room-unreachable", "endless", "never-so", "always-so", "says-nothing", "below-nobody",
))  # fmt: skip
"""What follows from all texts together: nobody can tell while one of them could not be read."""


def faults(made: CardSet) -> Iterator[Found]:
    yield from faults_of_faces(made.hero, made.adventure)


def faults_of_faces(
    hero_face: Hero | None, adventure: Adventure | None, *, unread: bool = False
) -> Iterator[Found]:
    """Of as much of a set as has the right form; `unread`: of some texts nobody knows what they
    say."""
    of_hero = [*hero.check(hero_face)] if hero_face is not None else []
    of_adventure = [*_adventure(adventure)] if adventure is not None else []
    if unread:
        of_adventure = [one for one in of_adventure if one[1].key not in TOGETHER]
    # What cannot be said at all has no length, and what does not fit together proves nothing.
    if hero_face is not None and _sound(of_hero):
        of_hero += paper.check(hero_face)
    if adventure is not None and _sound(of_adventure):
        of_adventure += paper.check(adventure)
    if adventure is not None and _sound(of_adventure) and not unread:
        of_adventure += proof.check(adventure, {fault.key for _, fault in of_adventure})
    yield from of_hero
    yield from of_adventure
    if hero_face is not None and adventure is not None:
        for field in ("serial", "date"):
            if getattr(hero_face, field) != getattr(adventure, field):
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
