"""What a seat lawfully sees, written from ruling 13 and from the bare position alone.

Nothing here asks the game's views, events or knowledge: it is what they are measured by. A seat
sees all albums, the exchange area, what is being given up, how many cards lie everywhere, the
backs of all hands as a multiset (ruling 14), the back of the pile's top card, its own hand, and
its own choices. Of another's choice it sees everything but

* which stamp is picked for an exchange (seen when the exchange is carried out), and
* the front of a former hand's card that goes back to the pile: its back and place are seen.

With perfect recall a seat knows what follows from everything it has seen since the start.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from stampadia.games.stampede.choices import GIVE, PLACES, RETURN, TAKE
from stampadia.games.stampede.content import BACK
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.rules import lay_out
from stampadia.kernel.pending import Ask, Over, Shuffle


def see(
    before: Position, choice: Any, after: Position, seat: int | None
) -> tuple[Hashable, Hashable]:
    """All that the seat sees of a choice but the pile's new top, then that top's back."""
    seen = choice_seen(before, choice, seat), draws_seen(before, choice, after, seat)
    return (seen, table_seen(after, seat)), top_seen(after)


def table_seen(position: Position, seat: int | None) -> Hashable:
    kinds = position.kinds

    def faces(cards: Iterable[int]) -> tuple[int, ...]:
        return tuple(sorted(kinds[card] for card in cards))

    def backs(cards: Iterable[int]) -> tuple[tuple[int, ...], ...]:
        return tuple(sorted(BACK[kinds[card]] for card in cards))

    pending = position.pending()
    public = (
        position.turn,
        position.active,
        pending.seat if isinstance(pending, Ask) else None,
        position.agenda[-1].name,
        len(position.pile),
        len(position.chosen),
        tuple(map(faces, position.albums)),
        tuple(map(backs, position.hands)),
        faces(position.exchange),
        faces(position.given_up),
        backs(position.former_hand),
        tuple(position.met),
        (pending.returns, pending.how) if isinstance(pending, Over) else None,
    )
    if seat is None:
        return public
    mine = seat == position.active
    return (
        public,
        faces(position.hands[seat]),
        faces(position.chosen) if mine else (),
        faces(position.former_hand) if mine else (),
    )


def top_seen(position: Position) -> Hashable:
    return BACK[position.kinds[position.top()]] if position.pile else None


def choice_seen(before: Position, choice: Any, seat: int | None) -> Hashable:
    pending = before.pending()
    if isinstance(pending, Shuffle):
        return "shuffled"
    if not isinstance(pending, Ask) or pending.seat == seat:
        return ("chose", choice)
    if GIVE <= choice < TAKE:
        return "picked a stamp to give"
    if choice >= RETURN and before.agenda[-1].name == "return-former-hand":
        kind, place = divmod(choice - RETURN, PLACES)
        return ("returned", BACK[kind], place)
    return ("chose", choice)


def draws_seen(before: Position, choice: Any, after: Position, seat: int | None) -> Hashable:
    """The cards that left the pile, one after the other: a face where it went into an album or
    into this seat's own hand, a back elsewhere."""
    pile = before.pile[:]
    if isinstance(before.pending(), Shuffle):
        if not before.turn:
            return ()  # the deal shows nothing that the table does not show
        pile = lay_out(choice, before.given_up, before.kinds)
    elif isinstance(before.pending(), Ask) and choice >= RETURN:
        pile.insert(len(pile) - (choice - RETURN) % PLACES, _returned_card(before, after))
    faces = {card for album in after.albums for card in album}
    if seat is not None:
        faces.update(after.hands[seat])
    kinds = after.kinds
    drawn = pile[len(after.pile) :][::-1]
    return tuple(kinds[card] if card in faces else BACK[kinds[card]] for card in drawn)


def _returned_card(before: Position, after: Position) -> int:
    seat = before.active
    left = {*before.former_hand, *before.albums[seat]} - {*after.former_hand, *after.albums[seat]}
    (card,) = left
    return card
