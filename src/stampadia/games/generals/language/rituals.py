"""Things done for their own sake, such as touching the deck: known ones in every language, all
others word for word."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from stampadia.kernel.words import LANGUAGES, words

PACKAGE: Final = "stampadia.games.generals.language"
_KNOWN: Final = ("Touch the Printer Deck", "Accept your destiny", "Tear up this card")


def ritual_named(said: str) -> str:
    """The words of a ritual as data have them: known ones in English."""
    said = " ".join(said.split())
    return _spoken().get(said.casefold(), said[:1].upper() + said[1:])


def ritual_known(named: str, language: str) -> str:
    """The words of a known ritual in a language, or nothing."""
    return words(language, PACKAGE).say(_key(named)) if named in _KNOWN else ""


@cache
def _spoken() -> dict[str, str]:
    return {
        words(language, PACKAGE).say(_key(named)).casefold(): named
        for named in _KNOWN
        for language in LANGUAGES
    }


def _key(named: str) -> str:
    return "ritual-" + re.sub("[^a-z]+", "-", named.lower())
