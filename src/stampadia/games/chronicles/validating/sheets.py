"""The Equipment Scroll, the Hero Sheet, the Enemy Sheet, the heading."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from msgspec import structs

from stampadia.games.chronicles.content import ITEMS, MOST_BOXES
from stampadia.games.chronicles.instructions import Ability, Get
from stampadia.games.chronicles.problems import Where
from stampadia.games.chronicles.structure import acts_in
from stampadia.games.chronicles.validating.ground import Found, Ground, error, warning

BONUSES: Final = range(10)
FOE_COLUMNS: Final = (None, 1, 2, 3)
"""Whose they are: of all enemies, of those with so many circles."""
FOE_ABILITIES: Final = ("move", "atk", "def")
"""All that the enemy turn knows."""


def check(ground: Ground) -> Iterator[Found]:
    if not ground.languages:
        yield Where(field="title"), error("no-title")
    if not ground.sheet.serial:
        yield Where(field="serial"), error("no-serial")
    yield from _items(ground)
    yield from _hero(ground)
    yield from _foes(ground)


def _items(ground: Ground) -> Iterator[Found]:
    items = ground.sheet.items
    if len(items) > ITEMS:
        yield Where(field="items"), error("too-many-items", count=len(items), most=ITEMS)
    for key, times in Counter(item.key for item in items).items():
        if times > 1:
            yield Where("item", key), error("item-twice")
    given = {
        act.item
        for room in ground.sheet.rooms
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


def _hero(ground: Ground) -> Iterator[Found]:
    for number, column in enumerate(ground.sheet.hero, 1):
        where = Where("hero", str(number))
        for field, boxes in (("hp", column.hp), ("xp", column.xp)):
            if not 0 <= boxes <= MOST_BOXES:
                facts = {"found": boxes, "most": MOST_BOXES}
                yield structs.replace(where, field=field), error("too-many-boxes", **facts)
        if number == 1:
            if column.xp:
                yield structs.replace(where, field="xp"), error("first-with-xp", found=column.xp)
            if column.hp < 1:
                yield structs.replace(where, field="hp"), error("first-without-hp")
            if column.abilities == (None, None):
                yield where, error("first-without-ability")
        elif column.xp < 1:
            yield structs.replace(where, field="xp"), error("column-without-xp")
        if column.defense not in BONUSES:
            facts = {"found": column.defense, "most": BONUSES[-1]}
            yield structs.replace(where, field="defense"), error("bad-bonus", **facts)
        for field, ability in zip(("upper", "lower"), column.abilities, strict=True):
            if ability is not None and _is_odd(ability):
                yield structs.replace(where, field=field), error("bad-ability")


def _foes(ground: Ground) -> Iterator[Found]:
    if tuple(column.circles for column in ground.sheet.foes) != FOE_COLUMNS:
        yield Where(field="foes"), error("foe-columns")
    for number, column in enumerate(ground.sheet.foes, 1):
        where = Where("foe", str(number))
        for field, bonus in (("defense", column.defense), ("xp", column.xp)):
            if bonus not in BONUSES:
                facts = {"found": bonus, "most": BONUSES[-1]}
                yield structs.replace(where, field=field), error("bad-bonus", **facts)
        for field, ability in zip(("upper", "lower"), column.abilities, strict=True):
            if ability is None:
                continue
            if ability.kind not in FOE_ABILITIES or ability.pay or ability.all:
                yield structs.replace(where, field=field), error("foe-ability")
            elif _is_odd(ability):
                yield structs.replace(where, field=field), error("bad-ability")


def _is_odd(ability: Ability) -> bool:
    """An attack reaches somewhere; nothing else has a range."""
    if ability.kind == "atk":
        return ability.range < 1
    return bool(ability.range or ability.exactly or ability.all)
