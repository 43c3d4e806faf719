"""Which sentences a catalogue has, without taking them apart: that is Fluent's slowest part, and
`tests/test_words.py` does it for every catalogue."""

from __future__ import annotations

import re
from typing import Final

from stampadia.words import catalogue

_SENTENCE: Final = re.compile(r"^([a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)


def sentences(package: str, language: str) -> set[str]:
    """By their keys; terms are none."""
    return set(_SENTENCE.findall(catalogue(package, language)))
