"""What the cards of an adventure say, and who stands in their middle."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from stampadia.games.travelers.adventure_instructions import Passage
from stampadia.games.travelers.content import Meeting
from stampadia.games.travelers.foresight import figures
from stampadia.games.travelers.language import write_enemy, write_passage
from stampadia.games.travelers.phrases import (
    bonus_words,
    capital,
    meeting_at,
    place_here,
    wrapped,
    yes,
)
from stampadia.games.travelers.symbols import place_symbol
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.words import Words


def here_lines(view: TravelersView, words: Words) -> Iterator[str]:
    """The text that counts now."""
    place = place_here(view)
    if place and meeting_at(view, place) is not None:
        yield from _place_lines(view, place, words)


def other_lines(view: TravelersView, words: Words) -> Iterator[str]:
    """Every other text that lies open on the table."""
    here = place_here(view)
    if view.world is not None:
        codes = sorted(region.code for region in view.world.cells if region is not None)
    else:
        codes = index_order(view)
    for code in codes:
        if code != here:
            yield from _place_lines(view, code, words)


def index_order(view: TravelersView) -> list[str]:
    """The rooms of all entries that may be read: by their codes, or by their symbols as long as
    nobody knows whose these are."""
    if view.dungeon is None:
        return []
    seen, symbols = view.dungeon.seen, view.dungeon.symbols
    rooms = sorted(entry.room for entry in view.dungeon.entries)
    unseen = [room for room in rooms if room not in seen]
    unseen.sort(key=lambda room: symbols[room])
    return [room for room in rooms if room in seen] + unseen


def _place_lines(view: TravelersView, place: str, words: Words) -> Iterator[str]:
    meeting = meeting_at(view, place)
    assert meeting is not None
    yield from wrapped(_heading(view, place, words), "  ", "    ")
    for line in _said(view, meeting, words, _scroll(view, place, words)):
        yield from wrapped(line, "    ", "      ")
    filled = view.boxes.get(f"{view.serial}:{place}", 0)
    if filled:
        yield from wrapped(words.say("show-boxes", count=filled), "    ")


def _heading(view: TravelersView, place: str, words: Words) -> str:
    if view.world is not None:
        region = next((one for one in view.world.cells if one and one.code == place), None)
        marked = region is not None and region.marked
        title = view.world.seen[place].title.in_language(words.language)
        return words.say("show-region", place=place, title=title, marked=yes(marked))
    assert view.dungeon is not None
    entry = next(one for one in view.dungeon.entries if one.room == place)
    glyph, turn = view.dungeon.symbols[place]
    return words.say(
        "show-entry",
        symbol=place_symbol(view, place),
        glyph=words.say("glyph", glyph=glyph),
        turn=turn,
        # an Index Card names a room by its symbol; which room that is, its Room Card tells
        place=place if place in view.dungeon.seen else "unknown",
        trigger=entry.trigger,
        marked=yes(place in view.dungeon.marked),
    )


def _scroll(view: TravelersView, place: str, words: Words) -> str:
    scroll = view.world.seen[place].scroll if view.world is not None else None
    return scroll.in_language(words.language) if scroll is not None else ""


def _said(view: TravelersView, meeting: Meeting, words: Words, scroll: str) -> Iterator[str]:
    yield from (passage_words(view, one, words) for one in meeting.above)
    if meeting.enemy is not None:
        name = meeting.enemy.name.in_language(words.language)
        figures = write_enemy(meeting.enemy, words.language)
        yield words.say("show-enemy", name=name, figures=figures, scroll=scroll or "none")
    yield from (passage_words(view, one, words) for one in meeting.below)


def passage_words(view: TravelersView, passage: Passage, words: Words) -> str:
    """With the symbols of rooms in place of their codes."""
    return write_passage(passage, words.language, partial(place_symbol, view))


# The enemy


def fight_lines(view: TravelersView, words: Words) -> Iterator[str]:
    fight = view.fight
    if fight is None:
        return
    enemy = fight.enemy
    yield from wrapped(
        words.say(
            "show-fight",
            turn=fight.turns,
            name=enemy.name.in_language(words.language),
            figures=write_enemy(enemy, words.language),
            bonus=bonus_words(fight.bonus, words) or "none",
            leave=yes(fight.may_leave),
        ),
        "",
        "  ",
    )
    now = figures(view)
    if (now.attack, now.defense) != (enemy.attack, enemy.defense):
        goal = "none" if now.defense is None else now.defense
        yield words.say("show-figures", attack=now.attack, defense=goal)
    if fight.ignored:
        yield words.say("show-ignored")
    if view.dungeon is not None:
        yield capital(words.say("show-steps", steps=fight.steps))
