"""Everything that games tell, as one fingerprint: choices, chance, digests, events, views, imagined
worlds, judgements and refusals; and the same as another process tells it, whose rules may be
compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import IllegalChoice
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.workbench import native

Choose = Callable[[Any, Sequence[Any], Dealer], Any]
"""Of a position: one of the choices."""


def at_random(_position: Any, choices: Sequence[Any], dealer: Dealer) -> Any:
    return dealer.one_of(choices)


def fingerprint_of(facts: Iterable[Any]) -> str:
    told = blake2b(digest_size=16)
    for fact in facts:
        told.update(repr(fact).encode())
    return told.hexdigest()


def of_a_game(
    game: Game,
    position: Any,
    dealer: Dealer,
    choose: Choose = at_random,
    *,
    looks: int = 9,
    plies: int = 700,
) -> Iterator[Any]:
    """A game step by step; after every so many everybody looks, and somebody imagines."""
    elsewhere = dealer.child("imagined")
    for ply in range(plies):
        pending = position.pending()
        yield pending, position.digest(), position.turn
        if isinstance(pending, Over):
            return
        if ply % looks == 0:
            yield from _looks(game, position, ply % position.seats, elsewhere)
            position = position.clone()
        if isinstance(pending, Ask):
            choice = choose(position, pending.choices, dealer)
        else:
            choice = dealer.answer(pending)
        events = position.play(choice)
        yield choice, events.__class__.__name__, msgspec.json.encode([*events])


def _looks(game: Game, position: Any, seat: int, dealer: Dealer) -> Iterator[Any]:
    for viewer in (None, *range(position.seats)):
        yield msgspec.json.encode(position.view(viewer))
    for wrong in (-1, 10**9, True, 3.0, "0", None, (0,)):
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
        game.appraise(world),
        game.glance(world),
        msgspec.json.encode(world.view(seat)),
    )


def play_on(position: Any, dealer: Dealer) -> Sequence[Any]:
    """One random choice, or one outcome of chance; what happens."""
    pending = position.pending()
    assert not isinstance(pending, Over)
    if isinstance(pending, Ask):
        happened: Sequence[Any] = position.play(dealer.one_of(pending.choices))
    else:
        happened = position.play(dealer.answer(pending))
    return happened


def tell(game: Game, modules: Sequence[str], fingerprint: Callable[[], str]) -> None:
    """What such a module does when it is run: `compile` the rules for the processes to come; or
    say whether they are compiled, and the fingerprint."""
    if sys.argv[1:] == ["compile"]:
        print(native.compile_modules(game.package, modules))
    else:
        print(native.in_use(game.package), fingerprint())


def told_by_another(module: str, cache: Path, *wish: str) -> str:
    """What a process says that runs this module and finds machine code in this cache alone."""
    paths = os.pathsep.join([str(Path(__file__).parents[1]), *sys.path])
    environment = os.environ | {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": paths}
    command = [sys.executable, "-m", module, *wish]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return told.stdout.strip()


def structs_in(package: str, modules: Sequence[str]) -> list[str]:
    """The Structs that these modules make."""
    return [
        f"{name}.{made.__name__}"
        for name in modules
        for made in vars(sys.modules[f"{package}.{name}"]).values()
        if getattr(made, "__module__", "") == f"{package}.{name}"
        and hasattr(made, "__struct_fields__")
    ]
