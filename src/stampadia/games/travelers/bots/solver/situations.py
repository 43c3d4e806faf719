"""What the hand solver is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from stampadia.games.travelers.content import HAND, Hero
from stampadia.games.travelers.rules.fight import Card, Cross


class Prospect(Struct, frozen=True):
    """The next hand, as far as the order of the Discard Deck tells (ruling A40)."""

    worth: dict[Card, float]
    """Of each card of this turn in the next hand."""
    draws: tuple[float, ...]
    """The worth of what is drawn, in order; where that was shuffled, the average."""

    def of_hand(self, kept: list[Card], laid: list[Card]) -> float:
        """With these cards kept; where the deck runs short, the best of those just laid follow."""
        missing = max(0, HAND - len(kept))
        again = sorted((self.worth[card] for card in laid), reverse=True)
        drawn = [*self.draws, *again][:missing]
        return sum(self.worth[card] for card in kept) + sum(drawn)


class Situation(Struct, frozen=True):
    """A Combat Turn that begins, or that has begun."""

    hero: Hero
    level: int
    hand: tuple[Card, ...]
    attack: int = 0
    defense: int = 0
    mana: int = 0
    ticks: dict[str, int] = {}
    cross: Cross | None = None
    """The cards in play, in the middle of Plan."""
    ignored: bool = False
    """The enemy's Modifier, in the middle of Plan."""
    prospect: Prospect | None = None
    """What will be drawn after the turn, where somebody knows and minds."""


class Outcome(Struct, frozen=True):
    attack: int
    defense: int
    unpaid: int
    """Cards that were exhausted without paying, and lost by it: turned to the lower half, or
    removed."""
    hits: int
    """Hits that no card in hand takes without harm: a Shield takes one, as does a card that is
    turned to its upper half; one that is only discarded takes all (ruling A20)."""
    defeated: bool
    kept: int
    """Cards that stay in hand."""


class Turn(Struct, frozen=True):
    outcome: Outcome
    choices: tuple[int, ...]
    """From now to the last Exhaust Effect."""


class Reach(Struct, frozen=True):
    """The most that a hand can have at the end of a turn, one at a time: whatever it costs, and
    with every Exhaust Effect paid."""

    attack: int = 0
    defense: int = 0
    attack_paid: int = 0
    defense_paid: int = 0


Order = Callable[[Outcome], tuple[int, ...]]
"""Which outcome is better: the one with the greater figures."""


def careful(outcome: Outcome) -> tuple[int, ...]:
    """Defeat the enemy while everything is paid; else take the least damage; then keep cards."""
    damage = outcome.unpaid + outcome.hits
    return outcome.defeated and not damage, -damage, outcome.defeated, outcome.kept


def eager(outcome: Outcome) -> tuple[int, ...]:
    """Defeat the enemy at any price; else as `careful`."""
    return outcome.defeated, -(outcome.unpaid + outcome.hits), outcome.kept
