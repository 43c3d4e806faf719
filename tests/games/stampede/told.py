"""Everything that games of Stampede tell, as one fingerprint: choices, chance, digests, events,
views and imagined worlds, refusals, and what another maker's classes make of it.

    python -m games.stampede.told compile   # the rules as machine code, for the processes to come
    python -m games.stampede.told           # whether they are, and the fingerprint
"""

from __future__ import annotations

import sys
from hashlib import blake2b
from typing import Any, Final

import msgspec

from games.stampede.random_play import FORMS, begin, play_on
from stampadia.games.stampede import GAME, rules
from stampadia.games.stampede.compiled import MODULES
from stampadia.games.stampede.effects import Step
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import StampedeView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench import native

GAMES: Final = 3
LOOKS: Final = 9
"""Every so many plies everybody looks, and somebody imagines."""


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
    told = blake2b(digest_size=16)
    for form in FORMS:
        for number in range(GAMES):
            for fact in _of_a_game(begin(form), Dealer(f"told/{form}/{number}")):
                told.update(repr(fact).encode())
    told.update(repr([*_of_others()]).encode())
    return told.hexdigest()


def _of_a_game(position: Position, dealer: Dealer) -> Any:
    elsewhere = dealer.child("imagined")
    for ply in range(700):
        pending = position.pending()
        yield pending, position.digest(), position.turn
        if isinstance(pending, Over):
            return
        if ply % LOOKS == 0:
            yield from _looks(position, ply % position.seats, elsewhere)
            position = position.clone()
        choice = (
            dealer.one_of(pending.choices) if isinstance(pending, Ask) else dealer.answer(pending)
        )
        events = position.play(choice)
        yield choice, events.__class__.__name__, msgspec.json.encode([*events])


def _looks(position: Position, seat: int, dealer: Dealer) -> Any:
    for viewer in (None, *range(position.seats)):
        yield msgspec.json.encode(position.view(viewer))
    for wrong in (-1, 10**9, True, "0", None, (0,)):
        try:
            position.play(wrong)
        except IllegalChoice as refused:
            yield refused.key
    world = position.imagine(seat, dealer)
    for _ in range(8):
        if isinstance(world.pending(), Over):
            break
        play_on(world, dealer)
    yield (
        world.digest(),
        GAME.appraise(world),
        GAME.glance(world),
        msgspec.json.encode(world.view(seat)),
    )


def _of_others() -> Any:
    position = Watched(begin((3, "none")).layout)
    dealer = Dealer("others")
    for _ in range(40):
        play_on(position, dealer)
    position.agenda.append(Pause())
    position._pending = rules.advance(position)
    yield position.digest(), [event.name for event in position.play(0)], position.digest()
    yield position.view(2).turn, position.looked, type(position.clone()).__name__


if __name__ == "__main__":
    if sys.argv[1:] == ["compile"]:
        print(native.compile_modules(GAME.package, MODULES))
    else:
        print(native.in_use(GAME.package), fingerprint())
