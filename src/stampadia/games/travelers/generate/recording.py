"""A game that the honest player wins, as a record that anyone can replay."""

from __future__ import annotations

from typing import Final

from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.generate.rating import LONGEST, honest, streams
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.specs import ADVENTURE, HERO
from stampadia.kernel import registry
from stampadia.kernel.match import Match
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.record import parse
from stampadia.kernel.replay import replay

GAME: Final = "travelers"
PLAYER: Final = "honest"


def recorded_game(spec: str, made: CardSet, number: int) -> str:
    """Game `number` of the rating of this set, which the exact spec names."""
    game = registry.load(GAME)
    luck, mind = streams(made, number)
    options = game.read_options({HERO: spec, ADVENTURE: spec})
    match = Match(game, 1, options, luck=luck, players=(PLAYER,))
    match.deal()
    for _ in range(LONGEST):
        if not isinstance(match.pending(), Ask):
            break
        position = match.position
        assert isinstance(position, Position)
        match.play(honest(position, mind))
    return str(match.record())


def is_won(record: str) -> bool:
    """Whether the rules, line by line, come to the same end, and it is a victory."""
    over = replay(registry.load(GAME), parse(record)).over
    return isinstance(over, Over) and over.how == "won"
