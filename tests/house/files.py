"""The files of the house, for the tests of its rules."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
SOURCE: Final = ROOT / "src" / "stampadia"
_NOT_OURS: Final = {"__pycache__", "build", "dist", "node_modules"}
_HIDDEN_BUT_OURS: Final = {".ci", ".gitignore", ".github"}


def kept(folder: Path = ROOT) -> Iterator[Path]:
    """Every file that is kept: no caches, no environments, nothing built."""
    for path in sorted(folder.iterdir()):
        hidden = path.name.startswith(".") and path.name not in _HIDDEN_BUT_OURS
        if hidden or path.name in _NOT_OURS or path.name.endswith(".egg-info"):
            continue
        if path.is_dir():
            yield from kept(path)
        else:
            yield path


@cache
def modules() -> tuple[Path, ...]:
    return tuple(path for path in kept() if path.suffix == ".py")


@cache
def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """Every node of a module. Tests that ask are marked `xdist_group("source")`: they run in one
    process, so that each module is parsed once."""
    return tuple(ast.walk(ast.parse(text(path))))


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))
