"""Facts into events, when somebody reads them.

An event is told without its position, so it carries all that a sentence about it needs: names and
printed words in both languages (`item_en`, `item_it`), cells as column and row, enemies with their
place and circles.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from stampadia.games.chronicles.instructions import Ability, Text
from stampadia.games.chronicles.language import names_of, write_ability
from stampadia.games.chronicles.language.writing import upright_clause, upright_item
from stampadia.games.chronicles.prepared import FAR, place_of
from stampadia.games.chronicles.rules.foe_decision import Boxed, Odds, Sight
from stampadia.kernel.event import Event, Told
from stampadia.words import LANGUAGES

if TYPE_CHECKING:
    from stampadia.games.chronicles.prepared import Prepared

Fields = tuple[str, ...]
About = dict[str, Told]

FACTS: Final[dict[str, Fields]] = {
    "column-enabled": ("enabled",),
    "column-disabled": ("column",),
    "lost-hp": ("amount", "left"),
    "gained-hp": ("amount", "left"),
    "gained-xp": ("amount", "total"),
    "lost-xp": ("amount", "total"),
    "lost-gold": ("amount", "left", "why"),
    "gained-gold": ("amount", "left"),
    "died": (),
    "dreamed": ("cost",),
    "adventure-over": ("how", "score"),
    "sheet-begun": ("sheet",),
    "lost-item": ("item",),
    "got-item": ("item",),
    "used-item": ("item",),
    "forgot": ("keyword",),
    "learned": ("keyword",),
    "line": ("clause", "turned"),
    "moved": ("cell",),
    "crossed-door": ("outside", "new"),
    "entered": ("room", "cell"),
    "drew-room": ("drawn",),
    "drew-cell": ("digit", "cell"),
    "ticked": ("room",),
    "crossed-cell": ("digit",),
    "room-is-empty": (),
    "no-escape": (),
    "nothing": (),
    "round-started": ("foes", "first"),
    "battle-over": (),
    "hero-rolled": ("dice",),
    "no-dice": (),
    "placed": ("box", "die", "other_box", "other_die"),
    "activated": ("box", "value", "ability"),
    "ability-too-dear": ("box", "ability"),
    "no-target": (),
    "set-defense": ("value",),
    "locked": ("dice",),
    "copied": ("foe_box",),
    "gained-ability": ("box", "ability"),
    "one-ability": (),
    "dice-changed": ("dice",),
    "table-rolled": ("face",),
    "attacked": ("foe", "strength", "defense"),
    "wounded": ("foe", "hits"),
    "killed": ("foe",),
    "enemy-rolled": ("foe", "dice", "hero_cell"),
    "enemy-activated": ("foe", "foe_box", "die", "weighed"),
    "enemy-set-defense": ("foe", "value"),
    "enemy-passed": ("foe", "weighed"),
    "hero-attacked": ("foe", "strength", "defense"),
    "pulled": ("foe", "cell"),
}
"""What is told of each fact, in its order; the last ones may be left out."""

REVEALING: Final = frozenset({"drew-room"})


def events_from(about: tuple[tuple[Prepared, ...], int, list[tuple[Any, ...]]]) -> list[Event]:
    """The sheets, the one that was played on, and what happened."""
    sheets, sheet, facts = about
    found = []
    for name, *values in facts:
        if name == "sheet-begun":
            sheet = values[0] - 1
        told: About = {}
        for field, value in zip(FACTS[name], values, strict=False):
            expand = _FIELDS.get(field)
            told |= expand(sheets[sheet], value) if expand else {field: value}
        found.append(Event(name, told, reveals=_reveals(name, values)))
    return found


def revealing(about: tuple[tuple[Prepared, ...], int, list[tuple[Any, ...]]]) -> bool:
    """Does one of these facts show what was hidden?"""
    return any(_reveals(name, values) for name, *values in about[2])


def _reveals(name: str, values: list[Any]) -> bool:
    # a line may stand upside down, which is read when it is reached
    return name in REVEALING or (name == "line" and any(values[1:]))


# Fields that say more than a number


def _item(prepared: Prepared, index: int) -> About:
    item = prepared.sheet.items[index]
    names = names_of(prepared.sheet)
    return {
        "item": index,
        **_named("item", item.name),
        **_in_each("text", lambda language: upright_item(item, language, names)),
    }


def _keyword(prepared: Prepared, keyword: str) -> About:
    names = names_of(prepared.sheet)
    said = _in_each("keyword", lambda language: names.keyword(keyword, language))
    return {"keyword": keyword, **said}


def _clause(prepared: Prepared, index: int) -> About:
    """By its number in its own room: a number over the sheet would tell of others."""
    one = prepared.clauses[index]
    names = names_of(prepared.sheet)
    return {
        "clause": index - prepared.numbering[one.room],
        "room": prepared.rooms[one.room].number,
        "line": one.line + 1,
        **_in_each("text", lambda language: upright_clause(one.clause, language, names)),
    }


def _foe(prepared: Prepared, foe: int) -> About:
    enemy = prepared.sheet.enemies[foe]
    place = {"foe_column": enemy.column, "foe_row": enemy.row}
    return {"foe": foe, **place, "circles": enemy.circles}


def _cell(cell: int, whose: str = "") -> About:
    place = place_of(cell)
    return {f"{whose}column": place.column, f"{whose}row": place.row}


def _weighed(_: Prepared, weighed: tuple[Sight, int, tuple[Boxed, ...]]) -> About:
    """How far the enemy saw the hero, how far its attacks reach, and whether one of them hits."""
    odds = Odds(*weighed)
    return {
        "because": odds.because if odds.distance < FAR else "away",
        "strength": odds.strength,
        "guard": odds.guard,
        "distance": odds.distance,
        "reach": odds.reach,
    }


def _foe_box(prepared: Prepared, box: int) -> About:
    ability = prepared.sheet.foes[box // 2].abilities[box % 2]
    assert ability is not None
    return {"foe_box": box, "kind": ability.kind, **_ability(prepared, ability)}


def _ability(_: Prepared, ability: Ability) -> About:
    plus: About = {"plus": ability.plus, "pay": ability.pay}
    return plus | _in_each("ability", lambda language: write_ability(ability, language))


def _enabled(prepared: Prepared, column: int) -> About:
    printed = prepared.sheet.hero[column - 1]
    return {"column": column, "hp": printed.hp, "defense": printed.defense}


def _drawn(prepared: Prepared, number: int) -> About:
    room = prepared.sheet.by_number[number]
    place = {"column": room.column, "row": room.row}
    return {"room": number, **place, "width": room.width, "height": room.height}


def _outside(prepared: Prepared, cell: int) -> About:
    """Ruling 1: the black number, the column and the row of the cell outside the door."""
    place = place_of(cell)
    number = prepared.sheet.number_at[place]
    return {**_cell(cell), "number": number, "room": number + place.column + place.row}


_FIELDS: Final[dict[str, Callable[[Prepared, Any], About]]] = {
    "cell": lambda _, cell: _cell(cell),
    "outside": _outside,
    "drawn": _drawn,
    "enabled": _enabled,
    "sheet": lambda prepared, number: {"sheet": number, **_named("title", prepared.sheet.title)},
    "item": _item,
    "keyword": _keyword,
    "clause": _clause,
    "foe": _foe,
    "foe_box": _foe_box,
    "hero_cell": lambda _, cell: _cell(cell, "hero_"),
    "weighed": _weighed,
    "ability": _ability,
}


def _named(field: str, text: Text) -> About:
    return _in_each(field, text.in_language)


def _in_each(field: str, said: Callable[[str], str]) -> About:
    return {f"{field}_{language}": said(language) for language in LANGUAGES}
