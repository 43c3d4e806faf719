"""The banners on the battlefield (manual: "Area Skills")."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from stampadia.games.generals.battlefield import FRONT, PLAYER
from stampadia.games.generals.prepared import ATTACK, LIFE, Prepared

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


class Banners:
    """Where they are, and what they are good for."""

    __slots__ = ("act", "change", "guard", "infuse", "rows")

    def __init__(self, rows: tuple[list[int], list[int]], skills: Sequence[Prepared]) -> None:
        self.rows = rows
        """By row, Player Row and Front Row: the columns whose unit shows one."""
        self.act = any(skill.works for skill in skills)
        self.guard = any(skill.guard for skill in skills)
        self.infuse = any(skill.infusions for skill in skills)
        self.change = (
            any(skill.pure[ATTACK] for skill in skills),
            any(skill.pure[LIFE] for skill in skills),
        )
        """By stat: whether one could change it when it is counted."""


NO_BANNERS: Final = Banners(([], []), ())


def look_for_banners(position: Position) -> Banners:
    rows: tuple[list[int], list[int]] = ([], [])
    skills: list[Prepared] = []
    for row in (PLAYER, FRONT):
        for column, troop in enumerate(position.rows[row]):
            if troop is None:
                continue
            skill = position.stack_at(row, column, troop).banner
            if skill is not None:
                rows[row].append(column)
                skills.append(skill)
    return Banners(rows, skills) if skills else NO_BANNERS
