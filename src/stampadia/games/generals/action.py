"""An attack action under way: who attacks, whom, and what has been done in it already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.generals.skills import Units

if TYPE_CHECKING:
    from stampadia.games.generals.deck import Vector
    from stampadia.games.generals.evaluating import Cell
    from stampadia.games.generals.position import Position
    from stampadia.games.generals.rules.asking import Cause


class Action:
    """Rulings D5, D14, D15: skills act once in an action, changes last to its end."""

    __slots__ = (
        "again", "aim", "aimed_by", "also", "attacker", "bonus", "defended", "hits", "infused",
        "lasting", "row", "strike", "targets", "times", "used", "value",
    )  # fmt: skip

    def __init__(self, attacker: int, row: int) -> None:
        self.attacker = attacker
        """The attacking unit's serial."""
        self.row = row
        """The row that attacks."""
        self.targets: list[int] | None = None
        """Columns to strike, once they are settled; None means the column in front."""
        self.aim: tuple[Units, ...] = ()
        """Spaces to attack instead of the one in front, or `also`."""
        self.aimed_by: Cause | None = None
        """The text that says so."""
        self.also = False
        self.times = 1
        self.strike = 0
        """How many strikes have been begun."""
        self.value = 0
        """The attack as it was told."""
        self.defended = False
        """Whether skills of the struck side may have changed it since."""
        self.hits = 0
        """Wounds that the present strike has really added."""
        self.again: tuple[int, ...] = ()
        """Cards that ask for one more attack after this one."""
        self.bonus = 0
        """Life that a card drawn during the present check has brought."""
        self.used: set[tuple[int, ...]] = set()
        self.lasting: dict[tuple[int, int], int] = {}
        """By unit and stat: changes that last to the end of the action."""
        self.infused: dict[int, tuple[int, int, int, int]] = {}

    def clone(self) -> Action:
        twin = Action(self.attacker, self.row)
        twin.targets = None if self.targets is None else self.targets[:]
        twin.aim = self.aim
        twin.aimed_by = self.aimed_by
        twin.also = self.also
        twin.times = self.times
        twin.strike = self.strike
        twin.value = self.value
        twin.defended = self.defended
        twin.hits = self.hits
        twin.again = self.again
        twin.bonus = self.bonus
        twin.used = self.used.copy()
        twin.lasting = self.lasting.copy()
        twin.infused = self.infused.copy()
        return twin

    def digest(self) -> tuple[object, ...]:
        return (
            self.attacker, self.row, self.targets, self.aim, self.aimed_by, self.also, self.times,
            self.strike, self.value, self.defended, self.hits, self.again, self.bonus,
            sorted(self.used), sorted(self.lasting.items()), sorted(self.infused.items()),
        )  # fmt: skip

    def first_time(self, *key: int) -> bool:
        """Whether this has not been done yet in the action; from now on it has."""
        if key in self.used:
            return False
        self.used.add(key)
        return True


def pour(position: Position, cell: Cell, vector: Vector) -> None:
    """Infuse the unit on this space until the action is over."""
    troop = position.rows[cell[0]][cell[1]]
    action = position.action
    if troop is None or action is None or not any(vector):
        return
    before = action.infused.get(troop.serial, (0, 0, 0, 0))
    fire, air, earth, water = (a + b for a, b in zip(before, vector, strict=True))
    action.infused[troop.serial] = (fire, air, earth, water)
    position.news.append(("infused", cell[0] * 4 + cell[1], vector))
