"""Everything that games of Stampede tell, as one fingerprint: choices, chance, digests, events,
views and imagined worlds, refusals, and what another maker's classes make of it.

    python -m games.stampede.told compile   # the rules as machine code, for the processes to come
    python -m games.stampede.told           # whether they are, and the fingerprint
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from games.stampede.random_play import FORMS, begin, play_on
from games.told import fingerprint_of, of_a_game, tell
from stampadia.games.stampede import GAME, rules
from stampadia.games.stampede.compiled import MODULES
from stampadia.games.stampede.effects import Step
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import StampedeView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Pending

GAMES: Final = 3


class Pause(Step):
    """A step of another maker: somebody must nod."""

    name = "pause"

    def proceed(self, position: Position) -> Pending:
        return Ask(position.active, [0])

    def take(self, position: Position, choice: int) -> None:
        position.news.append(("ordered", position.active, bool(choice)))


class Watched(Position):
    """A position of another maker: it notes who has looked last."""

    looked: int | None = None

    def view(self, seat: int | None) -> StampedeView:
        self.looked = seat
        return super().view(seat)


def fingerprint() -> str:
    return fingerprint_of(_facts())


def _facts() -> Iterator[Any]:
    for form in FORMS:
        for number in range(GAMES):
            yield from of_a_game(GAME, begin(form), Dealer(f"told/{form}/{number}"))
    yield from _of_others()


def _of_others() -> Iterator[Any]:
    position = Watched(begin((3, "none")).layout)
    dealer = Dealer("others")
    for _ in range(40):
        play_on(position, dealer)
    position.agenda.append(Pause())
    position._pending = rules.advance(position)
    yield position.digest(), [event.name for event in position.play(0)], position.digest()
    yield position.view(2).turn, position.looked, type(position.clone()).__name__


if __name__ == "__main__":
    tell(GAME, MODULES, fingerprint)
