"""Matches for tests: whole games, or parts of them, from a seed."""

from __future__ import annotations

from typing import Final

from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.players import make_player

DATE: Final = "2026-11-15"


def begin(
    seats: int = 2, options: StampedeOptions | None = None, seed: str = "7", *, study: bool = False
) -> Match:
    """A Stampede match, dealt."""
    names = [f"player {seat + 1}" for seat in range(seats)]
    match = Match(
        GAME, seats, options, luck=Dealer(seed), players=names, date=DATE, study=study
    )  # fmt: skip
    match.deal()
    return match


def play_on(match: Match, spec: str = "random", choices: int = 10_000) -> Match:
    """So many more choices by a player of this kind, or to the end."""
    player = make_player(spec, Dealer("player"))
    for _ in range(choices):
        pending = match.pending()
        if not isinstance(pending, Ask):
            break
        match.play(player.choose(match.perspective(pending.seat)))
    return match
