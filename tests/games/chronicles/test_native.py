"""The rules and the honest player as machine code are the same: all that games tell, and a
certified adventure to the byte, compiled and not."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from games.chronicles.told import fingerprint
from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.compiled import MODULES


def _told_by_another(cache: Path, *wish: str) -> str:
    here = Path(__file__).parents[2]
    paths = os.pathsep.join([str(here), *sys.path])
    environment = os.environ | {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": paths}
    command = [sys.executable, "-m", "games.chronicles.told", *wish]
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


def test_what_is_compiled_holds_no_struct() -> None:
    """mypyc forgets that a Struct is frozen."""
    for name in MODULES:
        module = import_module(f"{GAME.package}.{name}")
        made_here = [
            made
            for made in vars(module).values()
            if getattr(made, "__module__", "") == module.__name__
        ]
        assert not [made for made in made_here if hasattr(made, "__struct_fields__")]
