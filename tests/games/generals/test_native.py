"""The rules as machine code are the rules: all that games tell is the same, compiled and not."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import pytest

from games.generals.told import fingerprint
from games.told import structs_in, told_by_another
from stampadia.games.generals import GAME
from stampadia.games.generals.compiled import MODULES

TOLD = "games.generals.told"


@pytest.mark.deep
@pytest.mark.skipif(
    find_spec("mypyc") is None or find_spec("setuptools") is None, reason="needs mypyc"
)
def test_compiled_tells_the_same(tmp_path: Path) -> None:
    as_written = fingerprint()
    assert told_by_another(TOLD, tmp_path) == f"False {as_written}"
    if told_by_another(TOLD, tmp_path, "compile") == "False":
        pytest.skip("needs a C compiler")
    assert told_by_another(TOLD, tmp_path) == f"True {as_written}"


def test_what_is_compiled_holds_no_struct() -> None:
    """mypyc forgets that a Struct is frozen."""
    assert structs_in(GAME.package, MODULES) == []
