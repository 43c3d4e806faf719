"""Things done for their own sake, such as touching the deck: known ones in every language, all
others word for word."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from stampadia.kernel.words import LANGUAGES, words

PACKAGE: Final = "stampadia.games.generals.language"
_OF_THE_GAME: Final = re.compile(
    r"""\b(
    li(fe|ves)|cards?|units?|enem(y|ies)|all(y|ies|ied)|wound(s|ed)?|shields?|hands?|decks?|ink
    |levels?|elements?|places?|rows?|columns?|spaces?|attack(s|ed)?|damages?|turns?|phases?
    |battles?|skills?|effects?|fire|water|earth|air|draws?|discards?|numbers?|amounts?|times
    |twice|each|every|all|any|both|up|two|three|four|five
    |vit[ae]|cart[ae]|unità|nemic[oi]|alleat[oi]|ferit[ae]|scud[oi]|man[oi]|mazz[oi]|inchiostro
    |livell[oi]|element[oi]|luogh?[oi]|fil[ae]|colonn[ae]|spazio?|attacc(o|hi|a)|dann[oi]|turn[oi]
    |fas[ei]|battagli[ae]|abilità|effett[oi]|fuoco|acqua|terra|aria|pesca|scarta|numer[oi]|volt[ae]
    |ogni|tutt[aeio]|entramb[ei]|qualsiasi|fino|due|tre|quattro|cinque
    )\b""",
    re.VERBOSE | re.IGNORECASE,
)
"""Words of the game: with one of them it is no ritual, but something to do that is not known."""
_KNOWN: Final = ("Touch the Printer Deck", "Accept your destiny", "Tear up this card")


def ritual_named(said: str) -> str:
    """The words of a ritual as data have them: known ones in English."""
    said = " ".join(said.split())
    return _spoken().get(said.casefold(), said[:1].upper() + said[1:])


def is_ritual(said: str) -> bool:
    """Whether these words, without quotes, surely ask for nothing that the game knows."""
    known = " ".join(said.split()).casefold() in _spoken()
    return known or _OF_THE_GAME.search(said) is None


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
