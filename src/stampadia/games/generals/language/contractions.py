"""Words that grow together: in Italian, a preposition and the article behind it, and "e" before
another "e"."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

_PREPOSITIONS: Final = {"a": "a", "da": "da", "di": "de", "su": "su", "in": "ne"}
_ARTICLES: Final = {
    "il ": "l ", "lo ": "llo ", "la ": "lla ", "l'": "ll'",
    "i ": "i ", "gli ": "gli ", "le ": "lle ",
}  # fmt: skip


@cache
def contractions(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What to look for, and what stands there instead."""
    if language != "it":
        return ()
    grown = tuple(
        (re.compile(rf"\b{preposition} {article}"), f"{stem}{ending}")
        for preposition, stem in _PREPOSITIONS.items()
        for article, ending in _ARTICLES.items()
    )
    return (*grown, (re.compile(r"\be (?=e)"), "ed "))
