"""What each seat knows, with perfect recall.

Every back is public wherever its card can be followed (ruling 13), so secrets are of two kinds:

* which front lies on a card whose back one sees. All cards of one back form a small family
  (two or four cards), so a seat's knowledge of a family is exactly a set of its rows, held as
  bits. Seeing a front removes rows. When cards of one family become indistinguishable, because
  they lie in one hand (ruling 14) or were shuffled together, the set is closed under exchanging
  them. Nothing else can be known, and nothing is forgotten too early.
* where in the pile a *lost* card lies, one whose place nobody can follow.

Facts are taken in late, when somebody asks: play itself only notes them down.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any

from stampadia.games.stampede.content import Deck, Family, Layout

if TYPE_CHECKING:
    from stampadia.kernel.chance import Dealer


class Knowledge:
    """Bits for each observer and family; observer number `seats` is the spectator, who knows
    what is public and no more. Never changed once made."""

    __slots__ = ("aside", "aside_of", "bits", "deck", "hands", "lost", "seats")

    def __init__(
        self,
        deck: Deck,
        seats: int,
        bits: list[int],
        hands: list[list[int]],
        aside: list[int],
        aside_of: int,
        lost: set[int],
    ) -> None:
        self.deck = deck
        self.seats = seats
        self.bits = bits
        self.hands = hands
        self.aside = aside
        """The hand that a rhino has set aside, and whose it is."""
        self.aside_of = aside_of
        self.lost = lost

    @classmethod
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

    def of_family(self, observer: int | None, family: int) -> int:
        who = self.seats if observer is None else observer
        return self.bits[who * len(self.deck.families) + family]

    def possible_kinds(self, observer: int | None, card: int) -> set[int]:
        """The kinds this card can be, as far as the observer knows."""
        family = self.deck.family_of[card]
        place = self.deck.place_in_family[card]
        rows = rows_in(self.deck.families[family], self.of_family(observer, family))
        return {row[place] for row in rows}

    def possible_hands(self, observer: int | None, cards: Sequence[int]) -> list[tuple[int, ...]]:
        """For cards of one family that lie together: the sorted kinds they can be."""
        family = self.deck.family_of[cards[0]]
        places = [self.deck.place_in_family[card] for card in cards]
        rows = rows_in(self.deck.families[family], self.of_family(observer, family))
        return sorted({tuple(sorted(row[place] for place in places)) for row in rows})

    # Imagining

    def imagine_kinds(self, seat: int, kinds: list[int], dealer: Dealer) -> list[int]:
        """Kinds for all cards that fit what the seat knows, each fitting way equally likely."""
        imagined = kinds[:]
        families = self.deck.families
        first = seat * len(families)
        for family, bits in zip(families, self.bits[first : first + len(families)], strict=True):
            rows = rows_in(family, bits)
            if len(rows) > 1:
                for card, kind in zip(family.cards, dealer.one_of(rows), strict=True):
                    imagined[card] = kind
        return imagined

    def imagined_by(self, seat: int, kinds: list[int]) -> Knowledge:
        """Knowledge to go with imagined kinds. The imagining seat knows what it knew; the others
        know what is public and their own hands, for what else they saw is not this seat's
        to know."""
        size = len(self.deck.families)
        public = self.bits[self.seats * size :]
        bits: list[int] = []
        for other in range(self.seats):
            known = self.bits[other * size : (other + 1) * size] if other == seat else public
            bits += known
        bits += public
        world = Knowledge(
            self.deck, self.seats, bits, self.hands, self.aside, self.aside_of, self.lost
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
            self.bits[:],
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
            self.bits[observer * len(deck.families) + family] &= rows_with(
                deck.families[family], deck.place_in_family[card], kinds[card]
            )

    def _all_see(self, cards: Sequence[int], kinds: list[int]) -> None:
        for observer in range(self.seats + 1):
            self._see(observer, cards, kinds)

    def _join_hand(self, owner: int, cards: Iterable[int]) -> None:
        """Cards enter a hand, where nobody but the owner can tell twins apart."""
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
                self.bits[index] = mixed(deck.families[family], places, self.bits[index])


@cache
def rows_in(family: Family, bits: int) -> tuple[tuple[int, ...], ...]:
    """The rows that these bits stand for."""
    return tuple(row for number, row in enumerate(family.rows) if bits >> number & 1)


@cache
def rows_with(family: Family, place: int, kind: int) -> int:
    """Bits of the rows that have this kind at this place."""
    return sum(1 << number for number, row in enumerate(family.rows) if row[place] == kind)


@cache
def mixed(family: Family, places: tuple[int, ...], bits: int) -> int:
    """These rows and all that come from them by exchanging the cards at these places."""
    closed = 0
    for row in rows_in(family, bits):
        for order in permutations(places):
            other = list(row)
            for place, source in zip(places, order, strict=True):
                other[place] = row[source]
            closed |= 1 << family.rows.index(tuple(other))
    return closed
