"""Manual: "Setup"."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations, product
from typing import TYPE_CHECKING, Any

from stampadia.games.generals.battlefield import MOST_LIFE
from stampadia.games.generals.deck import Deck
from stampadia.games.generals.rules.drawing import to_hand
from stampadia.games.generals.rules.turn import CHECK
from stampadia.kernel.agenda import Step
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Chance, Pending, Shuffle

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position


def opening(deck: Deck) -> list[Step[Position]]:
    steps: list[Step[Position]] = [CHECK, Deal()]
    if deck.events:
        steps.append(ShuffleEvents())
    return steps


class Deal(Step["Position"]):
    """Shuffle the Printer Deck; Life and columns from it in the Full version; the first hand."""

    name = "deal"

    def proceed(self, position: Position) -> Pending:
        return Shuffle("shuffle", False, tuple(range(position.deck.units)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        pile = position.pile = list(reversed(choice))
        if position.deck.full:
            position.life_cards = [pile.pop() for _ in range(MOST_LIFE)]
            position.columns = [pile.pop() for _ in range(4)]
        else:
            position.life = MOST_LIFE
        # ruling "Two generals together": four cards each
        for seat, hand in enumerate(position.hands):
            for _ in range(5 if position.seats == 1 else 4):
                if pile:
                    to_hand(position, seat, pile.pop())
            position.news.append(("dealt", seat, tuple(hand)))

    def __repr__(self) -> str:
        return self.name


class ShuffleEvents(Step["Position"]):
    """Ruling B14: the side with the grey dot up, or either at random."""

    name = "shuffle-events"

    def proceed(self, position: Position) -> Pending:
        count = position.deck.events
        if position.random_events:
            return ShuffleAndTurn("events", False, count)
        return Shuffle("events", False, tuple(range(0, 2 * count, 2)))

    def take(self, position: Position, choice: tuple[int, ...]) -> None:
        units = position.deck.units
        position.event_pile = [units + face for face in reversed(choice)]
        position.news.append(("laid-events", len(choice)))

    def __repr__(self) -> str:
        return self.name


class ShuffleAndTurn(Chance, frozen=True):
    """An order for so many two-sided cards, each with a side up: face 2n or 2n + 1 for card n."""

    count: int

    def odds(self) -> Sequence[tuple[Any, Fraction]]:
        """For tiny decks only."""
        orders = list(permutations(range(self.count)))
        turns = list(product((0, 1), repeat=self.count))
        share = Fraction(1, len(orders) * len(turns))
        return [
            (tuple(2 * card + side for card, side in zip(order, sides, strict=True)), share)
            for order in orders
            for sides in turns
        ]

    def lots(self, fallen: Sequence[Any] = ()) -> Sequence[tuple[Any, Fraction]]:
        """Card by card, with either side up."""
        laid = {face // 2 for face in fallen}
        faces = [face for face in range(2 * self.count) if face // 2 not in laid]
        return [(face, Fraction(1, len(faces))) for face in faces]

    def gathered(self, fallen: Sequence[Any]) -> tuple[int, ...]:
        return tuple(fallen)

    def sample(self, dealer: Dealer) -> tuple[int, ...]:
        return tuple(2 * card + dealer.below(2) for card in dealer.shuffled(range(self.count)))

    def admits(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and all(type(face) is int for face in outcome)
            and sorted(face // 2 for face in outcome) == list(range(self.count))
        )
