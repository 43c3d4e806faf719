"""What each part of a game is worth: the same deals with all parts, and without each one.

A game offers itself for study as a *workbench*: it can begin with a part left out, and it knows
how to watch a game. Here the games are played, paired by deal, on all cores.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from time import perf_counter
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.lab.hands import make_hand
from stampadia.lab.simulate import Progress
from stampadia.lab.workers import batches
from stampadia.players.player import is_too_long

T = TypeVar("T")


class SteadyDealer(Dealer):
    """The same luck for two decks that differ in a few cards.

    When a card is taken out of a deck, an ordinary shuffle with the same seed gives another order
    altogether. A steady one asks for each card's lot by the number it has in the whole deck: what
    both decks hold falls in the same order, and the games part only where the missing card matters.
    `numbers` says what each card is called in the whole deck of `whole` cards.
    """

    __slots__ = ("_numbers", "_whole")

    def __init__(self, seed: int | str, numbers: Sequence[int], whole: int) -> None:
        super().__init__(seed)
        self._numbers = numbers
        self._whole = whole

    def child(self, key: str | int) -> SteadyDealer:
        return SteadyDealer(f"{self.seed}/{key}", self._numbers, self._whole)

    def shuffled(self, items: Iterable[T]) -> list[T]:
        uniform, numbers = self._uniform, self._numbers
        lots = [uniform() for _ in range(self._whole)]
        return sorted(items, key=lambda item: lots[numbers[item]])  # type: ignore[call-overload]


Part = int | None
"""A part's number; None when nothing is left out."""
Luck = Callable[[Chance, Dealer], Any]


class Watch(Protocol):
    """Looks on at one game."""

    counts: Counter[Any]
    """Whatever is worth counting, by keys that the game knows."""
    present: set[int]
    """Things that took part, and below pairs of them that stood together."""
    together: set[tuple[int, int]]

    def note(self, position: Position) -> None:
        """After every choice and every outcome."""
        ...

    def measures(self, position: Position) -> tuple[float, ...]:
        """What the game brought, beside a win: always the same measures in the same order."""
        ...


class Workbench(Protocol):
    """A game laid open for study: plain data, so that it can go to any worker."""

    def game(self) -> Game: ...

    def begin(self, without: Part) -> Position: ...

    def numbers(self, without: Part) -> tuple[Sequence[int], int]:
        """What the cards are called in the whole deck, and how many that has."""
        ...

    def luck(self, without: Part, chance: Chance, dealer: Dealer) -> Any:
        """How chance falls: alike with a part and without it, as far as that can be."""
        ...

    def watch(self, without: Part) -> Watch: ...


class Study(Struct, frozen=True):
    bench: Any
    """A Workbench."""
    player: str
    seed: str
    parts: tuple[int, ...]
    """Those left out in turn."""

    def part(self, index: int) -> Part:
        """What the game of this number leaves out: each deal is played with everything first,
        then without each part."""
        return (None, *self.parts)[index % (len(self.parts) + 1)]

    def deal(self, index: int) -> int:
        return index // (len(self.parts) + 1)


class Sample(Struct, frozen=True):
    """One game."""

    deal: int
    without: Part
    won: bool
    measures: tuple[float, ...]
    present: frozenset[int]
    together: frozenset[tuple[int, int]]
    finished: bool = True
    """False if it was stopped because it took too long: not won, and not lost either."""


class Samples(Struct, frozen=True):
    games: tuple[Sample, ...]
    counts: Counter[Any]
    seconds: float


class Found(Struct, frozen=True):
    """All that was played: the games in the order of their deals."""

    games: list[Sample]
    counts: Counter[Any]
    interrupted: bool
    seconds: float


def ablate(
    study: Study, deals: int, *, workers: int = 1, progress: Progress = lambda _: None
) -> Found:
    """So many deals, each with everything and without each part. Ctrl-C gives what there is."""
    start = perf_counter()
    heard: list[Samples] = []
    interrupted = False
    try:
        for samples in _played(study, deals * (len(study.parts) + 1), workers):
            heard.append(samples)
            progress(len(samples.games))
    except KeyboardInterrupt:
        interrupted = True
    counts: Counter[Any] = Counter()
    for samples in heard:
        counts.update(samples.counts)
    games = sorted(
        (sample for samples in heard for sample in samples.games),
        key=lambda sample: (sample.deal, -1 if sample.without is None else sample.without),
    )
    return Found(games, counts, interrupted, perf_counter() - start)


def _played(study: Study, games: int, workers: int) -> Iterator[Samples]:
    """Alone, game by game: whoever stops keeps every one that was played."""
    if workers > 1:
        return batches(partial(play_samples, study), games, workers)
    return (play_samples(study, index, index + 1) for index in range(games))


def play_samples(study: Study, first: int, after: int) -> Samples:
    start = perf_counter()
    counts: Counter[Any] = Counter()
    games = tuple(_sample(study, index, counts) for index in range(first, after))
    return Samples(games, counts, perf_counter() - start)


def _sample(study: Study, index: int, counts: Counter[Any]) -> Sample:
    bench: Workbench = study.bench
    deal, without = study.deal(index), study.part(index)
    stream = SteadyDealer(f"{study.seed}/{deal}", *bench.numbers(without))
    luck = partial(bench.luck, without)
    watch = bench.watch(without)
    position = bench.begin(without)
    won = _play(position, bench.game(), study.player, stream, luck, watch)
    counts.update(watch.counts)
    measures = watch.measures(position)
    present, together = frozenset(watch.present), frozenset(watch.together)
    return Sample(deal, without, bool(won), measures, present, together, won is not None)


def _play(
    position: Position, game: Game, player: str, stream: Dealer, luck: Luck, watch: Watch
) -> bool | None:
    """Whether the game was won; None if it was stopped unfinished. One mind sits on all seats,
    which are on one side."""
    hand = make_hand(player, stream.child("player"))
    falls = decisions = 0
    while not is_too_long(position, decisions):
        pending = position.pending()
        if isinstance(pending, Ask):
            decisions += 1
            position.play(hand.choose(Perspective(game, position, pending.seat)))
        elif isinstance(pending, Over):
            return bool(pending.winners)
        else:
            # each fall has a stream of its own: a longer one must not shift those after it
            position.play(luck(pending, stream.child(falls)))
            falls += 1
        watch.note(position)
    return None
