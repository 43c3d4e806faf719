"""Commands for those who make things for one game: a folder called like the game says its group's
`NAME`, its `COMMANDS`, and its `PLACE` among the others in the help."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

Command = Callable[..., int | None]


def workshops() -> dict[str, tuple[Command, ...]]:
    """All groups of commands, by name."""
    found: list[Any] = [
        import_module(f"{__name__}.{one.name}") for one in iter_modules(__path__) if one.ispkg
    ]
    return {one.NAME: one.COMMANDS for one in sorted(found, key=lambda one: int(one.PLACE))}
