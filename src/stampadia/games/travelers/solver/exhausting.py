"""The ways out of a Combat Turn: which cards are paid for, and what the others leave behind."""

from __future__ import annotations

from typing import NamedTuple

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.rules.cards import LEFT_BEHIND
from stampadia.games.travelers.solver.compiled import Cards, PreparedCard


class WayOut(NamedTuple):
    unpaid: int
    attack: int
    defense: int
    choices: tuple[int, ...]


class Exhausting:
    """For a set of cards with visible Exhaust Effects and the Mana that is left, all ways out that
    no other beats in every respect."""

    def __init__(self, cards: Cards, level: int) -> None:
        self.cards = cards
        self.level = level
        self._known: dict[tuple[int, int], list[WayOut]] = {}

    def ways(self, burden: int, mana: int) -> list[WayOut]:
        if not burden:
            return [WayOut(0, 0, 0, ())]
        found = self._known.get((burden, mana))
        if found is None:
            found = self._known[burden, mana] = self._find(burden, mana)
        return found

    def _find(self, burden: int, mana: int) -> list[WayOut]:
        found: list[WayOut] = []
        for one in self._next(burden):
            rest = burden ^ one.bit
            if one.exhaust is not None and one.exhaust <= mana:
                for way in self.ways(rest, mana - one.exhaust):
                    choices = (n.PAY + one.card[0], *way.choices)
                    _keep(found, WayOut(way.unpaid, way.attack, way.defense, choices))
            gains = {"attack": 0, "defense": 0, "mana": 0}
            if one.form in LEFT_BEHIND:
                gains[LEFT_BEHIND[one.form]] = 2 + one.card[1]
            for way in self.ways(rest, min(self.level, mana + gains["mana"])):
                attack, defense = way.attack + gains["attack"], way.defense + gains["defense"]
                choices = (n.EXHAUST + one.card[0], *way.choices)
                unpaid = way.unpaid + self.loss(one)
                _keep(found, WayOut(unpaid, attack, defense, choices))
        return found

    def loss(self, one: PreparedCard) -> int:
        """What it counts not to pay for a card."""
        return 0 if one.harmless else 1

    def _next(self, burden: int) -> list[PreparedCard]:
        """Which card may be the next. The order matters only where one leaves Mana."""
        members = [one for one in self.cards.cards if one.bit & burden]
        return members if any(one.form == "spark" for one in members) else members[:1]


def _keep(found: list[WayOut], way: WayOut) -> None:
    if not any(_beats(other, way) for other in found):
        found[:] = [other for other in found if not _beats(way, other)]
        found.append(way)


def _beats(one: WayOut, other: WayOut) -> bool:
    return (
        one.unpaid <= other.unpaid and one.attack >= other.attack and one.defense >= other.defense
    )
