"""Losing HP, and what may come before and after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.chronicles.rules.ending import Dying
from stampadia.games.chronicles.rules.hero import hp_left, lose_hp
from stampadia.games.chronicles.rules.items import (
    HERO_LOSES_HP,
    THREAT,
    ItemWindow,
    is_quiet,
    open_window,
)
from stampadia.kernel.agenda import Step

if TYPE_CHECKING:
    from stampadia.games.chronicles.position import Position


class ThreatWindow(ItemWindow):
    """Ruling 64: before a loss that kills, whatever helps; before a blow, what may turn it away."""

    __slots__ = ("amount", "blow")

    def __init__(self, amount: int, *, blow: bool) -> None:
        super().__init__(THREAT)
        self.amount = amount
        self.blow = blow

    def offered(self, position: Position) -> list[int]:
        found = super().offered(position)
        if self.amount > hp_left(position):
            return found
        return [index for index in found if self.blow and not is_quiet(position, index)]

    def __repr__(self) -> str:
        return f"{super().__repr__()} {self.amount} {self.blow}"


class Hurting(Step["Position"]):
    """A loss that the hero was warned of."""

    __slots__ = ("amount",)

    name = "hurting"

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        suffer(position, self.amount)

    def __repr__(self) -> str:
        return f"hurting {self.amount}"


def hurt(position: Position, amount: int) -> None:
    """A loss of HP that comes without warning, unless it kills."""
    if amount > hp_left(position) and 1 in position.items:
        position.agenda += (Hurting(amount), ThreatWindow(amount, blow=False))
    else:
        suffer(position, amount)


def suffer(position: Position, amount: int) -> None:
    if lose_hp(position, amount):
        open_window(position, HERO_LOSES_HP)
    else:
        position.agenda.append(Dying())
