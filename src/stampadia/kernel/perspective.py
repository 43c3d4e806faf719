"""A seat's own access to a match: what players, hints and bridges receive."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import WrongSeat
from stampadia.kernel.game import Game, Own
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import Position, View, ended
from stampadia.words import Words


class Offer(Struct, frozen=True, gc=False):
    """One choice as a table offers it."""

    choice: Any
    notation: str
    """In English, as records and the wire have it."""
    words: str
    """The same in the reader's language: what can be typed."""
    note: str
    """What a table says beside it."""
    place: str | None
    """Where on the table it points, as the game names its places."""


class Perspective:
    """View, legal choices and imagination of one seat; never the real position."""

    __slots__ = ("__over", "__position", "game", "seat")

    def __init__(self, game: Game, position: Position, seat: int, over: Over | None = None) -> None:
        """`over` is the end of the match where no rule ended it."""
        self.game = game
        self.seat = seat
        self.__position = position
        self.__over = over

    def view(self) -> View:
        view = self.__position.view(self.seat)
        return ended(view, self.__over) if self.__over else view

    def choices(self) -> Sequence[Any]:
        """What this seat may choose now; nothing when it is not asked."""
        ask = self.__asked()
        return ask.choices if ask else ()

    def offers(self, words: Words, view: View | None = None) -> tuple[Offer, ...]:
        """The same choices with all that a table says of them, in the language of these words;
        whoever has looked already gives the view."""
        choices = self.choices()
        if not choices:
            return ()
        view = view or self.view()
        game, position, language = self.game, self.__position, words.language
        told = game.in_language(position, language)
        notations = game.write_all(position, choices)
        same = language == "en" and told is position
        typed = notations if same else game.write_all(told, choices, language)
        rows = zip(choices, notations, typed, game.beside(view, choices, words), strict=True)
        return tuple([Offer(one, text, own, note, at) for one, text, own, (note, at) in rows])

    def skip(self) -> Any:
        """What to answer without thinking, where a question is for people only; else None."""
        ask = self.__asked()
        return ask.skip if ask else None

    def imagine(self, dealer: Dealer) -> Own:
        return self.__position.imagine(self.seat, dealer)

    def write(self, choice: Any, language: str = "en") -> str:
        self.__must_be_asked()
        return self.game.write(self.__position, choice, language)

    def read(self, text: str) -> Any:
        self.__must_be_asked()
        return self.game.read(self.__position, text)

    def __asked(self) -> Ask | None:
        pending = self.__over or self.__position.pending()
        return pending if isinstance(pending, Ask) and pending.seat == self.seat else None

    def __must_be_asked(self) -> None:
        # Whether another seat's choice is legal, or needs its back named, tells of its hand.
        if self.__asked() is None:
            raise WrongSeat("not-your-choice")
