"""Matches from their very beginning, with plain cards that are told apart by their numbers."""

from __future__ import annotations

from rulebook.generals.printing import event_card, printed_set, unit_card
from stampadia.games.generals.content import CardSet
from stampadia.games.generals.position import Position
from stampadia.games.generals.prepared.deck import Deck
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Chance


def plain_set(units: int, events: int = 0, line: str = "1/1") -> CardSet:
    cards = [unit_card(line, f"unit {number}") for number in range(1, units + 1)]
    happenings = [
        event_card("> Touch the Printer Deck.", f"event {number}")
        for number in range(1, events + 1)
    ]
    return printed_set(cards, happenings)


def set_up(
    units: int,
    events: int = 0,
    *,
    seats: int = 1,
    ink: int = 3,
    random_events: bool = False,
    line: str = "1/1",
    seed: str = "set up",
) -> Position:
    """A match after all shuffling, at its first question."""
    deck = Deck([plain_set(units, events, line)])
    position = Position(deck, seats, ink, "0.1", random_events)
    settle(position, Dealer(seed))
    return position


def settle(position: Position, dealer: Dealer) -> None:
    while isinstance(pending := position.pending(), Chance):
        position.play(pending.sample(dealer))
