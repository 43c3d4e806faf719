"""The whole table as plain text, 80 characters wide, top to bottom as one would read it aloud."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.travelers.card_text import cross_lines, deck_line, hand_lines, pile_line
from stampadia.games.travelers.grid_text import grid_lines
from stampadia.games.travelers.map_text import map_lines
from stampadia.games.travelers.phrases import way_name, wrapped, yes
from stampadia.games.travelers.place_text import fight_lines, here_lines, other_lines
from stampadia.games.travelers.symbols import place_symbol
from stampadia.games.travelers.view import DungeonView, TravelersView
from stampadia.kernel.words import Words


def show(view: TravelersView, words: Words) -> str:
    return "\n".join(_lines(view, words))


def _lines(view: TravelersView, words: Words) -> Iterator[str]:
    yield from _heading(view, words)
    if view.world is not None:
        yield from ("", words.say("show-world"), *grid_lines(view.world, words))
        yield from wrapped(words.say("show-world-legend"))
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
    yield from wrapped(deck_line(view, words), "", "  ")
    yield from wrapped(pile_line(view, "show-removed", view.removed, words), "", "  ")
    yield from ("", *tracks(view, words))


def _heading(view: TravelersView, words: Words) -> Iterator[str]:
    adventure = view.world or view.dungeon
    if adventure is None:
        yield words.say("show-training")
    else:
        title = adventure.title.in_language(words.language)
        yield from wrapped(words.say("show-title", title=title, serial=view.serial))
    hero = view.hero
    yield from wrapped(
        words.say(
            "show-hero",
            name=hero.name.in_language(words.language),
            serial=hero.serial,
            description=hero.description.in_language(words.language),
        )
    )
    if view.how:
        yield from wrapped(words.say("show-over", how=view.how, score=view.score))


def tracks(view: TravelersView, words: Words) -> list[str]:
    """The Status Card."""
    told = words.say(
        "show-tracks",
        attack=view.attack,
        defense=view.defense,
        level=view.level,
        mana=view.mana,
    )
    return wrapped(told)


def _under(key: str, lines: Iterator[str], words: Words) -> Iterator[str]:
    """A heading, where something stands below it."""
    found = list(lines)
    if found:
        yield from ("", words.say(key), *found)


def _dungeon_notes(view: TravelersView, dungeon: DungeonView, words: Words) -> Iterator[str]:
    yield from wrapped(words.say("show-dungeon-legend"))

    def by_code_if_seen(one: tuple[str, tuple[str, int]]) -> tuple[str, str, int]:
        """The order of codes would tell whose symbols those of other rooms are."""
        code, symbol = one
        return (code, *symbol) if code in dungeon.seen else ("unseen", *symbol)

    symbols = [
        words.say(
            "show-symbol",
            symbol=place_symbol(view, code),
            glyph=words.say("glyph", glyph=glyph),
            place=code,
            known=yes(code in dungeon.seen),
        )
        for code, (glyph, _) in sorted(dungeon.symbols.items(), key=by_code_if_seen)
    ]
    yield from wrapped(words.say("show-symbols", symbols="; ".join(symbols)), "", "  ")
    yield from wrapped(_doors(dungeon, words), "", "  ")
    if dungeon.fulfilled:
        yield words.say("show-fulfilled")


def _doors(dungeon: DungeonView, words: Words) -> str:
    """The doors of the hero's room, for those who cannot see the map."""
    room = next(room for room in dungeon.rooms if room.code == dungeon.room)
    doors = [
        words.say(
            "show-door",
            place=door.code,
            way=way_name(door.direction, words),
            state="blocked" if door.blocked else "open" if door.attached else "closed",
        )
        for door in room.doors
    ]
    told = "; ".join(doors) if doors else "none"
    return words.say("show-doors", room=room.code, doors=told)
