"""What people type, checked before anything starts."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game

OURS: Final = "stampadia"
"""The package whose catalogue holds the command line's own sentences."""


class Refusal(StampadiaError):
    """Something the command line itself cannot do."""

    def __init__(self, key: str, **facts: str | int | StampadiaError) -> None:
        super().__init__(key, package=OURS, **facts)


def game_named(name: str) -> Game:
    if not name:
        raise Refusal("which-game", known=", ".join(registry.names()))
    return registry.load(name)


def options_given(option: Sequence[str] | None, teams: str | None) -> dict[str, str]:
    """`name=value` texts as a game reads them."""
    options = {}
    for text in option or ():
        name, equals, value = text.partition("=")
        if not (name.strip() and equals):
            raise Refusal("option-without-value", text=text)
        options[name.strip()] = value.strip()
    if teams is not None:
        options["teams"] = teams
    return options


def names_in(text: str) -> list[str]:
    names = [name.strip() for name in text.split(",") if name.strip()]
    if not names:
        raise Refusal("no-players")
    return names


def seated(
    game: Game, names: Sequence[str], seats: int | None, options: dict[str, str]
) -> tuple[str, ...]:
    """A player for each seat: the names, from the start again when they do not reach."""
    from stampadia.players import make_player

    for name in names:
        make_player(name, Dealer(0))
    read = game.read_options(options)
    if seats is None:
        seats = max(len(names), game.seat_count(read))
    game.check_seats(seats)
    if len(names) > seats:
        raise Refusal("more-players-than-seats", players=len(names), seats=seats)
    game.begin(seats, read)
    return tuple(names[seat % len(names)] for seat in range(seats))


def check_number(name: str, number: int, *, least: int, most: int | None = None) -> None:
    if number < least:
        raise Refusal("number-too-small", name=name, least=least)
    if most is not None and number > most:
        raise Refusal("number-too-large", name=name, most=most)


# Files


def text_of(path: Path) -> str:
    """A saved game's text, or why there is none."""
    from stampadia.kernel.record import LARGEST

    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise Refusal("no-such-file", path=str(path)) from None
    except IsADirectoryError:
        raise Refusal("is-a-directory", path=str(path)) from None
    except ValueError:  # not UTF-8, or a path that no system could have
        raise Refusal("not-text", path=str(path)) from None
    if not text.strip():
        raise Refusal("empty-file", path=str(path))
    if "\0" in text:
        raise Refusal("not-text", path=str(path))
    return text


def check_place_to_save(path: Path) -> None:
    """Better refused now than after an hour of play."""
    if path.is_dir():
        raise Refusal("is-a-directory", path=str(path))
    if not path.parent.is_dir():
        raise Refusal("save-needs-directory", path=str(path.parent))
    if not os.access(path if path.exists() else path.parent, os.W_OK):
        raise PermissionError(13, os.strerror(13), str(path))
