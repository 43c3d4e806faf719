"""That a set's adventure can be won, whichever kind it is; and the way, told in words."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from stampadia.adventures.rating import Rating
from stampadia.games.travelers.content import Adventure, CardSet, World
from stampadia.games.travelers.generate.dungeon.proof import DungeonProof, prove_dungeon
from stampadia.games.travelers.generate.world.proof import WorldProof, prove_world
from stampadia.words import Words


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


# A proof as plain text: the way to the ending, place by place. It tells everything


def proof_lines(made: CardSet, proof: Proof, with_others: Rating, words: Words) -> Iterator[str]:
    yield words.say("proof-heading")
    for number, line in enumerate(_stages(made, proof, words), 1):
        yield f"{number:>3}. {line}"
    low, high = with_others.interval
    rate, wins, games = with_others.rate, with_others.wins, with_others.games
    yield words.say("proof-others", wins=wins, games=games, rate=rate, low=low, high=high)


def _stages(made: CardSet, proof: Proof, words: Words) -> Iterator[str]:
    if proof.dungeon is not None:
        yield from _rooms(proof.dungeon, words)
    else:
        assert isinstance(made.adventure, World)
        halves = made.adventure.halves()
        for half in proof.way:
            title = halves[half].title.in_language(words.language)
            yield words.say("proof-half", half=half, title=title)


def _rooms(proof: DungeonProof, words: Words) -> Iterator[str]:
    for at, room in enumerate(proof.way):
        symbol = "yes" if at in proof.symbols else "no"
        yield words.say("proof-room", room=room, symbol=symbol)
