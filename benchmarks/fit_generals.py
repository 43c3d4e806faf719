"""`python -m benchmarks.fit_generals`: the constants of the careful judgement of Generals, fitted
anew (`stampadia.games.generals.bots.judgement`).

Battles are begun in their midst: at a random Ink Level, with random Life, a random hand, some of
the Places there already, and random Units on both sides. What the judgement looks at is written
down before the first choice; at the end of the battle, whether it was won, how many turns it took,
and what was left. Two regressions follow: logistic for the odds (of a win that counts less for
each turn it took), least squares for what is left.

Only first turns count, because what lies on the table later is what the player made of it: who
stands badly lays more cards, and whoever waits has an Enemy left, so cards laid would look bad and
Enemies good.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from statistics import fmean
from typing import Annotated, Final

from cyclopts import App, Parameter
from cyclopts.validators import Number
from msgspec import Struct

from benchmarks.report import own_words
from stampadia.games.generals import GAME, GeneralsOptions
from stampadia.games.generals.bots.judgement import (
    LEVEL_OF_A_PLACE,
    PATIENCE,
    Situation,
    Stock,
    features,
    stock_of,
    table_of,
)
from stampadia.games.generals.choices import COLUMNS
from stampadia.games.generals.content import (
    FRONT,
    INCOMING,
    LAST_INK,
    MOST_IN_HAND,
    MOST_LIFE,
    PLAYER,
)
from stampadia.games.generals.position import Position
from stampadia.games.generals.rules.steps import Step
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.perspective import Perspective
from stampadia.lab.hands import make_hand
from stampadia.lab.simulate import cores

FIRST_INK: Final = 2
SETS: Final = ("STLITE", "STFULL", "STLITE,STRETURN", "STFULL,STTOLL")
LONGEST: Final = 40
"""A battle that takes longer is given up and counts as not won."""
MOST_UNITS: Final = 3
"""On either side, when a battle is begun in its midst."""
MOST_CARDS_OF_A_UNIT: Final = 3
LEAST_PILE: Final = 8
"""Cards that stay in the Printer Deck whatever is laid."""
RIDGE: Final = 1.0
"""Pulls weights that few turns speak for towards zero."""
STEPS: Final = 12
"""Of Newton's method; it settles sooner."""

Row = Sequence[float]


class Turn(Struct, frozen=True):
    """The start of a turn, and what came of it."""

    ink: int
    table: Situation
    stock: Stock
    value: float
    """Of the battle: 0 if it was not won, less than 1 for each turn it still took."""
    left: Stock | None
    """At the end of the battle, if it was won."""


AtLeastOne = Annotated[int, Parameter(validator=Number(gte=1))]

app = App(name="benchmarks.fit_generals")


@app.default
def main(
    *,
    battles: AtLeastOne = 800,
    player: str = "hasty",
    seed: str = "fit",
    workers: AtLeastOne | None = None,
) -> None:
    """Play battles and print the constants that fit them.

    Parameters
    ----------
    battles
        How many.
    player
        Who plays them.
    seed
        Names the stream of luck; the same seed gives the same constants.
    workers
        Processes; all cores if not said.
    """
    play = partial(first_turn, seed, player)
    with ProcessPoolExecutor(workers or cores()) as pool:
        played = list(pool.map(play, range(battles), chunksize=4))
    turns = [turn for turn in played if turn is not None]
    for line in fitted(turns):
        print(line)
    won = fmean(bool(turn.left) for turn in turns)
    print(own_words().say("bench-fitted", battles=battles, turns=len(turns), won=f"{won:.0%}"))


def first_turn(seed: str, spec: str, number: int) -> Turn | None:
    """None if there was nothing to choose in the whole battle."""
    dealer = Dealer(seed).child(number)
    position = _begun(dealer, number)
    player = make_hand(spec, dealer.child("player"))
    ink = position.ink
    seen: tuple[int, int, Situation, Stock] | None = None
    seat = Perspective(GAME, position, 0)
    while position.ink == ink and position.battle_turns <= LONGEST:
        pending = position.pending()
        if isinstance(pending, Over):
            break
        if not isinstance(pending, Ask):
            position.play(dealer.answer(pending))
            continue
        if position.phase == "play" and seen is None:
            level = position.ink_level()
            seen = (position.turn, level, table_of(position), stock_of(position))
        position.play(player.choose(seat))
    if seen is None:
        return None
    over = position.over
    won = position.ink > ink or (over is not None and over.returns[0] > 0)
    turn, level, table, stock = seen
    value = PATIENCE ** (position.turn - turn) if won else 0.0
    return Turn(level, table, stock, value, stock_of(position) if won else None)


def _begun(dealer: Dealer, number: int) -> Position:
    position = GAME.begin(1, GeneralsOptions(sets=SETS[number % len(SETS)], ink=2))
    position.ink = FIRST_INK + number // len(SETS) % (LAST_INK + 1 - FIRST_INK)
    position.agenda.insert(1, Midst(dealer.child("midst")))  # before the first turn
    return position


class Midst(Step):
    """A battle is under way: so much Life, so many cards, Places and Units, as it happens."""

    name = "midst"

    def __init__(self, dealer: Dealer) -> None:
        self._dealer = dealer

    def proceed(self, position: Position) -> None:
        position.agenda.pop()
        below = self._dealer.below
        life, cards = below(MOST_LIFE + 1), below(MOST_IN_HAND + 1)
        position.life = min(position.life, life)
        while len(position.life_cards) > life:
            position.discard.append(position.life_cards.pop())
        hand = position.hands[0]
        while len(hand) > cards:
            position.discard.append(hand.pop())
        while len(hand) < cards:
            hand.append(position.pile.pop())
        places = below(-(-position.ink // LEVEL_OF_A_PLACE) + 1)
        position.places += [position.pile.pop() for _ in range(places)]
        position.refresh_places()
        if places:
            for _ in range(below(MOST_UNITS + 1)):
                column = below(COLUMNS)
                row = FRONT if position.rows[FRONT][column] is None else INCOMING
                self._lay(position, row, column, len(position.pile))
            for _ in range(below(MOST_UNITS + 1)):
                self._lay(position, PLAYER, below(COLUMNS), 1 + below(MOST_CARDS_OF_A_UNIT))

    def _lay(self, position: Position, row: int, column: int, most: int) -> None:
        """A Unit of the Ink Level or of so many cards, wounded, but not to death."""
        if position.rows[row][column] is not None or len(position.pile) <= LEAST_PILE:
            return
        cards: list[int] = []
        while (
            len(cards) < most
            and len(position.pile) > LEAST_PILE
            and sum(position.deck.levels[card] for card in cards) < position.ink
        ):
            cards.append(position.pile.pop())
        unit = position.muster(row, column, tuple(cards))
        if row != INCOMING and unit.stack.life > 1:
            unit.wounds = self._dealer.below(unit.stack.life)

    def __repr__(self) -> str:
        return self.name


def fitted(turns: Sequence[Turn]) -> Iterator[str]:
    """The constants as they stand in the module."""
    inks = range(FIRST_INK, LAST_INK + 1)
    rows = [
        (*(float(turn.ink == ink) for ink in inks), *features(turn.table, turn.stock))
        for turn in turns
    ]
    values = [turn.value for turn in turns]
    weights = logistic(rows, values)
    by_ink, odds = weights[: len(inks)], weights[len(inks) :]
    yield _line("BY_INK", [by_ink[0]] * FIRST_INK + by_ink)
    yield _line("ODDS", odds)
    won = [turn for turn in turns if turn.left is not None]
    for index, name in enumerate(("LIFE_LEFT", "CARDS_LEFT", "WORTH_LEFT")):
        left = [turn.left[index] for turn in won if turn.left is not None]
        given = [(1.0, *turn.stock, *turn.table) for turn in won]
        yield _line(name, least_squares(given, left, [1.0] * len(left)))
    mean = fmean(values)
    chances = [_chance(weights, row) for row in rows]
    guessed = _loss(values, [mean] * len(values))
    yield f"# log-loss {_loss(values, chances):.3f}; always guessing the mean: {guessed:.3f}"


def _line(name: str, weights: Sequence[float]) -> str:
    return f"{name}: Final = ({', '.join(f'{weight:.3g}' for weight in weights)})"


def _chance(weights: Row, row: Row) -> float:
    odds = sum(weight * number for weight, number in zip(weights, row, strict=True))
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def _loss(values: Row, chances: Row) -> float:
    return -fmean(
        value * log(chance) + (1 - value) * log(1 - chance)
        for value, chance in zip(values, chances, strict=True)
    )


def logistic(rows: Sequence[Row], values: Row) -> list[float]:
    """By Newton's method, each step a weighted least-squares problem."""
    weights = [0.0] * len(rows[0])
    for _ in range(STEPS):
        goals, trust = [], []
        for row, value in zip(rows, values, strict=True):
            chance = _chance(weights, row)
            spread = max(1e-4, chance * (1 - chance))
            odds = sum(weight * number for weight, number in zip(weights, row, strict=True))
            goals.append(odds + (value - chance) / spread)
            trust.append(spread)
        weights = least_squares(rows, goals, trust)
    return weights


def least_squares(rows: Sequence[Row], goals: Row, trust: Row) -> list[float]:
    size = len(rows[0])
    matrix = [[RIDGE * (i == j) for j in range(size)] + [0.0] for i in range(size)]
    for row, goal, weight in zip(rows, goals, trust, strict=True):
        found = [(index, number) for index, number in enumerate(row) if number]
        for i, first in found:
            line = matrix[i]
            for j, second in found:
                line[j] += weight * first * second
            line[size] += weight * first * goal
    return _solved(matrix)


def _solved(matrix: list[list[float]]) -> list[float]:
    """Gauss and Jordan; the ridge makes every pivot positive."""
    size = len(matrix)
    for pivot in range(size):
        top = [number / matrix[pivot][pivot] for number in matrix[pivot]]
        matrix[pivot] = top
        for index in range(size):
            if index != pivot and (factor := matrix[index][pivot]):
                matrix[index] = [a - factor * b for a, b in zip(matrix[index], top, strict=True)]
    return [line[size] for line in matrix]


if __name__ == "__main__":
    app()
