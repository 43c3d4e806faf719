"""Games that are played once and kept: every game has its number and its own luck, so a run that
was stopped goes on where it was, and one with more games plays only those that are new."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

import msgspec
from rich.progress import track

from stampadia.kernel import registry
from stampadia.lab.simulate import Setup, play_game
from stampadia.lab.tally import Outcome

Played = dict[str, dict[str, Outcome]]
"""By what was played, and the number of the game."""


def play_all(setups: Mapping[str, Setup], games: int, keep: Path | None, workers: int) -> Played:
    """So many games of each setup; `keep` is a file for them."""
    played = _kept(keep)
    todo = [
        (key, number)
        for number in range(games)
        for key in setups
        if str(number) not in played.get(key, {})
    ]
    with ProcessPoolExecutor(workers) as pool:
        waiting = {pool.submit(_play, setups[key], number): (key, number) for key, number in todo}
        for done in track(as_completed(waiting), total=len(todo), transient=True):
            key, number = waiting[done]
            played.setdefault(key, {})[str(number)] = done.result()
            if keep is not None:
                keep.write_bytes(msgspec.json.encode(played))
    return played


def _kept(keep: Path | None) -> Played:
    if keep is None or not keep.exists():
        return {}
    return msgspec.json.decode(keep.read_bytes(), type=Played)


def _play(setup: Setup, number: int) -> Outcome:
    game = registry.load(setup.game)
    return play_game(setup, game, game.read_options(setup.options), number)


def outcomes_of(played: Played, key: str, games: int) -> list[Outcome]:
    """The first so many, as far as they were played."""
    found = played.get(key, {})
    return [found[str(number)] for number in range(games) if str(number) in found]
