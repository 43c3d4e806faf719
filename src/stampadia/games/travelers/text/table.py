"""The whole table as plain text, 80 characters wide, top to bottom as one would read it aloud."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from stampadia.games.travelers.content import Meeting
from stampadia.games.travelers.instructions import Passage
from stampadia.games.travelers.language import write_enemy, write_passage
from stampadia.games.travelers.text import wording
from stampadia.games.travelers.text.cards import cross_lines, deck_line, hand_lines, pile_line
from stampadia.games.travelers.text.foresight import figures
from stampadia.games.travelers.text.maps import grid_lines, map_lines
from stampadia.games.travelers.view import DungeonView, TravelersView
from stampadia.words import Words, capital, yes


def here_lines(view: TravelersView, words: Words) -> Iterator[str]:
    """The text that counts now."""
    place = wording.place_here(view)
    if place and wording.meeting_at(view, place) is not None:
        yield from _place_lines(view, place, words)


def other_lines(view: TravelersView, words: Words) -> Iterator[str]:
    """Every other text that lies open on the table."""
    here = wording.place_here(view)
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
    heading, *said = place_says(view, place, words)
    yield from wording.wrapped(heading, "  ", "    ")
    for line in said:
        yield from wording.wrapped(line, "    ", "      ")


def place_says(view: TravelersView, place: str, words: Words) -> Iterator[str]:
    """What it is called, then what it says, sentence by sentence."""
    meeting = wording.meeting_at(view, place)
    assert meeting is not None
    yield _heading(view, place, words)
    yield from said(view, meeting, words, _scroll(view, place, words))
    if filled := view.boxes.get(f"{view.serial}:{place}", 0):
        yield words.say("show-boxes", count=filled)


def _heading(view: TravelersView, place: str, words: Words) -> str:
    if view.world is not None:
        region = next((one for one in view.world.cells if one and one.code == place), None)
        marked = region is not None and region.marked
        title = view.world.seen[place].title.in_language(words.language)
        return words.say("show-region", place=place, title=title, marked=yes(marked))
    assert view.dungeon is not None
    entry = view.dungeon.entry_at(place)
    glyph, turn = view.dungeon.symbols[place]
    return words.say(
        "show-entry",
        symbol=wording.place_symbol(view, place),
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


def said(view: TravelersView, meeting: Meeting, words: Words, scroll: str = "") -> list[str]:
    return meeting.told(
        lambda passage: passage_words(view, passage, words),
        lambda enemy: wording.enemy_says(enemy, words, scroll),
    )


def passage_words(view: TravelersView, passage: Passage, words: Words) -> str:
    """With the symbols of rooms in place of their codes."""
    return write_passage(passage, words.language, partial(wording.place_symbol, view))


# The enemy


def fight_lines(view: TravelersView, words: Words) -> Iterator[str]:
    fight = view.fight
    if fight is None:
        return
    enemy = fight.enemy
    yield from wording.wrapped(
        words.say(
            "show-fight",
            turn=fight.turns,
            name=enemy.name.in_language(words.language),
            figures=write_enemy(enemy, words.language),
            bonus=wording.bonus_words(fight.bonus, words) or "none",
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


# The whole table


def show(view: TravelersView, words: Words) -> str:
    return "\n".join(_lines(view, words))


def _lines(view: TravelersView, words: Words) -> Iterator[str]:
    yield from _title(view, words)
    if view.world is not None:
        yield from ("", words.say("show-world"), *grid_lines(view.world, words))
        yield from wording.wrapped(words.say("show-world-legend"))
    if view.dungeon is not None:
        yield from ("", words.say("show-dungeon"), *map_lines(view.dungeon))
        yield from _dungeon_notes(view, view.dungeon, words)
    yield from _under("show-here", here_lines(view, words), words)
    if view.fight is None:
        key = "show-regions" if view.world is not None else "show-index"
        yield from _under(key, other_lines(view, words), words)
    else:
        yield from ("", *fight_lines(view, words))
    cross = view.cross
    if cross.column or cross.charge or cross.infuse or cross.strain:
        yield from ("", words.say("show-in-play"), *cross_lines(view, words))
    yield from ("", words.say("show-hand", count=len(view.hand)), *hand_lines(view, words))
    yield ""
    yield from wording.wrapped(deck_line(view, words), "", "  ")
    yield from wording.wrapped(pile_line(view, "show-removed", view.removed, words), "", "  ")
    yield from ("", *tracks(view, words))


def _title(view: TravelersView, words: Words) -> Iterator[str]:
    adventure = view.world or view.dungeon
    if adventure is None:
        yield words.say("show-training")
    else:
        title = adventure.title.in_language(words.language)
        yield from wording.wrapped(words.say("show-title", title=title, serial=view.serial))
    hero = view.hero
    yield from wording.wrapped(
        words.say(
            "show-hero",
            name=hero.name.in_language(words.language),
            serial=hero.serial,
            description=hero.description.in_language(words.language),
        )
    )
    if view.how:
        yield from wording.wrapped(words.say("show-over", how=view.how, score=view.score))


def tracks(view: TravelersView, words: Words) -> list[str]:
    """The Status Card."""
    told = words.say(
        "show-tracks",
        attack=view.attack,
        defense=view.defense,
        level=view.level,
        mana=view.mana,
    )
    return wording.wrapped(told)


def _under(key: str, lines: Iterator[str], words: Words) -> Iterator[str]:
    """A heading, where something stands below it."""
    found = list(lines)
    if found:
        yield from ("", words.say(key), *found)


def _dungeon_notes(view: TravelersView, dungeon: DungeonView, words: Words) -> Iterator[str]:
    yield from wording.wrapped(words.say("show-dungeon-legend"))

    def by_code_if_seen(one: tuple[str, tuple[str, int]]) -> tuple[str, str, int]:
        """The order of codes would tell whose symbols those of other rooms are."""
        code, symbol = one
        return (code, *symbol) if code in dungeon.seen else ("unseen", *symbol)

    symbols = [
        words.say(
            "show-symbol",
            symbol=wording.place_symbol(view, code),
            glyph=words.say("glyph", glyph=glyph),
            place=code,
            known=yes(code in dungeon.seen),
        )
        for code, (glyph, _) in sorted(dungeon.symbols.items(), key=by_code_if_seen)
    ]
    yield from wording.wrapped(words.say("show-symbols", symbols="; ".join(symbols)), "", "  ")
    yield from wording.wrapped(_doors(dungeon, words), "", "  ")
    if dungeon.fulfilled:
        yield words.say("show-fulfilled")


def _doors(dungeon: DungeonView, words: Words) -> str:
    """The doors of the hero's room, for those who cannot see the map."""
    room = dungeon.here
    doors = [
        words.say(
            "show-door",
            place=door.code,
            way=wording.way_name(door.direction, words),
            state="blocked" if door.blocked else "open" if door.attached else "closed",
        )
        for door in room.doors
    ]
    told = "; ".join(doors) if doors else "none"
    return words.say("show-doors", room=room.code, doors=told)
