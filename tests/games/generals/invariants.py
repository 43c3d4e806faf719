"""What must hold at every decision, written from the manual and read off the bare position."""

from __future__ import annotations

from typing import Final

from stampadia.games.generals import choices as n
from stampadia.games.generals.position import Position, Troop
from stampadia.games.generals.rules.cards import can_activate
from stampadia.kernel.pending import Ask, Over

LONGEST_AGENDA: Final = 120
"""Unfinished business is short: nothing piles up."""
PHASES: Final = {"check", "heal", "play", "attack", "advance", "defense", "recover"}


def check_decision(position: Position, ask: Ask) -> None:
    check_choices(position, ask)
    check_cards(position)
    check_limits(position)
    check_battlefield(position)
    if position.agenda[-1].name == "play":
        assert set(ask.choices) == allowed_in_play(position)


def check_choices(position: Position, ask: Ask) -> None:
    choices = ask.choices
    assert choices
    assert all(type(choice) is int and 0 <= choice < n.CHOICES for choice in choices)
    assert len(set(choices)) == len(choices)
    assert 0 <= ask.seat < position.seats
    assert len(choices) > 1 or position.agenda[-1].name in ("play", "by-hand"), "no real question"
    assert position.phase in PHASES
    assert len(position.agenda) < LONGEST_AGENDA


# Cards


def check_cards(position: Position) -> None:
    """Every Unit Card and every Event Card lies in exactly one place, and in one it may lie in."""
    units, events = position.deck.units, position.deck.events
    only_units = [*position.pile, *position.discard, *position.columns, *position.shields]
    only_units += position.looked
    for hand in position.hands:
        only_units += hand
    assert max(only_units, default=-1) < units
    anything = [*position.places, *position.life_cards]
    for row in position.rows:
        for troop in row:
            if troop is not None:
                anything += troop.stack.cards
    only_events = position.event_pile[:]
    if position.active_event >= 0:
        only_events.append(position.active_event)
    assert not only_events or min(only_events) >= units
    cards = [
        card if card < units else units + (card - units) // 2
        for card in only_units + anything + only_events
    ]
    cards.sort()
    assert cards == list(range(units + events))


# Limits


def check_limits(position: Position) -> None:
    full = position.deck.full
    assert all(len(hand) <= 7 for hand in position.hands)
    assert 0 <= position.lives() <= 5
    assert full or not (position.life_cards or position.columns)
    assert not full or (len(position.columns) == 4 and position.life == 0)
    assert set(position.seen_life) <= set(position.life_cards)
    assert 0 <= position.known_events <= len(position.event_pile)
    assert position.pile or not position.discard  # ruling B5: a top card is always shown
    assert 2 <= position.ink <= 7
    deck = position.deck
    assert position.place_level == sum(
        deck.place_levels[card] if card < deck.units else deck.levels[card]
        for card in position.places
    )
    most = len(position.places) if position.edition == "0.2" else 0
    assert 0 <= position.pressure <= most
    assert position.action is None or position.phase in ("attack", "defense")


def check_battlefield(position: Position) -> None:
    assert len(position.rows) == 3
    troops = [troop for row in position.rows for troop in row if troop is not None]
    assert all(len(row) == 4 for row in position.rows)
    serials = {troop.serial for troop in troops}
    assert len(serials) == len(troops)
    assert all(0 < serial <= position.serials for serial in serials)
    levels = position.deck.levels
    for troop in troops:
        stack = troop.stack
        assert troop.wounds >= 0
        assert stack.cards
        assert stack.level == sum(levels[card] for card in stack.cards)
    for row, columns in enumerate(position.banners().rows):
        assert columns == [
            column for column in range(4) if shows_banner(position, row, position.rows[row][column])
        ]


def shows_banner(position: Position, row: int, troop: Troop | None) -> bool:
    if troop is None:
        return False
    column = position.rows[row].index(troop)
    return position.stack_at(row, column, troop).banner is not None


# The Play Phase, told a second time


def allowed_in_play(position: Position) -> set[int]:
    """ "Play Phase" and rulings B8, D1, D2, E1, from the manual's words."""
    seat = position.to_act
    hand = position.hands[seat]
    room = len(hand) < 7
    ink = position.ink_level()
    allowed = {n.PASS}
    for column, troop in enumerate(position.rows[0]):
        if troop is None or troop.stack.level < ink:
            allowed |= {n.ADD + slot * 4 + column for slot in range(len(hand))}
        if troop is not None:
            nothing = n.SACRIFICE + column * (n.TALLEST + 1)
            allowed.add(nothing)
            for place, card in enumerate(troop.stack.cards[:-1]):
                if room and card < position.deck.units:
                    allowed.add(nothing + 1 + place)
    # a Life Card that is lost is discarded and can be drawn again: Full has always one to draw
    if room and position.lives() and (position.pile or position.deck.full):
        allowed.add(n.PAY_LIFE)
    if position.event_pile and can_activate(position, ""):
        allowed.add(n.ACTIVATE)
    return allowed


# The end


def check_end(position: Position) -> str:
    """How it ended; that it ended as it says."""
    over = position.pending()
    assert isinstance(over, Over)
    assert len(set(over.returns)) == 1
    check_cards(position)
    if over.how == "won":
        assert over.returns[0] == 1.0
        assert not any(position.rows[1]) and not any(position.rows[2])
    else:
        assert over.returns[0] == 0.0
    if over.how == "deadlock":
        assert not position.lives() and not any(position.rows[0]) and not any(position.hands)
    else:
        assert over.how in ("won", "defeated")
    return over.how
