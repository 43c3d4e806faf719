"""A whole set as plain text, secrets and all: for those who make sets."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from stampadia.games.travelers.content import (
    CARDS,
    ORIENTATIONS,
    CardSet,
    Dungeon,
    Hero,
    Meeting,
    RoomCard,
    World,
    WorldHalf,
    card_code,
)
from stampadia.games.travelers.language import (
    write_ability,
    write_exhaust,
    write_passage,
)
from stampadia.games.travelers.text.cards import heading
from stampadia.games.travelers.text.wording import enemy_says, plus, symbol, track_name, wrapped
from stampadia.words import Words

_INDENT: Final = " " * 4


def set_lines(made: CardSet, words: Words) -> Iterator[str]:
    hero, adventure = made.hero, made.adventure
    name = hero.name.in_language(words.language)
    description = hero.description.in_language(words.language)
    yield words.say("show-hero", name=name, serial=hero.serial, description=description)
    yield words.say("show-codes", first=card_code(hero, 1), last=card_code(hero, CARDS))
    yield from _hero(hero, words)
    yield ""
    title = adventure.title.in_language(words.language)
    yield words.say("show-title", title=title, serial=adventure.serial)
    yield words.say("show-codes", first=card_code(adventure, 1), last=card_code(adventure, CARDS))
    if isinstance(adventure, World):
        yield from _world(adventure, words)
    else:
        yield from _dungeon(adventure, words)


def _hero(hero: Hero, words: Words) -> Iterator[str]:
    for number, card in enumerate(hero.cards, 1):
        for side, half in enumerate(card.halves):
            yield from wrapped(f"{number}  {heading(half, side, words)}", "  ", _INDENT)
            for ability in half.abilities:
                yield from _said(write_ability(ability, words.language))
            effect = write_exhaust(half.exhaust, side, words.language)
            yield from _said(words.say("show-exhaust", effect=effect))


# Worlds


def _world(world: World, words: Words) -> Iterator[str]:
    for code, half in world.halves().items():
        yield f"  {code}  {half.title.in_language(words.language)}"
        scroll = half.scroll.in_language(words.language) if half.scroll else ""
        yield from _meeting(half.meeting, words, scroll)
        yield from _sides(half, words)


def _sides(half: WorldHalf, words: Words) -> Iterator[str]:
    """What the card's left and right edges show."""
    if half.open:
        spaces = ", ".join(track_name(stat, words) for stat in half.open)
        yield from _said(words.say("set-open", spaces=spaces))
    if half.bonus is not None:
        figures = " ".join(map(plus, half.bonus))
        yield from _said(words.say("set-bonus", figures=figures))


def _meeting(meeting: Meeting, words: Words, scroll: str = "") -> Iterator[str]:
    told = meeting.told(
        lambda passage: write_passage(passage, words.language),
        lambda enemy: enemy_says(enemy, words, scroll),
    )
    for line in told:
        yield from _said(line)


def _said(text: str) -> list[str]:
    return wrapped(text, _INDENT, _INDENT + "  ")


# Dungeons


def _dungeon(dungeon: Dungeon, words: Words) -> Iterator[str]:
    for number, card in enumerate(dungeon.rooms, 1):
        yield from ("", words.say("set-room-card", number=number), *_room(card, number, words))
    for page, entries in enumerate(dungeon.pages, 1):
        yield from ("", words.say("set-page", page=page))
        for entry in entries:
            yield "  " + words.say("set-entry", room=entry.room, trigger=entry.trigger)
            yield from _meeting(entry.meeting, words)


def _room(card: RoomCard, number: int, words: Words) -> Iterator[str]:
    """The floor with the A side up, a small letter for each door; then where the doors lead."""
    letters = {door.cell: chr(ord("a") + place) for place, door in enumerate(card.doors)}
    for row, line in enumerate(card.rows):
        shown = (
            symbol(card.glyph, card.turn)
            if (row, column) == card.symbol
            else letters.get((row, column), mark)
            for column, mark in enumerate(line)
        )
        yield _INDENT + " ".join(f"{mark:<2}" for mark in shown).rstrip()
    for door in card.doors:
        ways = ", ".join(
            words.say("set-way", room=f"{number}{side}", to=code)
            for side, code in zip(ORIENTATIONS, door.codes, strict=True)
            if code
        )
        yield f"{_INDENT}{letters[door.cell]}  {ways or words.say('set-blocked')}"
