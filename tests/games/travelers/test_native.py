"""The rules as machine code are the rules: all that games tell is the same, compiled and not."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from games.travelers.told import fingerprint
from stampadia.games.travelers import GAME
from stampadia.games.travelers.compiled import MODULES

pytestmark = pytest.mark.sources


def _told_by_another(cache: Path, *wish: str) -> str:
    here = Path(__file__).parents[2]
    paths = os.pathsep.join([str(here), *sys.path])
    environment = os.environ | {"XDG_CACHE_HOME": str(cache), "PYTHONPATH": paths}
    command = [sys.executable, "-m", "games.travelers.told", *wish]
    told = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    return told.stdout.strip()


@pytest.mark.deep
@pytest.mark.skipif(
    find_spec("mypyc") is None or find_spec("setuptools") is None, reason="needs mypyc"
)
def test_compiled_tells_the_same(tmp_path: Path) -> None:
    as_written = fingerprint()
    if _told_by_another(tmp_path, "compile") == "False":
        pytest.skip("needs a C compiler")
    assert _told_by_another(tmp_path) == f"True {as_written}"


@pytest.mark.parametrize("name", MODULES)
def test_what_is_compiled_holds_no_struct(name: str) -> None:
    """mypyc forgets that a Struct is frozen."""
    module = import_module(f"{GAME.package}.{name}")
    made_here = [
        made for made in vars(module).values() if getattr(made, "__module__", "") == module.__name__
    ]
    assert not [made for made in made_here if hasattr(made, "__struct_fields__")]
