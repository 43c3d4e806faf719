"""What a position waits for: a seat's decision, chance, or nothing more."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product
from math import factorial
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    from stampadia.kernel.chance import Dealer


class Ask(Struct, frozen=True, gc=False):
    """A seat must choose one of these, the only list of legal choices. A choice is a game's own
    hashable value: an int, a tuple, a frozen struct."""

    seat: int
    choices: Sequence[Any]
    skip: Any = None
    """What a program answers to a question that only people understand: one of the choices."""


class Chance(Struct, frozen=True):
    """Dice, cards or lots must fall; the outcome is played like a choice.

    `what` names the occasion for records and sentences; `visible` says whether people at the
    table see the outcome (a die) or only that it happened (a shuffle).
    """

    what: str
    visible: bool

    def odds(self) -> Sequence[tuple[Any, Fraction]]:
        """Every outcome with its exact probability; they sum to one."""
        raise NotImplementedError

    def sample(self, dealer: Dealer) -> Any:
        raise NotImplementedError

    def admits(self, outcome: Any) -> bool:
        raise NotImplementedError

    # Chance in small pieces, for programs that list every one of them

    def lots(self, fallen: Sequence[Any] = ()) -> Sequence[tuple[Any, Fraction]]:
        """What can fall next after these, with exact probabilities; nothing once all has fallen.
        Most chances fall at once. Each later list is a part of the first."""
        return () if fallen else self.odds()

    def gathered(self, fallen: Sequence[Any]) -> Any:
        """The outcome, once all its lots have fallen."""
        return fallen[0]


class Draw(Chance, frozen=True):
    """Lots or dice: a short list of outcomes with exact odds."""

    listed: tuple[tuple[Any, Fraction], ...]

    @classmethod
    def evenly(cls, what: str, outcomes: Sequence[Any], *, visible: bool = True) -> Draw:
        share = Fraction(1, len(outcomes))
        return cls(what, visible, tuple((outcome, share) for outcome in outcomes))

    def odds(self) -> Sequence[tuple[Any, Fraction]]:
        return self.listed

    def sample(self, dealer: Dealer) -> Any:
        return dealer.pick(self.listed)

    def admits(self, outcome: Any) -> bool:
        return any(type(outcome) is type(one) and outcome == one for one, _ in self.listed)


class Dice(Draw, frozen=True):
    """Ordinary dice, read from the highest to the lowest, in whatever order they fell."""

    count: int

    @classmethod
    def of(cls, what: str, count: int) -> Dice:
        rolls = Counter(
            tuple(sorted(roll, reverse=True)) for roll in product(range(1, 7), repeat=count)
        )
        odds = ((roll, Fraction(ways, 6**count)) for roll, ways in sorted(rolls.items()))
        return cls(what, True, tuple(odds), count)

    def sample(self, dealer: Dealer) -> Any:
        return tuple(sorted((1 + dealer.below(6) for _ in range(self.count)), reverse=True))

    def admits(self, outcome: Any) -> bool:
        if type(outcome) is not tuple or len(outcome) != self.count:
            return False
        above = 6
        for die in outcome:
            if type(die) is not int or not 1 <= die <= above:
                return False
            above = die
        return True


class Shuffle(Chance, frozen=True):
    """An order for these items; equal items are interchangeable. Sampled, not listed, in play."""

    items: tuple[int, ...]

    def arrangements(self) -> int:
        ways = factorial(len(self.items))
        for count in Counter(self.items).values():
            ways //= factorial(count)
        return ways

    def odds(self) -> Sequence[tuple[Any, Fraction]]:
        """For tiny decks only: the number of arrangements explodes."""
        share = Fraction(1, self.arrangements())
        return [(order, share) for order in _distinct_orders(Counter(self.items), len(self.items))]

    def lots(self, fallen: Sequence[Any] = ()) -> Sequence[tuple[Any, Fraction]]:
        """Item by item, each of what is left."""
        left = Counter(self.items)
        left.subtract(fallen)
        whole = len(self.items) - len(fallen)
        shares = {count: Fraction(count, whole) for count in {*left.values()} - {0}}
        return [(item, shares[count]) for item, count in sorted(left.items()) if count]

    def gathered(self, fallen: Sequence[Any]) -> Any:
        return tuple(fallen)

    def sample(self, dealer: Dealer) -> Any:
        return tuple(dealer.shuffled(self.items))

    def admits(self, outcome: Any) -> bool:
        return (
            isinstance(outcome, tuple)
            and all(issubclass(kind, int) for kind in {*map(type, outcome)})
            and sorted(outcome) == sorted(self.items)
        )


class Over(Struct, frozen=True):
    """The end: what each seat gets (1 for a win, 0 for none, shares between; nothing at all where
    there is no result), and how it came."""

    returns: tuple[float, ...]
    how: str

    @property
    def winners(self) -> tuple[int, ...]:
        best = max(self.returns, default=0.0)
        return tuple(seat for seat, value in enumerate(self.returns) if value == best and value > 0)


Pending = Ask | Chance | Over


def _distinct_orders(left: Counter[int], length: int) -> Iterator[tuple[int, ...]]:
    if length == 0:
        yield ()
        return
    for item in sorted(left):
        if left[item]:
            left[item] -= 1
            for rest in _distinct_orders(left, length - 1):
                yield (item, *rest)
            left[item] += 1
