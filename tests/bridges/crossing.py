"""Every installed game that crosses the bridges, in enough setups to see each seat and option."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from every_game.contract import Setup, setups
from stampadia.bridges.setup import numbered_games
from stampadia.kernel import registry
from stampadia.kernel.game import Game

NAMES = [game.name for game in numbered_games()]
SOLO = [game.name for game in numbered_games() if 1 in game.seats]
TESTS = Path(__file__).parents[1]


def covering(name: str) -> list[Setup]:
    """Setups in which every number of seats and every listed value of an option occurs."""
    game = registry.load(name)
    chosen: list[Setup] = []
    seen: set[tuple[str, object]] = set()
    for setup in sorted(setups(game), key=lambda one: one != _usual(game)):
        parts = set(_parts(setup))
        if not parts <= seen:
            seen |= parts
            chosen.append(setup)
    return chosen


def _usual(game: Game) -> Setup:
    return Setup(game.seat_count(game.options()), game.options())


def _parts(setup: Setup) -> Iterator[tuple[str, object]]:
    yield "seats", setup.seats
    yield from _plain(setup).items()


def _plain(setup: Setup) -> dict[str, Any]:
    built: dict[str, Any] = msgspec.to_builtins(setup.options)
    return built


def keywords(setup: Setup) -> dict[str, Any]:
    """A setup as arguments for PettingZoo and Gymnasium."""
    return {"seats": setup.seats, **_plain(setup)}


def in_fresh_python(*program: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A program run by itself, so that one that kills its interpreter only fails a test."""
    source = str(Path(sys.modules["stampadia"].__path__[0]).parent)
    folders = [source, str(TESTS), *([str(path)] if path else [])]
    return subprocess.run(
        [sys.executable, *program],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(folders)},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
