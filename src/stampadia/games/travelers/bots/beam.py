"""The solver's search, made quick: only the most promising ways are followed."""

from __future__ import annotations

from stampadia.games.travelers.bots.lives import power_of
from stampadia.games.travelers.combat import half
from stampadia.games.travelers.solver.compiled import Cards, Scene
from stampadia.games.travelers.solver.search import Point, Search


class Beam(Search):
    """The most promising ways only: half of them for Attack, half for Defense."""

    def __init__(self, cards: Cards, level: int, always: int, laid: int, width: int) -> None:
        super().__init__(cards, level, always, laid)
        self.width = width
        self._worths: dict[int, int] = {}
        self.worth = [round(power_of(half(cards.hero, one.card), level)) for one in cards.cards]

    def _emptied(self, at: int) -> list[tuple[Scene, Point]]:
        bucket = super()._emptied(at)
        if len(bucket) <= self.width:
            return bucket
        part = self.width // 2
        bucket.sort(key=self._promise_of_attack, reverse=True)
        kept, rest = bucket[:part], bucket[part:]
        rest.sort(key=self._promise_of_defense, reverse=True)
        return kept + rest[:part]

    def _promise_of_attack(self, one: tuple[Scene, Point]) -> tuple[int, int]:
        scene, point = one
        reached = 4 * point.attack + point.defense + 3 * point.mana
        return reached + self.worth_of(scene.hand), -point.gate

    def _promise_of_defense(self, one: tuple[Scene, Point]) -> tuple[int, int]:
        scene, point = one
        reached = 4 * point.defense + point.attack + 3 * point.mana
        return reached + self.worth_of(scene.hand), -point.gate

    def worth_of(self, mask: int) -> int:
        """What these cards can still do."""
        found = self._worths.get(mask)
        if found is None:
            found = self._worths[mask] = sum(self.worth[one.at] for one in self.members(mask))
        return found
