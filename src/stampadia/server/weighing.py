"""What each part of a text is worth, found out by playing with it and without it. The thinkers play
one game at a time, so that bots and hints come in between; whoever asks keeps what was played, so
any worker can go on, and to stop it is enough not to ask again."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.kernel.game import Game
from stampadia.lab.ablation import Sample, Study, play_samples
from stampadia.lab.worth import worth_of
from stampadia.server import PACKAGE
from stampadia.server import wire_workshop as wire
from stampadia.server.days import ONE_AT_A_TIME
from stampadia.server.thinking import Thinkers
from stampadia.words import LANGUAGES, Words
from stampadia.workbench.workshop import Trial, Workshop

PLAYER: Final = "hasty"
AT_ONCE: Final = 2
"""Games that are played before an answer: each takes about a second."""


def bench_of(name: str) -> tuple[Game, Workshop]:
    game = registry.load(name)
    bench = game.workshop()
    if bench is None:
        raise StampadiaError("no-such-page", package=PACKAGE)
    return game, bench


def voice_of(game: Game, language: str) -> Words:
    return game.words(language if language in LANGUAGES else LANGUAGES[0])


def laid_open(name: str, text: str, language: str) -> Trial:
    with ONE_AT_A_TIME:
        game, bench = bench_of(name)
        found = bench.trial(text, voice_of(game, language))
    if found is None or not found.parts:
        raise BadOption("nothing-to-weigh", package=PACKAGE)
    return found


class _Job(Struct, frozen=True):
    game: str
    text: str
    seed: str
    index: int


async def played(thinkers: Thinkers, game: str, study: wire.Study, a_deal: int) -> list[wire.Trial]:
    """The next games, as far as anybody may ask for them."""
    last = min(study.first + AT_ONCE, a_deal * wire.MOST_DEALS, wire.MOST_TRIALS)
    games = []
    for index in range(study.first, last):
        job = msgspec.json.encode(_Job(game, study.text, study.seed, index)).decode()
        games.append(await thinkers.work(_played, job))
    return games


def _played(told: str) -> wire.Trial:
    """One game, in a thinker's process."""
    job = msgspec.json.decode(told, type=_Job)
    trial = _trial(job.game, job.text)
    study = Study(trial.bench, PLAYER, job.seed, tuple(range(len(trial.parts))))
    sample = play_samples(study, job.index, job.index + 1).games[0]
    return wire.Trial(sample.deal, sample.without, sample.won, sample.measures[trial.measure])


@lru_cache(maxsize=2)
def _trial(game: str, text: str) -> Trial:
    return laid_open(game, text, LANGUAGES[0])


def worth(trial: Trial, games: Sequence[wire.Trial]) -> list[wire.WorthOf]:
    """Of each part that shows any difference, in the order of the file."""
    nothing: frozenset[Any] = frozenset()
    samples = [Sample(g.deal, g.without, g.won, (g.worth,), nothing, nothing) for g in games]
    told = []
    for number, name in enumerate(trial.parts):
        found = worth_of(samples, number, len(trial.parts))
        effect = found.measures[0] if found.measures else None
        if effect is not None:
            told.append(
                wire.WorthOf(name, effect.by, effect.low, effect.high, effect.sure, found.deals)
            )
    return told
