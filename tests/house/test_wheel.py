"""What others install: a wheel for every machine, or one with the rules as machine code."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]


@pytest.mark.deep
@pytest.mark.skipif(find_spec("mypyc") is None, reason="needs mypyc")
@pytest.mark.parametrize("native", [True, False], ids=["native", "pure"])
def test_a_wheel_brings_machine_code_where_it_was_wished_for(tmp_path: Path, native: bool) -> None:
    wheels, place = tmp_path / "wheels", tmp_path / "place"
    wish = os.environ | {"STAMPADIA_NATIVE": "1" if native else ""}
    _run("-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(wheels), str(PROJECT), env=wish)
    (wheel,) = wheels.iterdir()
    assert wheel.name.endswith("-py3-none-any.whl") is not native
    _run("-m", "pip", "install", "--quiet", "--no-deps", "--target", str(place), str(wheel))
    paths = os.pathsep.join([str(place), str(PROJECT / "tests"), *sys.path])
    elsewhere = os.environ | {"XDG_CACHE_HOME": str(tmp_path / "cache"), "PYTHONPATH": paths}
    assert str(place) in _run("-c", "import stampadia; print(stampadia.__file__)", env=elsewhere)
    told = _run("-m", "games.stampede.told", env=elsewhere).split()
    from games.stampede.told import fingerprint

    assert told == [str(native), fingerprint()]


def _run(*words: str, env: dict[str, str] | None = None) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
