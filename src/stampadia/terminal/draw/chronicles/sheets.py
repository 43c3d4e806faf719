"""The Hero Sheet and the Enemy Sheet beside Chronicles' Map: four columns of two boxes, with the
dice on them that the choice under the cursor would place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from textual.content import Content

from stampadia.games.chronicles.coach.signs import CIRCLE, short_ability
from stampadia.games.chronicles.content import COLUMNS, EnemyColumn
from stampadia.games.chronicles.instructions import Ability
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.kernel.words import Words
from stampadia.terminal.draw.chronicles.focus import Focus
from stampadia.terminal.draw.pieces import fit, styled

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
        whose = self._whose(column)
        bonus = self._bonus(column.defense)
        if len(whose) + 1 + len(bonus) >= self.column:
            bonus = f"{column.defense:+}"
        gap = " " if len(whose) + 1 + len(bonus) < self.column else ""
        return styled(whose, f"bold {style}".strip()) + styled(f"{gap}{bonus}", style)

    def _whose(self, column: EnemyColumn) -> str:
        if column.circles is None:
            return phrases(self.words.language).box["all"]
        return CIRCLE * column.circles

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
