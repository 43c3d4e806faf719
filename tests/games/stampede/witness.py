"""A slow witness on small decks: everything that can be known, found by trying everything.

The witness keeps every full position that fits all that a seat has lawfully seen since the deal
(`lawful.py`): at first each arrangement of the unseen cards, then, choice after choice, each
continuation that looks the same, whatever the others may have chosen in secret. It asks neither
views nor events nor knowledge; those are held against it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from games.stampede.lawful import choice_seen, see, table_seen, top_seen
from stampadia.games.stampede.content import BACK, NAMES, Deck, Layout, kind_of
from stampadia.games.stampede.position import Position
from stampadia.games.stampede.view import StampedeView
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import told_to
from stampadia.kernel.pending import Ask, Chance, Over, Shuffle

MOST_DEALS = 400_000
MOST_WORLDS = 400
"""Beyond that many a game is left alone: the witness is slow."""


# How many cards of each back, how many seats, how large a hand
TABLES = (
    ((4, 4, 2), 2, 2),
    ((4, 4, 2, 2), 2, 2),
    ((4, 4, 2, 2), 2, 3),
    ((4, 4, 4, 2), 3, 2),
    ((6, 6), 2, 2),
    ((8, 4), 2, 3),
)


def small_table(dealer: Dealer) -> Layout:
    """A few backs and many twins, and a pile that soon runs out."""
    circle = dealer.shuffled(range(9))
    sizes, seats, hand = dealer.one_of(TABLES)
    kinds: list[int] = []
    for number, size in enumerate(sizes):
        one, two = circle[2 * number : 2 * number + 2]
        kinds += [kind_of(one, two), kind_of(two, one)] * (size // 2)
    teams = tuple(range(seats))
    give_up = 1 + dealer.below(2)
    return Layout(Deck(tuple(kinds)), seats, teams, hand, album=1, exchange=1, give_up=give_up)


class Witness:
    """All positions that a seat (None: a spectator) cannot tell from the real one."""

    def __init__(self, dealt: Position, order: tuple[int, ...], seat: int | None) -> None:
        self.seat = seat
        self.worlds: dict[str, Position] = {}
        for arrangement in _arrangements(dealt.layout, order, seat):
            world = Position(dealt.layout)
            world.play(arrangement)
            if self._looks(world) == self._looks(dealt):
                self.worlds[world.digest()] = world

    def _looks(self, position: Position) -> Any:
        return table_seen(position, self.seat), top_seen(position)

    def follow(self, before: Position, choice: Any, after: Position) -> list[bytes]:
        """Go on with every world in every way that looks the same; what each of them tells."""
        real = see(before, choice, after, self.seat)
        later: dict[str, Position] = {}
        told: list[bytes] = []
        for world in self.worlds.values():
            for option in _options(world, before, choice, self.seat):
                there = world.clone()
                events = there.play(option)
                if see(world, option, there, self.seat) == real:
                    later.setdefault(there.digest(), there)
                    told.append(msgspec.json.encode(told_to(self.seat, events)))
        self.worlds = later
        return told


def _arrangements(
    layout: Layout, order: tuple[int, ...], seat: int | None
) -> Iterator[tuple[int, ...]]:
    """Every deal that leaves what this seat sees face up where it is."""
    in_hands = layout.hand * layout.seats
    face_up = range(in_hands, in_hands + layout.album * layout.seats + layout.exchange)
    own = () if seat is None else range(seat * layout.hand, (seat + 1) * layout.hand)
    unseen = [place for place in range(len(order)) if place not in face_up and place not in own]
    hidden = Shuffle("hidden", False, tuple(order[place] for place in unseen))
    for arrangement, _ in hidden.odds():
        deal = list(order)
        for place, kind in zip(unseen, arrangement, strict=True):
            deal[place] = kind
        if _backs(layout, deal) == _backs(layout, order):
            yield tuple(deal)


def _backs(layout: Layout, deal: Sequence[int]) -> list[list[tuple[int, ...]]]:
    hands = range(0, layout.hand * layout.seats, layout.hand)
    return [sorted(BACK[kind] for kind in deal[at : at + layout.hand]) for at in hands]


def _options(world: Position, before: Position, choice: Any, seat: int | None) -> list[Any]:
    """What may have been chosen there, or may have fallen there, that looks like this choice."""
    pending = world.pending()
    looks = choice_seen(before, choice, seat)
    if isinstance(pending, Ask):
        options = list(pending.choices)
    else:
        assert isinstance(pending, Chance)
        options = [outcome for outcome, _ in pending.odds()]
    return [option for option in options if choice_seen(world, option, seat) == looks]


# The comparisons


def check_view(real: Position, witness: Witness) -> None:
    view = real.view(witness.seat)
    worlds = list(witness.worlds.values())
    shown = msgspec.json.encode(view)
    for world in worlds:
        assert msgspec.json.encode(world.view(witness.seat)) == shown
    check_hands(view, real, worlds)
    check_pile(view, real, worlds)


def check_hands(view: StampedeView, real: Position, worlds: list[Position]) -> None:
    for seat, there in enumerate(view.seats):
        for where, groups in (("hands", there.hand), ("former_hand", there.aside)):
            for group in groups:
                back = tuple(NAMES.index(name) for name in group.back)
                possible = {_fronts(_lying(world, where, seat), back, world) for world in worlds}
                assert len(group.could_be) == len(set(group.could_be))
                assert {tuple(sorted(fronts)) for fronts in group.could_be} == possible
            if where == "hands":
                assert sum(group.count for group in groups) == len(real.hands[seat])


def _lying(world: Position, where: str, seat: int) -> list[int]:
    if where == "hands":
        return world.hands[seat]
    return world.former_hand if seat == world.active else []


def _fronts(cards: list[int], back: tuple[int, ...], world: Position) -> tuple[str, ...]:
    kinds = [world.kinds[card] for card in cards]
    return tuple(sorted(NAMES[kind >> 3] for kind in kinds if BACK[kind] == back))


def check_pile(view: StampedeView, real: Position, worlds: list[Position]) -> None:
    for card in view.followed:
        there = {world.kinds[world.pile[-card.place]] for world in worlds}
        assert {NAMES[kind >> 3] for kind in there} == set(card.could_be)
        assert {tuple(NAMES[animal] for animal in BACK[kind]) for kind in there} == {card.back}
    # the back of the top card lies open to everyone
    assert not real.pile or view.followed[0].place == 1


def check_imagination(real: Position, witness: Witness, dealer: Dealer) -> None:
    if witness.seat is None:
        return
    possible = set(witness.worlds)
    reached: set[str] = set()
    for _ in range(60 * len(possible)):
        reached.add(real.imagine(witness.seat, dealer).digest())
        if len(reached) >= len(possible):
            break
    assert reached == possible


class WitnessedGame:
    """A random game on a small table, witnessed from one chair (or from none)."""

    def __init__(self, seed: str) -> None:
        self.dealer = dealer = Dealer(seed)
        self.real = Position(small_table(dealer.child("table")))
        deal = self.real.pending()
        assert isinstance(deal, Shuffle)
        order = dealer.answer(deal)
        self.real.play(order)
        chairs: list[int | None] = list(range(self.real.seats))
        if deal.arrangements() < MOST_DEALS:  # a spectator has so much more to wonder about
            chairs.append(None)
        self.seat = dealer.one_of(chairs)
        self.witness = Witness(self.real, order, self.seat)
        self.unsure = 0
        """How often more than one world was possible."""

    def go_on(self, plies: int) -> None:
        for _ in range(plies):
            pending = self.real.pending()
            if isinstance(pending, Over) or len(self.witness.worlds) > MOST_WORLDS:
                return
            if isinstance(pending, Ask):
                self.play(self.dealer.one_of(pending.choices))
            else:
                self.play(self.dealer.answer(pending))
            self.check()

    def play(self, choice: Any) -> None:
        before = self.real.clone()
        told = msgspec.json.encode(told_to(self.seat, self.real.play(choice)))
        elsewhere = self.witness.follow(before, choice, self.real)
        assert set(elsewhere) == {told}

    def check(self) -> None:
        worlds = self.witness.worlds
        assert self.real.digest() in worlds
        self.unsure += len(worlds) > 1
        if len(worlds) <= 40 or self.dealer.below(8) == 0:
            check_view(self.real, self.witness)
        if len(worlds) <= 40 and self.dealer.below(4) == 0:
            check_imagination(self.real, self.witness, self.dealer.child("imagine"))
