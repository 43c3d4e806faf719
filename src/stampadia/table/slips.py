"""Slips of the keys: how far what was typed is from what could be meant, word by word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from typing import Final

LONGEST: Final = 120
"""Whatever is longer is no slip of a short line."""
FAR: Final = 10**6
_OTHER_NUMBER: Final = 1.5
"""Another number is worse than a wrong letter: it is rarely a slip."""


def nearest_line(typed: str, lines: Iterable[str]) -> str:
    """The line that was meant if each word that was typed is, but for a slip, one of its words;
    the one with the fewest slips, and of these the one that looks most like it."""
    wanted = _words(typed)
    if not wanted or len(typed) > LONGEST:
        return ""
    known = [(slips, line) for line in lines if (slips := _slips(wanted, _words(line))) < FAR]
    if not known:
        return ""
    folded = typed.casefold()
    return min(known, key=lambda one: (one[0], -_likeness(folded, one[1].casefold())))[1]


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()


def _words(text: str) -> list[str]:
    return [word for word in re.split(r"[\s/]+", text.casefold()) if word]


def _slips(typed: Sequence[str], known: Sequence[str]) -> float:
    """How many slips lead from these words to some of those; some word must be there as it is or
    nearly so."""
    letters = [word for word in typed if not _is_number(word)]
    if not letters:
        return FAR
    total = 0.0
    for word in typed:
        if _is_number(word):
            total += 0 if word in known else _OTHER_NUMBER
            continue
        begun = any(one.startswith(word) for one in known)
        best = 0 if begun else min((_letters_apart(word, one) for one in known), default=FAR)
        if best > _allowed(word):
            return FAR
        total += best
    return total


def _is_number(word: str) -> bool:
    return not any(letter.isalpha() for letter in word)


def _allowed(word: str) -> int:
    """A slip in a short word, two in a long one; of one or two letters each counts."""
    return 0 if len(word) < 3 else 1 if len(word) < 6 else 2


def _letters_apart(one: str, other: str) -> int:
    """Letters left out, put in, wrong, or two of them swapped."""
    if abs(len(one) - len(other)) > 2:
        return FAR
    above: list[int] = []
    row = list(range(len(other) + 1))
    for at, letter in enumerate(one, 1):
        above, before, row = row, above, [at]
        for there, theirs in enumerate(other, 1):
            cost = min(above[there] + 1, row[-1] + 1, above[there - 1] + (letter != theirs))
            if at > 1 and there > 1 and letter == other[there - 2] and one[at - 2] == theirs:
                cost = min(cost, before[there - 2] + 1)
            row.append(cost)
    return row[-1]
