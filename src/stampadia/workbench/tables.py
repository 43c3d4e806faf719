"""Content that a game keeps as tables in TOML."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any


def content_table(package: str, *path: str) -> dict[str, Any]:
    """The table `content/….toml` of a package."""
    *folders, name = path
    source = files(package).joinpath("content", *folders, f"{name}.toml")
    return tomllib.loads(source.read_text("utf-8"))
