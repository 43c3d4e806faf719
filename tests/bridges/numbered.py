"""The kernel's little poker games with their words numbered, so that they can cross a bridge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from kernel.plain import PlainGame
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Pending
from stampadia.kernel.position import Position, View


class NumberedPosition:
    """A position whose seats choose by number; chance stays as it is."""

    def __init__(self, inner: Position, vocabulary: Sequence[str]) -> None:
        self.inner = inner
        self.vocabulary = vocabulary

    @property
    def turn(self) -> int:
        return self.inner.turn

    def pending(self) -> Pending:
        pending = self.inner.pending()
        if isinstance(pending, Ask):
            return Ask(pending.seat, [self.vocabulary.index(word) for word in pending.choices])
        return pending

    def play(self, choice: Any) -> Sequence[Event]:
        asked = isinstance(self.inner.pending(), Ask)
        return self.inner.play(self.vocabulary[choice] if asked else choice)

    def clone(self) -> NumberedPosition:
        return NumberedPosition(self.inner.clone(), self.vocabulary)

    def view(self, seat: int | None) -> View:
        return self.inner.view(seat)

    def imagine(self, seat: int, dealer: Dealer) -> NumberedPosition:
        return NumberedPosition(self.inner.imagine(seat, dealer), self.vocabulary)

    def digest(self) -> str:
        return self.inner.digest()


def numbered(plain: PlainGame) -> Game:
    vocabulary = sorted(plain.vocabulary)

    class Numbered(Game):
        name: ClassVar[str] = plain.name
        edition: ClassVar[str] = plain.edition
        seats: ClassVar[range] = plain.seats
        choice_count: ClassVar[int] = len(vocabulary)

        def begin(self, seats: int, options: Options | None = None) -> NumberedPosition:
            return NumberedPosition(plain.begin(seats, options), vocabulary)

        def write(self, position: Position, choice: Any, language: str = "en") -> str:
            asked = isinstance(position.pending(), Ask)
            return plain.write(position, vocabulary[choice] if asked else choice, language)

        def observe(self, view: View) -> Sequence[float]:
            return [float(view.turn)]

    return Numbered()
