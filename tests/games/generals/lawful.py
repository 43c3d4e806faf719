"""What a general lawfully sees, written from ruling B4 and from the bare position alone.

Everything lies open but the Printer Deck below its top card, Life Cards (but those seen when they
were gained), the cards that mark the columns, and the Event Deck below its top card (but for the
cards seen going to its bottom). Both generals of a co-op game see the same.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from stampadia.games.generals.position import Position
from stampadia.kernel.pending import Ask, Over


def see(
    before: Position,
    choice: Any,
    after: Position,
    seat: int | None,  # noqa: ARG001
) -> tuple[Hashable, Hashable]:
    """All that anybody sees of a choice but the new top cards, then those."""
    return (choice, drawn(before, after), table_seen(after)), tops_seen(after)


def drawn(before: Position, after: Position) -> Hashable:
    """The cards that left the Printer Deck and the Event Deck, one after the other: each was a
    face-up top card."""
    gone = before.pile[len(after.pile) :][::-1]
    left = set(before.event_pile) - set(after.event_pile)
    return tuple(gone), tuple(card for card in reversed(before.event_pile) if card in left)


def table_seen(position: Position) -> Hashable:
    pending = position.pending()
    events = position.event_pile
    return (
        position.turn,
        position.phase,
        position.agenda[-1].name,
        (pending.seat, tuple(pending.choices)) if isinstance(pending, Ask) else None,
        (pending.returns, pending.how) if isinstance(pending, Over) else None,
        (position.ink, position.lives(), position.pressure, position.battle_turns),
        tuple(map(tuple, position.hands)),
        tuple(position.shields),
        tuple(position.places),
        tuple(sorted(position.discard)),
        tuple(sorted(position.seen_life)),
        position.looked,
        tuple(
            troop and (troop.stack.cards, troop.wounds, troop.exhausted)
            for row in position.rows
            for troop in row
        ),
        (len(position.pile), len(events), tuple(events[: position.known_events])),
    )


def tops_seen(position: Position) -> Hashable:
    return tuple(position.pile[-1:]), tuple(position.event_pile[-1:])


def unseen_units(position: Position) -> set[int]:
    """Unit Cards that nobody has seen since they were last shuffled in, or ever."""
    seen = {*position.discard, *position.shields, *position.places, *position.looked}
    seen |= {*position.seen_life, *position.pile[-1:]}
    seen |= {card for hand in position.hands for card in hand}
    seen |= {card for row in position.rows for troop in row if troop for card in troop.stack.cards}
    return set(range(position.deck.units)) - seen
