"""What many games add up to. Tallies merge in any order to the same numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct, field

from stampadia.lab.statistics import Share, Spread, share, spread

if TYPE_CHECKING:
    from stampadia.lab.simulate import Setup


class Outcome(Struct, frozen=True):
    """How one game ended."""

    sitting: tuple[int, ...]
    """By seat: the player who sat there."""
    starter: int
    """The seat that was asked first."""
    turns: int
    decisions: int
    finished: bool
    how: str = ""
    winners: tuple[int, ...] = ()
    """Seats; in teams all of the winning team."""


class Tally(Struct):
    games: int = 0
    unfinished: int = 0
    decisions: int = 0
    by_player: Counter[int] = field(default_factory=Counter)
    by_seat: Counter[int] = field(default_factory=Counter)
    by_order: Counter[int] = field(default_factory=Counter)
    """Wins by place around the table, counted from the seat that was asked first."""
    how: Counter[str] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    """How many finished games lasted so many turns."""

    def add(self, outcome: Outcome) -> None:
        self.games += 1
        self.decisions += outcome.decisions
        if not outcome.finished:
            self.unfinished += 1
            return
        self.how[outcome.how] += 1
        self.turns[outcome.turns] += 1
        for seat in outcome.winners:
            self.by_player[outcome.sitting[seat]] += 1
            self.by_seat[seat] += 1
            self.by_order[(seat - outcome.starter) % len(outcome.sitting)] += 1

    def __add__(self, other: Tally) -> Tally:
        """A new tally: after an interruption in the middle the old one is still there, whole."""
        return Tally(
            self.games + other.games,
            self.unfinished + other.unfinished,
            self.decisions + other.decisions,
            self.by_player + other.by_player,
            self.by_seat + other.by_seat,
            self.by_order + other.by_order,
            self.how + other.how,
            self.turns + other.turns,
        )


class Simulation(Struct, frozen=True):
    """The findings. A rate is wins over all games played, unfinished ones included."""

    game: str
    options: dict[str, str]
    seed: str
    games: int
    unfinished: int
    """Stopped because they took too long: neither won nor lost."""
    longest: int
    """So many turns are not yet too long."""
    interrupted: bool
    """Whether somebody stopped it before all games were played."""
    players: list[Share]
    by_seat: list[Share]
    by_order: list[Share]
    """The first is the seat that was asked first in a game, then around the table."""
    turns: Spread | None
    """How long the finished games were."""
    how: dict[str, int]
    """How the finished games were won."""
    decisions: int
    seconds: float


def findings(setup: Setup, tally: Tally, *, interrupted: bool, seconds: float) -> Simulation:
    def shares(names: Sequence[str], wins: Counter[int]) -> list[Share]:
        return [share(name, wins[index], tally.games) for index, name in enumerate(names)]

    places = [str(place + 1) for place in range(len(setup.players))]
    return Simulation(
        game=setup.game,
        options=setup.options,
        seed=setup.seed,
        games=tally.games,
        unfinished=tally.unfinished,
        longest=setup.longest,
        interrupted=interrupted,
        players=shares(told_apart(setup.players), tally.by_player),
        by_seat=shares(places, tally.by_seat),
        by_order=shares(places, tally.by_order),
        turns=spread(tally.turns),
        how=dict(sorted(tally.how.items(), key=lambda item: (-item[1], item[0]))),
        decisions=tally.decisions,
        seconds=seconds,
    )


def told_apart(names: Sequence[str]) -> list[str]:
    """`greedy, greedy, random` as `greedy #1, greedy #2, random`."""
    total, seen = Counter(names), Counter[str]()
    result = []
    for name in names:
        seen[name] += 1
        result.append(f"{name} #{seen[name]}" if total[name] > 1 else name)
    return result
