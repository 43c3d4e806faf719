"""JSON for people: one line for each small thing, the same bytes always."""

from __future__ import annotations

import json
from typing import Any, Final

WIDTH: Final = 100
_STEP: Final = "  "


def pretty(value: Any, below_each_other: int = 1) -> str:
    """Objects in a list stand below each other if there are at least so many, even where they
    would fit on a line."""
    return _laid_out(value, "", below_each_other) + "\n"


def _laid_out(value: Any, indent: str, least: int) -> str:
    """On one line if it fits there, else with each entry on its own."""
    flat = json.dumps(value, ensure_ascii=False)
    inner = indent + _STEP
    if not isinstance(value, dict | list) or not value:
        return flat
    if indent and len(inner) + len(flat) <= WIDTH and not _are_things(value, least):
        return flat
    if isinstance(value, list):
        entries = [f"{inner}{_laid_out(entry, inner, least)}" for entry in value]
        return "[\n" + ",\n".join(entries) + f"\n{indent}]"
    entries = [
        f"{inner}{json.dumps(key, ensure_ascii=False)}: {_laid_out(entry, inner, least)}"
        for key, entry in value.items()
    ]
    return "{\n" + ",\n".join(entries) + f"\n{indent}}}"


def _are_things(value: Any, least: int) -> bool:
    return isinstance(value, list) and sum(isinstance(entry, dict) for entry in value) >= least
