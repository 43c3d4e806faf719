"""The nearest thing to an unread text that would be read: one printed example of every op and of
every condition, and the one that shares most words with the sentence that was not understood."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from stampadia.games.generals.language.parsing import parsed, stumbles_at
from stampadia.games.generals.language.printing import printer
from stampadia.games.generals.language.skills import Skill

_WORD: Final = re.compile(r"\{[a-z+\-0-9]+\}|[^\W\d_]+")
_BREAK: Final = re.compile("[.:;()]")


def nearest_construct(line: str, language: str) -> str:
    """An example that would be read, or nothing if no word of it is like ours."""
    wanted = _words(_sentence(line, stumbles_at(line, language))) or _words(line)
    best, found = 0.0, ""
    for said, have in _examples(language):
        shared = len(wanted.keys() & have.keys())
        likeness = shared / len(wanted.keys() | have.keys()) if shared else 0.0
        # The verb comes first, and says most.
        if shared and next(iter(wanted)) == next(iter(have)):
            likeness += 0.5
        if likeness > best:
            best, found = likeness, said
    return found


def _sentence(line: str, place: int) -> str:
    """What stands between two stops or colons around this place."""
    start = max((found.end() for found in _BREAK.finditer(line, 0, place)), default=0)
    end = _BREAK.search(line, max(place, start))
    return line[start : end.start() if end else len(line)]


def _words(text: str) -> dict[str, None]:
    return dict.fromkeys(word.lower() for word in _WORD.findall(text))


def samples() -> Iterator[tuple[str, Skill]]:
    """What each line of the file is an example of, and what it says."""
    written = files(__package__).joinpath("examples.txt").read_text(encoding="utf-8")
    for line in written.splitlines()[1:]:
        of, text = line.split(" | ")
        skill = parsed(text, "en")
        assert skill is not None, text
        yield of, skill


@cache
def _examples(language: str) -> tuple[tuple[str, dict[str, None]], ...]:
    said = (printer(language).skill(skill)[1] for _, skill in samples())
    return tuple((text, _words(text)) for text in said)
