"""A match driven by small numbers alone, as search libraries want it.

A seat's choice is its number. Chance is unrolled into single lots: a draw is the index of its
outcome; a shuffle is dealt item by item, each item of what is left with its exact probability,
and the whole order is played when the last one lies.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any, Final, Self

from stampadia.bridges.setup import MOST_TURNS
from stampadia.bridges.story import Story, text_of
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Chance, Over, Pending, Shuffle

MOST_CHOICES: Final = 20 * MOST_TURNS
MOST_LOTS: Final = 20 * MOST_TURNS
"""Like the turns, these bound a match: search libraries want to know its longest history."""


class Table:
    """One match and its stories. A deep copy is cheap; a pickle of a real match holds its moves
    and replays them, that of an imagined world holds the world."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.position = game.begin(seats, options)
        self.laid: list[int] = []
        """The items of a shuffle that are dealt so far, first ones first."""
        self.moves: list[Any] = []
        self.choices = 0
        self.lots = 0
        self._root = Story.at_start(self.position, seats)
        self._imagined = False
        self._story = self._root
        self._written = 0
        """How many of the moves the story tells."""

    # Playing

    def pending(self) -> Pending:
        return self.position.pending()

    @property
    def unfinished(self) -> bool:
        """Is the match at one of its bounds?"""
        return (
            self.position.turn > MOST_TURNS
            or self.choices >= MOST_CHOICES
            or self.lots >= MOST_LOTS
        )

    def lots_now(self, chance: Chance) -> list[tuple[int, Fraction]]:
        """The numbers that chance can bring now, with exact probabilities."""
        if not isinstance(chance, Shuffle):
            return [(number, share) for number, (_, share) in enumerate(chance.odds())]
        left = Counter(chance.items)
        left.subtract(self.laid)
        whole = len(chance.items) - len(self.laid)
        return [
            (number, Fraction(left[item], whole))
            for number, item in enumerate(_distinct(chance.items))
            if left[item]
        ]

    def play(self, number: int) -> None:
        pending = self.pending()
        if isinstance(pending, Ask):
            self.choices += 1
            self._move(number)
            return
        assert isinstance(pending, Chance)
        self.lots += 1
        if isinstance(pending, Shuffle):
            self.laid.append(_distinct(pending.items)[number])
            if len(self.laid) == len(pending.items):
                order, self.laid = tuple(self.laid), []
                self._move(order)
        else:
            self._move(pending.odds()[number][0])

    def _move(self, choice: Any) -> None:
        self.position.play(choice)
        self.moves.append(choice)

    def returns(self) -> list[float]:
        """Everybody pays 1 and the winners share the pot, so that the returns sum to zero; an
        unfinished match pays everybody back."""
        over = self.pending()
        if not isinstance(over, Over) or not sum(over.returns):
            return [0.0] * self.seats
        pot = self.seats / sum(over.returns)
        return [share * pot - 1.0 for share in over.returns]

    def write(self, number: int) -> str:
        """A number as notation, for people."""
        pending = self.pending()
        if isinstance(pending, Shuffle):
            return f"{pending.what} {_distinct(pending.items)[number]}"
        if isinstance(pending, Chance):
            return self.game.write(self.position, pending.odds()[number][0])
        return self.game.write(self.position, number)

    # Knowing

    def told(self, seat: int | None) -> tuple[str, ...]:
        """The story of this seat (None: a spectator)."""
        if self._written < len(self.moves):
            self._story = self._story.after(self.game, self.moves[self._written :])
            self._written = len(self.moves)
        return self._story.told(seat)

    def seen(self, seat: int | None) -> str:
        """The view of this seat (None: a spectator) as text."""
        return text_of(self.position.view(seat))

    def imagined_by(self, seat: int, dealer: Dealer) -> Table:
        """A table that this seat cannot tell from the real one. It has a present and a future,
        and of the past only what was told: not the moves that led to the truth."""
        self.told(seat)
        twin = self.copy()
        twin.position = self.position.imagine(seat, dealer)
        twin.moves = []
        twin._root = twin._story = self._story.imagined_by(seat, twin.position)
        twin._written = 0
        twin._imagined = True
        pending = self.pending()
        if isinstance(pending, Shuffle) and not pending.visible:
            twin.laid = dealer.shuffled(pending.items)[: len(self.laid)]
        return twin

    # Copying and keeping

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.clone()
        twin.laid = self.laid[:]
        twin.moves = self.moves[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        world = (self._root.position, self._root._told) if self._imagined else None
        counts = (self.choices, self.lots)
        start = (self.game.name, self.seats, self.options)
        return _rebuild, (*start, world, self.moves, self.laid, counts)


def _rebuild(
    name: str,
    seats: int,
    options: Options,
    world: tuple[Any, ...] | None,
    moves: list[Any],
    laid: list[int],
    counts: tuple[int, int],
) -> Table:
    table = Table(registry.load(name), seats, options)
    if world is not None:
        table._root = table._story = Story(*world)
        table._imagined = True
        table.position = table._root.position.clone()
    for move in moves:
        table._move(move)
    table.laid = laid
    table.choices, table.lots = counts
    return table


@cache
def _distinct(items: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(set(items)))
