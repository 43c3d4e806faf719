"""Who is defeated, and who is hit. Manual: "Execute"; rulings A19 to A25 and A31."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import LAST_LEVEL
from stampadia.games.travelers.rules.cards import exhaust
from stampadia.kernel.agenda import Step
from stampadia.kernel.pending import Ask, Pending

if TYPE_CHECKING:
    from stampadia.games.travelers.fight import Fight
    from stampadia.games.travelers.position import Position


def fight_of(position: Position) -> Fight:
    assert position.fight is not None
    return position.fight


def reaches(position: Position) -> bool:
    """Does the hero's Attack defeat the enemy?"""
    defense = fight_of(position).defense
    if defense is None or position.attack < defense:
        return False
    defeat_enemy(position)
    return True


def strike_back(position: Position, attack: int) -> None:
    """The enemy's Attack against the hero's Defense Points. A trap is won by a successful defense
    (ruling A31)."""
    hits = max(0, attack - position.defense)
    if fight_of(position).trap and hits == 0:
        defeat_enemy(position)
        return
    position.news.append(("enemy-attacked", attack, position.defense, hits))
    if hits:
        position.agenda.append(TakeHits(hits))


def defeat_enemy(position: Position) -> None:
    """Rulings A24 and A25: the Level rises by one where the enemy's is not lower."""
    fight = fight_of(position)
    fight.defeated = True
    position.news.append(("enemy-defeated", position.attack, fight.defense))
    if fight.level >= position.level and position.level < LAST_LEVEL:
        position.level += 1
        position.news.append(("level-up", position.level))


class TakeHits(Step["Position"]):
    """Ruling A20: for each hit any card in hand or in the Discard Deck, and nothing can be paid."""

    __slots__ = ("left",)

    name = "hit"

    def __init__(self, left: int) -> None:
        self.left = left

    def proceed(self, position: Position) -> Pending | None:
        cards = sorted(position.hand + position.deck)
        if self.left > 0 and cards:
            return Ask(0, [n.HIT + card for card in cards])
        position.agenda.pop()
        return None

    def take(self, position: Position, choice: int) -> None:
        card = choice - n.HIT
        if self.left > 1:
            position.agenda.append(TakeHits(self.left - 1))
        if card in position.hand:
            position.hand.remove(card)
            exhaust(position, card, paid=False, where="hand")
        else:
            position.deck.remove(card)
            exhaust(position, card, paid=False, where="deck")

    def __repr__(self) -> str:
        return f"hit {self.left}"
