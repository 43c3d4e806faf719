"""What the sentences of our own sets say, read beforehand: to open a set does not wait for the
grammar.

A sentence that is not among them is read as any other. After a change of a set or of the grammar,
`python -m stampadia.games.generals.files.house_sets` reads all of them anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from stampadia.games.generals.content import PACKAGE
from stampadia.games.generals.language import read
from stampadia.games.generals.language.skills import Skill, Unread

FILE: Final = files(PACKAGE).joinpath("content", "skills.json")


def house_skill(sentence: str) -> Skill:
    return _known().get(sentence) or read_anew(sentence)


def read_anew(sentence: str) -> Skill:
    """What we print ourselves can be read."""
    skill = read(sentence)
    if isinstance(skill, Unread):
        raise ValueError(sentence)
    return skill


def known_text(sentences: Iterable[str]) -> str:
    """The file: a line a sentence."""
    lines = [
        f"{msgspec.json.encode(sentence).decode()}: "
        f"{msgspec.json.encode(read_anew(sentence)).decode()}"
        for sentence in sorted(set(sentences))
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


@cache
def _known() -> dict[str, Skill]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Skill])
