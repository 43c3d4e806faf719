"""How items and keywords are printed, and whose names they are."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cached_property
from typing import Final

from msgspec import Struct

from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.instructions import Text
from stampadia.words import LANGUAGES

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
