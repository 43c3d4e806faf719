"""Dice and lots that people throw on their own table and type in here."""

from __future__ import annotations

import re
from typing import Any, Final

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Chance, Dice, Draw

OWN_DICE: Final = "own dice"
"""The comment by which a record declares that people roll for themselves."""


def check_own_dice(game: Game) -> None:
    if not game.own_dice:
        raise BadOption("table-no-dice", package="stampadia.table", game=game.name)


class OwnDice:
    """A luck that waits for people where they can say what fell, and deals the rest."""

    def __init__(self, game: Game, dealer: Dealer) -> None:
        self.lots = game.lots
        self.dealer = dealer

    def answer(self, chance: Chance) -> Any:
        return None if self.asks(chance) else self.dealer.answer(chance)

    def asks(self, chance: Chance) -> bool:
        return isinstance(chance, Dice) or (isinstance(chance, Draw) and chance.what in self.lots)


def tidied(typed: str, chance: Chance) -> str:
    """Dice as people write them: 6 3, 6,3, 6+3 or 63."""
    text = re.sub(r"(?<=[0-9])\s*[,;+/&-]\s*(?=[0-9])", " ", " ".join(typed.split()))
    if isinstance(chance, Dice) and re.fullmatch(f"[0-9]{{{chance.count}}}", text, re.ASCII):
        return " ".join(text)
    return text
