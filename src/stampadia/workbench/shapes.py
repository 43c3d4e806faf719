"""What a term looks like once everything that varies is taken out of it.

    "Move  anywhere in room 35."  →  moveanywhereinroom#   35
    "know ‘Ink 2’"                →  know"                 Ink 2

Templates and typed text go through the same function, so a template reads what it prints; and a
lookup in a dict stands where a hundred patterns would be tried.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

_QUOTED: Final = re.compile(r"""(?<!\w)(?:"(.*)"|“(.*)”|«(.*)»|['‘](.*)['’])(?!\w)""", re.DOTALL)
"""An apostrophe follows a letter; an opening quote does not."""
_NUMBER: Final = re.compile(r"@[\w-]+|[0-9]+")
"""Who plans a text may write a name behind @ where the number will stand."""
_SAME: Final = str.maketrans(
    {
        "−": "-", "–": "-", "’": "'", "‘": "'", "×": "x", "≤": "<=", "≥": ">=",
        "à": "a", "è": "e", "é": "e", "ì": "i", "ò": "o", "ù": "u",
    }
)  # fmt: skip


class Shape(NamedTuple):
    text: str
    form: str
    numbers: list[str]
    quoted: str | None


def shape_of(text: str) -> Shape:
    form, quoted = text, None
    if found := _QUOTED.search(text):
        quoted = found[found.lastindex or 0].strip()
        form = f'{text[: found.start()]}"{text[found.end() :]}'
    numbers = _NUMBER.findall(form)
    if numbers:
        # Before the spaces go: "x1 2" is not x12.
        form = _NUMBER.sub("#", form)
    form = "".join(form.lower().split())
    if not form.isascii():
        form = form.translate(_SAME)
    return Shape(text, form.rstrip("."), numbers, quoted)
