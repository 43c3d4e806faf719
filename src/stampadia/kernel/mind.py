"""What a game may know to do faster than through its positions: think about a decision, and play
whole games at random. Either must come to the very same as through positions, draw for draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Mind(Protocol):
    """One seat's thoughts about one decision: a tree of choices below it."""

    def look(self, *, hurried: bool, effort: int, worlds: int, weight: int) -> None:
        """Look through the own turn in so many imagined worlds, at a glance if hurried, else with
        care; each choice on the way is entered as `weight` visits."""
        ...

    def walk(self, times: int, exploration: float, rollout_turns: int | None) -> None:
        """Walk down the tree so many times, each in a world of its own, and play on by instinct for
        so many turns, or to the end."""
        ...

    def race(
        self, choices: Sequence[Any], laps: int, turns: int, effort: int
    ) -> Sequence[Sequence[float]]:
        """Try each choice in so many imagined worlds, with the same luck, and play on with care for
        so many turns; for each world what each choice brought. `effort` is how far the players look
        there."""
        ...

    def considered(self) -> Sequence[tuple[Any, int, float]]:
        """The choices, in the order in which they were first thought of, each with its visits and
        the sum of what it brought."""
        ...

    def close(self) -> None:
        """Hand the dealer back, as far as its stream has come."""
        ...


class Played(Struct, frozen=True):
    """How a game went that was played at random."""

    starter: int
    """The seat that was asked first."""
    turns: int
    decisions: int
    how: str | None = None
    """How it ended; None where it was stopped."""
    winners: tuple[int, ...] = ()


class RandomPlay(Protocol):
    """Whole games of random players on one table."""

    def __call__(self, seeds: Sequence[str], longest: int, most_decisions: int) -> Played:
        """`seeds` name the stream of each seat, and the table's at last. The game stops,
        unfinished, when it takes more turns than `longest`, or so many decisions."""
        ...
