"""The rules as machine code are the rules: all that games tell is the same, compiled and not."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from games.stampede.told import fingerprint
from stampadia.games.stampede import GAME
from stampadia.games.stampede.compiled import MODULES
from stampadia.workbench import machine_code, native


def _told_by_another(cache: Path, *wish: str) -> str:
    here = Path(__file__).parents[2]
    paths = os.pathsep.join([str(here), *sys.path])
    environment = os.environ | {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": paths}
    command = [sys.executable, "-m", "games.stampede.told", *wish]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return told.stdout.strip()


@pytest.mark.deep
@pytest.mark.skipif(
    find_spec("mypyc") is None or find_spec("setuptools") is None, reason="needs mypyc"
)
def test_compiled_tells_the_same(tmp_path: Path) -> None:
    as_written = fingerprint()
    assert _told_by_another(tmp_path) == f"False {as_written}"
    if _told_by_another(tmp_path, "compile") == "False":
        pytest.skip("needs a C compiler")
    assert _told_by_another(tmp_path) == f"True {as_written}"


@pytest.mark.sources
def test_without_a_compiler_the_sources_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(native, "kept_in", lambda *_, **__: None)
    assert not native.compile_modules(GAME.package, MODULES)


@pytest.mark.sources
def test_a_compiler_that_fails_leaves_the_sources(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    machine_code.kept_in.cache_clear()
    machine_code.is_ready.cache_clear()
    try:
        assert not native.compile_modules(GAME.package, ["no_such_module"])
        assert not native.is_compiled(GAME.package)
    finally:
        machine_code.kept_in.cache_clear()
        machine_code.is_ready.cache_clear()


def test_what_is_compiled_holds_no_struct() -> None:
    """mypyc forgets that a Struct is frozen."""
    for name in MODULES:
        module = sys.modules[f"{GAME.package}.{name}"]
        made_here = [
            made
            for made in vars(module).values()
            if getattr(made, "__module__", "") == module.__name__
        ]
        assert not [made for made in made_here if hasattr(made, "__struct_fields__")]
