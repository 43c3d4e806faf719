from __future__ import annotations

from pathlib import Path

import pytest

from stampadia.games.stampede import GAME
from stampadia.table.seating import arrange
from stampadia.table.session import Session
from table.sessions import NewSession


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the saves of whoever runs it."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    return tmp_path / "stampadia" / "saves"


@pytest.fixture
def new_session() -> NewSession:
    def begin(
        players: str = "you,random",
        seed: str = "7",
        study: bool = False,
        teams: str = "none",
        save: Path | None = None,
    ) -> Session:
        seating = arrange(
            GAME, players=players.split(","), options={"teams": teams}, seed=seed, study=study
        )
        return Session.begin(seating, save)

    return begin
