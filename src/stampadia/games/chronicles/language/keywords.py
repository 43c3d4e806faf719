"""Which keyword a person means, and how it is printed.

Keywords outlive the sheets that taught them: a hero may know one that today's sheet never says.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from stampadia.games.chronicles.content import HOUSE_SHEETS, PACKAGE, Sheet
from stampadia.games.chronicles.instructions import Clause, Text
from stampadia.games.chronicles.language.clauses import mentioned
from stampadia.games.chronicles.language.names import Names
from stampadia.kernel.errors import BadOption
from stampadia.words import LANGUAGES
from stampadia.workbench.problems import nearest, shortened

OPTION: Final = "memory"
"""The game's option that holds keywords."""


class _Named(Struct):
    """Of a file, the names of its keywords."""

    keywords: dict[str, Text] = {}


@cache
def house_keywords() -> Names:
    """The keywords of all stories, and of the sheets that come with the game."""
    folder = files(PACKAGE) / "content"
    stories = (folder / "stories.toml").read_bytes()
    keywords = msgspec.toml.decode(stories, type=_Named).keywords
    for name in HOUSE_SHEETS:
        sheet = (folder / f"{name}.json").read_bytes()
        keywords |= msgspec.json.decode(sheet, type=_Named).keywords
    return Names(keywords=keywords)


def printed_name(key: str) -> Text | None:
    return house_keywords().keywords.get(key)


def keywords_from(text: str, sheets: Iterable[Sheet] = ()) -> frozenset[str]:
    """Keywords between commas: their keys, or their names as these sheets or any of ours print
    them, in any language. Another is taken as it stands: it may be of a sheet played before."""
    wishes = _wishes(text)
    names = _names(sheets) if wishes else Names()
    return frozenset(_key(wish, names) or wish for wish in wishes)


def check_keywords(text: str, sheets: Iterable[Sheet]) -> None:
    """Refuse what neither these sheets nor any of ours ever say: it was probably misspelt."""
    sheets = tuple(sheets)
    names = _names(sheets)
    said = {word for sheet in sheets for word in mentioned(_clauses(sheet), "keyword")}
    series = tuple(word for sheet in sheets for word in mentioned(_clauses(sheet), "series"))
    for wish in _wishes(text):
        key = _key(wish, names) or wish
        if key not in names.keywords and key not in said and not key.startswith(series):
            known = said | {
                names.keyword(key, code) for key in names.keywords for code in LANGUAGES
            }
            near = nearest(wish, sorted(known)) or "none"
            raise BadOption(
                "no-keyword", package=PACKAGE, name=OPTION, word=shortened(wish), near=near
            )


def _wishes(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split(",") if part.strip()]


def _names(sheets: Iterable[Sheet]) -> Names:
    """What the sheets at hand call theirs comes first."""
    own: dict[str, Text] = {}
    for sheet in sheets:
        own = sheet.names | own
    return Names(
        keywords=own
        | {key: text for key, text in house_keywords().keywords.items() if key not in own}
    )


def _key(wish: str, names: Names) -> str | None:
    if wish in names.keywords:
        return wish
    found = (names.find_keyword(wish, language) for language in LANGUAGES)
    return next((key for key in found if key in names.keywords), None)


def _clauses(sheet: Sheet) -> list[Clause]:
    return [clause for room in sheet.rooms for clause in room.clauses] + [
        item.clause for item in sheet.items
    ]
