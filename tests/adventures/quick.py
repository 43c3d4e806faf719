"""Certificates by a few games, for tests that are about something else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from stampadia.adventures import certify
from stampadia.adventures.almanac import Certified
from stampadia.adventures.certify import Adventures, Progress, no_progress
from stampadia.kernel import registry

FEW: Final = 3


@cache
def made(game: str, spec: str) -> Certified:
    quick: Adventures[Any] = type(registry.load(game).adventures)()
    quick.games = FEW
    return quick.work_out(quick.form.read(spec))


def certify_quickly(
    adventures: Adventures[Any], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> list[str]:
    """What has to be certified from now on, on a disk where nothing was before."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    specs: list[str] = []

    def work_out(spec: object, progress: Progress = no_progress) -> Certified:
        progress(0, 0, FEW)
        specs.append(str(spec))
        return made(adventures.game, str(spec))

    monkeypatch.setattr(adventures, "work_out", work_out)
    certify._adventure.cache_clear()
    return specs
