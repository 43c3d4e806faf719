"""What changes during one battle round."""

from __future__ import annotations

from typing import Any

Reach = tuple[int, tuple[int, ...]]
"""An item, and the enemies that it would wound."""


class Battle:
    __slots__ = (
        "active",
        "defense",
        "dice",
        "effect",
        "final_defense",
        "foe",
        "hero_turn",
        "locked",
        "lower_first",
        "one_ability",
        "passed",
        "reached",
        "same_column",
        "same_row",
    )

    def __init__(self, active: tuple[int, ...]) -> None:
        self.active = active
        """The enemies that were in the hero's room when the round began (ruling 43)."""
        self.dice: tuple[int, ...] = ()
        """Of the turn being played, the highest first; 1s until they are removed."""
        self.defense = 0
        """What the hero's abilities set this round."""
        self.final_defense = 0
        self.locked = 0
        self.effect = 0
        """What lines add to the ability being activated."""
        self.one_ability = False
        self.lower_first = False
        self.same_column = False
        self.same_row = False
        self.passed = False
        self.hero_turn = True
        self.reached: tuple[Reach, ...] = ()
        """What the hero's items could have done to whom when he was last asked in his turn."""
        self.foe = -1
        """The enemy whose turn it is; -1 in the hero's."""

    def clone(self) -> Battle:
        twin = Battle.__new__(Battle)
        twin.active = self.active
        twin.dice = self.dice
        twin.defense = self.defense
        twin.final_defense = self.final_defense
        twin.locked = self.locked
        twin.effect = self.effect
        twin.one_ability = self.one_ability
        twin.lower_first = self.lower_first
        twin.same_column = self.same_column
        twin.same_row = self.same_row
        twin.passed = self.passed
        twin.hero_turn = self.hero_turn
        twin.reached = self.reached
        twin.foe = self.foe
        return twin

    def digest(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self.__slots__)

    def begin_turn(self, foe: int = -1) -> None:
        """What lines and items did to one turn's dice does not outlast it."""
        self.foe = foe
        self.dice = ()
        self.one_ability = self.lower_first = self.same_column = self.same_row = False
