"""Rows of the table that share their parts: written out, one template for each way to say them.

    "[scarta|scartare] <cards>"  →  "scarta {count} carta" where count is 1, "scarta {count} carte"

So what must agree in number and gender is written once, and what it depends on stands beside it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Literal

Mood = Literal["order", "offer"]
"""An offer stands behind "You may"."""

Row = Mapping[str, Any]
Rows = Mapping[str, Sequence[Row]]

_FRAGMENT: Final = re.compile("<([a-z-]+)>")
_MOODS: Final = re.compile(r"\[([^|\[\]]*)\|([^|\[\]]*)\]")


def written_out(rows: Rows, fragments: Rows, language: str, mood: Mood) -> dict[str, list[Row]]:
    return {
        tag: [row for way in ways for row in _ways(_in_mood(way, language, mood), fragments)]
        for tag, ways in rows.items()
    }


def _in_mood(way: Row, language: str, mood: Mood) -> dict[str, Any]:
    said = _MOODS.sub(r"\1" if mood == "order" else r"\2", way[language])
    return {**way, "language": language, language: said}


def _ways(row: dict[str, Any], fragments: Rows) -> Iterator[Row]:
    language = row["language"]
    found = _FRAGMENT.search(row[language])
    if found is None:
        yield row
        return
    for way in fragments[found[1]]:
        only = {**row.get("only", {}), **way.get("only", {})}
        if only.items() >= row.get("only", {}).items():
            text = row[language].replace(found[0], way[language])
            yield from _ways({**row, "only": only, language: text}, fragments)
