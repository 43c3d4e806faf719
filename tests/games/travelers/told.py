"""Everything that games of Travelers tell, as one fingerprint: choices, chance, digests, events,
views and imagined worlds, judgements, refusals, what the honest player chooses, what another
maker's classes make of it, and an attempt at a seed.

    python -m games.travelers.told compile   # the rules as machine code, for the processes to come
    python -m games.travelers.told           # whether they are, and the fingerprint
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

from stampadia.games.travelers import GAME
from stampadia.games.travelers.adventures import ADVENTURES
from stampadia.games.travelers.bots.solver import careful, eager, hint
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.steps import Step
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench import native

KINDS: Final = ("world", "dungeon")
CLASSES: Final = ("alchemist", "astronomer", "fencer", "juggler", "standard-bearer")
GAMES: Final = 3
PLIES: Final = 250
LOOKS: Final = 9
"""Every so many plies somebody looks, and imagines."""
ATTEMPTS: Final = ("seed:told/0+kind=world", "seed:told/0+kind=dungeon")


class Pause(Step):
    """A step of another maker: somebody must nod."""

    name = "pause"

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(0, [0])

    def take(self, position: Position, choice: int) -> None:
        position.news.append(("turned", choice))


class Watched(Position):
    """A position of another maker: it notes who has looked last."""

    looked: int | None = None

    def view(self, seat: int | None) -> TravelersView:
        self.looked = seat
        return super().view(seat)


def fingerprint() -> str:
    told = blake2b(digest_size=16)
    for fact in _everything():
        told.update(repr(fact).encode())
    return told.hexdigest()


def _everything() -> Iterator[Any]:
    for kind in KINDS:
        for hero_class in CLASSES:
            made = ADVENTURES.adventure(f"seed:told/0+class={hero_class}+kind={kind}")
            for number in range(GAMES):
                luck = Dealer(f"told/{kind}/{hero_class}/{number}")
                begun = Position(made.hero, made, scoring=True, open_index=number == 1)
                yield from _of_a_game(begun, luck, honest=number == 2)
    yield from _of_a_game(Position(made.hero, level=4), Dealer("training"), honest=False)
    yield from _of_others()
    for spec in ATTEMPTS:
        found = ADVENTURES.try_attempt(ADVENTURES.form.read(spec), 0)
        yield msgspec.json.encode(found)


def _of_a_game(position: Position, dealer: Dealer, *, honest: bool) -> Iterator[Any]:
    elsewhere = dealer.child("imagined")
    for ply in range(PLIES):
        pending = position.pending()
        yield pending, position.digest(), position.turn
        if isinstance(pending, Over):
            return
        if ply % LOOKS == 0:
            yield from _looks(position, elsewhere)
            position = position.clone()
        if not isinstance(pending, Ask):
            choice = dealer.answer(pending)
        elif honest:
            choice = ADVENTURES.honest(position.imagine(0, elsewhere), elsewhere)
        else:
            choice = dealer.one_of(pending.choices)
        events = position.play(choice)
        yield choice, events.__class__.__name__, msgspec.json.encode([*events])


def _looks(position: Position, dealer: Dealer) -> Iterator[Any]:
    for viewer in (None, 0):
        yield msgspec.json.encode(position.view(viewer))
    for wrong in (-1, 10**9, True, "0", None, (0,)):
        try:
            position.play(wrong)
        except IllegalChoice as refused:
            yield refused.key
    yield hint(position, careful), hint(position, eager)
    world = position.imagine(0, dealer)
    for _ in range(6):
        pending = world.pending()
        if isinstance(pending, Over):
            break
        if isinstance(pending, Ask):
            world.play(GAME.instinct(world, pending, dealer))
        else:
            world.play(dealer.answer(pending))
    yield world.digest(), GAME.appraise(world), msgspec.json.encode(world.view(0))


def _of_others() -> Iterator[Any]:
    made = ADVENTURES.adventure("seed:told/0")
    position = Watched(made.hero, made)
    dealer = Dealer("others")
    for _ in range(12):
        pending = position.pending()
        assert not isinstance(pending, Over)
        if isinstance(pending, Ask):
            position.play(dealer.one_of(pending.choices))
        else:
            position.play(dealer.answer(pending))
    position.agenda.append(Pause())
    position.look_again()
    yield position.digest(), [event.name for event in position.play(0)], position.digest()
    yield position.view(0).turn, position.looked, type(position.clone()).__name__


if __name__ == "__main__":
    if sys.argv[1:] == ["compile"]:
        print(GAME.compile())
    else:
        print(native.in_use(GAME.package), fingerprint())
