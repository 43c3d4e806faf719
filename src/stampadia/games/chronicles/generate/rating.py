"""How hard a sheet is: an honest player, who sees only what is discovered, plays it many times."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from stampadia.games.chronicles import bots
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel import rating
from stampadia.kernel.chance import Dealer
from stampadia.kernel.days import Rating
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.rating import (
    BANDS,
    GAMES,
    LONGEST,
    STAR_RATES,
    Band,
    Played,
    stars_for,
    summed_up,
)

__all__ = [
    "BANDS",
    "GAMES",
    "LONGEST",
    "STAR_RATES",
    "Band",
    "Played",
    "honest_choice",
    "play_game",
    "play_games",
    "rate",
    "stars_for",
    "streams",
    "summed_up",
]


def rate(prepared: Prepared, games: int = GAMES) -> Rating:
    return summed_up(play_games(prepared, games))


def play_games(
    prepared: Prepared,
    games: int = GAMES,
    band: Band | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> list[Played]:
    return rating.play_games(partial(play_game, prepared), games, band, progress)


def streams(prepared: Prepared, number: int) -> tuple[Dealer, Dealer]:
    """The dice of a game and what its player draws, by the sheet and the game's number: what else
    is played changes neither."""
    stream = Dealer(f"rating/{prepared.fingerprint}").child(number)
    return stream.child("table"), stream.child("player")


def honest_choice(world: Position, player: Dealer) -> int:
    """What the honest player does in an imagined position."""
    ask = world.pending()
    assert isinstance(ask, Ask)
    choice: int = bots.instinct(world, ask, player)
    return choice


def play_game(prepared: Prepared, number: int) -> Played:
    dice, player = streams(prepared, number)
    position = Position((prepared,))
    decisions = 0
    while decisions < LONGEST:
        pending = position.pending()
        if isinstance(pending, Ask):
            decisions += 1
            position.play(honest_choice(position.imagine(0, player), player))
        elif isinstance(pending, Over):
            return Played(pending.how == "won", position.turn, decisions, position.gold)
        else:
            position.play(dice.answer(pending))
    return Played(False, position.turn, decisions, 0)
