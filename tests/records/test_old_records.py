"""Games of the past, which must replay for as long as their edition of the rules stands.

Whoever breaks one says why in the change, gives the game a new edition, and makes its records anew
(`records/making.py`).
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Literal, get_args, get_origin, get_type_hints

import pytest

from stampadia.kernel import registry
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.matches.record import Record, parse
from stampadia.matches.replay import replay

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*.txt"))
GAMES = registry.names()
FEWEST = 10
NEVER_SEEN = {"travelers": {"lost-the-way"}}
"""Ends that no game on a set that passes the validator ever came to; the rulebook's tests reach
them on a map drawn for it."""


@cache
def kept(path: Path) -> Record:
    return parse(path.read_text(encoding="utf-8"))


@cache
def replayed(path: Path) -> Match:
    record = kept(path)
    return replay(registry.load(record.header.game), record)


def of_game(name: str) -> list[Path]:
    return [path for path in RECORDS if kept(path).header.game == name]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_an_old_record_still_replays(path: Path) -> None:
    assert str(replayed(path).record()) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_its_choices_are_read_in_italian_too(path: Path) -> None:
    match = replayed(path)
    game, position = match.game, match.start()
    for line in match.lines:
        if line.kind in ("choice", "chance"):
            choice = game.read(position, line.text)
            assert game.read(position, game.write(position, choice, "it")) == choice
            position.play(choice)


@pytest.mark.parametrize("name", GAMES)
def test_there_are_enough_and_some_are_broken_off_in_an_effect(name: str) -> None:
    paths = of_game(name)
    assert len(paths) >= FEWEST
    open_ones = [path for path in paths if replayed(path).over is None]
    assert len(open_ones) >= 2
    for path in open_ones:
        match = replayed(path)
        assert isinstance(match.pending(), Ask)
        assert match.lines[-1].kind != "digest", "it stopped between two turns"


@pytest.mark.parametrize("name", GAMES)
def test_every_way_to_end_has_a_record(name: str) -> None:
    """The ways are those for which the game has words."""
    game = registry.load(name)
    catalogue = files(game.package).joinpath("words/en.ftl").read_text("utf-8")
    ways = set(re.findall("^how-([a-z-]+) =", catalogue, re.MULTILINE))
    ended = {over.how for path in of_game(name) if (over := replayed(path).over) is not None}
    assert ways - NEVER_SEEN.get(name, set()) == ended


@pytest.mark.parametrize("name", GAMES)
def test_every_value_of_every_option_has_a_record(name: str) -> None:
    game = registry.load(name)
    hints = get_type_hints(game.options)
    listed = {option: hint for option, hint in hints.items() if get_origin(hint) is Literal}
    for option, hint in listed.items():
        used = {kept(path).header.options[option] for path in of_game(name)}
        assert used >= {str(value) for value in get_args(hint)}, option
    seats = {kept(path).header.seats for path in of_game(name)}
    assert seats == set(game.seats)
