"""Everything on Chronicles' sheet in full: the rooms that were found with their lines, the items,
the enemies at hand, both sheets and the memory."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from stampadia.games.chronicles.content import EnemyColumn, Place
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.language.writing import upright_clause, upright_item, upright_line
from stampadia.games.chronicles.text.sentences import CIRCLE, FOE, circles_of, names_in
from stampadia.games.chronicles.view import ChroniclesView, FoeView
from stampadia.games.chronicles.view.map import ShownMap, defense_of, xp_of
from stampadia.terminal.draw.chronicles.side import BOXES
from stampadia.terminal.draw.pieces import styled
from stampadia.words import Words

Entry = tuple[Content, Content]


def closer(view: ChroniclesView, words: Words) -> list[Entry]:
    """What can be looked at: a line for the list, and all there is to know of it."""
    look = Closer(view, words)
    return [*look.rows(), *look.foes(), look.items(), look.hero(), look.enemies(), look.memory()]


def foe_index(view: ChroniclesView, place: Place) -> int | None:
    """The place in the list of the enemy that stands here."""
    rooms = sum(row.room is not None for row in view.rows)
    for at, foe in enumerate(_known_foes(view)):
        if foe.place == place:
            return rooms + at
    return None


def _known_foes(view: ChroniclesView) -> list[FoeView]:
    """The living ones in drawn rooms."""
    shown = ShownMap(view)
    return [foe for room in shown.rooms.values() for foe in shown.living_foes(room)]


class Closer:
    def __init__(self, view: ChroniclesView, words: Words) -> None:
        self.view = view
        self.words = words
        self.names = names_in(view)
        self.said = phrases(words.language)

    # The Rooms Table

    def rows(self) -> Iterator[Entry]:
        """The hero's room first."""
        found = [(row, row.room) for row in self.view.rows if row.room is not None]
        found.sort(key=lambda one: one[0].number != self.view.room)
        language, names = self.words.language, self.names
        for row, room in found:
            tick = "☒" if row.ticked else "☐"
            here = " ☻" if row.number == self.view.room else ""
            name = self.words.say("room-title", room=row.number)
            head = Content(f"{tick} ") + styled(f"{name}{here}", "bold")
            to_do = [clause for clause in room.clauses if not clause.flavour]
            for clause in to_do[:1]:
                head += Content(f"  {upright_clause(clause, language, names)}")
            size = self.words.say(
                "room-size", column=room.column, row=room.row, width=room.width, height=room.height
            )
            lines = [styled(name, "bold"), styled(f"{tick} {size}", "$faint")]
            if row.no_escape:
                lines.append(styled(self._say("no-escape"), "bold"))
            texts = [upright_line(line, language, names) for line in room.lines]
            yield head, Content("\n").join([*lines, *(Content(f"\n{text}") for text in texts)])

    # Enemies

    def foes(self) -> Iterator[Entry]:
        for foe in _known_foes(self.view):
            head = Content(f"{FOE} {foe.at} {circles_of(foe)}")
            columns = [one for one in self.view.enemy_sheet if one.circles in (None, foe.circles)]
            facts = {"hits": foe.circles + 1 - foe.hits, "defense": defense_of(self.view, foe)}
            told = self._say("foe", xp=xp_of(self.view, foe), **facts)
            lines = [styled(head.plain, "bold"), Content(told)]
            lines += [self._enemy_column(column) for column in columns]
            yield head, Content("\n\n").join(lines)

    def enemies(self) -> Entry:
        columns = [self._enemy_column(column) for column in self.view.enemy_sheet]
        return self._entry("enemies", columns)

    def _enemy_column(self, column: EnemyColumn) -> Content:
        whose = self.said.box["all"] if column.circles is None else CIRCLE * column.circles
        bonus = f"+{column.defense} {self.said.abilities['def']}"
        gain = f"+{column.xp} {self.said.resources['XP']}"
        return self._column(f"{whose} · {bonus} · {gain}", column.abilities)

    # The hero

    def hero(self) -> Entry:
        hero = self.view.hero
        rows = []
        for number, column in enumerate(hero.columns):
            bonus = f"+{column.defense} {self.said.abilities['def']}"
            lives = f"{self.said.resources['HP']} {column.hp - hero.hp_ticked[number]}/{column.hp}"
            parts = [str(number + 1), bonus, lives]
            if column.xp:
                parts.append(f"{self.said.resources['XP']} {hero.xp_ticked[number]}/{column.xp}")
            if not hero.enabled[number]:
                parts.append(self._say("locked"))
            boxes = (hero.boxes[2 * number], hero.boxes[2 * number + 1])
            rows.append(self._column(" · ".join(parts), boxes))
        return self._entry("hero-sheet", rows)

    def _column(self, head: str, boxes: tuple[Ability | None, Ability | None]) -> Content:
        lines = [styled(head, "bold")]
        for label, box in zip("ab", boxes, strict=True):
            told = write_ability(box, self.words.language) if box else "·"
            lines.append(Content(f"  {label}  {told}"))
        return Content("\n").join(lines)

    # The rest

    def items(self) -> Entry:
        told = []
        for one in self.view.items:
            box, text = BOXES[one.state], upright_item(one.item, self.words.language, self.names)
            state = styled(f" · {self._say(f'item-{one.state}')}", "$faint")
            told.append(styled(f"{box} ", "bold") + Content(text) + state)
        return self._entry("items", told)

    def memory(self) -> Entry:
        known = [self.names.keyword(key, self.words.language) for key in self.view.memory]
        told = Content("\n").join(known) if known else Content(self._say("memory-blank"))
        return styled(self._say("memory-title"), "bold"), told

    def _entry(self, key: str, parts: list[Content]) -> Entry:
        return styled(self._say(key), "bold"), Content("\n\n").join(parts)

    def _say(self, key: str, **facts: str | int) -> str:
        return self.words.say(f"term-chronicles-{key}", **facts)
