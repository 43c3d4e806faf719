"""Everything that games of Generals tell, as one fingerprint (`games/told.py`): alone and together,
Lite and Full, with every op there is and with texts that nobody can read, and what another maker's
classes make of it.

    python -m games.generals.told compile   # the rules as machine code, for the processes to come
    python -m games.generals.told           # whether they are, and the fingerprint
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from games.generals.odd_decks import everything_said, riddles
from games.generals.random_play import FORMS, begin, steadily
from games.told import at_random, fingerprint_of, of_a_game, play_on, tell
from stampadia.games.generals import GAME
from stampadia.games.generals.compiled import MODULES
from stampadia.games.generals.position import Position
from stampadia.games.generals.rules.steps import Step
from stampadia.games.generals.view import GeneralsView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Pending
from stampadia.kernel.perspective import Perspective
from stampadia.players import make_player

GAMES: Final = 3
OF_ODD_DECKS: Final = 12
LOOKS: Final = 29
PLIES: Final = 400
PLAYERS: Final = ("greedy", "careful", "search:8")


class Pause(Step):
    """A step of another maker: somebody must nod."""

    name = "pause"

    def proceed(self, position: Position) -> Pending:
        return Ask(position.to_act, [0])

    def take(self, position: Position, choice: int) -> None:
        position.news.append(("declared", "fire" if choice == 0 else "air"))


class Watched(Position):
    """A position of another maker: it notes who has looked last, and every Life is worth two."""

    looked_by: int | None = None

    def view(self, seat: int | None) -> GeneralsView:
        self.looked_by = seat
        return super().view(seat)

    def lives(self) -> int:
        return 2 * super().lives()


def fingerprint() -> str:
    return fingerprint_of(_facts())


def _facts() -> Iterator[Any]:
    for form in FORMS:
        for number in range(GAMES):
            chooser = steadily if number % 2 else at_random
            dealer = Dealer(f"told/{form}/{number}")
            yield from of_a_game(
                GAME, begin(form, number), dealer, chooser, looks=LOOKS, plies=PLIES
            )
    for number in range(OF_ODD_DECKS):
        for name, deck in (("everything", everything_said(number)), ("riddles", riddles())):
            edition = ("0.1", "0.2")[number % 2]
            position = Position(deck, 1 + number % 4 // 2, 2 + number % 3, edition, number % 5 == 0)
            dealer = Dealer(f"told/{name}/{number}")
            chooser = steadily if number % 3 else at_random
            yield from of_a_game(GAME, position, dealer, chooser, looks=LOOKS, plies=PLIES)
    yield from _of_players()
    yield from _of_others()


def _of_players() -> Iterator[Any]:
    """What they choose in the same positions."""
    for number, name in enumerate(PLAYERS):
        player = make_player(name, Dealer(f"told/{name}"))
        position, dealer = begin(FORMS[-4 + number], number), Dealer(f"told/players/{name}")
        asked = 0
        while asked < 6:
            pending = position.pending()
            if isinstance(pending, Ask):
                asked += 1
                yield name, player.choose(Perspective(GAME, position, pending.seat))
            play_on(position, dealer)


def _of_others() -> Iterator[Any]:
    deck = begin(FORMS[-1]).deck
    position = Watched(deck, 1, 3, "0.1", False)
    dealer = Dealer("others")
    for _ in range(25):
        play_on(position, dealer)
    yield position.digest(), position.lives(), position.pending()
    position.agenda.append(Pause())
    position.look_again()
    yield position.digest(), [event.name for event in position.play(0)], position.digest()
    yield position.view(0).turn, position.looked_by, type(position.clone()).__name__


if __name__ == "__main__":
    tell(GAME, MODULES, fingerprint)
