"""What a seat has not seen at a table of Stampede, and how else it could lie.

Ruling 13: every back is public where its card can be followed, so a front that lies face down may
be any other front of that back; and where in the pile a card lies that nobody can follow is
hidden. What a seat has found out about fronts is asked of the game's knowledge, which
`test_knowledge_oracle` holds against a slow witness.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from itertools import combinations

from every_game.swapping import Begin, Table, Twin
from games.stampede.random_play import Form, begin, form_name
from stampadia.games.stampede.content import BACK
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer

FORMS: tuple[Form, ...] = ((2, "none"), (3, "none"), (4, "two"))
PAIRS = 2
"""So many pairs of fronts are exchanged at a moment, one after the other."""

SECRETS = ("fronts that lie face down", "the order of the pile")


def beginnings() -> Mapping[str, Begin]:
    return {form_name(form): partial(begin, form) for form in FORMS}


def swaps(table: Table, dealer: Dealer) -> Iterable[Twin]:
    position: Position = table.position
    position.known()  # what was seen was seen of the real cards
    seat = table.seat
    face_down = [card for at, hand in enumerate(position.hands) if at != seat for card in hand]
    yield from _fronts(position, seat, face_down, dealer)
    lost = [at for at, card in enumerate(position.pile[:-1]) if card in position.knowledge.lost]
    if len(lost) > 1:
        twin = position.clone()
        one, other = lost[0], lost[-1]
        twin.pile[one], twin.pile[other] = twin.pile[other], twin.pile[one]
        yield Twin("the order of the pile", twin)


def _fronts(position: Position, seat: int, hands: list[int], dealer: Dealer) -> Iterable[Twin]:
    kinds = position.kinds
    pairs = [
        (one, other)
        for one, other in combinations(dealer.shuffled([*hands, *position.pile]), 2)
        if BACK[kinds[one]] == BACK[kinds[other]]
        and kinds[one] != kinds[other]
        and _unknown(position, seat, one, other)
    ]
    # a card in a hand first: those in the pile matter less
    pairs.sort(key=lambda pair: not {*pair} & {*hands})
    for one, other in pairs[:PAIRS]:
        twin = position.clone()
        twin.kinds = _exchanged(kinds, one, other)
        yield Twin("fronts that lie face down", twin)


def _unknown(position: Position, seat: int, one: int, other: int) -> bool:
    """Could these two be exchanged, for all the seat knows of the cards with this back?"""
    known = position.known()
    number = known.deck.family_of[one]
    family = known.deck.families[number]
    exchanged = _exchanged(position.kinds, one, other)
    row = tuple(exchanged[card] for card in family.cards)
    weights = known.of_family(seat, number)
    return any(weight and there == row for there, weight in zip(family.rows, weights, strict=True))


def _exchanged(kinds: list[int], one: int, other: int) -> list[int]:
    changed = kinds[:]
    changed[one], changed[other] = kinds[other], kinds[one]
    return changed
