"""Small phrases and signs that the story, the table and the explanations share."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Final

from stampadia.games.travelers.content import Enemy, Glyph, HeroHalf, Meeting, tips
from stampadia.games.travelers.language import write_enemy
from stampadia.games.travelers.rules.floor_plan import WAYS
from stampadia.games.travelers.view import TravelersView
from stampadia.words import Words

Facts = dict[str, str | int]
"""What a sentence is told."""

WIDTH: Final = 80


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


def enemy_says(enemy: Enemy, words: Words, scroll: str = "") -> str:
    """Its name and its figures; what it is like, where its scroll says that."""
    name, figures = enemy.name.in_language(words.language), write_enemy(enemy, words.language)
    return words.say("show-enemy", name=name, figures=figures, scroll=scroll or "none")


def bonus_words(bonus: tuple[int, int, int], words: Words) -> str:
    """ "Attack +1, Defense -1", or nothing."""
    named = zip(("level", "attack", "defense"), bonus, strict=True)
    return ", ".join(f"{track_name(stat, words)} {plus(by)}" for stat, by in named if by)


# The symbols of rooms


_GLYPHS: Final[dict[Glyph, str]] = {
    "crown": "♛",
    "key": "☥",
    "flame": "✺",
    "feather": "✑",
    "bell": "♪",
    "hand": "☛",
}
_ARROWS: Final = "↑→↓←"


def symbol(glyph: Glyph, turn: int) -> str:
    """Symbols with different orientations are different symbols."""
    return f"{_GLYPHS[glyph]}{_ARROWS[turn]}"


def place_symbol(view: TravelersView, place: str) -> str:
    """A room by its symbol, as the Index Cards name it; a half of a World by its code."""
    shown = view.dungeon.symbols.get(place) if view.dungeon is not None else None
    return place if shown is None else symbol(*shown)


# Signs for what Hero Cards print, the same in lists and on the table


ELEMENTS: Final = {"fire": "▲", "air": "△", "water": "▼", "earth": "▽"}
BANNER: Final = "⚑"
MANA: Final = "●"
SPHERE: Final = "○"
EXHAUST: Final = "↻"
SPECIAL: Final = "*"
"""Behind the cost of an Exhaust Effect that says more than others."""
ENEMY: Final = "Ψ"


def cost_sign(cost: int) -> str:
    """An Activation Cost, as the language of the cards writes it."""
    return f"({cost})"


def element_sign(half: HeroHalf) -> str:
    return ELEMENTS[half.element] if half.element is not None else ""


def banner_sign(side: int) -> str:
    """As many flags as the Banner has tips."""
    return BANNER * tips(side)


def exhaust_sign(half: HeroHalf) -> str:
    """What has no price has no number."""
    special = "" if half.exhaust.form == "plain" else SPECIAL
    cost = "" if half.exhaust.cost is None else half.exhaust.cost
    return f"{EXHAUST}{cost}{special}"


def costs_sign(half: HeroHalf) -> str:
    """The spheres at the left edge, from above: what Constellations are made of."""
    return f"({','.join(str(ability.cost) for ability in half.abilities)})"
