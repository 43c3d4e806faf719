"""The sets a match is played with, from how people name them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from stampadia.games.generals.content import PACKAGE, CardSet
from stampadia.games.generals.deck import Deck
from stampadia.games.generals.library import merged_cards, open_set
from stampadia.games.generals.reading import load_set
from stampadia.kernel.errors import BadOption

FEWEST_UNITS: Final = 16
"""With fewer a print would empty the deck at once."""
MOST_CARDS: Final = 1_000
"""More could not be told apart by the numbers of choices, and nobody could shuffle them."""


def deck_for(sets: str, *, with_events: bool) -> Deck:
    """The deck of sets named like "STFULL, STTOLL-IT, my-set.json"."""
    wishes = tuple(wish.strip() for wish in sets.split(",") if wish.strip())
    stamps = tuple(_changed(wish) for wish in wishes)
    return _deck(wishes, stamps, with_events)


@lru_cache(maxsize=32)
def _deck(wishes: tuple[str, ...], _changes: tuple[float, ...], with_events: bool) -> Deck:
    found = [_set(wish) for wish in wishes]
    if not any(one.meta.type == "full" for one in found):
        raise BadOption("needs-a-core-set", package=PACKAGE, sets=", ".join(wishes) or "-")
    merged_cards(found)  # one set twice, or one card id in two sets, is refused
    deck = Deck(found, with_events=with_events)
    if deck.units < FEWEST_UNITS:
        raise BadOption("too-few-units", package=PACKAGE, count=deck.units, least=FEWEST_UNITS)
    if deck.units + deck.events > MOST_CARDS:
        count = deck.units + deck.events
        raise BadOption("too-many-cards-in-all", package=PACKAGE, count=count, most=MOST_CARDS)
    return deck


def _changed(wish: str) -> float:
    """When a file was changed, so that an edited set is read again."""
    if not _is_file(wish):
        return 0.0
    path = Path(wish)
    return path.stat().st_mtime if path.exists() else 0.0


def _is_file(wish: str) -> bool:
    return wish.endswith(".json") or "/" in wish or "\\" in wish


def _set(wish: str) -> CardSet:
    return load_set(Path(wish)) if _is_file(wish) else open_set(Path(wish), "EN")
