"""Whether everything that is said fits its place on the paper, in every language it is said in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import structs

from stampadia.games.chronicles.instructions import Clause, Narrate, Riddle, Say, Text
from stampadia.games.chronicles.language import Names, names_of, write_item, write_line
from stampadia.games.chronicles.paper import CELL, ITEM, TITLE
from stampadia.games.chronicles.problems import Where
from stampadia.games.chronicles.structure import acts_in
from stampadia.games.chronicles.validating.ground import Found, Ground, at_room, error
from stampadia.workbench.checks import fits
from stampadia.workbench.lettering import Box


def check(ground: Ground) -> Iterator[Found]:
    yield from _untranslated(ground)
    names = names_of(ground.sheet)
    for language in ground.languages:
        yield from _fitting(ground, language, names)


def _fitting(ground: Ground, language: str, names: Names) -> Iterator[Found]:
    sheet = ground.sheet
    where = Where(field="title", language=language)
    yield from _box(where, [sheet.title.in_language(language)], TITLE)
    for room in sheet.rooms:
        lines = [write_line(line, language, names) for line in room.lines]
        yield from _box(structs.replace(at_room(room), language=language), lines, CELL)
    for item in sheet.items:
        where = Where("item", item.key, language=language)
        yield from _box(where, [write_item(item, language, names)], ITEM)


def _box(where: Where, texts: Sequence[str], box: Box) -> Iterator[Found]:
    for fault in fits(texts, box):
        yield where, fault


# Whoever speaks two languages says everything in both


def _untranslated(ground: Ground) -> Iterator[Found]:
    sheet = ground.sheet
    spoken: list[tuple[Where, Text]] = [(Where(field="class"), sheet.hero_class)]
    spoken += [(Where(field=f"keywords.{key}"), text) for key, text in sheet.names.items()]
    for item in sheet.items:
        where = Where("item", item.key)
        spoken += [(where, item.name), *((where, text) for text in _texts(item.clause))]
    for room in sheet.rooms:
        for number, line in enumerate(room.lines, 1):
            where = structs.replace(at_room(room), line=number)
            spoken += [(where, text) for clause in line for text in _texts(clause)]
    for where, text in spoken:
        for language in ground.languages:
            if not getattr(text, language):
                yield structs.replace(where, language=language), error("untranslated")


def _texts(clause: Clause) -> Iterator[Text]:
    for part in clause.when:
        if isinstance(part, Say):
            yield part.words
    for act in acts_in(clause.do):
        if isinstance(act, Narrate):
            yield act.words
        elif isinstance(act, Riddle):
            yield act.label
