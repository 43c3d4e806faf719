from __future__ import annotations

from pathlib import Path

import pytest

from press.paper import GAME, SMALL
from stampadia.kernel import registry
from stampadia.kernel.game import Game


@pytest.fixture
def numbers_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of numbers are there as if somebody had installed them."""
    load = registry.load

    def found(name: str) -> Game:
        return next((game for game in (GAME, SMALL) if game.name == name), None) or load(name)

    monkeypatch.setattr(registry, "load", found)


@pytest.fixture
def own_config(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for settings that nobody else has written in."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    return tmp_path / "config" / "stampadia"
