"""Everything that games of Chronicles tell, as one fingerprint: choices, chance, digests, events,
views and imagined worlds, judgements, refusals, the honest player's games, an adventure that it
certifies, and what another maker's classes make of it.

    python -m games.chronicles.told compile   # as machine code, for the processes to come
    python -m games.chronicles.told           # whether it is, and the fingerprint
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any, Final

import msgspec

from stampadia.games.chronicles import GAME, ChroniclesOptions
from stampadia.games.chronicles.adventures import ADVENTURES
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.rules.ending import Variant
from stampadia.games.chronicles.rules.steps import Step
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.pending import Ask, Over, Pending
from stampadia.workbench import native

SHEETS: Final[tuple[tuple[str, Variant], ...]] = (
    ("first-day", "none"),
    ("seed:told one/0", "monk"),
    ("seed:told two/0+class=forger", "premonition"),
    ("seed:told three/0+class=copyist", "none"),
    ("seed:told four/0+class=inkmancer", "none"),
    ("seed:told five/0+class=typefounder", "none"),
    ("seed:told six/0+hard+class=punchcutter,first-day", "monk+premonition"),
)
GAMES: Final = 12
HONEST_GAMES: Final = 2
LOOKS: Final = 9
"""Every so many plies somebody looks, is refused, and imagines."""
CERTIFIED: Final = "seed:told nine"


class Pause(Step):
    """A step of another maker: somebody must nod."""

    name = "pause"

    def proceed(self, position: Position) -> Pending:  # noqa: ARG002
        return Ask(0, [0])

    def take(self, position: Position, choice: Any) -> None:
        position.news.append(("lost-gold", choice, position.gold))


class Watched(Position):
    """A position of another maker: it notes who has looked last."""

    looked: int | None = None

    def view(self, seat: int | None) -> ChroniclesView:
        self.looked = seat
        return super().view(seat)


def fingerprint() -> str:
    told = blake2b(digest_size=16)
    for fact in _everything():
        told.update(repr(fact).encode())
    return told.hexdigest()


def _everything() -> Iterator[Any]:
    for sheet, variant in SHEETS:
        for number in range(GAMES):
            yield from _of_a_game(_begun(sheet, variant), Dealer(f"told/{sheet}/{number}"))
        for number in range(HONEST_GAMES):
            yield from _honestly(_begun(sheet, variant), Dealer(f"honest/{sheet}/{number}"))
    yield msgspec.json.encode(ADVENTURES.work_out(ADVENTURES.form.read(CERTIFIED)))
    yield from _of_others()


def _begun(sheet: str, variant: Variant) -> Position:
    options = ChroniclesOptions(sheet, variant)
    return GAME.start(1, options, GAME.content(options))


def _of_a_game(position: Position, dealer: Dealer) -> Iterator[Any]:
    """At random, until it is over."""
    elsewhere = dealer.child("imagined")
    yield msgspec.json.encode([*GAME.opening(position)])
    for ply in range(1000):
        pending = position.pending()
        yield pending, position.digest(), position.turn
        if isinstance(pending, Over):
            return
        if ply % LOOKS == 0:
            yield from _looks(position, elsewhere)
            position = position.clone()
        yield _played(position, dealer)


def _played(position: Position, dealer: Dealer) -> Any:
    pending = position.pending()
    assert not isinstance(pending, Over)
    choice = dealer.one_of(pending.choices) if isinstance(pending, Ask) else dealer.answer(pending)
    events = position.play(choice)
    return choice, type(events).__name__, msgspec.json.encode([*events])


def _looks(position: Position, dealer: Dealer) -> Iterator[Any]:
    yield msgspec.json.encode(position.view(0))
    for wrong in (-1, 10**9, True, "0", None, (0,)):
        try:
            position.play(wrong)
        except IllegalChoice as refused:
            yield refused.key
    world = position.imagine(0, dealer)
    for _ in range(8):
        pending = world.pending()
        if isinstance(pending, Over):
            break
        if isinstance(pending, Ask):
            yield GAME.candidates(world, pending)
        yield _played(world, dealer)
    yield world.digest(), GAME.appraise(world), msgspec.json.encode(world.view(0))


def _honestly(position: Position, dealer: Dealer) -> Iterator[Any]:
    """As the honest player plays, up to the end."""
    luck, mind = dealer.child("table"), dealer.child("player")
    while not isinstance(pending := position.pending(), Over):
        if isinstance(pending, Ask):
            position.play(ADVENTURES.honest(position.imagine(0, mind), mind))
        else:
            position.play(luck.answer(pending))
        yield position.digest()
    yield pending, position.turn, position.gold


def _of_others() -> Iterator[Any]:
    position = Watched(_begun("first-day", "none").sheets)
    dealer = Dealer("others")
    for _ in range(20):
        yield _played(position, dealer)
    position.agenda.append(Pause())
    position.look_again()
    yield position.digest(), [event.name for event in position.play(0)], position.digest()
    yield position.view(0).gold, position.looked, type(position.clone()).__name__


if __name__ == "__main__":
    if sys.argv[1:] == ["compile"]:
        print(GAME.compile())
    else:
        print(native.in_use(GAME.package), fingerprint())
