"""What lies beside Chronicles' Map: the two sheets, the enemies at hand, the room that is read,
the Equipment Scroll and the memory. In a battle the enemies come first, else the room."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from stampadia.games.chronicles.as_read import clause_as_read
from stampadia.games.chronicles.coach.signs import FOE, circles_of
from stampadia.games.chronicles.content import Room
from stampadia.games.chronicles.ground import Ground, defense_of, xp_of
from stampadia.games.chronicles.instructions import Line
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.phrases import names_in
from stampadia.games.chronicles.view import FoeView, ItemView, RowView
from stampadia.kernel.words import Words
from stampadia.terminal.draw.chronicles.focus import Focus
from stampadia.terminal.draw.chronicles.sheets import LIT, Sheets
from stampadia.terminal.draw.pieces import filled, fit, styled, wrapped

MOST_LINES: Final = 8
"""No line of the Rooms Table is longer, however narrow it is set."""
ROOM_FOR_NAMES: Final = 7
"""Lines from which on each item has one of its own."""
ROOM_FOR_WORDS: Final = 12
BOXES: Final = {"owned": "☐", "used": "☒", "absent": " "}


class Side:
    def __init__(self, ground: Ground, words: Words, focus: Focus, width: int) -> None:
        self.ground = ground
        self.view = ground.view
        self.words = words
        self.focus = focus
        self.width = width
        self.sheets = Sheets(self.view, words, focus, width)

    def lines(self, height: int) -> list[Content]:
        rows = self._ruled(self._hero_title(), self.sheets.hero())
        if self.view.battle is not None:
            rows += self._ruled(self._say("enemies"), self.sheets.foes())
            rows += [fit(self._foe(foe), self.width) for foe in self._active()]
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

    def _hero_title(self) -> str:
        hero = self.view.hero
        name = self.view.hero_class.in_language(self.words.language)
        return self._say("hero", name=name, hp=hero.hp_left, defense=hero.defense)

    # Enemies

    def _active(self) -> list[FoeView]:
        return [foe for foe in self.view.foes if foe.active and foe.alive]

    def _foe(self, foe: FoeView) -> Content:
        """`Ψ 9,5 ○✗ DEF 3 +3 XP`."""
        said = phrases(self.words.language)
        at = self.view.battle.foe if self.view.battle else -1
        turn = "▸" if at >= 0 and self.view.foes[at] == foe else " "
        defense = f"{said.abilities['def']} {defense_of(self.view, foe)}"
        place = f"{foe.column},{foe.row}"
        xp = f"+{xp_of(self.view, foe)} {said.resources['XP']}"
        text = f"{turn}{FOE} {place:<6}{circles_of(foe) or '·':<5}{defense}  {xp}"
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
        lines = [self._line(line, room, at, with_story) for line, at in _numbered(room.lines)]
        return [row for line in lines for row in wrapped(line, self.width, MOST_LINES)]

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
        pieces = []
        for number, clause in enumerate(line, first):
            if clause.flavour and not with_story:
                continue
            asks = (self.view.clause_room, self.view.clause) == (room.number, number)
            text = clause_as_read(clause, self.words.language, names)
            pieces.append(styled(text, "bold $spot" if asks else ""))
        return Content(" | ").join(pieces)

    def _found(self, lines: int) -> list[Content]:
        """Other rooms that were found, as far as they say something to do."""
        others = [row for row in self.view.rows if row.room and row.number != self.view.room]
        rows: list[Content] = []
        for row in others:
            assert row.room is not None
            text = self._to_do(row.room)
            left = lines - len(rows) - 1
            if left < 1 or not text.plain:
                continue
            head = styled(f"{'☒' if row.ticked else '☐'} {row.number} ", "bold")
            rows += wrapped(head + text, self.width, left)
        return [styled(self._say("found").ljust(self.width, "┈"), "$faint"), *rows] if rows else []

    def _to_do(self, room: Room) -> Content:
        """Its clauses without those that only tell a story."""
        names = names_in(self.view)
        told = [
            clause_as_read(clause, self.words.language, names)
            for clause in room.clauses
            if not clause.flavour
        ]
        return Content(" | ".join(told))

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
        clause = clause_as_read(one.item.clause, self.words.language, names)
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


def _numbered(lines: tuple[Line, ...]) -> list[tuple[Line, int]]:
    """Each line with the number of its first clause in the room."""
    found, first = [], 0
    for line in lines:
        found.append((line, first))
        first += len(line)
    return found
