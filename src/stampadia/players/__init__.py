"""Players that work on any game through the contract: random, greedy, search."""

from __future__ import annotations

import re

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.players.player import Greedy, Player, Random
from stampadia.players.search import Search

__all__ = ["Greedy", "Player", "Random", "Search", "make_player"]


def make_player(spec: str, dealer: Dealer) -> Player:
    """A player by its short name: `random`, `greedy`, `search`, `search:400` (iterations a
    decision), `search:2s` (seconds a decision)."""
    name, _, budget = spec.strip().partition(":")
    if name == "random" and not budget:
        return Random(dealer)
    if name == "greedy" and not budget:
        return Greedy(dealer)
    if name == "search":
        if not budget:
            return Search(dealer)
        if re.fullmatch("[0-9]{1,7}", budget, re.ASCII) and int(budget) > 0:
            return Search(dealer, iterations=int(budget))
        if re.fullmatch(r"[0-9]{1,4}(\.[0-9]{1,3})?s", budget, re.ASCII) and float(budget[:-1]) > 0:
            return Search(dealer, seconds=float(budget[:-1]))
    if name == "you":
        raise BadOption("player-is-a-person")
    raise BadOption("bad-player", player=spec)
