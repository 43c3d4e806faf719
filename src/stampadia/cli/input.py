"""What people type, checked before anything starts."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadOption, StampadiaError, UnknownGame
from stampadia.kernel.game import Game, Options
from stampadia.table.memory import OPTION as MEMORY
from stampadia.words import Words, choose_language
from stampadia.workbench.problems import Problem, shortened

OURS: Final = "stampadia"
"""The package whose catalogue holds the command line's own sentences."""


PROBLEMS: Final = 1
"""The exit status when something is wrong with a file."""
UNOPENED: Final = 2
"""The exit status when a file could not even be opened: as for everything that is refused."""
_NOT_THERE: Final = frozenset(
    ("file-missing", "file-is-folder", "file-is-special", "file-unreadable")
)

COOP_SEATS: Final = 2
_FLAGS: Final = {"rules": "edition"}
"""Options that are called otherwise on the command line."""


class Refusal(StampadiaError):
    """Something the command line itself cannot do."""

    def __init__(self, key: str, **facts: str | int | StampadiaError) -> None:
        super().__init__(key, package=OURS, **facts)


def game_named(name: str) -> Game:
    if not name:
        raise Refusal("which-game", known=", ".join(registry.names()))
    return registry.load(name)


def options_given(
    game: Game | None, option: Sequence[str] | None, named: dict[str, str | None]
) -> dict[str, str]:
    """`name=value` texts as a game reads them, and options that have a name of their own here."""
    options = {}
    for text in option or ():
        name, equals, value = text.partition("=")
        if not (name.strip() and equals):
            raise _without_value(game, text)
        options[name.strip()] = value.strip()
    options |= {name: wish for name, wish in named.items() if wish is not None}
    if "sets" in options:
        options["sets"] = ",".join(_whole_path(wish) for wish in options["sets"].split(","))
    return options


def _without_value(game: Game | None, text: str) -> Refusal:
    """With an option of this very game as the example: the one that was meant, if it is known."""
    examples = game.option_examples() if game is not None else {}
    known = text.strip() in examples
    name = text.strip() if known else next(iter(examples), "teams")
    example = f"{name}={examples.get(name, 'two')}"
    known_told = "yes" if known else "no"
    return Refusal("option-without-value", text=shortened(text), known=known_told, example=example)


def _whole_path(wish: str) -> str:
    """A set that is a file, so that a record finds it again from any folder."""
    wish = wish.strip()
    is_file = wish.endswith(".json") or "/" in wish or os.sep in wish
    return str(Path(wish).expanduser().absolute()) if is_file else wish


def read_options(game: Game, given: dict[str, str]) -> Options:
    """A game's options; a refusal calls them as the command line does."""
    try:
        read = game.read_options(given)
        if MEMORY in given:
            game.check_memory(given[MEMORY], {})
        return read
    except BadOption as error:
        name, known = error.facts.get("name"), error.facts.get("known")
        if isinstance(name, str):
            error.facts["name"] = _FLAGS.get(name, name)
        if isinstance(known, str):
            flags = [_FLAGS.get(option, option) for option in known.split(", ")]
            error.facts["known"] = ", ".join(flags + ["coop"] * _has_coop(game))
        raise


def sets_given(sets: Sequence[str] | None) -> str | None:
    """`--sets A,B --sets C` as one list."""
    if sets is None:
        return None
    names = [name.strip() for text in sets for name in text.split(",") if name.strip()]
    if not names:
        raise Refusal("no-sets")
    return ",".join(names)


def named_options(
    teams: str | None,
    sets: Sequence[str] | None,
    ink: str | None,
    edition: str | None,
    events: str | None,
) -> dict[str, str | None]:
    """The games' options that have a name of their own on the command line."""
    return {
        "teams": teams,
        "sets": sets_given(sets),
        "ink": ink,
        "rules": edition,
        "events": events,
    }


def seats_given(game: Game | None, seats: int | None, coop: bool) -> int | None:
    """`--coop` is two on one side."""
    if not coop:
        return seats
    if game is not None and not _has_coop(game):
        raise Refusal("no-coop", game=game.name, known=", ".join(games_with(_has_coop)))
    if seats not in (None, COOP_SEATS):
        raise Refusal("coop-seats", seats=COOP_SEATS, wish=seats or 0)
    return COOP_SEATS


def games_with(quality: Callable[[Game], bool]) -> Iterator[str]:
    """The names of the games of which this is true."""
    for name in registry.names():
        with suppress(UnknownGame):  # a broken game of another maker's
            if quality(registry.load(name)):
                yield name


def _has_coop(game: Game) -> bool:
    """Do two who play it win and lose together?"""
    return COOP_SEATS in game.seats and len(set(game.sides(COOP_SEATS, game.options()))) == 1


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
    read = read_options(game, options)
    if seats is None:
        seats = max(len(names), game.seat_count(read))
    game.check_seats(seats)
    if len(names) > seats:
        raise Refusal("more-players-than-seats", players=len(names), seats=seats)
    game.start(seats, read, game.content(read))
    return tuple(names[seat % len(names)] for seat in range(seats))


def check_number(name: str, number: int, *, least: int, most: int | None = None) -> None:
    if number < least:
        raise Refusal("number-too-small", name=name, least=least)
    if most is not None and number > most:
        raise Refusal("number-too-large", name=name, most=most)


def in_language(voice: Words) -> str:
    """What a suggested command needs behind it to be answered in the language that is spoken now:
    nothing where that is the usual one here."""
    return "" if voice.language == choose_language() else f" --lang {voice.language}"


# Files


def status_of(problems: Iterable[Problem[Any]]) -> int:
    """The exit status of a command that lists what is wrong with files."""
    errors = [problem for problem in problems if problem.weight == "error"]
    if any(problem.fault.key in _NOT_THERE for problem in errors):
        return UNOPENED
    return PROBLEMS if errors else 0


def text_of(path: Path) -> str:
    """A saved game's text, or why there is none."""
    from stampadia.matches.record import LARGEST

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
