"""The whole table as plain text, 80 characters wide, top to bottom as one would read it aloud."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Final

from stampadia.games.chronicles.content import SIZE, EnemyColumn, Place, Room
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.writing import upright_item, upright_line
from stampadia.games.chronicles.rules.ending import in_words, plays
from stampadia.games.chronicles.text.sentences import Facts, enemy_at, listed, names_in
from stampadia.games.chronicles.view import BattleView, ChroniclesView
from stampadia.games.chronicles.view.map import ShownMap, defense_of
from stampadia.words import Words, yes

WIDTH: Final = 80
_LABEL: Final = 6
_COLUMN: Final = 18
"""Four columns of a sheet beside their labels."""
_TICKED: Final = "■"
_BLANK: Final = "□"


def show(view: ChroniclesView, words: Words) -> str:
    return "\n".join(_lines(view, words))


def _lines(view: ChroniclesView, words: Words) -> Iterator[str]:
    shown = ShownMap(view)
    for line in _heading(view, words):
        yield from _wrapped(line)
    yield from ("", *hero_lines(view, words))
    yield from ("", *item_lines(view, words))
    yield from ("", words.say("sheet-map"), *map_lines(shown))
    yield from _wrapped(words.say("show-legend"))
    yield from _enemy_lines(shown, words)
    yield from ("", *row_lines(view, words))
    yield from ("", *foe_lines(view, words))
    known = ", ".join(names_in(view).keyword(key, words.language) for key in view.memory)
    memory = words.say("show-memory", keywords=known, any=yes(known))
    yield from ("", *_wrapped(memory))
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
        text = upright_item(one.item, words.language, names)
        line = words.say("show-item", state=one.state, text=text)
        yield from _wrapped(line, "  ", "      ")


def _enemy_lines(shown: ShownMap, words: Words) -> Iterator[str]:
    """The living ones in drawn rooms."""
    for room in shown.rooms.values():
        for foe in shown.living_foes(room):
            told = words.say(
                "show-enemy",
                column=foe.column,
                row=foe.row,
                room=room.number,
                circles=foe.circles,
                hits=foe.hits,
                defense=defense_of(shown.view, foe),
                active=yes(foe.active),
            )
            yield from _wrapped(told, "  ", "    ")


def row_lines(view: ChroniclesView, words: Words) -> Iterator[str]:
    """What is found, with its lines; of the other rows only the numbers."""
    names = names_in(view)
    yield words.say("sheet-rooms")
    for row in view.rows:
        if row.room is not None:
            room = row.room
            yield "  " + words.say(
                "show-row",
                number=row.number,
                ticked=yes(row.ticked),
                start=yes(room.start),
                here=yes(row.number == view.room),
                escape=yes(not row.no_escape),
                column=room.column,
                row=room.row,
                width=room.width,
                height=room.height,
            )
            for line in room.lines:
                text = upright_line(line, words.language, names)
                yield from _wrapped(text, "      ", "        ")
    hidden = [
        words.say("show-hidden-row", number=row.number, ticked=yes(row.ticked))
        for row in view.rows
        if row.room is None
    ]
    if hidden:
        text = words.say("show-hidden-rows", rows=", ".join(hidden))
        yield from _wrapped(text, "  ", "      ")


# The rest


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


# The drawn part of the Map, or all of it, in box-drawing characters: a cell is one line of three
# characters, or of two.


HERO: Final = "☻"
MOST_COLUMNS: Final = 19
"""So many cells of three characters, with their walls, fit a line of 80; twenty get two each."""

CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the walls that meet there (`ShownMap.walls_at`)."""
_DOOR_ACROSS: Final = "▬"
_DOOR_UPRIGHT: Final = "▌"


def map_lines(shown: ShownMap) -> Iterator[str]:
    """The drawn rooms and one cell around them."""
    return MapText(shown).lines()


def whole_map_lines(shown: ShownMap) -> Iterator[str]:
    """Everything that is printed, decoys among it, and the walls that are drawn."""
    return MapText(shown, whole=True).lines()


class MapText:
    def __init__(self, shown: ShownMap, *, whole: bool = False) -> None:
        self.shown = shown
        self.whole = whole
        rooms = shown.rooms.values()
        self.left = self.top = 1
        self.right = self.bottom = SIZE
        if not whole:
            self.left = max(1, min(room.column for room in rooms) - 1)
            self.right = min(SIZE, max(room.column + room.width for room in rooms))
            self.top = max(1, min(room.row for room in rooms) - 1)
            self.bottom = min(SIZE, max(room.row + room.height for room in rooms))
        self.wide = 3 if self.right - self.left < MOST_COLUMNS else 2
        self.symbols = self._symbols()
        self.names: dict[Place, int] = {}
        for room in rooms:
            self._name(room)

    def lines(self) -> Iterator[str]:
        columns = range(self.left, self.right + 1)
        heading = " ".join(f"{column:^{self.wide}}" for column in columns)
        yield f"    {heading}".rstrip()
        for row in range(self.top, self.bottom + 2):
            places = [Place(column, row) for column in (*columns, self.right + 1)]
            edges = "".join(
                CORNERS[self.shown.walls_at(place)] + self._edge_above(place) for place in places
            )
            if edges.strip() or self.top < row <= self.bottom:
                yield f"   {edges}".rstrip()
            if row <= self.bottom:
                cells = "".join(self._edge_left(place) + self._cell(place) for place in places)
                yield f"{row:>2} {cells}".rstrip()

    # Cells

    def _cell(self, place: Place) -> str:
        symbol = self.symbols.get(place, "") if place.column <= self.right else ""
        if place == self.shown.hero:
            symbol = HERO + symbol if self.wide > len(symbol) else HERO
        return f"{symbol:^{self.wide}}" if self.wide > len(symbol) else symbol

    def _symbols(self) -> dict[Place, str]:
        """What is printed or crossed in drawn rooms, and the numbers outside their doors; of the
        whole Map everything. In a drawn room no number is needed: it would name that room."""
        view, rooms = self.shown.view, self.shown.room_at
        found = {}
        for foe in view.foes:
            found[foe.place] = f"@{foe.circles}" if foe.alive else "×@"
        for cell in view.cells:
            found[cell.place] = "×#" if cell.crossed else f"#{cell.digit}"
        if self.shown.stairs:
            found[self.shown.stairs] = "//"
        if self.whole:
            numbers = self.shown.numbers.items()
            return {place: str(value) for place, value in numbers if place not in rooms} | found
        found = {place: symbol for place, symbol in found.items() if place in rooms}
        for edge in self.shown.doors:
            outside = [place for place in edge if place not in rooms]
            if len(outside) == 1 and outside[0] in self.shown.numbers:
                found[outside[0]] = str(self.shown.numbers[outside[0]])
        return found

    # Walls

    def _door(self, one: Place, other: Place) -> bool:
        """Doors of drawn rooms; of the whole Map all that are printed."""
        printed = frozenset((one, other)) in self.shown.doors
        return printed and (self.whole or self.shown.wall_between(one, other))

    def _edge_left(self, here: Place) -> str:
        left = here.to(-1, 0)
        if self._door(left, here):
            return _DOOR_UPRIGHT
        return "│" if self.shown.wall_between(left, here) else " "

    def _edge_above(self, here: Place) -> str:
        above = here.to(0, -1)
        wall = self.shown.wall_between(above, here)
        if self._door(above, here):
            return f"{_DOOR_ACROSS:{'─' if wall else ' '}^{self.wide}}"
        if not wall:
            return " " * self.wide
        return f"{self.names.get(here, ''):─<{self.wide}}"

    def _name(self, room: Room) -> None:
        """A room is named on its upper wall; where doors leave no place there, inside."""
        for place in room.places[: room.width]:
            if not self._door(place.to(0, -1), place):
                self.names[place] = room.number
                return
        for place in room.places:
            if place not in self.symbols and place != self.shown.hero:
                self.symbols[place] = str(room.number)
                return
