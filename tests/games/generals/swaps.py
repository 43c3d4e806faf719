"""What nobody has seen of a battle of Generals, and how else it could lie.

Ruling B4: hidden are the Printer Deck below its top card, Life Cards but those seen when they were
gained, the cards that mark the columns, and the Event Deck between its top card and those seen
going to its bottom.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial

from msgspec import structs

from every_game.swapping import Begin, Table, Twin, exchanged_in_shuffle, played_again
from games.generals.random_play import Form, begin
from stampadia.games.generals.position import Position
from stampadia.kernel.chance import Dealer

FORMS = (
    Form("STFULL,STRETURN,STTOLL", "0.1", "random"),
    Form("STFULL", "0.2", "dot", seats=2),
    Form("STLITE,STTOLL", "0.1", "dot"),
)

SECRETS = (
    "the order of the Printer Deck",
    "the order of Life Cards",
    "the cards of the columns",
    "a Life Card and the Printer Deck",
    "the order of the Event Deck",
)


def beginnings() -> Mapping[str, Begin]:
    return {str(form): partial(begin, form) for form in FORMS}


def swaps(table: Table, dealer: Dealer) -> Iterable[Twin]:
    position: Position = table.position
    deck = position.pile[:-1]
    life = [card for card in position.life_cards if card not in position.seen_life]
    pairs = {
        "the order of the Printer Deck": (deck, deck),
        "the order of Life Cards": (life, life),
        "the cards of the columns": (position.columns, life),
    }
    if position.fresh_pile:  # all of them were dealt from the same shuffle
        pairs["a Life Card and the Printer Deck"] = (life, deck)
    for what, (one, other) in pairs.items():
        if one and other and one[0] != other[-1]:
            history = exchanged_in_shuffle(table, "shuffle", one[0], other[-1])
            twin = played_again(table, table.begin, history)
            assert twin is not None, f"{what}: the same choices must be possible"
            yield structs.replace(twin, what=what)
    yield from _events(position, dealer)


def _events(position: Position, dealer: Dealer) -> Iterable[Twin]:
    hidden = range(position.known_events, len(position.event_pile) - 1)
    if len(hidden) < 2:
        return
    twin = position.clone()
    faces = [twin.event_pile[at] for at in hidden]
    if position.random_events:
        faces = [position.deck.turned(face) for face in faces]
    for at, face in zip(hidden, dealer.shuffled(faces), strict=True):
        twin.event_pile[at] = face
    yield Twin("the order of the Event Deck", twin)
