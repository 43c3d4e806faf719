"""Combat Turns on paper: a hero of plain cards, an enemy, and the tracks after each step."""

from __future__ import annotations

from typing import Any

from rulebook.travelers.heroes import at_the_table, hero, play, with_fight
from stampadia.games.travelers.content import HeroHalf
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.agenda import HitsLeft


class Turn:
    """Cards are counted from 1. The enemy has Level 4, Attack 3 and Defense 5 unless it is told
    otherwise, and so the hero's Level is 4."""

    def __init__(
        self,
        *,
        level: int = 4,
        hand: tuple[int, ...] = (1, 2, 3, 4, 5),
        foe: dict[str, Any] | None = None,
        lower: tuple[int, ...] = (),
        **cards: HeroHalf,
    ) -> None:
        self.position: Position = at_the_table(hero(**cards), hand=hand, level=level)
        with_fight(self.position, **(foe or {}))
        for card in lower:
            self.position.sides[card - 1] = 1
        self.told: list[str] = []

    def plays(self, *steps: tuple[int, int] | int) -> Turn:
        self.told += play(self.position, *steps)
        return self

    @property
    def tracks(self) -> tuple[int, int, int]:
        """Mana, Attack and Defense."""
        position = self.position
        return position.mana, position.attack, position.defense

    @property
    def won(self) -> bool:
        return "enemy-defeated" in self.told

    @property
    def hits(self) -> int:
        """How many are still to be taken."""
        question = self.position.view(0).question
        return question.left if isinstance(question, HitsLeft) else 0

    def side(self, card: int) -> int:
        return self.position.sides[card - 1]
