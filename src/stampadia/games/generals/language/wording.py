"""Words as cards print them: amounts, rituals, and what changes beside each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

from stampadia.games.generals.language.units import Amount
from stampadia.words import LANGUAGES, words

# Amounts: 2, {x+1}, {level-2}, 2{x}+{level}-1


def printed_amount(amount: Amount, same_number: str) -> str:
    """What adds comes before what takes away, so that only what is less than nothing begins with
    a minus. `same_number` is what the language calls as many as were paid."""
    terms = sorted(_terms(amount, same_number), key=lambda term: term[0] < 0)
    first, *others = terms or [(1, "0")]
    told = f"-{first[1]}" if first[0] < 0 else first[1]
    return told + "".join(f"-{text}" if sign < 0 else f"+{text}" for sign, text in others)


def signed_amount(amount: Amount, same_number: str) -> str:
    told = printed_amount(amount, same_number)
    return told if told.startswith("-") else f"+{told}"


def _terms(amount: Amount, same_number: str) -> Iterator[tuple[int, str]]:
    plus, x, ink, paid = amount.plus, amount.x, amount.ink, amount.paid
    # The symbols there are: {x+1}, and {level} with one or two more or less.
    if abs(x) == 1 and plus == x and not ink and not paid:
        yield x, "{x+1}"
        return
    if (ink == 1 or (ink == -1 and plus < 0)) and 1 <= abs(plus) <= 2 and not x and not paid:
        yield ink, f"{{level{plus * ink:+}}}"
        return
    if x:
        yield x, "{x}" if abs(x) == 1 else f"{abs(x)}{{x}}"
    if ink:
        yield ink, "{level}" if abs(ink) == 1 else f"{abs(ink)}{{level}}"
    if plus:
        yield plus, str(abs(plus))
    if paid:
        yield paid, same_number if abs(paid) == 1 else f"{abs(paid)}×{same_number}"


# Rituals: known ones in every language, all others word for word


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


# Contractions: in Italian a preposition and the article behind it, and "e" before another e


_PREPOSITIONS: Final = {"a": "a", "da": "da", "di": "de", "su": "su", "in": "ne"}
_ARTICLES: Final = {
    "il ": "l ", "lo ": "llo ", "la ": "lla ", "l'": "ll'",
    "i ": "i ", "gli ": "gli ", "le ": "lle ",
}  # fmt: skip

_AND_BEFORE_E: Final = (re.compile(r"\be (?=e)"), "ed ")
""" "ed esaurisci"."""


@cache
def contractions(language: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What to look for, and what stands there instead."""
    if language != "it":
        return ()
    articles = tuple(
        (re.compile(rf"\b{preposition} {article}"), f"{stem}{ending}")
        for preposition, stem in _PREPOSITIONS.items()
        for article, ending in _ARTICLES.items()
    )
    return (*articles, _AND_BEFORE_E)
