"""Certificates by a few games, for tests that are about something else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import pytest

from stampadia.games.travelers import library
from stampadia.games.travelers.generate.certify import Certified, certify
from stampadia.games.travelers.specs import Spec
from stampadia.kernel.days import Progress

FEW: Final = 3


@cache
def made(spec: Spec) -> Certified:
    return certify(spec, games=FEW)


def certify_quickly(folder: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What has to be certified from now on, on a disk where nothing was before."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(folder / "cache"))
    specs: list[str] = []

    def certified_quickly(spec: Spec, progress: Progress) -> Certified:
        progress(0, 0, FEW)
        specs.append(str(spec))
        return made(spec)

    monkeypatch.setattr(library, "certify", certified_quickly)
    return specs
