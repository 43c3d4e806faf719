"""What a player of Travelers must hear when the table has changed and no event has told it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import structs

from stampadia.games.travelers.card_text import hand_lines
from stampadia.games.travelers.explain_adventure import text_at
from stampadia.games.travelers.grid_text import grid_lines
from stampadia.games.travelers.map_text import map_lines
from stampadia.games.travelers.phrases import element_name, wrapped
from stampadia.games.travelers.place_text import fight_lines
from stampadia.games.travelers.symbols import place_symbol
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.words import Words


def changes(before: TravelersView, now: TravelersView, words: Words) -> Iterator[str]:
    yield from _regions(before, now, words)
    yield from _rooms(before, now, words)
    if now.fight is not None and before.fight is None:
        yield from fight_lines(now, words)
    yield from _hand(before, now, words)
    if now.step in ("plan", "take-back") and _in_play(before, words) != _in_play(now, words):
        yield from wrapped(_in_play(now, words), "", "  ")


def _hand(before: TravelersView, now: TravelersView, words: Words) -> Iterator[str]:
    """Cards that came into the hand, or show their other half there."""
    known = {(card, before.sides[card]) for card in before.hand}
    new = tuple(card for card in now.hand if (card, now.sides[card]) not in known)
    if new and len(now.hand) >= len(before.hand):
        yield words.say("change-hand", count=len(now.hand))
        yield from hand_lines(structs.replace(now, hand=new), words)


def _in_play(view: TravelersView, words: Words) -> str:
    cross = view.cross
    elements = ", ".join(
        f"{count} {element_name(element, words)}" for element, count in cross.elements.items()
    )
    return words.say(
        "show-put-in-play",
        elements=elements or element_name(None, words),
        single=cross.banners[0],
        double=cross.banners[1],
        constellation="-".join(map(str, cross.constellation)),
    )


def _regions(before: TravelersView, now: TravelersView, words: Words) -> Iterator[str]:
    """Halves that lie open for the first time; the one under the token is told as it is read."""
    if now.world is None or before.world is None:
        return
    for code, half in now.world.seen.items():
        if code not in before.world.seen:
            title = half.title.in_language(words.language)
            yield from wrapped(f"{code} {title}: {text_at(now, code, words)}", "  ", "    ")


def _rooms(before: TravelersView, now: TravelersView, words: Words) -> Iterator[str]:
    """The map where a card was placed, and what a new symbol will say."""
    if now.dungeon is None or before.dungeon is None:
        return
    if now.dungeon.rooms != before.dungeon.rooms:
        yield from map_lines(now.dungeon)
    known = {entry.room for entry in before.dungeon.entries}
    for entry in now.dungeon.entries:
        if entry.room not in known and entry.trigger != "immediate":
            trigger = words.say("entry-trigger", trigger=entry.trigger)
            text = text_at(now, entry.room, words)
            head = f"{place_symbol(now, entry.room)} {entry.room}, {trigger}"
            yield from wrapped(f"{head}: {text}", "  ", "    ")


def map_of(view: TravelersView, words: Words) -> list[str] | None:
    """The regions of a World, or the rooms of a Dungeon."""
    if view.world is not None:
        return [*grid_lines(view.world, words), *wrapped(words.say("show-world-legend"))]
    if view.dungeon is not None:
        return [*map_lines(view.dungeon), *wrapped(words.say("show-dungeon-legend"))]
    return None
