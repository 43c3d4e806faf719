"""Few modules have to be read to follow an act."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[2]))

from benchmarks.house import an_attack, touched

pytestmark = pytest.mark.sources  # machine code is not seen at work
MOST = 15


def test_an_attack_in_generals_runs_through_few_modules() -> None:
    modules = touched(an_attack())
    assert "stampadia.games.generals.rules.attack" in modules
    assert len(modules) <= MOST, sorted(modules)
