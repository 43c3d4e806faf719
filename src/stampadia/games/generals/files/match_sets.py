"""The sets a match is played with, from how people name them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from stampadia.games.generals.content import PACKAGE, CardSet
from stampadia.games.generals.files import collection
from stampadia.games.generals.files.collection import merged_cards
from stampadia.games.generals.files.house_sets import HOUSE_LANGUAGES, HOUSE_SETS, house_set
from stampadia.games.generals.files.reading import load_set, read_bytes, unusable
from stampadia.games.generals.prepared.deck import Deck
from stampadia.kernel.errors import BadOption

FEWEST_UNITS: Final = 16
"""With fewer a print would empty the deck at once."""
MOST_CARDS: Final = 1_000
"""More could not be told apart by the numbers of choices, and could not be shuffled by hand."""
OPTION: Final = "sets"
"""The game's option that names them."""


class OpenedSet:
    """A set that a match is played with, told apart by where it lies in memory: comparing two sets
    card by card would take as long as a game."""

    __slots__ = ("cards", "name")

    def __init__(self, name: str, cards: CardSet) -> None:
        self.name = name
        self.cards = cards


def wishes_in(sets: str) -> list[str]:
    """ "STFULL, STTOLL-IT, my-set.json", one by one."""
    return [wish.strip() for wish in sets.split(",") if wish.strip()]


def opened(wish: str) -> OpenedSet:
    return _opened(wish, _changed(wish))


def own_set(name: str) -> OpenedSet:
    """A set that needs no file."""
    if _is_file(name):
        raise BadOption("not-carried", name=OPTION, text=name)
    return _own(name)


@lru_cache(maxsize=32)
def read_set(name: str, text: str) -> OpenedSet:
    """A set from a file's text."""
    reading = read_bytes(text.encode(), name)
    if reading.made is None:
        raise unusable(reading)
    return OpenedSet(name, reading.made)


@lru_cache(maxsize=32)
def deck_of(sets: Sequence[OpenedSet], *, with_events: bool) -> Deck:
    found = [one.cards for one in sets]
    if not any(one.meta.type == "full" for one in found):
        names = ", ".join(one.name for one in sets) or "-"
        raise BadOption("needs-a-core-set", package=PACKAGE, sets=names)
    merged_cards(found)  # one set twice, or one card id in two sets, is refused
    deck = Deck(found, with_events=with_events)
    if deck.units < FEWEST_UNITS:
        raise BadOption("too-few-units", package=PACKAGE, count=deck.units, least=FEWEST_UNITS)
    if deck.units + deck.events > MOST_CARDS:
        count = deck.units + deck.events
        raise BadOption("too-many-cards-in-all", package=PACKAGE, count=count, most=MOST_CARDS)
    return deck


# Our own sets are printed in several languages, with the same cards at the same numbers.


def set_in_language(cards: CardSet, language: str) -> CardSet:
    """The same set in this language, where it is ours and of our version."""
    wanted = next((one for one in HOUSE_LANGUAGES if one == language.upper()), None)
    if wanted in (None, cards.meta.language) or cards.meta.id not in HOUSE_SETS:
        return cards
    other = house_set(cards.meta.id, wanted)
    return other if other.meta.version == cards.meta.version else cards


@lru_cache(maxsize=32)
def deck_in_language(deck: Deck, language: str) -> Deck:
    """The same deck with what is printed in this language, as far as there is such a print."""
    sets = tuple(set_in_language(one, language) for one in deck.card_sets)
    if all(one is known for one, known in zip(sets, deck.card_sets, strict=True)):
        return deck
    return Deck(sets, with_events=deck.events > 0)


@lru_cache(maxsize=32)
def prints_in_language(deck: Deck, language: str) -> dict[str, str]:
    """The same names and texts there, by how they are printed here."""
    other = deck_in_language(deck, language)
    faces = range(len(deck.sides))
    printed = {deck.name(face): other.name(face) for face in faces}
    printed |= {deck.place_name(face): other.place_name(face) for face in faces}
    for part in ("header", "body", "place"):
        printed |= {deck.text_at(face, part): other.text_at(face, part) for face in faces}
    printed.pop("", None)
    return printed


@lru_cache(maxsize=64)
def _opened(wish: str, _changes: float) -> OpenedSet:
    if not _is_file(wish) and not Path(wish).exists():
        return _own(wish)
    return OpenedSet(wish, load_set(Path(wish)))


@lru_cache(maxsize=32)
def _own(name: str) -> OpenedSet:
    return OpenedSet(name, collection.own_set(name, "EN"))


def _changed(wish: str) -> float:
    """When a file was changed, so that an edited set is read again."""
    if not _is_file(wish):
        return 0.0
    path = Path(wish)
    return path.stat().st_mtime if path.exists() else 0.0


def _is_file(wish: str) -> bool:
    return wish.endswith(".json") or "/" in wish or "\\" in wish
