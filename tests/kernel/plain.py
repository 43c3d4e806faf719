"""A small base for the games in these tests: choices and outcomes are words, and each word is
its own notation (`bet`; `deal K` for an outcome)."""

from __future__ import annotations

from typing import Any

from stampadia.kernel.errors import BadNotation, IllegalChoice
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Chance
from stampadia.kernel.position import Position


class PlainGame(Game):
    vocabulary: frozenset[str]
    """Every choice the game knows."""

    def write(self, position: Position, choice: Any, language: str = "en") -> str:  # noqa: ARG002
        pending = position.pending()
        return f"{pending.what} {choice}" if isinstance(pending, Chance) else str(choice)

    def read(self, position: Position, text: str) -> Any:
        pending = position.pending()
        word = text.strip()
        if isinstance(pending, Chance):
            what, _, outcome = word.partition(" ")
            if what != pending.what:
                raise BadNotation("not-an-outcome", what=pending.what)
            if not pending.admits(outcome):
                raise IllegalChoice("impossible-outcome", what=pending.what)
            return outcome
        if word not in self.vocabulary:
            raise BadNotation("not-notation", text=word)
        if not (isinstance(pending, Ask) and word in pending.choices):
            raise IllegalChoice("choice-not-legal", text=word)
        return word


def check_legal(position: Position, choice: Any) -> None:
    """What `play` owes the contract before it changes anything."""
    pending = position.pending()
    if isinstance(pending, Chance):
        if not pending.admits(choice):
            raise IllegalChoice("impossible-outcome", what=pending.what)
    elif not isinstance(pending, Ask):
        raise IllegalChoice("match-is-over")
    elif choice not in pending.choices:
        raise IllegalChoice("not-legal-now")
