"""What each seat knows, with perfect recall.

Every back is public wherever its card can be followed (ruling 13), so secrets are of two kinds:

* which front lies on a card whose back one sees. All cards of one back form a small family
  (two or four cards), so a seat's knowledge of a family is exactly a weight for each of its
  rows: how many equally likely stories end in it. Seeing a front leaves no weight to the rows
  that lack it. When cards of one family become indistinguishable, because they lie in one hand
  (ruling 14) or were shuffled together, the weights spread over the rows that come from
  exchanging them. Nothing else can be known, and nothing is forgotten too early.
* where in the pile a *lost* card lies, one whose place cannot be followed.

Facts are taken in late, when somebody asks: play itself only notes them down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations
from math import gcd
from typing import TYPE_CHECKING, Any

from stampadia.games.stampede.content import Deck, Family, Layout, Weights

if TYPE_CHECKING:
    from stampadia.kernel.chance import Dealer


class Knowledge:
    """Weights for each observer and family; observer number `seats` is the spectator, who knows
    what is public and no more. Never changed once made."""

    __slots__ = ("aside", "aside_of", "deck", "hands", "lost", "seats", "weights")

    def __init__(
        self,
        deck: Deck,
        seats: int,
        weights: list[Weights],
        hands: list[list[int]],
        aside: list[int],
        aside_of: int,
        lost: set[int],
    ) -> None:
        self.deck = deck
        self.seats = seats
        self.weights = weights
        self.hands = hands
        self.aside = aside
        """The hand that a rhino has set aside, and whose it is."""
        self.aside_of = aside_of
        self.lost = lost

    @classmethod
    @cache
    def at_start(cls, layout: Layout) -> Knowledge:
        anything = [family.anything for family in layout.deck.families]
        return cls(
            layout.deck,
            layout.seats,
            anything * (layout.seats + 1),
            [[] for _ in range(layout.seats)],
            [],
            0,
            set(range(len(layout.deck))),
        )

    # Asking

    def of_family(self, observer: int | None, family: int) -> Weights:
        who = self.seats if observer is None else observer
        return self.weights[who * len(self.deck.families) + family]

    def of(self, observer: int | None) -> list[Weights]:
        """What an observer (None: a spectator) knows of every family."""
        size = len(self.deck.families)
        first = (self.seats if observer is None else observer) * size
        return self.weights[first : first + size]

    # Imagining

    def imagine_kinds(self, seat: int, kinds: list[int], dealer: Dealer) -> list[int]:
        """Kinds for all cards that fit what the seat knows, as likely as they are to it."""
        imagined = kinds[:]
        for family, weights in zip(self.deck.families, self.of(seat), strict=True):
            rows = rows_by_weight(family, weights)
            if len(rows) > 1:
                for card, kind in zip(family.cards, dealer.one_of(rows), strict=True):
                    imagined[card] = kind
        return imagined

    def imagined_by(self, seat: int, kinds: list[int]) -> Knowledge:
        """Knowledge to go with imagined kinds. The imagining seat knows what it knew; the others
        know what is public and their own hands, for what else they saw is not this seat's
        to know."""
        size = len(self.deck.families)
        public = self.weights[self.seats * size :]
        weights: list[Weights] = []
        for other in range(self.seats):
            known = self.weights[other * size : (other + 1) * size] if other == seat else public
            weights += known
        weights += public
        world = Knowledge(
            self.deck, self.seats, weights, self.hands, self.aside, self.aside_of, self.lost
        )
        for other in range(self.seats):
            world._see(other, self.hands[other], kinds)
        world._see(self.aside_of, self.aside, kinds)
        return world

    # Taking in what happened

    def after(self, facts: Iterable[tuple[Any, ...]], kinds: list[int]) -> Knowledge:
        later = Knowledge(
            self.deck,
            self.seats,
            self.weights[:],
            [hand[:] for hand in self.hands],
            self.aside[:],
            self.aside_of,
            set(self.lost),
        )
        for name, *rest in facts:
            handler = getattr(later, "_" + name.replace("-", "_"), None)
            if handler is not None:
                handler(kinds, *rest)
        return later

    def _dealt(
        self,
        kinds: list[int],
        hands: Sequence[Sequence[int]],
        albums: Sequence[Sequence[int]],
        exchange: Sequence[int],
        pile: Sequence[int],
        top: int,
    ) -> None:
        self.lost = set(pile)
        self._all_see([*exchange, *(card for album in albums for card in album)], kinds)
        for seat, hand in enumerate(hands):
            self._see(seat, hand, kinds)
            self._join_hand(seat, hand)
        self.lost.discard(top)

    def _drew(self, kinds: list[int], seat: int, card: int, top: int) -> None:
        self._see(seat, [card], kinds)
        self._join_hand(seat, [card])
        self.lost.discard(top)

    def _played(self, kinds: list[int], seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        self._all_see([card], kinds)

    def _exchanged(
        self,
        kinds: list[int],
        seat: int,
        source: str,
        given: Sequence[int],
        _other: int,
        taken: Sequence[int],
    ) -> None:
        if source == "hand":  # albums and the exchange area are face up
            self.hands[seat].remove(given[0])
            self._all_see(given, kinds)
            self._join_hand(seat, taken)

    def _swapped_hands(self, kinds: list[int], seat: int, other: int) -> None:
        hands = self.hands
        received = ((seat, hands[other]), (other, hands[seat]))
        hands[seat], hands[other] = [], []
        for owner, hand in received:
            self._see(owner, hand, kinds)
        for owner, hand in received:
            self._join_hand(owner, hand)

    def _took_top(self, kinds: list[int], _seat: int, card: int, top: int) -> None:
        self._all_see([card], kinds)
        self.lost.discard(top)

    def _set_aside(self, _kinds: list[int], seat: int) -> None:
        self.aside, self.aside_of = self.hands[seat], seat
        self.hands[seat] = []

    def _returned(
        self, _kinds: list[int], _seat: int, source: str, card: int, _place: int, _top: int
    ) -> None:
        if source == "hand":
            self.aside.remove(card)

    def _reshuffled(self, _kinds: list[int], pile: Sequence[int], top: int) -> None:
        for together in self._by_family(pile):
            self._mix(together, owner=None)
        self.lost = set(pile) - {top}

    def _see(self, observer: int, cards: Iterable[int], kinds: list[int]) -> None:
        deck = self.deck
        for card in cards:
            family = deck.family_of[card]
            index = observer * len(deck.families) + family
            self.weights[index] = seen(
                deck.families[family],
                deck.place_in_family[card],
                kinds[card],
                self.weights[index],
            )

    def _all_see(self, cards: Sequence[int], kinds: list[int]) -> None:
        for observer in range(self.seats + 1):
            self._see(observer, cards, kinds)

    def _join_hand(self, owner: int, cards: Iterable[int]) -> None:
        """Cards enter a hand, where only the owner can tell twins apart."""
        hand = self.hands[owner]
        hand.extend(cards)
        for together in self._by_family(hand):
            self._mix(together, owner)

    def _by_family(self, cards: Iterable[int]) -> list[list[int]]:
        groups: dict[int, list[int]] = {}
        for card in cards:
            groups.setdefault(self.deck.family_of[card], []).append(card)
        return [group for group in groups.values() if len(group) > 1]

    def _mix(self, together: Sequence[int], owner: int | None) -> None:
        deck = self.deck
        family = deck.family_of[together[0]]
        places = tuple(sorted(deck.place_in_family[card] for card in together))
        for observer in range(self.seats + 1):
            if observer != owner:
                index = observer * len(deck.families) + family
                self.weights[index] = mixed(deck.families[family], places, self.weights[index])


@cache
def likely(
    family: Family, places: tuple[int, ...], weights: Weights
) -> tuple[tuple[tuple[int, ...], int], ...]:
    """What can lie at these places, in any order, with its weight."""
    found: dict[tuple[int, ...], int] = {}
    for row, weight in zip(family.rows, weights, strict=True):
        if weight:
            lying = tuple(sorted(row[place] for place in places))
            found[lying] = found.get(lying, 0) + weight
    hands = sorted(found)
    return tuple(zip(hands, _reduced(found[hand] for hand in hands), strict=True))


@cache
def rows_by_weight(family: Family, weights: Weights) -> tuple[tuple[int, ...], ...]:
    """Each row as often as it weighs."""
    rows: list[tuple[int, ...]] = []
    for row, weight in zip(family.rows, weights, strict=True):
        rows += [row] * weight
    return tuple(rows)


@cache
def seen(family: Family, place: int, kind: int, weights: Weights) -> Weights:
    """Only the rows that have this kind at this place keep their weight."""
    return _reduced(
        weight if row[place] == kind else 0
        for row, weight in zip(family.rows, weights, strict=True)
    )


@cache
def mixed(family: Family, places: tuple[int, ...], weights: Weights) -> Weights:
    """The cards at these places may have changed places in any way."""
    spread = [0] * len(family.rows)
    for row, weight in zip(family.rows, weights, strict=True):
        for order in permutations(places):
            other = list(row)
            for place, source in zip(places, order, strict=True):
                other[place] = row[source]
            spread[family.rows.index(tuple(other))] += weight
    return _reduced(spread)


def _reduced(weights: Iterable[int]) -> Weights:
    whole = tuple(weights)
    divisor = gcd(*whole)
    return tuple(weight // divisor for weight in whole)
