"""Who sits where, and with which wishes: people (`you`) and programs (`random`, `search:400`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

from msgspec import Struct

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption, StampadiaError
from stampadia.kernel.game import Game
from stampadia.players import make_player
from stampadia.table.seats import OPPONENT, YOU


class Seating(Struct, frozen=True):
    """Everything a match starts from."""

    game: Game
    players: tuple[str, ...]
    options: dict[str, str] = {}
    seed: str | None = None
    study: bool = False
    own_dice: bool = False
    lesson: bool = False
    """Is the game taught as it is played?"""
    remember: bool = False
    """Does the match begin with what the person's heroes know, and keep what it learns?"""
    content: Mapping[str, Any] | None = None
    """The cards or sheets themselves, where they are at hand already."""

    @property
    def seats(self) -> int:
        return len(self.players)


def arrange(
    game: Game,
    *,
    seats: int | None = None,
    players: Sequence[str] | None = None,
    options: dict[str, str] | None = None,
    seed: str | None = None,
    study: bool = False,
    own_dice: bool = False,
    lesson: bool = False,
    remember: bool = False,
) -> Seating:
    """A seating that can be played, or an error that says what does not fit."""
    given = dict(options or {})
    wishes = game.read_options(given)
    specs = None if players is None else check_players(players)
    if seats is None:
        seats = len(specs) if specs else game.seat_count(wishes)
    game.check_seats(seats)
    if specs is None:
        specs = (YOU, *(OPPONENT,) * (seats - 1))
    if len(specs) != seats:
        raise BadOption(
            "table-players-and-seats", package="stampadia.table", seats=seats, players=len(specs)
        )
    if own_dice:
        check_own_dice(game)
    game.start(seats, wishes, game.content(wishes))
    return Seating(game, specs, given, seed, study, own_dice, lesson, remember)


def check_own_dice(game: Game) -> None:
    if not game.own_dice:
        raise BadOption("table-no-dice", package="stampadia.table", game=game.name)


def check_players(players: Sequence[str]) -> tuple[str, ...]:
    specs = tuple(spec.strip() for spec in players)
    for spec in specs:
        if spec != YOU:
            make_player(spec, Dealer(0))
    return specs


# What can be wished for, from a list


def option_values(game: Game) -> dict[str, tuple[str, ...]]:
    """The options of a game that are picked from a list, with their values."""
    hints = get_type_hints(game.options)
    listed = {
        name: tuple(map(str, get_args(hints[name])))
        for name in game.options.__struct_fields__
        if get_origin(hints[name]) is Literal
    }
    return game.wishes() | listed


def playable(game: Game, seats: int, name: str, value: str) -> bool:
    """Can so many play with this? An adventure that is not made yet can always be made."""
    if game.adventures is not None and name in game.adventures.options:
        return True
    try:
        game.begin(seats, game.read_options({name: value}))
    except StampadiaError:
        return False
    return True
