"""The Equipment Scroll, the Hero Sheet, the Enemy Sheet, the heading, and whether it all fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import structs

from stampadia.games.chronicles.content import ITEMS, MOST_BOXES
from stampadia.games.chronicles.files.checks.survey import (
    Found,
    Survey,
    at_room,
    error,
    room_clauses,
    warning,
)
from stampadia.games.chronicles.files.problems import Where
from stampadia.games.chronicles.files.structure import acts_in
from stampadia.games.chronicles.instructions import Ability, Get, Text
from stampadia.games.chronicles.language import Names, names_of, write_item, write_line
from stampadia.games.chronicles.language.clauses import texts
from stampadia.games.chronicles.paper import CELL, ITEM, TITLE
from stampadia.workbench.checks import fits
from stampadia.workbench.lettering import Box

BONUSES: Final = range(10)
FOE_COLUMNS: Final = (None, 1, 2, 3)
"""Whose they are: of all enemies, of those with so many circles."""
FOE_ABILITIES: Final = ("move", "atk", "def")
"""All that the enemy turn knows."""


def check_sheets(survey: Survey) -> Iterator[Found]:
    if not survey.languages:
        yield Where(field="title"), error("no-title")
    if not survey.sheet.serial:
        yield Where(field="serial"), error("no-serial")
    yield from _items(survey)
    yield from _hero(survey)
    yield from _foes(survey)


def _items(survey: Survey) -> Iterator[Found]:
    items = survey.sheet.items
    if len(items) > ITEMS:
        yield Where(field="items"), error("too-many-items", count=len(items), most=ITEMS)
    for key, times in Counter(item.key for item in items).items():
        if times > 1:
            yield Where("item", key), error("item-twice")
    given = {
        act.item
        for room in survey.sheet.rooms
        if not room.decoy
        for clause in room.clauses
        for act in acts_in(clause.do)
        if isinstance(act, Get)
    }
    for item in items:
        where = Where("item", item.key)
        if item.decoy and (item.owned or item.key in given):
            yield where, error("decoy-item-given")
        if not item.decoy and not item.owned and item.key not in given:
            yield where, warning("item-never-given")


def _hero(survey: Survey) -> Iterator[Found]:
    for number, column in enumerate(survey.sheet.hero, 1):
        where = Where("hero", str(number))
        for field, boxes in (("hp", column.hp), ("xp", column.xp)):
            if not 0 <= boxes <= MOST_BOXES:
                facts = {"found": boxes, "most": MOST_BOXES}
                yield where.within(field), error("too-many-boxes", **facts)
        if number == 1:
            if column.xp:
                yield where.within("xp"), error("first-with-xp", found=column.xp)
            if column.hp < 1:
                yield where.within("hp"), error("first-without-hp")
            if column.abilities == (None, None):
                yield where, error("first-without-ability")
        elif column.xp < 1:
            yield where.within("xp"), error("column-without-xp")
        if column.defense not in BONUSES:
            facts = {"found": column.defense, "most": BONUSES[-1]}
            yield where.within("defense"), error("bad-bonus", **facts)
        for field, ability in (("upper", column.upper), ("lower", column.lower)):
            if ability is not None and _is_odd(ability):
                yield where.within(field), error("bad-ability")


def _foes(survey: Survey) -> Iterator[Found]:
    if tuple(column.circles for column in survey.sheet.foes) != FOE_COLUMNS:
        yield Where(field="foes"), error("foe-columns")
    for number, column in enumerate(survey.sheet.foes, 1):
        where = Where("foe", str(number))
        for field, bonus in (("defense", column.defense), ("xp", column.xp)):
            if bonus not in BONUSES:
                facts = {"found": bonus, "most": BONUSES[-1]}
                yield where.within(field), error("bad-bonus", **facts)
        for field, ability in (("upper", column.upper), ("lower", column.lower)):
            if ability is None:
                continue
            if ability.kind not in FOE_ABILITIES or ability.pay or ability.all:
                yield where.within(field), error("foe-ability")
            elif _is_odd(ability):
                yield where.within(field), error("bad-ability")


def _is_odd(ability: Ability) -> bool:
    """An attack reaches somewhere; nothing else has a range."""
    if ability.kind == "atk":
        return ability.range < 1
    return bool(ability.range or ability.exactly or ability.all)


# Whether everything that is said fits its place on the paper, in every language it is said in.


def check_paper(survey: Survey) -> Iterator[Found]:
    yield from _untranslated(survey)
    names = names_of(survey.sheet)
    for language in survey.languages:
        yield from _fitting(survey, language, names)


def _fitting(survey: Survey, language: str, names: Names) -> Iterator[Found]:
    sheet = survey.sheet
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


def _untranslated(survey: Survey) -> Iterator[Found]:
    sheet = survey.sheet
    spoken: list[tuple[Where, Text]] = [(Where(field="class"), sheet.hero_class)]
    spoken += [(Where(field=f"keywords.{key}"), text) for key, text in sheet.names.items()]
    for item in sheet.items:
        where = Where("item", item.key)
        spoken += [(where, item.name), *((where, text) for text in texts([item.clause]))]
    for _, where, clause in room_clauses(sheet.rooms):
        spoken += [(where, text) for text in texts([clause])]
    for where, text in spoken:
        for language in survey.languages:
            if not getattr(text, language):
                yield structs.replace(where, language=language), error("untranslated")
