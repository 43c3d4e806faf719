"""What the pictures of the rules booklet show: nine animals with their inks."""

from __future__ import annotations

from typing import Any, Final

from stampadia.games.stampede.content import NAMES, kind_of
from stampadia.games.stampede.faces import stamp
from stampadia.words import words

PAGES: Final = 8


def figures(language: str, ink: str) -> dict[str, Any]:  # noqa: ARG001
    said = words(language).also("stampadia.games.stampede")
    stamps = [
        stamp(kind_of(number, (number + 1) % len(NAMES)), said) for number in range(len(NAMES))
    ]
    return {
        "herd": [one.animal for one in stamps],
        "inks": {one.animal: one.ink for one in stamps},
        "names": {one.animal: one.name for one in stamps},
    }
