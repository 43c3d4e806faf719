"""Whether the adventure can be won: the structural proofs of our own, tried on anybody's."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from stampadia.games.travelers.content import Adventure, Dungeon, World
from stampadia.games.travelers.generate.dungeon_proof import prove_dungeon
from stampadia.games.travelers.generate.world_proof import prove_world
from stampadia.games.travelers.generate.world_readings import Clause
from stampadia.games.travelers.problems import Where
from stampadia.games.travelers.validating.found import Found, texts_of, warning
from stampadia.kernel.errors import BadContent
from stampadia.workbench.problems import Fault

MOST_INSTRUCTIONS: Final = 6
"""In one text: with each, twice as much may happen."""
_LOST: Final = ("world-no-ending", "dungeon-not-won")
_TOLD_AS: Final = {
    "world-half-hidden": "never-revealed",
    "dungeon-overlap": "rooms-overlap",
    "dungeon-twisted": "map-twisted",
}


def check(adventure: Adventure, told_before: Collection[str]) -> Iterator[Found]:
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
    half = f"{clause.half[0]}/{clause.half[1].lower()}"
    part = "below" if clause.below else "above"
    where = Where(f"adventure/cards/{half}/meeting/{part}")
    return where.entry(clause.passage + 1).inside("when").entry(clause.condition + 1)


def _dungeon(dungeon: Dungeon) -> Iterator[Found]:
    proof = prove_dungeon(dungeon)
    where = {told.place: told.where for told in texts_of(dungeon)}
    for room in proof.always:
        yield where[room], warning("always-mapped", room=room)
    for room in proof.never:
        yield where[room], warning("never-mapped", room=room)
