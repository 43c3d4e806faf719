"""The sentences of one table, in each language that somebody speaks there; they call the people by
their names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.kernel.game import Game
from stampadia.server import PACKAGE
from stampadia.server.rows import SeatRow
from stampadia.table.seats import YOU, told_apart
from stampadia.words import KERNEL, LANGUAGES, Words, words

PACKAGES: Final = ("stampadia.table", "stampadia.server")


class Voices:
    def __init__(self, game: Game) -> None:
        self._game = game
        self._seats: list[SeatRow] = []
        """As they were when somebody spoke last."""
        self._called: list[tuple[str, str]] = []
        self._words: dict[str, Words] = {}
        """By language, for as long as everybody is called the same."""

    def words(self, language: str, seats: Sequence[SeatRow]) -> Words:
        if seats != self._seats:
            self._seats = list(seats)
            called = [(seat.player, seat.name) for seat in seats]
            if called != self._called:
                self._called = called
                self._words.clear()
        found = self._words.get(language)
        if found is None:
            own = self._game.words(language).also(*PACKAGES)
            found = self._words[language] = own.named(names(seats))
        return found


def voice_of(language: str) -> Words:
    """The server's own sentences; of what a browser says it reads, the first language counts."""
    spoken = language[:2]
    return words(spoken if spoken in LANGUAGES else "en", KERNEL, "stampadia", PACKAGE)


def names(seats: Sequence[SeatRow]) -> dict[int, str]:
    """What the people are called, by the number of their seat."""
    people = (seat for seat in seats if seat.player == YOU and seat.name)
    return told_apart({seat.seat + 1: seat.name for seat in people})
