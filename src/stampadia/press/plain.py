"""The look of a game that has none of its own: what a face says, field by field."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from stampadia.press.look import Orientation, Style

LARGE: Final = True


def dressed(face: Struct, style: Style) -> dict[str, Any]:  # noqa: ARG001
    built = msgspec.to_builtins(face)
    kind = built.pop("face", type(face).__name__.removesuffix("Face").lower())
    title = str(built.pop("name", "") or built.pop("title", "") or kind)
    fields = [{"name": _spaced(name), "lines": _lines(value)} for name, value in built.items()]
    return {"title": title, "kind": kind, "fields": [field for field in fields if field["lines"]]}


def orientation(face: Struct) -> Orientation:  # noqa: ARG001
    return "portrait"


def _spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def _is_line(value: Any) -> bool:
    """Runs of words and icons, as `workbench.faces` has them."""
    return (
        isinstance(value, (list, tuple))
        and bool(value)
        and all(isinstance(run, dict) and run.keys() <= {"text", "icon", "style"} for run in value)
    )


def _lines(value: Any) -> list[list[dict[str, str]]]:
    """Any value as paragraphs."""
    if value is None or value == "" or value is False:
        return []
    if _is_line(value):
        return [list(value)]
    if isinstance(value, dict):
        return [
            [{"text": f"{_spaced(str(name))} ", "style": "italic"}, *line]
            for name, inner in value.items()
            for line in _lines(inner)
        ]
    if isinstance(value, (list, tuple)):
        if all(isinstance(inner, (str, int, float)) for inner in value):
            return [[{"text": "\u00a0· ".join(map(str, value))}]] if value else []
        return [line for inner in value for line in _lines(inner)]
    return [[{"text": "✓" if value is True else str(value)}]]
