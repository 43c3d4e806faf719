"""Dice and lots that people throw on their own table and type in here."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from stampadia.kernel.chance import Luck
from stampadia.kernel.errors import BadNotation, IllegalChoice
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Chance, Dice, Draw
from stampadia.kernel.position import View
from stampadia.matches.match import Match
from stampadia.matches.record import Line
from stampadia.words import Words

OWN_DICE: Final = "own dice"
"""The comment by which a record declares that people roll for themselves."""


class OwnDice:
    """A luck that waits for people where they can say what fell, and deals the rest."""

    def __init__(self, game: Game, luck: Luck, anybody: Callable[[], bool] = lambda: True) -> None:
        """`anybody` says whether a person is still there to roll."""
        self.lots = game.lots
        self.luck = luck
        self.anybody = anybody

    def answer(self, chance: Chance) -> Any:
        return None if self.asks(chance) and self.anybody() else self.luck.answer(chance)

    def asks(self, chance: Chance) -> bool:
        return isinstance(chance, Dice) or (isinstance(chance, Draw) and chance.what in self.lots)


def tidied(typed: str, chance: Chance) -> str:
    """Dice as people write them: 6 3, 6,3, 6+3 or 63."""
    text = re.sub(r"(?<=[0-9])\s*[,;+/&-]\s*(?=[0-9])", " ", " ".join(typed.split()))
    if isinstance(chance, Dice) and re.fullmatch(f"[0-9]{{{chance.count}}}", text, re.ASCII):
        return " ".join(text)
    return text


def outcomes(chance: Draw) -> Sequence[Any]:
    """All that can fall; of dice the highest first."""
    listed = [outcome for outcome, _ in chance.odds()]
    return listed[::-1] if isinstance(chance, Dice) else listed


def written(match: Match, chance: Draw, outcome: Any, language: str) -> str:
    """How people type it: without the word for the occasion, which they are asked about."""
    text = match.game.write(match.position, outcome, language)
    return text.removeprefix(f"{chance.what} ")


def understood(match: Match, chance: Draw, typed: str) -> Any:
    """The outcome that a line means, with or without the word for the occasion."""
    text = tidied(typed, chance)
    try:
        return match.game.read(match.position, text)
    except BadNotation:
        return match.game.read(match.position, f"{chance.what} {text}")


def fallen(match: Match, seat: int, typed: str, after: int | None = None) -> Line:
    """The proposal of what this seat says fell."""
    chance = match.pending()
    if not isinstance(chance, Draw):
        raise IllegalChoice("no-chance-now")
    line = match.propose_chance(understood(match, chance, typed), seat, after)
    assert line is not None  # it was said how it fell
    return line


def roll_question(game: Game, chance: Draw, view: View, words: Words) -> str:
    """What has to be rolled or drawn."""
    lots = f"roll-{chance.what}"
    said = words.say(lots)
    return said if said != lots else game.question(view, words)
