"""Rulings 12 to 14, proved on a small box: a view says exactly what follows from all that its
seat has seen, no more and no less.

The proof knows nothing of how knowledge is kept. It carries along every full position that a
viewer cannot tell from the real one: at the start all deals that look the same, then, move by
move, whatever anybody could have chosen that looks the same. What is hidden, over all these
worlds, is what the view must say.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Any

import pytest

from rulebook.stampede.table import kind
from stampadia.games.stampede.content import BACK, FRONT, NAMES, Deck, Layout
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import told_to
from stampadia.kernel.pending import Ask, Chance, Over

STAMPS = [
    "lion/hippo",
    "lion/hippo",
    "hippo/lion",
    "hippo/lion",
    "rhino/baboon",
    "baboon/rhino",
    "crocodile/giraffe",
    "giraffe/crocodile",
    "elephant/rhino",
    "rhino/elephant",
    "crocodile/rhino",
    "rhino/crocodile",
    "baboon/lion",
    "lion/baboon",
]


def small(seats: int, hand: int, cards: int) -> Layout:
    deck = Deck(tuple(kind(stamp) for stamp in STAMPS[:cards]))
    return Layout(deck, seats, tuple(range(seats)), hand=hand, album=1, exchange=1, give_up=1)


PAIR, THREE, WATCHED = small(2, 3, 14), small(3, 2, 14), small(2, 2, 10)
MOST_WORLDS = 2500
MOVES = 24


def kinds_of(position: Position, cards: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(position.kinds[card] for card in cards))


def backs_of(position: Position, cards: Iterable[int]) -> tuple[tuple[int, ...], ...]:
    return tuple(sorted(BACK[position.kinds[card]] for card in cards))


def seen(position: Position, viewer: int | None) -> tuple[Any, ...]:
    """What lies before the viewer's eyes at this moment, without any memory."""
    own = viewer is not None and viewer == position.active
    pending = position.pending()
    return (
        pending.seat if isinstance(pending, Ask) else type(pending).__name__,
        [step.name for step in position.agenda[-1:]],
        [backs_of(position, hand) for hand in position.hands],
        [kinds_of(position, album) for album in position.albums],
        kinds_of(position, position.exchange),
        kinds_of(position, position.hands[viewer]) if viewer is not None else (),
        backs_of(position, position.former_hand),
        kinds_of(position, position.former_hand) if own else (),
        kinds_of(position, position.chosen) if own else (),
        len(position.pile),
        backs_of(position, position.pile[-1:]),
    )


def hidden(position: Position) -> tuple[Any, ...]:
    return (
        tuple(kinds_of(position, hand) for hand in position.hands),
        kinds_of(position, position.former_hand),
        tuple(position.kinds[card] for card in reversed(position.pile)),
    )


def dealt(layout: Layout, order: Sequence[int]) -> Position:
    position = Position(layout)
    position.play(tuple(order))
    return position


def first_worlds(position: Position, order: Sequence[int], viewer: int | None) -> list[Position]:
    """All deals that look the same to the viewer. A deal goes hand by hand, then to the albums
    and the exchange, and the rest is the pile."""
    layout = position.layout
    size = layout.hand
    hands = [range(seat * size, (seat + 1) * size) for seat in range(layout.seats)]
    face_up = range(layout.seats * size, layout.seats * (size + 1) + 1)
    known = {*face_up, *(() if viewer is None else hands[viewer])}
    places = [place for place in range(len(order)) if place not in known]
    unseen = [hand for seat, hand in enumerate(hands) if seat != viewer]
    found = []
    for cards in set(permutations([order[place] for place in places])):
        other = list(order)
        for place, card in zip(places, cards, strict=True):
            other[place] = card
        # a quick look at the backs, and each hand in one order only, before all is dealt
        if all(same_backs(order, other, hand) and in_order(other, hand) for hand in unseen):
            world = dealt(layout, other)
            if seen(world, viewer) == seen(position, viewer):
                found.append(world)
    return found


def same_backs(one: Sequence[int], other: Sequence[int], places: range) -> bool:
    return sorted(BACK[one[p]] for p in places) == sorted(BACK[other[p]] for p in places)


def in_order(order: Sequence[int], places: range) -> bool:
    return all(order[place] <= order[place + 1] for place in places[:-1])


def next_worlds(
    worlds: list[Position], viewer: int | None, choice: Any, look: object
) -> list[Position]:
    found: dict[str, Position] = {}
    for world in worlds:
        pending = world.pending()
        if isinstance(pending, Ask):
            options = [choice] if pending.seat == viewer else pending.choices
        else:
            assert isinstance(pending, Chance)
            options = [outcome for outcome, _ in pending.odds()]
        for option in options:
            later = world.clone()
            events = later.play(option)
            if (seen(later, viewer), told_to(viewer, events)) == look:
                found[later.digest()] = later
    return list(found.values())


def check(position: Position, viewer: int | None, worlds: list[Position]) -> None:
    truths = [hidden(world) for world in worlds]
    assert hidden(position) in truths
    view = position.view(viewer)
    assert all(world.view(viewer) == view for world in worlds[:20])
    for seat, there in enumerate(view.seats):
        for group in there.hand:
            told = {tuple(sorted(fronts)) for fronts in group.could_be}
            assert told == {fronts_of(hands[seat], group.back) for hands, _, _ in truths}
        for group in there.aside:
            told = {tuple(sorted(fronts)) for fronts in group.could_be}
            assert told == {fronts_of(aside, group.back) for _, aside, _ in truths}
    followed = {card.place: card for card in view.followed}
    for place, card in followed.items():
        assert set(card.could_be) == {NAMES[FRONT[pile[place - 1]]] for *_, pile in truths}
    # of the others nobody knows which is where: each place can hold the same cards
    lost = [place for place in range(1, view.pile + 1) if place not in followed]
    assert len({frozenset(pile[place - 1] for *_, pile in truths) for place in lost}) <= 1
    if viewer is not None:
        for number in range(5):
            assert hidden(position.imagine(viewer, Dealer(number))) in truths


def fronts_of(cards: Iterable[int], back: tuple[str, ...]) -> tuple[str, ...]:
    pair = {NAMES.index(name) for name in back}
    return tuple(sorted(NAMES[FRONT[card]] for card in cards if set(BACK[card]) == pair))


@pytest.mark.parametrize(
    ("layout", "viewer", "seed"),
    [(PAIR, seed % 2, seed) for seed in range(8)]
    + [(THREE, seed % 3, seed) for seed in range(6)]
    + [(WATCHED, None, seed) for seed in range(4)],
)
def test_a_view_says_exactly_what_follows_from_what_was_seen(
    layout: Layout, viewer: int | None, seed: int
) -> None:
    dealer = Dealer(f"exact/{seed}")
    order = dealer.shuffled(layout.deck.kinds)
    position = dealt(layout, order)
    worlds = first_worlds(position, order, viewer)
    check(position, viewer, worlds)
    for _ in range(MOVES):
        pending = position.pending()
        if isinstance(pending, Over) or len(worlds) > MOST_WORLDS:
            break
        if isinstance(pending, Ask):
            choice = dealer.one_of(pending.choices)
        else:
            choice = dealer.answer(pending)
        events = position.play(choice)
        look = seen(position, viewer), told_to(viewer, events)
        worlds = next_worlds(worlds, viewer, choice, look)
        check(position, viewer, worlds)


@pytest.mark.parametrize("viewer", [0, 1])
def test_imagination_reaches_every_world_that_fits(viewer: int) -> None:
    dealer = Dealer("every world")
    order = dealer.shuffled(WATCHED.deck.kinds)
    position = dealt(WATCHED, order)
    worlds = {hidden(world) for world in first_worlds(position, order, viewer)}
    assert len(worlds) > 1
    # chance that a uniform draw misses one of so few worlds in 60 draws for each: e^-60
    tries = range(60 * len(worlds))
    assert {hidden(position.imagine(viewer, dealer.child(number))) for number in tries} == worlds
