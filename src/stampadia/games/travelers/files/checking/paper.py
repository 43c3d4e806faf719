"""Whether everything that is said fits its place on the cards, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.travelers.content import WORLD_SIDES, Dungeon, Hero, World, WorldHalf
from stampadia.games.travelers.files.checking.hero import halves_of
from stampadia.games.travelers.files.problems import Found, Where, texts_of
from stampadia.games.travelers.generate.boxes import entry_text
from stampadia.games.travelers.language import (
    write_exhaust,
    write_modifier,
    write_passage,
    write_sentences,
)
from stampadia.games.travelers.paper import (
    ADVENTURE_TITLE,
    ALONE,
    BESIDE_ENEMY,
    CLASS,
    DESCRIPTION,
    ENTRY,
    EXHAUST,
    NAME,
    ONE_ABILITY,
    SCROLL,
    TWO_ABILITIES,
    WORLD_TITLE,
)
from stampadia.words import LANGUAGES
from stampadia.workbench.checks import fits
from stampadia.workbench.lettering import Box


def check(face: Hero | World | Dungeon) -> Iterator[Found]:
    for language in LANGUAGES:
        match face:
            case Hero():
                yield from _hero(face, language)
            case World():
                yield from _world(face, language)
            case Dungeon():
                yield from _dungeon(face, language)


def _hero(hero: Hero, language: str) -> Iterator[Found]:
    yield from _fits([hero.name.in_language(language)], CLASS, Where("hero/name"), language)
    description = hero.description.in_language(language)
    yield from _fits([description], DESCRIPTION, Where("hero/description"), language)
    for where, side, printed in halves_of(hero):
        exhaust = write_exhaust(printed.exhaust, side, language)
        yield from _fits([exhaust], EXHAUST, where.inside("exhaust"), language)
        box = ONE_ABILITY if len(printed.abilities) == 1 else TWO_ABILITIES
        name = printed.name.in_language(language)
        yield from _fits([name], NAME, where.inside("name"), language)
        for number, ability in enumerate(printed.abilities, 1):
            here = where.inside("abilities").entry(number)
            yield from _fits([write_sentences(ability.sentences, language)], box, here, language)


def _world(world: World, language: str) -> Iterator[Found]:
    for number, card in enumerate(world.cards, 1):
        for side, half in zip(WORLD_SIDES.lower(), card.halves, strict=True):
            yield from _half(half, Where(f"adventure/cards/{number}/{side}"), language)


def _half(half: WorldHalf, where: Where, language: str) -> Iterator[Found]:
    title = half.title.in_language(language)
    yield from _fits([title], WORLD_TITLE, where.inside("title"), language)
    if half.scroll is not None:
        scroll = half.scroll.in_language(language)
        yield from _fits([scroll], SCROLL, where.inside("scroll"), language)
    meeting = half.meeting
    if meeting.enemy is not None and meeting.enemy.modifier is not None:
        modifier = meeting.enemy.modifier
        rule = f"{modifier.name.in_language(language)}: {write_modifier(modifier, language)}"
        here = where.within("/meeting/enemy/modifier")
        yield from _fits([rule], SCROLL, here, language)
    box = ALONE if meeting.enemy is None else BESIDE_ENEMY
    for part, passages in (("above", meeting.above), ("below", meeting.below)):
        written = [write_passage(passage, language) for passage in passages]
        yield from _fits(written, box, where.inside("meeting").inside(part), language)


def _dungeon(dungeon: Dungeon, language: str) -> Iterator[Found]:
    title = dungeon.title.in_language(language)
    yield from _fits([title], ADVENTURE_TITLE, Where("adventure/title"), language)
    for told in texts_of(dungeon):
        yield from _fits([entry_text(told.meeting, language)], ENTRY, told.where, language)


def _fits(texts: list[str], box: Box, where: Where, language: str) -> Iterator[Found]:
    for fault in fits(texts, box):
        yield where.inside(language), fault
