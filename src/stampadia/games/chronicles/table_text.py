"""The whole table as plain text, 80 characters wide, top to bottom as one would read it aloud."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from stampadia.games.chronicles.as_read import item_as_read, line_as_read
from stampadia.games.chronicles.content import EnemyColumn, Room
from stampadia.games.chronicles.ground import Ground, defense_of
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.map_text import map_lines
from stampadia.games.chronicles.phrases import Facts, enemy_at, listed, names_in, yes
from stampadia.games.chronicles.variants import in_words, plays
from stampadia.games.chronicles.view import BattleView, ChroniclesView, RowView
from stampadia.kernel.words import Words

WIDTH: Final = 80
_LABEL: Final = 6
_COLUMN: Final = 18
"""Four columns of a sheet beside their labels."""
_TICKED: Final = "■"
_BLANK: Final = "□"


def show(view: ChroniclesView, words: Words) -> str:
    return "\n".join(_lines(view, words))


def _lines(view: ChroniclesView, words: Words) -> Iterator[str]:
    ground = Ground(view)
    for line in _heading(view, words):
        yield from _wrapped(line)
    yield from ("", *hero_lines(view, words))
    yield from ("", *item_lines(view, words))
    yield from ("", words.say("sheet-map"), *map_lines(ground))
    yield from _wrapped(words.say("show-legend"))
    yield from _enemy_lines(ground, words)
    yield from ("", *row_lines(view, words))
    yield from ("", *foe_lines(view, words))
    yield from ("", *_wrapped(_memory(view, words)))
    if view.battle:
        yield from _wrapped(battle_line(view, view.battle, words))


def _wrapped(text: str, indent: str = "", hanging: str | None = None) -> list[str]:
    hanging = indent if hanging is None else hanging
    return textwrap.wrap(
        text,
        WIDTH,
        initial_indent=indent,
        subsequent_indent=hanging,
        break_on_hyphens=False,
        break_long_words=False,
    )


def _heading(view: ChroniclesView, words: Words) -> Iterator[str]:
    language = words.language
    title = view.title.in_language(language)
    yield words.say("sheet-heading", title=title, hero=view.hero_class.in_language(language))
    yield words.say("show-serial", serial=view.serial, variant=in_words(view.variant))
    if view.sheets > 1:
        scores = ", ".join(map(str, view.scores))
        facts: Facts = {"scores": scores, "played": yes(scores)}
        yield words.say("show-campaign", sheet=view.sheet, sheets=view.sheets, **facts)
    if view.how:
        score = view.scores[-1] if view.scores else 0
        yield words.say("show-over", how=view.how, score=score)
    place: Facts = {"room": view.room, "column": view.column, "row": view.row}
    numbers: Facts = {"gold": view.gold, "hp": view.hero.hp_left, "defense": view.hero.defense}
    yield words.say("show-status", empty=yes(view.room_is_empty), **place, **numbers)


# The two sheets of abilities


def hero_lines(view: ChroniclesView, words: Words) -> Iterator[str]:
    hero = view.hero
    yield words.say("sheet-hero")
    heads = [
        words.say("show-column", number=number, enabled=yes(enabled))
        for number, enabled in enumerate(hero.enabled, 1)
    ]
    yield from _cells("", heads)
    yield from _cells(words.say("show-def"), [f"+{column.defense}" for column in hero.columns])
    lives = [
        _boxes(ticked, column.hp, column.hp - ticked)
        for ticked, column in zip(hero.hp_ticked, hero.columns, strict=True)
    ]
    yield from _cells(words.say("show-hp"), lives)
    for row, label in enumerate("ab"):
        yield from _cells(label, _abilities(hero.boxes[row::2], words))
    learned = [
        _boxes(ticked, column.xp, ticked) if column.xp else ""
        for ticked, column in zip(hero.xp_ticked, hero.columns, strict=True)
    ]
    yield from _cells(words.say("show-xp"), learned)
    if plays(view.variant, "monk"):
        yield words.say("show-extra-xp", count=view.extra_xp)


def foe_lines(view: ChroniclesView, words: Words) -> Iterator[str]:
    columns: Sequence[EnemyColumn] = view.enemy_sheet
    yield words.say("sheet-foes")
    heads = [
        words.say("show-foe-column", all=yes(column.circles is None), circles=column.circles or 0)
        for column in columns
    ]
    yield from _cells("", heads)
    yield from _cells(words.say("show-def"), [f"+{column.defense}" for column in columns])
    yield from _cells("a", _abilities([column.upper for column in columns], words))
    yield from _cells("b", _abilities([column.lower for column in columns], words))
    yield from _cells(words.say("show-xp"), [f"+{column.xp}" for column in columns])


def _abilities(boxes: Sequence[Ability | None], words: Words) -> list[str]:
    """A price that leaves no room for the ability stands above it."""
    told = []
    for box in boxes:
        text = write_ability(box, words.language) if box else words.say("sheet-empty")
        told.append(text if len(text) < _COLUMN else text.replace(") ", ")\n"))
    return told


def _boxes(ticked: int, boxes: int, counted: int) -> str:
    """ "■■□□□ 3/5"; no space where the longest groups leave none."""
    drawn, number = _TICKED * ticked + _BLANK * (boxes - ticked), f"{counted}/{boxes}"
    return f"{drawn} {number}" if len(drawn) + len(number) < _COLUMN - 1 else drawn + number


def _cells(label: str, cells: Sequence[str]) -> Iterator[str]:
    """A row of a sheet; what is too long for its cell goes on below."""
    wrapped = [
        [piece for line in cell.split("\n") for piece in textwrap.wrap(line, _COLUMN - 1)]
        for cell in cells
    ]
    for number, pieces in enumerate(zip_longest(*wrapped, fillvalue="")):
        head = f"  {label if number == 0 else '':<{_LABEL - 2}}"
        yield (head + "".join(f"{piece:<{_COLUMN}}" for piece in pieces)).rstrip()


# The Inventory, the enemies, the Rooms Table


def item_lines(view: ChroniclesView, words: Words) -> Iterator[str]:
    names = names_in(view)
    yield words.say("sheet-items")
    for one in view.items:
        text = item_as_read(one.item, words.language, names)
        line = words.say("show-item", state=one.state, text=text)
        yield from _wrapped(line, "  ", "      ")


def _enemy_lines(ground: Ground, words: Words) -> Iterator[str]:
    """The living ones in drawn rooms."""
    for room in ground.rooms.values():
        for foe in ground.living_foes(room):
            facts: Facts = {
                "column": foe.column,
                "row": foe.row,
                "room": room.number,
                "circles": foe.circles,
                "hits": foe.hits,
                "defense": defense_of(ground.view, foe),
                "active": yes(foe.active),
            }
            yield from _wrapped(words.say("show-enemy", **facts), "  ", "    ")


def row_lines(view: ChroniclesView, words: Words) -> Iterator[str]:
    """What is found, with its lines; of the other rows only the numbers."""
    names = names_in(view)
    yield words.say("sheet-rooms")
    for row in view.rows:
        if row.room is not None:
            yield _row_head(view, row, row.room, words)
            for line in row.room.lines:
                text = line_as_read(line, words.language, names)
                yield from _wrapped(text, "      ", "        ")
    hidden = [
        words.say("show-hidden-row", number=row.number, ticked=yes(row.ticked))
        for row in view.rows
        if row.room is None
    ]
    if hidden:
        text = words.say("show-hidden-rows", rows=", ".join(hidden))
        yield from _wrapped(text, "  ", "      ")


def _row_head(view: ChroniclesView, row: RowView, room: Room, words: Words) -> str:
    facts: Facts = {
        "number": row.number,
        "ticked": yes(row.ticked),
        "start": yes(room.start),
        "here": yes(row.number == view.room),
        "escape": yes(not row.no_escape),
    }
    place: Facts = {"column": room.column, "row": room.row}
    size: Facts = {"width": room.width, "height": room.height}
    return "  " + words.say("show-row", **facts, **place, **size)


# The rest


def _memory(view: ChroniclesView, words: Words) -> str:
    names = names_in(view)
    known = ", ".join(names.keyword(key, words.language) for key in view.memory)
    return words.say("show-memory", keywords=known, any=yes(known))


def battle_line(view: ChroniclesView, battle: BattleView, words: Words) -> str:
    hero = battle.foe < 0
    return words.say(
        "show-battle",
        hero=yes(hero),
        enemy="" if hero else enemy_at(view.foes[battle.foe], words),
        count=len(battle.dice),
        dice=listed(battle.dice, words) if battle.dice else "",
        set=battle.defense,
        defense=view.hero.defense,
        locked=battle.locked,
        one=yes(battle.one_ability),
    )
