"""The grid of a World in box-drawing characters."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final

from stampadia.games.travelers.phrases import plus, wrapped
from stampadia.games.travelers.view import RegionView, WorldView
from stampadia.games.travelers.world_state import SIDE
from stampadia.kernel.words import Words

TOKEN: Final = "☻"
_INNER: Final = 24
_LETTERS: Final = "LAD"
"""Level, Attack and Defense; Livello, Attacco, Difesa."""


def grid_lines(world: WorldView, words: Words) -> Iterator[str]:
    cells = [
        _cell(region, words, token=cell == world.token) for cell, region in enumerate(world.cells)
    ]
    yield _border("┌┬┐")
    for row in range(SIDE):
        here = cells[row * SIDE : (row + 1) * SIDE]
        for parts in zip_longest(*here, fillvalue=""):
            yield "│" + "│".join(f" {part:<{_INNER - 1}}" for part in parts) + "│"
        yield _border("├┼┤" if row < SIDE - 1 else "└┴┘")


def _border(joints: str) -> str:
    line = "─" * _INNER
    return f"{joints[0]}{line}{joints[1]}{line}{joints[1]}{line}{joints[2]}"


def _cell(region: RegionView | None, words: Words, *, token: bool) -> list[str]:
    mark = f"{TOKEN} " if token else ""
    if region is None:
        return [f"{mark}{words.say('show-empty-cell')}", ""]
    title = region.half.title.in_language(words.language)
    lines = wrapped(f"{mark}{region.code} {title}", "", "   ", _INNER - 1)
    enemy = region.half.meeting.enemy
    if enemy is not None:
        name = enemy.name.in_language(words.language)
        if name != title:
            lines += wrapped(name, " ", "   ", _INNER - 1)
        lines.append(f" {_figures(region)}")
    if region.half.bonus is not None and any(region.half.bonus):
        lines.append(f" ◂ {_bonus(region.half.bonus)}")
    if region.marked:
        lines.append(f" {words.say('show-marked')}")
    return lines if len(lines) > 1 else [*lines, ""]


def _figures(region: RegionView) -> str:
    """ "L3 A3+1 D5": with what the card on the right adds."""
    enemy = region.half.meeting.enemy
    assert enemy is not None
    printed = (enemy.level, enemy.attack, "-" if enemy.defense is None else enemy.defense)
    return " ".join(
        f"{letter}{figure}{plus(more) if more else ''}"
        for letter, figure, more in zip(_LETTERS, printed, region.bonus, strict=True)
    )


def _bonus(bonus: tuple[int, int, int]) -> str:
    return " ".join(f"{letter}{plus(by)}" for letter, by in zip(_LETTERS, bonus, strict=True) if by)
