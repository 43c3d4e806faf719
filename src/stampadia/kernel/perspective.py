"""A seat's own access to a match: what players, hints and bridges receive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import Position, View


class Perspective:
    """View, legal choices and imagination of one seat; never the real position."""

    __slots__ = ("__position", "game", "seat")

    def __init__(self, game: Game, position: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__position = position

    def view(self) -> View:
        return self.__position.view(self.seat)

    def choices(self) -> Sequence[Any]:
        """What this seat may choose now; nothing when it is not asked."""
        pending = self.__position.pending()
        if isinstance(pending, Ask) and pending.seat == self.seat:
            return pending.choices
        return ()

    def skip(self) -> Any:
        """What to answer without thinking, where a question is for people only; else None."""
        pending = self.__position.pending()
        if isinstance(pending, Ask) and pending.seat == self.seat:
            return pending.skip
        return None

    def imagine(self, dealer: Dealer) -> Position:
        return self.__position.imagine(self.seat, dealer)

    def write(self, choice: Any, language: str = "en") -> str:
        self.__must_be_asked()
        return self.game.write(self.__position, choice, language)

    def read(self, text: str) -> Any:
        self.__must_be_asked()
        return self.game.read(self.__position, text)

    def __must_be_asked(self) -> None:
        # Whether another seat's choice is legal, or needs its back named, tells of its hand.
        pending = self.__position.pending()
        if not (isinstance(pending, Ask) and pending.seat == self.seat):
            raise IllegalChoice("not-your-choice")
