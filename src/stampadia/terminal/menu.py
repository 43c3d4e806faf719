"""The legal choices as a short list: each a line of notation, long runs of places as one entry.

A run is a set of choices whose lines differ only in the number at their end, such as
`return lion at 1` to `return lion at 57`. The list is made from the legal choices and their
notation alone, so it works for every game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from msgspec import Struct

LONG_RUN: Final = 10
_NUMBERED: Final = re.compile(r"(.*\D) ?\b([0-9]+)")


class Entry(Struct, frozen=True):
    """One line of the menu: a choice, or a run of them by the number at the end."""

    text: str
    choice: Any = None
    run: dict[int, Any] = {}

    @property
    def first(self) -> int:
        return min(self.run)

    @property
    def last(self) -> int:
        return max(self.run)

    def fits(self, typed: str) -> bool:
        """Does what was typed so far lead here? Each word begins one of the line's words."""
        words = re.split(r"[\s/]+", self.text.casefold())
        return all(
            any(known.startswith(word) for known in words) or self._has(word)
            for word in typed.casefold().replace("/", " ").split()
        )

    def _has(self, word: str) -> bool:
        """A number, or the beginning of one, from the run."""
        return word.isdecimal() and any(str(number).startswith(word) for number in self.run)


def entries(choices: Iterable[Any], write: Callable[[Any], str]) -> list[Entry]:
    lines = [(write(choice), choice) for choice in choices]
    runs: dict[str, dict[int, Any]] = {}
    for text, choice in lines:
        if numbered := _NUMBERED.fullmatch(text):
            runs.setdefault(numbered[1].rstrip(), {})[int(numbered[2])] = choice
    long = {stem: run for stem, run in runs.items() if len(run) >= LONG_RUN}
    result: list[Entry] = []
    for text, choice in lines:
        numbered = _NUMBERED.fullmatch(text)
        stem = numbered[1].rstrip() if numbered else ""
        if stem not in long:
            result.append(Entry(text, choice))
        elif run := long[stem]:
            result.append(Entry(f"{stem} {min(run)}..{max(run)}", run=dict(run)))
            run.clear()  # the run stands where its first choice stood
    return result


def fitting(menu: Sequence[Entry], typed: str) -> list[Entry]:
    return [entry for entry in menu if entry.fits(typed)]
