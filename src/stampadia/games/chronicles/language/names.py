"""How items and keywords are printed, whose names they are, and which one a person means."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.resources import files
from typing import Final

import msgspec
from msgspec import Struct

from stampadia.games.chronicles.content import HOUSE_SHEETS, PACKAGE, Sheet
from stampadia.games.chronicles.instructions import Clause, Text
from stampadia.games.chronicles.language.clauses import mentioned
from stampadia.kernel.errors import BadOption
from stampadia.words import LANGUAGES
from stampadia.workbench.problems import nearest, shortened

_LONGEST_COMPARED: Final = 64


class Names(Struct, frozen=True, dict=True):
    """Items and keywords by key. A keyword that is not listed is printed as it is."""

    items: dict[str, Text] = {}
    keywords: dict[str, Text] = {}

    def item(self, key: str, language: str) -> str:
        name = self.items.get(key)
        return name.in_language(language) if name else key

    def keyword(self, key: str, language: str) -> str:
        name = self.keywords.get(key)
        return name.in_language(language) if name else key

    def find_item(self, text: str, language: str) -> str | None:
        """The item's key, however its name is spaced and capitalised."""
        return self._item_keys[language].get(_plain(text))

    def find_keyword(self, text: str, language: str) -> str:
        return self._keyword_keys[language].get(_plain(text), text)

    def nearest_item(self, text: str, language: str) -> str:
        """The name of the item that was perhaps meant, or nothing."""
        if len(text) > _LONGEST_COMPARED:
            return ""
        printed = self._item_keys[language]
        near = get_close_matches(_plain(text), printed, n=1)
        return self.item(printed[near[0]], language) if near else ""

    @cached_property
    def by_key(self) -> Names:
        """The same items under their keys, as blueprints name them."""
        return Names({key: Text(key) for key in self.items})

    @cached_property
    def _item_keys(self) -> dict[str, dict[str, str]]:
        return {language: _keys(self.items, language) for language in LANGUAGES}

    @cached_property
    def _keyword_keys(self) -> dict[str, dict[str, str]]:
        return {language: _keys(self.keywords, language) for language in LANGUAGES}


def names_of(sheet: Sheet) -> Names:
    """What a sheet calls its items and keywords."""
    return Names({item.key: item.name for item in sheet.items}, sheet.names)


def _keys(names: dict[str, Text], language: str) -> dict[str, str]:
    return {_plain(name.in_language(language)): key for key, name in names.items()}


def _plain(name: str) -> str:
    return "".join(name.casefold().replace("’", "'").split())


# Which keyword a person means. Keywords outlive the sheets that taught them: a hero may know one
# that today's sheet never says.


OPTION: Final = "memory"
"""The game's option that holds keywords."""
LONGEST_KEYWORD: Final = 60
_KEYWORD: Final = re.compile(r"[^\W_][\w '’.!?&:/()-]*")
"""By its key or as it is printed."""


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


def check_form(text: str) -> None:
    """Refuse what cannot be keywords between commas."""
    for wish in _wishes(text):
        if len(wish) > LONGEST_KEYWORD or not _KEYWORD.fullmatch(wish):
            raise BadOption(
                "bad-keyword", package=PACKAGE, word=shortened(wish), most=LONGEST_KEYWORD
            )


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
