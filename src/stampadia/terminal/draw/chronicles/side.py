"""What lies beside Chronicles' Map: the two sheets, the enemies at hand, the room that is read,
the Equipment Scroll and the memory. In a battle the enemies come first, else the room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from stampadia.games.chronicles.content import COLUMNS, EnemyColumn, Room
from stampadia.games.chronicles.instructions import Ability, Line
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.language.writing import upright_clause
from stampadia.games.chronicles.text.sentences import (
    CIRCLE,
    FOE,
    circles_of,
    names_in,
    short_ability,
)
from stampadia.games.chronicles.view import (
    ChroniclesView,
    FoeView,
    ItemView,
    Offer,
    Riddle,
    RowView,
)
from stampadia.games.chronicles.view.map import ShownMap, defense_of, xp_of
from stampadia.terminal.draw.chronicles.focus import Focus
from stampadia.terminal.draw.pieces import filled, fit, styled, wrapped
from stampadia.words import Words

MOST_LINES: Final = 8
"""No line of the Rooms Table is longer, however narrow it is set."""
ROOM_FOR_NAMES: Final = 7
"""Lines from which on each item has one of its own."""
ROOM_FOR_WORDS: Final = 12
BOXES: Final = {"owned": "☐", "used": "☒", "absent": " "}


class Side:
    def __init__(self, shown: ShownMap, words: Words, focus: Focus, width: int) -> None:
        self.shown = shown
        self.view = shown.view
        self.words = words
        self.focus = focus
        self.width = width
        self.sheets = Sheets(self.view, words, focus, width)

    def lines(self, height: int) -> list[Content]:
        hero = self.view.hero
        name = self.view.hero_class.in_language(self.words.language)
        title = self._say("hero", name=name, hp=hero.hp_left, defense=hero.defense)
        rows = self._ruled(title, self.sheets.hero())
        if self.view.battle is not None:
            rows += self._ruled(self._say("enemies"), self.sheets.foes())
            active = [foe for foe in self.view.foes if foe.active and foe.alive]
            rows += [fit(self._foe(foe), self.width) for foe in active]
            rows += self._things(height - len(rows))
            rows += self._room(height - len(rows))
        else:
            rest = height - len(rows)
            things = self._things(rest)
            rows += self._room(rest - len(things))
            rows += things
            rows += self._memory(height - len(rows))
        rows += self._found(height - len(rows))
        return filled(rows[:height], self.width, height)

    def hero_starts(self) -> int:
        """The line on which the Hero Sheet begins."""
        return int(self.sheets.roomy)

    def _ruled(self, title: str, rows: list[Content]) -> list[Content]:
        """Where there is room, a title with a rule."""
        if not self.sheets.roomy:
            return rows
        return [styled(f"{title} ".ljust(self.width, "┈"), "$faint"), *rows]

    # Enemies

    def _foe(self, foe: FoeView) -> Content:
        """`Ψ 9,5 ○✗ DEF 3 +3 XP`."""
        said = phrases(self.words.language)
        at = self.view.battle.foe if self.view.battle else -1
        turn = "▸" if at >= 0 and self.view.foes[at] == foe else " "
        defense = f"{said.abilities['def']} {defense_of(self.view, foe)}"
        xp = f"+{xp_of(self.view, foe)} {said.resources['XP']}"
        text = f"{turn}{FOE} {foe.at:<6}{circles_of(foe) or '·':<5}{defense}  {xp}"
        return styled(text, "bold" if turn == "▸" else "")

    # The room that is read

    def _room(self, lines: int) -> list[Content]:
        row = next(row for row in self.view.rows if row.number == self.view.room)
        if lines < 2 or row.room is None:
            return []
        head = self._room_head(row)
        told = self._told(row.room, with_story=True)
        if len(told) > lines - 1:
            told = self._told(row.room, with_story=False)[: lines - 1]
            head += styled(f" · {self._say('more')}", "$faint")
        return [fit(head, self.width), *told]

    def _told(self, room: Room, *, with_story: bool) -> list[Content]:
        rows: list[Content] = []
        first = 0  # the number of a line's first clause in the room
        for line in room.lines:
            rows += wrapped(self._line(line, room, first, with_story), self.width, MOST_LINES)
            first += len(line)
        return rows

    def _room_head(self, row: RowView) -> Content:
        tick = "☒" if row.ticked else "☐"
        head = styled(f"{tick} {self.words.say('room-title', room=row.number)}", "bold $spot")
        marks = []
        if self.view.room_is_empty:
            marks.append(self._say("empty"))
        if row.no_escape:
            marks.append(self._say("no-escape"))
        return head + styled("".join(f" · {mark}" for mark in marks), "bold")

    def _line(self, line: Line, room: Room, first: int, with_story: bool) -> Content:
        """A line of the Rooms Table; the clause that asks stands out."""
        names = names_in(self.view)
        asked = self.view.question if isinstance(self.view.question, Offer | Riddle) else None
        pieces = []
        for number, clause in enumerate(line, first):
            if clause.flavour and not with_story:
                continue
            asks = (asked.room, asked.clause) == (room.number, number) if asked else False
            text = upright_clause(clause, self.words.language, names)
            pieces.append(styled(text, "bold $spot" if asks else ""))
        return Content(" | ").join(pieces)

    def _found(self, lines: int) -> list[Content]:
        """Other rooms that were found, as far as they say something to do."""
        names = names_in(self.view)
        others = [row for row in self.view.rows if row.room and row.number != self.view.room]
        rows: list[Content] = []
        for row in others:
            assert row.room is not None
            text = " | ".join(
                upright_clause(clause, self.words.language, names)
                for clause in row.room.clauses
                if not clause.flavour
            )
            left = lines - len(rows) - 1
            if left < 1 or not text:
                continue
            head = styled(f"{'☒' if row.ticked else '☐'} {row.number} ", "bold")
            rows += wrapped(head + Content(text), self.width, left)
        return [styled(self._say("found").ljust(self.width, "┈"), "$faint"), *rows] if rows else []

    # The Equipment Scroll and the memory

    def _things(self, lines: int) -> list[Content]:
        """Each item with all its words, on a line of its own, or all their names on one."""
        if lines < 1 or not self.view.items:
            return []
        names = [self._item(number, one) for number, one in enumerate(self.view.items)]
        if lines >= ROOM_FOR_WORDS:
            return [row for number in range(len(names)) for row in self._item_in_full(number)]
        if lines >= ROOM_FOR_NAMES:
            return [fit(name, self.width) for name in names]
        return [fit(Content(" ").join(names), self.width)]

    def _item_in_full(self, number: int) -> list[Content]:
        one = self.view.items[number]
        names = names_in(self.view)
        clause = upright_clause(one.item.clause, self.words.language, names)
        told = self._item(number, one) + styled(f" ({clause})", "$faint")
        return wrapped(told, self.width, 2)

    def _item(self, number: int, one: ItemView) -> Content:
        name = one.item.name.in_language(self.words.language)
        style = "" if one.state == "owned" else "$faint"
        if number == self.focus.item:
            style = LIT
        return styled(f"{BOXES[one.state]} {name}", style)

    def _memory(self, lines: int) -> list[Content]:
        names = names_in(self.view)
        known = [names.keyword(key, self.words.language) for key in self.view.memory]
        if lines < 1 or not known:
            return []
        text = self._say("memory", keywords=", ".join(known))
        return wrapped(styled(text, "$faint"), self.width, lines)

    def _say(self, key: str, **facts: str | int) -> str:
        return self.words.say(f"term-chronicles-{key}", **facts)


# The Hero Sheet and the Enemy Sheet beside Chronicles' Map: four columns of two boxes, with the
# dice on them that the choice under the cursor would place.


GUTTER: Final = 2
"""Characters of the labels a and b."""
ROOMY_COLUMN: Final = 10
"""From this width on a box has two lines, with its ability spelled out."""
LIT: Final = "bold $spot reverse"
PAPERS: Final = ("on $card", "on $bar")
"""Upper and lower boxes, told apart."""


def ability_lines(ability: Ability, language: str) -> tuple[str, str]:
    """An ability in two lines: what it does, then its range or its price."""
    text = write_ability(ability, language)
    if ability.pay:
        price, _, text = text.partition(") ")
        first, _, rest = text.partition("/")
        return first, f"{rest} {price.strip('(')}".strip()
    first, _, rest = text.partition("/")
    return first, rest


def _box_style(row: int, *, enabled: bool) -> str:
    return PAPERS[row] if enabled else f"$faint {PAPERS[row]}"


class Sheets:
    def __init__(self, view: ChroniclesView, words: Words, focus: Focus, width: int) -> None:
        self.view = view
        self.words = words
        self.focus = focus
        self.width = width
        self.column = (width - GUTTER) // COLUMNS
        self.roomy = self.column >= ROOMY_COLUMN

    # The Hero Sheet

    def hero(self) -> list[Content]:
        hero = self.view.hero
        styles = ["" if enabled else "$faint" for enabled in hero.enabled]
        heads = [
            styled(f"{number} ", f"bold {style}") + styled(self._bonus(column.defense), style)
            for number, (column, style) in enumerate(zip(hero.columns, styles, strict=True), 1)
        ]
        lives = [
            self._hearts(column.hp, ticked, enabled=enabled)
            for column, ticked, enabled in zip(
                hero.columns, hero.hp_ticked, hero.enabled, strict=True
            )
        ]
        learned = [
            self._steps(column.xp, ticked)
            for column, ticked in zip(hero.columns, hero.xp_ticked, strict=True)
        ]
        rows = [self._row("", heads), self._row("♥", lives)]
        for row, label in enumerate("ab"):
            boxes = [self._hero_box(2 * column + row) for column in range(COLUMNS)]
            rows += self._boxes(label, boxes)
        return [*rows, self._row("◆", learned)]

    def _bonus(self, defense: int) -> str:
        name = phrases(self.words.language).abilities["def"]
        return f"{defense:+} {name}" if self.roomy else f"{defense:+}"

    def _hearts(self, boxes: int, ticked: int, *, enabled: bool) -> Content:
        left = boxes - ticked
        if boxes >= self.column:
            text = f"♥{left}/{boxes}"
            return styled(text, "bold" if enabled else "$faint")
        last = self.view.hero.hp_left <= 1
        style = ("bold $error" if last else "bold") if enabled else "$faint"
        return styled("♥" * left, style) + styled("♡" * ticked, "$faint")

    def _steps(self, boxes: int, ticked: int) -> Content:
        if boxes >= self.column:
            return styled(f"◆{ticked}/{boxes}", "bold" if ticked else "$faint")
        return styled("◆" * ticked, "bold") + styled("◇" * (boxes - ticked), "$faint")

    def _hero_box(self, box: int) -> tuple[list[Content], str]:
        ability = self.view.hero.boxes[box]
        enabled = self.view.hero.enabled[box // 2]
        die = self.focus.dice.get(box)
        style = LIT if die is not None else _box_style(box % 2, enabled=enabled)
        return self._ability(ability, die or 0), style

    # The Enemy Sheet

    def foes(self) -> list[Content]:
        columns = self.view.enemy_sheet
        wanted = {foe.circles for foe in self.view.foes if foe.active and foe.alive}
        lit = [column.circles is None or column.circles in wanted for column in columns]
        heads = [
            self._foe_head(column, "" if on else "$faint")
            for column, on in zip(columns, lit, strict=True)
        ]
        rows = [self._row("", heads)]
        for row, label in enumerate("ab"):
            boxes = [self._foe_box(2 * at + row, lit[at]) for at in range(COLUMNS)]
            rows += self._boxes(label, boxes)
        if self.roomy:
            xp = phrases(self.words.language).resources["XP"]
            gains = [
                styled(f"+{column.xp} {xp}", "" if on else "$faint")
                for column, on in zip(columns, lit, strict=True)
            ]
            rows.append(self._row("", gains))
        return rows

    def _foe_head(self, column: EnemyColumn, style: str) -> Content:
        everybody = phrases(self.words.language).box["all"]
        whose = everybody if column.circles is None else CIRCLE * column.circles
        bonus = self._bonus(column.defense)
        if len(whose) + 1 + len(bonus) >= self.column:
            bonus = f"{column.defense:+}"
        gap = " " if len(whose) + 1 + len(bonus) < self.column else ""
        return styled(whose, f"bold {style}".strip()) + styled(f"{gap}{bonus}", style)

    def _foe_box(self, box: int, enabled: bool) -> tuple[list[Content], str]:
        column = self.view.enemy_sheet[box // 2]
        chosen = self.focus.foe_box == box
        style = LIT if chosen else _box_style(box % 2, enabled=enabled)
        return self._ability(column.abilities[box % 2], 0), style

    # Boxes in rows

    def _ability(self, ability: Ability | None, die: int) -> list[Content]:
        language = self.words.language
        if ability is None:
            lines = ["·", ""]
        elif self.roomy:
            lines = list(ability_lines(ability, language))
        else:
            lines = [short_ability(ability, language)]
        if die:
            space = " " if self.roomy else ""
            lines[0] = f"{die}{space}{lines[0]}"
        return [Content(line) for line in lines]

    def _boxes(self, label: str, boxes: Sequence[tuple[list[Content], str]]) -> list[Content]:
        rows = []
        for line in range(2 if self.roomy else 1):
            cells = [self._filled(lines[line], style) for lines, style in boxes]
            rows.append(self._row("" if line else label, cells))
        return rows

    def _filled(self, line: Content, style: str) -> Content:
        """A line of a box; it reaches the next one only if it must."""
        gap = 1 if line.cell_length < self.column else 0
        return fit(line, self.column - gap).stylize_before(style)

    def _row(self, label: str, cells: Sequence[Content]) -> Content:
        head = styled(label.ljust(GUTTER), "$faint")
        return fit(head + Content("").join([fit(one, self.column) for one in cells]), self.width)

    def box_at(self, x: int, y: int) -> int | None:
        """The box of the Hero Sheet that is drawn at this place of `hero()`."""
        high = 2 if self.roomy else 1
        column, row = (x - GUTTER) // self.column, (y - 2) // high
        if not (0 <= column < COLUMNS and 0 <= row < 2) or x < GUTTER:
            return None
        return 2 * column + row
