"""What all bridges share: which games can cross, and how a match is set up from plain values.

The libraries on the other side know nothing of our errors, so a refusal crosses as a ValueError
with one English sentence.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Mapping
from typing import Final

from stampadia.kernel import registry
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game, Options
from stampadia.words import Fact, words

MOST_TURNS: Final = 2_000
"""A match that is not over by then ends unfinished, without a winner."""
MOST_CHOICES: Final = 20 * MOST_TURNS
"""The same for choices, whatever a game calls a turn."""
NEEDED: Final = ("begin", "write", "observe")
"""What a game must bring itself to cross a bridge."""


def say(key: str, **facts: Fact) -> str:
    return words("en", "stampadia.kernel", __package__).say(key, **facts)


def numbered_game(name: str) -> Game:
    """The game of that name, if its choices are numbers and its views can be observed."""
    try:
        game = _checked(name)
    except Exception as error:  # another maker's code: whatever it raises
        raise ValueError(_sentence(error)) from error
    if game is None:
        raise ValueError(say("bridge-no-numbers", game=name))
    return game


def numbered_games() -> list[Game]:
    """All that can cross. A broken one is left out with a warning: the others are not to
    suffer for it."""
    games = []
    for name in registry.names():
        try:
            game = _checked(name)
        except Exception as error:  # another maker's code: whatever it raises
            leave_out(name, error)
        else:
            games += [game] if game is not None else []
    return games


def _checked(name: str) -> Game | None:
    """The game of that name, with all that a bridge needs; None if it does not number its
    choices, which is no fault."""
    game = registry.load(name)
    if not game.choice_count:
        return None
    lacking = _lacking(game, name)
    if not lacking:
        try:
            usual = game.options()
            game.sides(game.seat_count(usual), usual)
        except Exception as error:  # another maker's code: whatever it raises
            lacking = _sentence(error)
    if lacking:
        raise ValueError(say("bridge-game-lacks", game=name, what=lacking))
    return game


def leave_out(name: str, error: Exception) -> None:
    """Say in a sentence why a game cannot cross."""
    warnings.warn(say("bridge-left-out", game=name, problem=_sentence(error)), stacklevel=3)


def _sentence(error: Exception) -> str:
    """What went wrong, on one line."""
    kind = "" if isinstance(error, StampadiaError | ValueError) else f"{type(error).__name__}: "
    return " ".join(f"{kind}{error}".split())


def _lacking(game: Game, name: str) -> str:
    """What this game does not have, or not as the contract wants it; nothing if all is well."""
    wanted = {"name": str, "edition": str, "seats": range, "choice_count": int}
    faulty = [n for n, kind in wanted.items() if not isinstance(getattr(game, n, None), kind)]
    if not faulty:
        faulty += ["name"] * (game.name != name) + ["seats"] * (not game.seats)
    faulty += [n for n in NEEDED if getattr(type(game), n) is getattr(Game, n)]
    return ", ".join(faulty)


def version(game: Game) -> int:
    """The edition as the one number that the libraries have for it: 0 for edition "0.1b-2"."""
    found = re.match("[0-9]+", game.edition)
    return int(found[0]) if found else 0


def settle(game: Game, seats: int | None, options: Mapping[str, object]) -> tuple[int, Options]:
    """The number of seats and the options of a match, checked by setting one up."""
    try:
        chosen = game.read_options({name: _typed(value) for name, value in options.items()})
        count = game.seat_count(chosen) if seats is None else seats
        game.start(count, chosen, game.content(chosen))
    except StampadiaError as error:
        raise ValueError(error.tell(game.words("en"))) from error
    return count, chosen


def _typed(value: object) -> str:
    """A value as somebody would type it."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)
