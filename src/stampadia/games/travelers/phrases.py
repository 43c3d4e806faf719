"""Small phrases that the story, the table and the explanations share."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

from stampadia.games.travelers.content import HeroHalf, Meeting
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.words import Words

Facts = dict[str, str | int]
"""What a sentence is told."""

WIDTH: Final = 80
WAYS: Final = ("up", "right", "down", "left")
"""As words and choices number them."""


def yes(truth: object) -> str:
    return "yes" if truth else "no"


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def plus(number: int) -> str:
    return f"{number:+d}"


def listed(items: Iterable[str], words: Words) -> str:
    *some, last = items
    return words.say("list-and", head=", ".join(some), last=last) if some else last


def wrapped(
    text: str, indent: str = "", hanging: str | None = None, width: int = WIDTH
) -> list[str]:
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent if hanging is None else hanging,
        break_on_hyphens=False,
    )


# Names


def track_name(track: str, words: Words) -> str:
    return words.say("track", track=track)


def element_name(element: str | None, words: Words) -> str:
    return words.say("element", element=element or "none")


def way_name(way: int, words: Words) -> str:
    return words.say("way", way=WAYS[way])


def half_up(view: TravelersView, card: int) -> HeroHalf:
    return view.hero.cards[card].halves[view.sides[card]]


def other_half(view: TravelersView, card: int) -> HeroHalf:
    return view.hero.cards[card].halves[1 - view.sides[card]]


def card_name(view: TravelersView, card: int, words: Words) -> str:
    return half_up(view, card).name.in_language(words.language)


def numbered(view: TravelersView, card: int, words: Words) -> str:
    """ "Iron Guard (3)": a card in a sentence, with the number that names it."""
    return f"{card_name(view, card, words)} ({card + 1})"


# Places


def place_here(view: TravelersView) -> str:
    """The code of the half or the room whose text counts now: the asking one, the enemy's, or the
    one under the token; nothing on an empty cell and in the training."""
    if view.place:
        return view.place
    if view.fight is not None and view.fight.place:
        return view.fight.place
    if view.dungeon is not None:
        return view.dungeon.room
    region = view.world.cells[view.world.token] if view.world is not None else None
    return region.code if region is not None else ""


def meeting_at(view: TravelersView, place: str) -> Meeting | None:
    """The text of a place, as far as it is known."""
    if view.world is not None:
        half = view.world.seen.get(place)
        return half.meeting if half is not None else None
    entries = view.dungeon.entries if view.dungeon is not None else ()
    return next((entry.meeting for entry in entries if entry.room == place), None)


def bonus_words(bonus: tuple[int, int, int], words: Words) -> str:
    """ "Attack +1, Defense -1", or nothing."""
    named = zip(("level", "attack", "defense"), bonus, strict=True)
    return ", ".join(f"{track_name(stat, words)} {plus(by)}" for stat, by in named if by)
