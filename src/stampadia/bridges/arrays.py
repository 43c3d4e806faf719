"""Views and choices as arrays, as Gymnasium and PettingZoo want them."""

from __future__ import annotations

from typing import Any

from stampadia.bridges.setup import MOST_CHOICES, say
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Chance, Pending
from stampadia.kernel.position import Position

try:
    import numpy as np
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(say("bridge-not-installed", package="Gymnasium")) from error


def row_space(game: Game, position: Position) -> Any:
    """Any finite numbers: a game promises how many there are, not how large."""
    most = np.finfo(np.float32).max
    length = len(game.observe(position.view(0)))
    return spaces.Box(-most, most, (length,), np.float32)


def row(game: Game, position: Position, seat: int) -> Any:
    """What this seat may know, from its view alone."""
    return np.asarray(game.observe(position.view(seat)), np.float32)


def mask_space(game: Game) -> Any:
    return spaces.Box(0, 1, (game.choice_count,), np.int8)


def mask(game: Game, pending: Pending, seat: int) -> Any:
    """1 for each legal choice while this seat is asked; all zeros otherwise."""
    legal = np.zeros(game.choice_count, np.int8)
    if isinstance(pending, Ask) and pending.seat == seat:
        legal[list(pending.choices)] = 1
    return legal


def let_fall(position: Position, dealer: Dealer) -> Pending:
    """Let chance fall until a seat is asked or the match is over."""
    while isinstance(pending := position.pending(), Chance):
        position.play(dealer.answer(pending))
    return pending


def unfinished(position: Position, choices: int, most_turns: int) -> bool:
    """Is the match at one of its bounds?"""
    return position.turn > most_turns or choices >= MOST_CHOICES
