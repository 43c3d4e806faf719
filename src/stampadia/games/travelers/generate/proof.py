"""That a set's adventure can be won, whichever kind it is."""

from __future__ import annotations

from msgspec import Struct

from stampadia.games.travelers.content import Adventure, World
from stampadia.games.travelers.generate.dungeon_proof import DungeonProof, prove_dungeon
from stampadia.games.travelers.generate.world_proof import WorldProof, prove_world


class Proof(Struct, frozen=True, omit_defaults=True):
    """One of the two."""

    world: WorldProof | None = None
    dungeon: DungeonProof | None = None

    @property
    def way(self) -> tuple[str, ...]:
        """The halves or rooms of a shortest way to win, in order."""
        if self.world is not None:
            return self.world.plan
        return self.dungeon.way if self.dungeon is not None else ()


def prove(adventure: Adventure) -> Proof:
    """Raises BadContent for what nobody could win, or could spoil."""
    if isinstance(adventure, World):
        return Proof(world=prove_world(adventure))
    return Proof(dungeon=prove_dungeon(adventure))
