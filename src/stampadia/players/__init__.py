"""Players that work on any game through the contract: random, greedy, search, race."""

from __future__ import annotations

import re
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game
from stampadia.kernel.perspective import Perspective
from stampadia.players.player import SLIPS, Careless, Greedy, Player, Random
from stampadia.players.racer import Racer
from stampadia.players.search import Search
from stampadia.workbench.problems import nearest

__all__ = [
    "LEVELS",
    "Careless",
    "Greedy",
    "Level",
    "Player",
    "Racer",
    "Random",
    "Search",
    "make_player",
]

LEVELS: Final = tuple(Game.levels)
"""The weakest first."""
_NAMES: Final = ("random", "careless", "greedy", "careful", "search", "race", *LEVELS)


class Level:
    """As well as the level says, by whichever player does so in the game."""

    def __init__(self, name: str, dealer: Dealer) -> None:
        self._name = name
        self._dealer = dealer
        self._player: Player | None = None

    def choose(self, seat: Perspective) -> Any:
        if self._player is None:
            self._player = make_player(seat.game.levels[self._name], self._dealer)
        return self._player.choose(seat)


def make_player(spec: str, dealer: Dealer) -> Player:
    """A player by its short name: `random`, `greedy`, `careless`, `careless:20` (one decision in
    so many is any), `careful`, `search`, `search:400` (iterations a decision), `search:2s` (seconds
    a decision), `race` (with playouts or seconds in the same way); or by a level that means one of
    these in each game: `easy`, `fair`, `strong`."""
    name, _, budget = spec.strip().partition(":")
    if name == "random" and not budget:
        return Random(dealer)
    if name == "greedy" and not budget:
        return Greedy(dealer)
    if name == "careful" and not budget:
        return Greedy(dealer, careful=True)
    if name == "careless" and re.fullmatch("([1-9][0-9]{0,6})?", budget, re.ASCII):
        return Careless(dealer, int(budget or SLIPS))
    if name in ("search", "race"):
        tries = seconds = None
        if re.fullmatch("[0-9]{1,7}", budget, re.ASCII):
            tries = int(budget)
        elif re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?s", budget, re.ASCII):
            seconds = float(budget[:-1])
        if tries or seconds or not budget:
            if name == "race":
                return Racer(dealer, playouts=tries, seconds=seconds)
            return Search(dealer, iterations=tries, seconds=seconds)
    if name in LEVELS and not budget:
        return Level(name, dealer)
    if name == "you":
        raise BadOption("player-is-a-person")
    if name not in _NAMES and (near := nearest(name, _NAMES)):
        raise BadOption("bad-player-near", player=spec, near=near)
    raise BadOption("bad-player", player=spec)
