"""Bots and hints think in processes of their own, so that a slow one delays no table.

A thinker gets the lines of a match and keeps the match it made of them: the next time it has only
to catch up. What it may know is the view of its seat, as everywhere.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from msgspec import Struct

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.event import told_to
from stampadia.matches.match import Match
from stampadia.matches.record import Line
from stampadia.matches.replay import content_of
from stampadia.players import Search, make_player
from stampadia.players.player import nearly_as_good
from stampadia.server.processes import Beside

T = TypeVar("T")
MOST_KEPT: Final = 64
"""Matches that one thinker remembers."""


class Job(Struct, frozen=True):
    """What has to be thought about."""

    match: str
    game: str
    seats: int
    options: dict[str, str]
    carried: dict[str, str]
    lines: tuple[Line, ...]
    seat: int
    player: str
    """How the program is called; nothing for a hint."""
    seed: str


class Advised(Struct, frozen=True):
    """A hint, in notation."""

    line: tuple[str, ...]
    """What to choose now, and perhaps what then."""
    also: tuple[str, ...] = ()
    """What would be nearly as good now."""


class Thinkers:
    def __init__(self, count: int) -> None:
        self._beside = Beside(count)

    async def choice(self, job: Job) -> str:
        """What the program chooses, in notation."""
        return await self.work(choose, job)

    async def hint(self, job: Job) -> Advised:
        return await self.work(advise, job)

    async def work(self, function: Callable[..., T], *given: Any) -> T:
        """Anything else that takes its time, too, away from the tables. Whoever died over it, for
        want of memory perhaps, is replaced once."""
        try:
            return await self._beside.work(function, *given)
        except BrokenProcessPool:
            return await self._beside.work(function, *given)

    def close(self) -> None:
        """Whoever takes a match up again thinks anew."""
        self._beside.close()


_known: OrderedDict[str, tuple[Match, tuple[Line, ...]]] = OrderedDict()


def match_of(job: Job) -> Match:
    """The match as far as the job's lines go."""
    match, done = _known.pop(job.match, (None, ()))
    if match is None or job.lines[: len(done)] != done:
        game = registry.load(job.game)
        options = game.read_options(job.options)
        content = content_of(game, options, job.carried)
        match, done = Match(game, job.seats, options, content=content), ()
    for line in job.lines[len(done) :]:
        match.follow(line)
    _known[job.match] = match, job.lines
    while len(_known) > MOST_KEPT:
        _known.popitem(last=False)
    return match


def choose(job: Job) -> str:
    match = match_of(job)
    player = make_player(job.player, Dealer(job.seed).child(len(job.lines)))
    return match.game.write(match.position, player.choose(match.perspective(job.seat)))


def advise(job: Job) -> Advised:
    match = match_of(job)
    game, seat = match.game, match.perspective(job.seat)
    dealer = Dealer(job.seed).child(len(job.lines))
    if not game.advises:
        found = Search(dealer).consider(seat)
        return Advised(
            (game.write(match.position, found[0].choice),),
            tuple(game.write(match.position, one.choice) for one in nearly_as_good(found)),
        )
    heard = told_to(job.seat, match.everything())
    return Advised(_written(match, game.advice(seat.imagine(dealer), heard, dealer).line))


def _written(match: Match, line: Sequence[Any]) -> tuple[str, ...]:
    position = match.position.clone()
    texts = []
    for choice in line:
        texts.append(match.game.write(position, choice))
        position.play(choice)
    return tuple(texts)
