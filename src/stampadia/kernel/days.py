"""Adventures that are made by the day: one for each date, the same for everybody, proven and rated.

A game that has them gives `Game.days` an object of this kind. An adventure is named by a text, its
*spec*: a date, a seed, and whatever was wished for; what the game's own option understands.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from stampadia.kernel.errors import BadOption
from stampadia.kernel.statistics import wilson
from stampadia.kernel.words import Words

FIRST_DAY: Final = date(2020, 1, 1)
STARS: Final = 5

Progress = Callable[[int, int, int], None]
"""Called as the work goes on: the number of the attempt, games played of it, games at most."""


def no_progress(_attempt: int, _played: int, _games: int) -> None:
    """For a caller that shows no progress."""


def today() -> date:
    """Days follow UTC, so that everybody has the same."""
    return datetime.now(UTC).date()


def read_day(text: str) -> date:
    """A date as 2026-11-15, not before there were any adventures."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadOption("not-a-day", text=text) from None
    if day.isoformat() != text:
        raise BadOption("not-a-day", text=text)
    if day < FIRST_DAY:
        raise BadOption("day-too-early", text=text, first=FIRST_DAY.isoformat())
    return day


class Rating(Struct, frozen=True):
    """What an honest player made of an adventure."""

    games: int
    wins: int
    turns: float
    """The medians of the games that were won."""
    decisions: float
    score: float

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true rate is, with a certainty of 95 %."""
        return wilson(self.wins, self.games)


class Certificate(Struct, frozen=True):
    """What may be told of an adventure before it is played."""

    spec: str
    """What was asked for, as in 2026-11-15."""
    exact: str
    """The same with the attempt that was good enough, as in 2026-11-15/3."""
    title: dict[str, str]
    """By language, as what follows."""
    hero: dict[str, str]
    stars: int
    """From 1, easy, to 5."""
    rating: Rating
    kind: dict[str, str] = {}
    """What kind of adventure it is, by language, where a game has more than one."""


class Days:
    """What a game offers that has an adventure for every day."""

    wishes: tuple[str, ...] = ()
    """What one may wish of an adventure, by name."""
    options: tuple[str, ...] = ()
    """The game's options that say which adventure is played."""

    def spec(self, seed: str, wishes: Mapping[str, str]) -> str:
        """How to ask for the adventure of a date or a seed; BadOption if that cannot be."""
        raise NotImplementedError

    def typed(self, text: str) -> str:
        """A spec, from what a person types for one of these options."""
        return text

    def settled(self, text: str, certify: Callable[[str], Certificate]) -> str:
        """The value of such an option with every attempt and the whole path of every file, so that
        a record finds them again. `certify` says which attempt of a day or a seed is good."""
        raise NotImplementedError

    def first_attempt(self, spec: str) -> str:
        """The same adventure as it comes first, neither proven nor rated."""
        raise NotImplementedError

    def at_hand(self, spec: str) -> str:
        """Without waiting for a proof: as it was certified before, else as it comes first."""
        known = self.known(spec)
        return self.first_attempt(spec) if known is None else known.exact

    def known(self, spec: str, *, current: bool = False) -> Certificate | None:
        """What was worked out before, here or at the maker's; with `current`, only by exactly these
        rules and this player."""
        raise NotImplementedError

    def certify(
        self, spec: str, progress: Progress = no_progress, *, current: bool = False
    ) -> Certificate:
        """What is known, or else worked out now, which takes its time, and kept."""
        raise NotImplementedError

    def folder(self) -> Path:
        """Where it is kept."""
        raise NotImplementedError

    def lines(self, spec: str, words: Words) -> Iterator[str]:
        """The whole adventure as plain text, secrets and all."""
        raise NotImplementedError

    def proof_lines(self, spec: str, words: Words) -> Iterator[str]:
        """How it can be won, step by step."""
        raise NotImplementedError

    def file(self, spec: str) -> str:
        """The adventure as a file of its game."""
        raise NotImplementedError

    def record(self, spec: str) -> str:
        """A game that was won on it."""
        raise NotImplementedError

    def summary(self, spec: str) -> dict[str, str]:  # noqa: ARG002
        """What an adventure is about, in English and by the name of a column, for the makers of
        days: it spoils them. Nothing where a game has nothing to tell."""
        return {}

    def table(self, certificates: Mapping[str, Certificate]) -> str:
        """These days, by date, as the game itself ships them."""
        raise NotImplementedError
