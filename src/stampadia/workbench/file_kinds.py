"""Which kind of file was handed over, as far as it can be told at a glance: to mix two of them up
deserves a better answer than a hundred faults."""

from __future__ import annotations

from typing import Any, Final, Literal

from stampadia.matches.record import MAGIC, REDACTED

Kind = Literal["record", "cards", "sheet", "set", "days", "schema"]

_MARKS: Final[dict[Kind, frozenset[str]]] = {
    "cards": frozenset(("meta", "deck")),
    "sheet": frozenset(("serial", "rooms")),
    "set": frozenset(("hero", "adventure")),
    "days": frozenset(("made_by", "days")),
    "schema": frozenset(("$schema", "properties")),
}


def kind_of_bytes(data: bytes) -> Kind | None:
    """What can be told before it is read as JSON."""
    first = data[:80].lstrip()
    return "record" if first.startswith((MAGIC[:-1].encode(), REDACTED[:-1].encode())) else None


def kind_of(source: Any) -> Kind | None:
    """What a JSON value surely is: the one kind all of whose marks it has."""
    if not isinstance(source, dict):
        return None
    kinds = [kind for kind, marks in _MARKS.items() if marks <= source.keys()]
    return kinds[0] if len(kinds) == 1 else None
