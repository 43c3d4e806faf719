"""The World: nine regions in their grid, the Hero Token on one of them."""

from __future__ import annotations

from typing import Final

from textual.content import Content

from stampadia.games.travelers.content import Cell
from stampadia.games.travelers.rules.world import SIDE
from stampadia.games.travelers.text.maps import TOKEN, bonus_signs, figures_of
from stampadia.games.travelers.text.wording import ENEMY, wrapped
from stampadia.games.travelers.view import RegionView, WorldView
from stampadia.terminal.draw.pieces import Canvas
from stampadia.words import Words

TALLEST: Final = 7
"""Lines of a region with the rule above it: more than that would be empty."""
PAPER: Final = "on $card"


class GridDrawing:
    def __init__(self, world: WorldView, words: Words, width: int, height: int) -> None:
        self.world = world
        self.words = words
        self.across = (width - 1) // SIDE
        self.down = min(TALLEST, (height - 1) // SIDE)
        self.canvas = Canvas(self.across * SIDE + 1, self.down * SIDE + 1)

    def lines(self, open_cells: frozenset[Cell], lit: Cell | None) -> list[Content]:
        for at, region in enumerate(self.world.cells):
            cell = divmod(at, SIDE)
            self._region(cell, region, wanted=cell in open_cells, lit=cell == lit)
        for row in range(SIDE + 1):
            self._rule(row)
        return self.canvas.lines()

    def cell_at(self, x: int, y: int) -> Cell | None:
        row, column = y // self.down, x // self.across
        return (row, column) if 0 <= row < SIDE and 0 <= column < SIDE else None

    def _rule(self, row: int) -> None:
        joints = "┌┬┐" if row == 0 else "└┴┘" if row == SIDE else "├┼┤"
        line = "─" * (self.across - 1)
        text = f"{joints[0]}{line}{joints[1]}{line}{joints[1]}{line}{joints[2]}"
        self.canvas.put(0, row * self.down, text, "$faint")

    def _region(self, cell: Cell, region: RegionView | None, *, wanted: bool, lit: bool) -> None:
        x, y = cell[1] * self.across, cell[0] * self.down
        inner = self.across - 1
        here = cell == divmod(self.world.token, SIDE)
        paper = PAPER if region is not None else ""
        for line in range(1, self.down):
            self.canvas.put(x, y + line, "│", "$faint")
            self.canvas.put(x + 1, y + line, " " * inner, "reverse $spot" if lit else paper)
            self.canvas.put(x + self.across, y + line, "│", "$faint")
        for at, (text, style) in enumerate(self._content(region, here, inner)[: self.down - 1]):
            if lit:
                style = "bold $spot reverse"
            elif at == 0 and (wanted or here):
                style = "bold $spot"
            self.canvas.put(x + 1, y + 1 + at, text, f"{style} {'' if lit else paper}".strip())

    def _content(self, region: RegionView | None, here: bool, inner: int) -> list[tuple[str, str]]:
        """Title, enemy, its figures, and what the card gives to its left neighbour."""
        mark = TOKEN if here else " "
        if region is None:
            return [(f"{mark}{self.words.say('show-empty-cell')}"[:inner], "$faint")]
        title = region.half.title.in_language(self.words.language)
        tail = self._tail(region, inner)
        room = max(1, self.down - 1 - len(tail))
        name = f"{mark}{region.code} {title}"
        head = wrapped(name, "", "    ", inner)
        if room == 1 and len(head) > 1:
            head = [f"{name[: inner - 1]}…"]
        elif len(head) > room:
            head = [*head[: room - 1], f"{head[room - 1][: inner - 1]}…"]
        rows = [(line, "bold") for line in head]
        enemy = self._enemy_name(region, title)
        if enemy and len(rows) + len(tail) < self.down - 1:
            rows.append((f" {ENEMY} {enemy}"[:inner], ""))
        return [*rows, *tail]

    def _enemy_name(self, region: RegionView, title: str) -> str:
        enemy = region.half.meeting.enemy
        name = enemy.name.in_language(self.words.language) if enemy is not None else ""
        return "" if name == title else name

    def _tail(self, region: RegionView, inner: int) -> list[tuple[str, str]]:
        """What must be seen: the figures."""
        done = "✓" if region.marked else ""
        bonus = region.half.bonus
        gives = f"◂{bonus_signs(bonus)}" if bonus is not None and any(bonus) else ""
        figures = figures_of(region)
        rows = []
        if figures and gives and self.down > 4:
            rows = [(f" {figures}", ""), (f" {gives}", "$faint")]
        elif figures or gives:
            rows = [(_close(f" {figures} {gives}".rstrip(), inner), "")]
        if done and rows:
            rows[-1] = (f"{rows[-1][0]} {done}", rows[-1][1])
        elif done:
            rows = [(f" {done}", "$faint")]
        return [(text[:inner], style) for text, style in rows]


def _close(text: str, room: int) -> str:
    """With as few spaces as it needs to fit: figures may be close, but not cut."""
    for shorter in (text, text.strip(), text.strip().replace(" ◂", "◂")):
        if len(shorter) <= room:
            return shorter
    return text.replace(" ", "")
