"""What changes during one fight."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from stampadia.games.travelers.content import Bonus, Enemy, Modifier


class Counts(Struct, frozen=True):
    """What was in play when Plan ended: the enemy's Modifier looks at this (ruling A5)."""

    elements: tuple[tuple[str, int], ...] = ()
    banners: tuple[int, int] = (0, 0)
    cards: int = 0


class Fight:
    __slots__ = (
        "bonus", "counts", "defeated", "enemy", "ignored", "left", "may_leave", "place", "turns",
    )  # fmt: skip

    def __init__(
        self, enemy: Enemy, place: str = "", bonus: Bonus = (0, 0, 0), *, may_leave: bool = False
    ) -> None:
        self.enemy = enemy
        self.place = place
        """The half or the room whose text the enemy stands in."""
        self.turns = 0
        """Combat Turns begun against this enemy."""
        self.counts = Counts()
        self.bonus = bonus
        """Level, Attack and Defense that its place adds."""
        self.may_leave = may_leave
        self.defeated = False
        self.left = False
        """The hero has left it, or has escaped."""
        self.ignored = False
        """Its Modifier, in this Combat Turn (ruling A44)."""

    def clone(self) -> Fight:
        twin = Fight.__new__(Fight)
        twin.enemy = self.enemy
        twin.place = self.place
        twin.turns = self.turns
        twin.counts = self.counts
        twin.bonus = self.bonus
        twin.may_leave = self.may_leave
        twin.defeated = self.defeated
        twin.left = self.left
        twin.ignored = self.ignored
        return twin

    def digest(self) -> tuple[Any, ...]:
        return (
            self.enemy, self.place, self.turns, self.counts, self.bonus, self.may_leave,
            self.defeated, self.left, *(["ignored"] if self.ignored else []),
        )  # fmt: skip

    # What counts now

    @property
    def modifier(self) -> Modifier | None:
        """Unless it is ignored in this turn."""
        return None if self.ignored else self.enemy.modifier

    def modified(self, stat: str) -> int:
        """What the Modifier adds to Attack or Defense."""
        modifier = self.modifier
        if modifier is None or modifier.trap or modifier.stat != stat:
            return 0
        return modifier.by if self._applies() else 0

    def _applies(self) -> bool:
        modifier = self.enemy.modifier
        assert modifier is not None
        if modifier.element is not None:
            return dict(self.counts.elements).get(modifier.element, 0) >= modifier.count
        if modifier.banner is not None:
            return self.counts.banners[modifier.banner - 1] >= modifier.count
        if modifier.cards == ">=":
            return self.counts.cards >= modifier.count
        return modifier.cards == "<=" and self.counts.cards <= modifier.count

    @property
    def level(self) -> int:
        return max(0, self.enemy.level + self.bonus[0])

    @property
    def attack(self) -> int:
        """Ruling A31: never below 0."""
        return max(0, self.enemy.attack + self.bonus[1] + self.modified("attack"))

    @property
    def defense(self) -> int | None:
        if self.enemy.defense is None:
            return None
        return max(0, self.enemy.defense + self.bonus[2] + self.modified("defense"))

    @property
    def trap(self) -> bool:
        return self.modifier is not None and self.modifier.trap
