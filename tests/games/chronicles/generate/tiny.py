"""A handful of blueprints: small enough to be known by heart, complete enough for a sheet."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stampadia.games.chronicles.generate.blueprints import load
from stampadia.games.chronicles.generate.plans import Library

FOLDER = Path(__file__).parent / "tiny"


@cache
def tiny_library() -> Library:
    return load(FOLDER)
