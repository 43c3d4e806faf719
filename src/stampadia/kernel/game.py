"""What a game offers besides its positions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import msgspec
from msgspec import Struct

from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Ask
from stampadia.kernel.position import Position, View
from stampadia.kernel.words import Words, words


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match is set up, beyond its seats. Each game extends it with fields that have
    defaults."""


class Game:
    """One game: its name, its seats, and the words for its choices.

    Programs need only `begin` and the contract. The rest makes a game pleasant: notation,
    text, and what a good player looks at.
    """

    name: ClassVar[str]
    edition: ClassVar[str]
    seats: ClassVar[range]
    options: ClassVar[type[Options]] = Options
    package: ClassVar[str]
    """Where the game's `words/` folder lies."""

    # The start

    def begin(self, seats: int, options: Options | None = None) -> Position:
        raise NotImplementedError

    def read_options(self, given: dict[str, str]) -> Options:
        """Options from texts, as typed on a command line or read from a record's header."""
        try:
            return msgspec.convert(given, self.options, strict=False)
        except msgspec.ValidationError as error:
            raise BadOption("bad-option", game=self.name, problem=str(error)) from None

    def check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise BadOption(
                "bad-seats",
                game=self.name,
                seats=seats,
                least=self.seats[0],
                most=self.seats[-1],
            )

    def seat_count(self, options: Options) -> int:  # noqa: ARG002
        """How many play when nobody says a number."""
        return self.seats[0]

    # Notation: one line of text for each choice and each chance outcome

    def write(self, position: Position, choice: Any, language: str = "en") -> str:
        raise NotImplementedError

    def read(self, position: Position, text: str) -> Any:
        raise NotImplementedError

    # Words

    def words(self, language: str) -> Words:
        return words(language, "stampadia.kernel", self.package)

    def tell(self, event: Event, seat: int | None, words: Words) -> str:
        """An event as a sentence to this seat."""
        raise NotImplementedError

    def show(self, view: View, words: Words) -> str:
        """A view as plain text."""
        raise NotImplementedError

    def explain(self, view: View, choice: Any, words: Words) -> str:  # noqa: ARG002
        """What this choice would do, in a sentence or two."""
        return ""

    # What a good player looks at

    def appraise(self, position: Position) -> Sequence[float] | None:  # noqa: ARG002
        """Each seat's chances in a full position, between 0 and 1; None when the game has
        no opinion."""
        return None

    def candidates(self, position: Position, ask: Ask) -> Sequence[Any]:  # noqa: ARG002
        """The choices worth thinking about: a part of the legal ones that leaves out twins."""
        return ask.choices

    # Numbers, for learning programs

    choice_count: ClassVar[int] = 0
    """How many choices the game has in all, when every choice is an int below it."""

    def observe(self, view: View) -> Sequence[float]:
        """A view as a row of numbers of one fixed length."""
        raise NotImplementedError
