"""The sets a match is played with, from how people name them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from stampadia.games.generals.content import PACKAGE, CardSet
from stampadia.games.generals.files import collection
from stampadia.games.generals.files.collection import merged_cards
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
