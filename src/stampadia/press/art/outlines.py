"""Outlines by name: what is too long to be read where it is drawn lies in a file beside it."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final

from stampadia.press.art.shapes import Shape, path


def outlines_in(package: str) -> Callable[[str], Shape]:
    """Those of a package, and those that all pictures share."""

    @cache
    def outline(name: str) -> Shape:
        told = _told(package)
        return path(told[name] if name in told else _told(__package__)[name])

    return outline


@cache
def _told(package: str) -> dict[str, str]:
    return tomllib.loads(files(package).joinpath("outlines.toml").read_text("utf-8"))


outline: Final = outlines_in(__package__)
