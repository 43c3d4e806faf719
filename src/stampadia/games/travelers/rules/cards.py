"""Where Hero Cards go. Manual: "Setup", "Exhaust"; rulings A14 to A28."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from stampadia.games.travelers.content import HAND, UPPER
from stampadia.games.travelers.instructions import LEFT_BEHIND
from stampadia.games.travelers.rules.ending import Defeated
from stampadia.games.travelers.rules.fight import half

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position

From = Literal["play", "hand", "deck"]


def draw_to(position: Position, count: int = HAND) -> None:
    """Manual: from the bottom of the Discard Deck until there are 5 in hand, or none is left."""
    missing = max(0, count - len(position.hand))
    drawn = position.deck[:missing]
    if drawn:
        del position.deck[:missing]
        position.hand += drawn
        position.news.append(("drew", tuple(drawn)))


def lay_shuffled(position: Position, order: tuple[int, ...]) -> None:
    """The Discard Deck in this order, which nobody knows; then the hand is filled."""
    position.deck = list(order)
    position.unordered = frozenset(order)
    position.news.append(("shuffled",))
    draw_to(position)


def gain(position: Position, track: str, amount: int) -> None:
    """Ruling A14: Mana never exceeds the Level; Attack and Defense have no end."""
    if track == "mana":
        before = position.mana
        position.mana = min(position.level, position.mana + amount)
        amount = position.mana - before
    elif track == "attack":
        position.attack += amount
    else:
        position.defense += amount
    position.news.append(("gained", track, amount))


def turn(position: Position, card: int) -> None:
    position.sides[card] = 1 - position.sides[card]
    position.news.append(("turned", card))


def discard(position: Position, card: int, *, bottom: bool = False) -> None:
    """Onto the top of the Discard Deck, face up, as it is."""
    position.unordered -= {card}
    if bottom:
        position.deck.insert(0, card)
    else:
        position.deck.append(card)
    position.news.append(("discarded", card, int(bottom)))


def remove(position: Position, card: int) -> None:
    """Manual: "when all of your Hero Cards are in the Removed Cards deck your hero will be
    defeated and the game will instantly end"."""
    position.removed.append(card)
    position.news.append(("removed", card))
    if len(position.removed) == position.owned:
        position.agenda.append(Defeated())


def exhaust(position: Position, card: int, *, paid: bool, where: From) -> None:
    """Follow the card's Exhaust Effect; it has already left its place."""
    side = position.sides[card]
    effect = half(position.hero, (card, side)).exhaust
    position.news.append(("exhausted", card, int(paid)))
    if paid:
        assert effect.cost is not None
        position.mana -= effect.cost
        discard(position, card, bottom=effect.form == "anchor")
        return
    if effect.form in LEFT_BEHIND:
        gain(position, LEFT_BEHIND[effect.form], 2 if side == UPPER else 3)
    if effect.form == "discard":
        discard(position, card)
    elif effect.form == "shield" and where == "hand":
        if side != UPPER:
            turn(position, card)  # ruling A21
        discard(position, card)
    elif side == UPPER or effect.form == "turn":
        turn(position, card)
        discard(position, card)
    else:
        remove(position, card)
