"""Taking cards from where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.generals.evaluating import Cell
from stampadia.games.generals.rules.asking import Cause
from stampadia.games.generals.rules.targets import speaking_card

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position, Troop


def take_out(position: Position, cell: Cell, troop: Troop, place: int) -> int:
    """Take a card out of a unit; the last one takes the unit with it (ruling D21)."""
    cards = list(troop.stack.cards)
    card = cards.pop(place)
    if cards:
        position.restack(troop, tuple(cards))
    else:
        position.put(*cell, None)
    return card


def this_card(position: Position, cause: Cause) -> int:
    """The card that "this card" means."""
    found = position.find(cause.owner) if cause.owner >= 0 else None
    return cause.face if found is None else speaking_card(found[2], cause)


def lift(position: Position, cause: Cause) -> bool:
    """Take the speaking card from where it lies: from the event under way, the Place Stack, its
    unit, or from where it was just put away. Whether it was there at all: a text that has sent
    its card away already cannot send it once more."""
    card = this_card(position, cause)
    if position.active_event == card:
        position.active_event = -1
        return True
    if card in position.places:
        position.take_place(position.places.index(card))
        return True
    return _lift_from_unit(position, cause.owner, card) or _lift_put_away(position, card)


def _lift_from_unit(position: Position, owner: int, card: int) -> bool:
    found = position.find(owner) if owner >= 0 else None
    if found is None or card not in found[2].stack.cards:
        return False
    row, column, troop = found
    take_out(position, (row, column), troop, troop.stack.cards.index(card))
    return True


def _lift_put_away(position: Position, card: int) -> bool:
    """From the discard pile, or from the Event Deck, where it lies turned (ruling E5)."""
    deck = position.deck
    if not deck.is_event(card):
        if card in position.discard:
            position.discard.remove(card)
            return True
        return False
    if deck.turned(card) not in position.event_pile:
        return False
    place = position.event_pile.index(deck.turned(card))
    del position.event_pile[place]
    if place < position.known_events:
        position.known_events -= 1
    return True
