"""Whether everything that is said fits its place on the cards, in both languages."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.travelers import paper
from stampadia.games.travelers.content import Dungeon, Hero, World
from stampadia.games.travelers.files.checking.hero import halves_of
from stampadia.games.travelers.files.problems import Found, Where, texts_of, where_half
from stampadia.games.travelers.generate.boxes import boxed, entry_text
from stampadia.games.travelers.language import (
    write_exhaust,
    write_sentences,
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
    yield from _fits([hero.name.in_language(language)], paper.CLASS, Where("hero/name"), language)
    description = hero.description.in_language(language)
    yield from _fits([description], paper.DESCRIPTION, Where("hero/description"), language)
    for where, side, printed in halves_of(hero):
        exhaust = write_exhaust(printed.exhaust, side, language)
        yield from _fits([exhaust], paper.EXHAUST, where.inside("exhaust"), language)
        box = paper.ONE_ABILITY if len(printed.abilities) == 1 else paper.TWO_ABILITIES
        name = printed.name.in_language(language)
        yield from _fits([name], paper.NAME, where.inside("name"), language)
        for number, ability in enumerate(printed.abilities, 1):
            here = where.inside("abilities").entry(number)
            yield from _fits([write_sentences(ability.sentences, language)], box, here, language)


def _world(world: World, language: str) -> Iterator[Found]:
    for code, half in world.halves().items():
        for place, box, texts in boxed(half, language):
            yield from _fits(texts, box, where_half(code).inside(place), language)


def _dungeon(dungeon: Dungeon, language: str) -> Iterator[Found]:
    title = dungeon.title.in_language(language)
    yield from _fits([title], paper.ADVENTURE_TITLE, Where("adventure/title"), language)
    for told in texts_of(dungeon):
        yield from _fits([entry_text(told.meeting, language)], paper.ENTRY, told.where, language)


def _fits(texts: list[str], box: Box, where: Where, language: str) -> Iterator[Found]:
    for fault in fits(texts, box):
        yield where.inside(language), fault
