"""A match driven by small numbers alone, as search libraries want it.

A seat's choice is its number. Chance is unrolled into single lots (`Chance.lots`): a draw falls
at once; a shuffle is dealt item by item, each item of what is left with its exact probability,
and the whole order is played when the last one lies. Where a lot can fall in more than `WIDEST`
ways, it falls in several steps, each of which narrows it down: so no step of chance, of whatever
game, has a number of `WIDEST` or above.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import lcm
from typing import Any, Final, Self

from stampadia.bridges.payoff import payoffs
from stampadia.bridges.setup import MOST_CHOICES, MOST_TURNS, say
from stampadia.bridges.story import Story, text_of
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Chance, Pending

MOST_LOTS: Final = MOST_CHOICES
"""Like the turns and choices, this bounds a match: search libraries want to know its longest
history."""
WIDEST: Final = 128
"""In how many ways one step of chance can fall."""


class Table:
    """One match and its stories. A deep copy is cheap; a pickle of a real match holds its moves
    and replays them, that of an imagined world holds the world."""

    def __init__(self, game: Game, seats: int, options: Options) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.sides = game.sides(seats, options)
        self.position = game.start(seats, options, game.content(options))
        self.laid: list[Any] = []
        """The lots of the chance that is falling, as far as they have fallen."""
        self.narrowed: list[int] = []
        """The steps by which the next lot is narrowed down so far."""
        self.moves: list[Any] = []
        self.choices = 0
        self.lots = 0
        self._root = Story.at_start(self.position, seats)
        self._imagined = False
        self._story = self._root
        self._written = 0
        """How many of the moves the story tells."""
        self._falling: _Steps | None = None
        self._asked: tuple[Chance, Any, Sequence[tuple[int, Fraction]]] | None = None
        """For which chance, and how far it had fallen, the lots were asked for last."""
        self._pass_over_empty_chances()

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

    def choices_now(self, ask: Ask) -> list[int]:
        """The numbers that a seat can choose now."""
        numbers = sorted(ask.choices)
        most = self.game.choice_count
        if not numbers or numbers[0] < 0 or numbers[-1] >= most:
            raise ValueError(say("bridge-number-too-large", game=self.game.name, most=most))
        return numbers

    def lots_now(self, chance: Chance) -> Sequence[tuple[int, Fraction]]:
        """The numbers that chance can bring now, with exact probabilities. Libraries ask for them
        again and again before one falls."""
        now = (tuple(self.laid), tuple(self.narrowed))
        if self._asked is None or self._asked[0] is not chance or self._asked[1] != now:
            self._asked = chance, now, self._lots(chance, now[1])
        return self._asked[2]

    def _lots(self, chance: Chance, past: tuple[int, ...]) -> Sequence[tuple[int, Fraction]]:
        steps = self._steps(chance)
        shares: dict[int, Fraction] = {}
        for lot, share in chance.lots(self.laid):
            way = steps.to_lot[lot]
            if share and way[: len(past)] == past:
                number = way[len(past)]
                shares[number] = shares[number] + share if number in shares else share
        # whole numbers, as fractions take their time
        parts = lcm(*(share.denominator for share in shares.values()))
        whole = sum(share.numerator * (parts // share.denominator) for share in shares.values())
        assert whole and all(0 <= number < WIDEST for number in shares)
        if whole == parts:
            return sorted(shares.items())
        return [(number, share * parts / whole) for number, share in sorted(shares.items())]

    def play(self, number: int) -> None:
        pending = self.pending()
        if isinstance(pending, Ask):
            self.choices += 1
            self._move(number)
        else:
            assert isinstance(pending, Chance)
            self.lots += 1
            self._let_fall(pending, number)
        self._pass_over_empty_chances()

    def _let_fall(self, chance: Chance, number: int) -> None:
        self.narrowed.append(number)
        lots = self._steps(chance).lots
        if tuple(self.narrowed) not in lots:
            return  # there are several that it can still be
        self.laid.append(lots[tuple(self.narrowed)])
        self.narrowed = []
        if not chance.lots(self.laid):
            outcome, self.laid = chance.gathered(self.laid), []
            self._move(outcome)

    def _steps(self, chance: Chance) -> _Steps:
        if self._falling is None or self._falling.chance is not chance:
            self._falling = _Steps(chance)
        return self._falling

    def _pass_over_empty_chances(self) -> None:
        """Shuffling no card needs no luck."""
        while isinstance(pending := self.pending(), Chance) and not pending.lots(self.laid):
            self._move(pending.gathered(()))

    def _move(self, choice: Any) -> None:
        self.position.play(choice)
        self.moves.append(choice)

    def returns(self) -> list[float]:
        return payoffs(self.pending(), self.sides)

    def write(self, number: int) -> str:
        """A number as notation, for people."""
        pending = self.pending()
        if not isinstance(pending, Chance):
            return self.game.write(self.position, number)
        steps = (*self.narrowed, number)
        lots = self._steps(pending).lots
        if steps not in lots:
            return f"{pending.what} {'.'.join(map(str, steps))}..."
        fallen = (*self.laid, lots[steps])
        if len(fallen) == 1 and not pending.lots(fallen):
            return self.game.write(self.position, pending.gathered(fallen))
        return f"{pending.what} {lots[steps]}"

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
        if isinstance(pending, Chance) and not pending.visible:
            twin.laid = []
            for _ in self.laid:
                twin.laid.append(dealer.pick(pending.lots(twin.laid)))
            twin.narrowed = []
        return twin

    # Copying and keeping

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.position = self.position.clone()
        twin.laid = self.laid[:]
        twin.narrowed = self.narrowed[:]
        twin.moves = self.moves[:]
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        world = (self._root.position, self._root._told) if self._imagined else None
        counts = (self.choices, self.lots)
        start = (self.game.name, self.seats, self.options)
        return _rebuild, (*start, world, self.moves, self.laid, self.narrowed, counts)


def _rebuild(
    name: str,
    seats: int,
    options: Options,
    world: tuple[Any, ...] | None,
    moves: list[Any],
    laid: list[Any],
    narrowed: list[int],
    counts: tuple[int, int],
) -> Table:
    table = Table(registry.load(name), seats, options)
    if world is not None:
        table._root = table._story = Story(*world)
        table._imagined = True
        table.position = table._root.position.clone()
        table.moves = []
    for move in moves[len(table.moves) :]:  # the first ones may have been passed over already
        table._move(move)
    table.laid, table.narrowed = laid, narrowed
    table.choices, table.lots = counts
    return table


class _Steps:
    """For each lot of a chance the steps that lead to it: the figures of its number, to the base
    `WIDEST`."""

    def __init__(self, chance: Chance) -> None:
        lots = [lot for lot, _ in chance.lots()]
        figures = 1
        while WIDEST**figures < len(lots):
            figures += 1
        powers = [WIDEST**power for power in reversed(range(figures))]
        self.chance = chance
        self.to_lot = {
            lot: tuple(number // power % WIDEST for power in powers)
            for number, lot in enumerate(lots)
        }
        self.lots = {steps: lot for lot, steps in self.to_lot.items()}
