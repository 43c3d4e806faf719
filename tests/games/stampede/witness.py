"""A slow witness on small decks: everything that can be known, found by trying everything.

The witness keeps every full position that fits all that a seat has lawfully seen since the deal
(`lawful.py`): at first each arrangement of the unseen cards, then, choice after choice, each
continuation that looks the same, whatever the others may have chosen in secret. It asks neither
views nor events nor knowledge; those are held against it.

It also counts in how many ways each of these positions can have come about, told by cards: every
deal is as likely as any other, and so is each card of a hand to be the one that leaves it. From
that follows how likely everything is to the seat.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from games.stampede.lawful import choice_seen, see, table_seen, top_seen
from stampadia.games.stampede.choices import GIVE, PLACES, RETURN, TAKE
from stampadia.games.stampede.content import BACK, NAMES, Deck, Layout, kind_of
from stampadia.games.stampede.numbers import FOLLOWED, PER_SEAT, STEPS, observe
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
        self.ways: dict[str, int] = {}
        """In how many ways each of them can have come about."""
        for arrangement in _arrangements(dealt.layout, order, seat):
            world = Position(dealt.layout)
            world.play(arrangement)
            if self._looks(world) == self._looks(dealt):
                self._add(self.worlds, self.ways, world, 1)

    def _looks(self, position: Position) -> Any:
        return table_seen(position, self.seat), top_seen(position)

    def follow(self, before: Position, choice: Any, after: Position) -> list[bytes]:
        """Go on with every world in every way that looks the same; what each of them tells."""
        real = see(before, choice, after, self.seat)
        later: dict[str, Position] = {}
        ways: dict[str, int] = {}
        told: list[bytes] = []
        for digest, world in self.worlds.items():
            for option in _options(world, before, choice, self.seat):
                there = world.clone()
                events = there.play(option)
                if see(world, option, there, self.seat) == real:
                    cards = _cards_that_could_be_meant(world, option)
                    self._add(later, ways, there, self.ways[digest] * cards)
                    told.append(msgspec.json.encode(told_to(self.seat, events)))
        self.worlds, self.ways = later, ways
        return told

    @staticmethod
    def _add(
        worlds: dict[str, Position], ways: dict[str, int], world: Position, count: int
    ) -> None:
        digest = world.digest()
        worlds.setdefault(digest, world)
        ways[digest] = ways.get(digest, 0) + count

    def chances(self, of: Callable[[Position], Hashable]) -> dict[Any, Fraction]:
        """How likely each answer is."""
        whole = sum(self.ways.values())
        found: dict[Any, Fraction] = {}
        for digest, world in self.worlds.items():
            answer = of(world)
            found[answer] = found.get(answer, Fraction(0)) + Fraction(self.ways[digest], whole)
        return found

    def expected(self, of: Callable[[Position], Sequence[int]]) -> list[float]:
        """What these numbers are on average."""
        sums = [Fraction(0)] * 9
        for numbers, chance in self.chances(of).items():
            for at, number in enumerate(numbers):
                sums[at] += number * chance
        return [float(one) for one in sums]


def _cards_that_could_be_meant(world: Position, option: Any) -> int:
    """How many cards of a hand are the stamp that is chosen here; 1 for any other choice."""
    pending = world.pending()
    if not isinstance(pending, Ask):
        return 1
    step = world.agenda[-1].name
    if option < GIVE:
        kind, cards = option, world.hands[pending.seat]
    elif option < TAKE and step == "give-from-hand":
        kind, cards = option - GIVE, world.hands[pending.seat]
    elif option >= RETURN and step == "return-former-hand":
        kind, cards = (option - RETURN) // PLACES, world.former_hand
    else:
        return 1
    return sum(world.kinds[card] == kind for card in cards)


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
    check_hands(view, real, witness)
    check_pile(view, real, witness)
    check_numbers(view, witness)


def check_hands(view: StampedeView, real: Position, witness: Witness) -> None:
    for seat, there in enumerate(view.seats):
        for where, groups in (("hands", there.hand), ("former_hand", there.aside)):
            for group in groups:
                back = tuple(NAMES.index(name) for name in group.back)
                chances = witness.chances(_fronts_of(where, seat, back))
                assert len(group.could_be) == len(set(group.could_be))
                assert told(map(sorted, group.could_be), group.weights) == chances
            if where == "hands":
                assert sum(group.count for group in groups) == len(real.hands[seat])


def told(possible: Iterable[Iterable[str]], weights: Sequence[int]) -> dict[Any, Fraction]:
    whole = sum(weights)
    return {
        tuple(what): Fraction(weight, whole) for what, weight in zip(possible, weights, strict=True)
    }


def _fronts_of(where: str, seat: int, back: tuple[int, ...]) -> Callable[[Position], Hashable]:
    return lambda world: _fronts(_lying(world, where, seat), back, world)


def _lying(world: Position, where: str, seat: int) -> list[int]:
    if where == "hands":
        return world.hands[seat]
    return world.former_hand if seat == world.active else []


def _fronts(cards: list[int], back: tuple[int, ...], world: Position) -> tuple[str, ...]:
    kinds = [world.kinds[card] for card in cards]
    return tuple(sorted(NAMES[kind >> 3] for kind in kinds if BACK[kind] == back))


def check_pile(view: StampedeView, real: Position, witness: Witness) -> None:
    for card in view.followed:
        there = witness.chances(_kind_at(card.place))
        fronts = {(NAMES[kind >> 3],): chance for kind, chance in there.items()}
        assert told(((name,) for name in card.could_be), card.weights) == fronts
        assert {tuple(NAMES[animal] for animal in BACK[kind]) for kind in there} == {card.back}
    # the back of the top card lies open to everyone
    assert not real.pile or view.followed[0].place == 1


def _kind_at(place: int) -> Callable[[Position], Hashable]:
    return lambda world: world.kinds[world.pile[-place]]


def check_numbers(view: StampedeView, witness: Witness) -> None:
    """The expected counts in the row of numbers are the exact averages over all that can be."""
    row = observe(view)
    first = len(STEPS) + 6 * 9 + 2
    for offset in range(len(view.seats)):
        seat = ((view.seat or 0) + offset) % len(view.seats)
        expected = witness.expected(_counts_of(seat))
        at = first + offset * PER_SEAT + 9
        assert row[at : at + 9] == pytest.approx([count / 5 for count in expected], abs=1e-12)
    followed = {card.place for card in view.followed}
    for place in range(1, FOLLOWED + 1):
        at = len(row) - (FOLLOWED + 1 - place) * 9
        expected = witness.expected(_front_at(place)) if place in followed else [0.0] * 9
        assert row[at : at + 9] == pytest.approx(expected, abs=1e-12)


def _counts_of(seat: int) -> Callable[[Position], tuple[int, ...]]:
    def counts(world: Position) -> tuple[int, ...]:
        cards = [*_lying(world, "hands", seat), *_lying(world, "former_hand", seat)]
        fronts = [world.kinds[card] >> 3 for card in cards]
        return tuple(fronts.count(animal) for animal in range(9))

    return counts


def _front_at(place: int) -> Callable[[Position], tuple[int, ...]]:
    def front(world: Position) -> tuple[int, ...]:
        lying = world.kinds[world.pile[-place]] >> 3
        return tuple(int(animal == lying) for animal in range(9))

    return front


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
