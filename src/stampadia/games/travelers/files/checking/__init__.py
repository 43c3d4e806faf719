"""Everything that is wrong with a set of the right form, and where.

An error is something that a player would stumble over; a warning is merely strange.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from stampadia.games.travelers.content import Adventure, CardSet, Dungeon, Hero, World
from stampadia.games.travelers.files.checking import hero, instructions, paper
from stampadia.games.travelers.files.checking.adventure import (
    check_doors,
    check_index,
    check_rooms,
    check_world,
)
from stampadia.games.travelers.files.problems import Found, Where, texts_of, warning, where_half
from stampadia.games.travelers.generate.dungeon.proof import prove_dungeon
from stampadia.games.travelers.generate.world.proof import Clause, prove_world
from stampadia.kernel.errors import BadContent
from stampadia.workbench.problems import Fault

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
        of_adventure += _check_proof(adventure, {fault.key for _, fault in of_adventure})
    yield from of_hero
    yield from of_adventure
    if hero_face is not None and adventure is not None:
        for field in ("serial", "date"):
            if getattr(hero_face, field) != getattr(adventure, field):
                yield Where(f"adventure/{field}"), warning("faces-differ")


def _sound(found: list[Found]) -> bool:
    return all(fault.warning for _, fault in found)


def _adventure(adventure: Adventure) -> Iterator[Found]:
    yield from hero.check_enemies(adventure)
    yield from instructions.check(adventure)
    match adventure:
        case World():
            yield from check_world(adventure)
        case Dungeon():
            yield from check_index(adventure)
            flaws = list(check_rooms(adventure))
            yield from flaws
            if _sound(flaws):
                yield from check_doors(adventure)


# The proof


MOST_INSTRUCTIONS: Final = 6
"""In one text: with each, twice as much may happen."""
_LOST: Final = ("world-no-ending", "dungeon-not-won")
_TOLD_AS: Final = {
    "world-half-hidden": "never-revealed",
    "dungeon-overlap": "rooms-overlap",
    "dungeon-twisted": "map-twisted",
}


def _check_proof(adventure: Adventure, told_before: Collection[str]) -> Iterator[Found]:
    """Only of an adventure that is sound otherwise, and nothing that was `told_before`."""
    for told in texts_of(adventure):
        count = sum(1 for _ in told.instructions())
        if count > MOST_INSTRUCTIONS:
            yield told.where, warning("too-much-to-prove", count=count, most=MOST_INSTRUCTIONS)
            return
    try:
        match adventure:
            case World():
                yield from _world(adventure)
            case Dungeon():
                yield from _dungeon(adventure)
    except BadContent as error:
        if _TOLD_AS.get(error.key) not in told_before:
            lost = error.key in _LOST
            yield Where("adventure"), Fault("unproven", facts={"why": error}, warning=not lost)


def _world(world: World) -> Iterator[Found]:
    proof = prove_world(world)
    for clause in proof.always:
        yield _at(clause), warning("always-so")
    for clause in proof.never:
        yield _at(clause), warning("never-so")


def _at(clause: Clause) -> Where:
    part = "below" if clause.below else "above"
    where = where_half(clause.half).inside("meeting").inside(part)
    return where.entry(clause.passage + 1).inside("when").entry(clause.condition + 1)


def _dungeon(dungeon: Dungeon) -> Iterator[Found]:
    proof = prove_dungeon(dungeon)
    where = {told.place: told.where for told in texts_of(dungeon)}
    for room in proof.always:
        yield where[room], warning("always-mapped", room=room)
    for room in proof.never:
        yield where[room], warning("never-mapped", room=room)
