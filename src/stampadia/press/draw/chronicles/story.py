"""What a printed page tells of its day, for the pictures on it: from its title, its hero and the
lines of its starting room alone, so that no picture knows more than whoever reads them."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final

from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.faces import set_in_type
from stampadia.words import LANGUAGES

_PLACEHOLDER: Final = re.compile(r"\\\{([a-z\\-]+)\\\}")
STRANGERS: Final = ("ogre", "golem")
"""Who stands in the dark where nobody is named."""
_SIGNED: Final = ("villain", "thing")


@cache
def _content(name: str) -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath("content", name).read_text("utf-8"))


@cache
def _titles() -> list[tuple[re.Pattern[str], str]]:
    """Every title that a quest may have, those with most words of their own first."""
    found = []
    for quest in _content("main.toml")["quest"]:
        for title in quest["titles"]:
            for language in LANGUAGES:
                told = set_in_type(title[language])
                parts = _PLACEHOLDER.split(re.escape(told))
                parts[1::2] = [_any_name(role, language) for role in parts[1::2]]
                pattern = "".join(parts)
                own = len(re.sub(r"\{[^}]*\}", "", told))
                found.append((own, re.compile(f"{pattern}$"), quest["key"]))
    found.sort(key=lambda one: -one[0])
    return [(pattern, key) for _, pattern, key in found]


@cache
def _any_name(role: str, language: str) -> str:
    """What may stand for a placeholder; a quest may bring words of its own."""
    names = _content("names.toml").get(role.replace("\\", ""), ())
    told = "|".join(re.escape(set_in_type(name[language])) for name in names)
    return f"(?:{told or '.+'})"


@lru_cache(maxsize=512)
def quest_of(title: str) -> str:
    """The main quest with such a title; a stranger's title is given one of them."""
    told = set_in_type(title)
    known = next((key for pattern, key in _titles() if pattern.match(told)), None)
    if known is not None:
        return known
    keys = [quest["key"] for quest in _content("main.toml")["quest"]]
    return str(keys[_number(title) % len(keys)])


@lru_cache(maxsize=64)
def hero_of(hero_class: str) -> str:
    """The key of a class by its name in any language; a stranger's class gets one of them."""
    classes = _content("classes.toml")["class"]
    for one in classes:
        if hero_class in one["name"].values():
            return str(one["key"])
    return str(classes[_number(hero_class) % len(classes)]["key"])


def named_in(words: str) -> tuple[str, str]:
    """The villain that is named in these words, and else the thing, by their English names."""
    found = [
        next((str(name["en"]) for name in _content("names.toml")[role] if _says(words, name)), "")
        for role in _SIGNED
    ]
    return found[0], found[1]


def _says(words: str, name: dict[str, str]) -> bool:
    return any(set_in_type(name[language]) in words for language in LANGUAGES)


def niche_of(villain: str, seed: str) -> str:
    """Whose portrait stands beside the Enemy Sheet."""
    if villain:
        return villain.lower().replace(" ", "-")
    return STRANGERS[_number(seed) % len(STRANGERS)]


def _number(words: str) -> int:
    return int.from_bytes(sha256(words.encode()).digest()[:4], "big")
