"""A game that the honest player wins, as a record that anyone can replay."""

from __future__ import annotations

from typing import Final

from stampadia.games.chronicles.generate.rating import LONGEST, honest_choice, streams
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.games.chronicles.specs import OPTION
from stampadia.kernel import registry
from stampadia.kernel.match import Match
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.record import parse
from stampadia.kernel.replay import replay

GAME: Final = "chronicles"
PLAYER: Final = "honest"


def recorded_game(spec: str, prepared: Prepared, number: int) -> str:
    """Game `number` of the rating of this sheet, which the exact spec names."""
    game = registry.load(GAME)
    dice, player = streams(prepared, number)
    options = game.read_options({OPTION: spec})
    match = Match(game, 1, options, luck=dice, players=(PLAYER,))
    match.deal()
    for _ in range(LONGEST):
        if not isinstance(match.pending(), Ask):
            break
        world = match.perspective(0).imagine(player)
        assert isinstance(world, Position)
        match.play(honest_choice(world, player))
    return str(match.record())


def is_won(record: str) -> bool:
    """Whether the rules, line by line, come to the same end, and it is a victory."""
    over = replay(registry.load(GAME), parse(record)).over
    return isinstance(over, Over) and over.how == "won"
