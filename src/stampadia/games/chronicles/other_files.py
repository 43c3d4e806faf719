"""Files of another kind, which somebody may take for a sheet."""

from __future__ import annotations

from typing import Any, Final, Literal

Kind = Literal["record", "generals", "travelers", "days", "schema"]

_RECORD: Final = b"stampadia record"
_GENERALS: Final = ("meta", "cards")
_TRAVELERS: Final = "travelers-set"


def kind_of_bytes(data: bytes) -> Kind | None:
    """What can be told before it is read as JSON."""
    return "record" if data.lstrip().startswith(_RECORD) else None


def kind_of(source: Any) -> Kind | None:
    """What a JSON value is, if it is surely something else than a sheet."""
    if not isinstance(source, dict) or "rooms" in source:
        return None
    if str(source.get("format", "")).startswith(_TRAVELERS):
        return "travelers"
    if all(name in source for name in _GENERALS):
        return "generals"
    if "made_by" in source and "days" in source:
        return "days"
    return "schema" if "$schema" in source and "properties" in source else None
