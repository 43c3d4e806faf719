"""What all bridges share: which games can cross, and how a match is set up from plain values.

The libraries on the other side know nothing of our errors, so a refusal crosses as a ValueError
with one English sentence.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game, Options
from stampadia.kernel.words import Fact, words

MOST_TURNS: Final = 2_000
"""A match that is not over by then ends unfinished, won by nobody."""


def say(key: str, **facts: Fact) -> str:
    return words("en", "stampadia.kernel", __package__).say(key, **facts)


def numbered_game(name: str) -> Game:
    """The game of that name, if its choices are numbers and its views can be observed."""
    try:
        game = registry.load(name)
    except StampadiaError as error:
        raise ValueError(str(error)) from error
    if not game.choice_count:
        raise ValueError(say("bridge-no-numbers", game=name))
    return game


def numbered_games() -> list[Game]:
    return [game for name in registry.names() if (game := registry.load(name)).choice_count]


def settle(game: Game, seats: int | None, options: Mapping[str, object]) -> tuple[int, Options]:
    """The number of seats and the options of a match, checked by setting one up."""
    try:
        chosen = game.read_options({name: str(value) for name, value in options.items()})
        count = game.seat_count(chosen) if seats is None else seats
        game.begin(count, chosen)
    except StampadiaError as error:
        raise ValueError(error.tell(game.words("en"))) from error
    return count, chosen
