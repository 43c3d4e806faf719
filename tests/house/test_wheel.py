"""What others install: a wheel for every machine, or one with the rules as machine code. Both tell
the same."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
GAMES = sorted(path.parent.name for path in (PROJECT / "tests" / "games").glob("*/told.py"))


@pytest.mark.deep
@pytest.mark.skipif(find_spec("mypyc") is None, reason="needs mypyc")
def test_a_wheel_brings_machine_code_where_it_was_wished_for(tmp_path: Path) -> None:
    pure, native = (_told_by_a_wheel(tmp_path / wish, wish) for wish in ("", "1"))
    assert len(pure) == len(GAMES) == 4
    for game in GAMES:
        assert pure[game][0] == "False", game
        assert native[game] == ["True", pure[game][1]], game


def _told_by_a_wheel(folder: Path, wish: str) -> dict[str, list[str]]:
    """Of each game whether it runs as machine code, and its fingerprint."""
    wheels, place = folder / "wheels", folder / "place"
    wished = os.environ | {"STAMPADIA_NATIVE": wish}
    _run("-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(wheels), str(PROJECT), env=wished)
    (wheel,) = wheels.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl") is not bool(wish)
    _run("-m", "pip", "install", "--quiet", "--no-deps", "--target", str(place), str(wheel))
    paths = os.pathsep.join([str(place), str(PROJECT / "tests"), *sys.path])
    elsewhere = os.environ | {"XDG_CACHE_HOME": str(folder / "cache"), "PYTHONPATH": paths}
    assert str(place) in _run("-c", "import stampadia; print(stampadia.__file__)", env=elsewhere)
    return {game: _run("-m", f"games.{game}.told", env=elsewhere).split() for game in GAMES}


def _run(*words: str, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
