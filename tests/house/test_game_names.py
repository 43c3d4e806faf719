"""No name of a game stands outside its own rooms: whatever is said of one game is a member of
`Game`, so that a game from elsewhere can say it too."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from house.files import SOURCE, named, nodes

NAMES = ("stampede", "generals", "chronicles", "travelers")
ROOMS = ("games", "press/draw", "terminal/draw", "cli/workshop", "web/games")
"""Where a folder may be called like a game; it is found by that name."""
NAMED = re.compile(rf"(?<![A-Za-z])(?i:{'|'.join(NAMES)})(?![a-z])")


def is_own_room(path: Path) -> bool:
    """Is this file in a folder that is one game's?"""
    return any(path.is_relative_to(SOURCE / room / name) for room in ROOMS for name in NAMES)


def docstrings(module: Sequence[ast.AST]) -> set[int]:
    """Sentences that stand by themselves: they explain, and may have an example."""
    return {
        id(node.value)
        for node in module
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def words_in(module: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """Every name, every text and every import, with its line."""
    explained = docstrings(module)
    for node in module:
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if id(node) not in explained:
                yield line, node.value
        elif isinstance(node, ast.Import | ast.ImportFrom):
            yield line, getattr(node, "module", None) or ""
            yield from ((line, alias.name) for alias in node.names)
        elif isinstance(node, ast.Name):
            yield line, node.id
        elif isinstance(node, ast.Attribute):
            yield line, node.attr
        elif isinstance(node, ast.arg | ast.keyword):
            yield line, node.arg or ""
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield line, node.name


def games_named(module: Sequence[ast.AST]) -> list[tuple[int, str]]:
    return [(line, text) for line, text in words_in(module) if NAMED.search(text)]


OUTSIDE = [path for path in sorted(SOURCE.rglob("*.py")) if not is_own_room(path)]


@pytest.mark.xdist_group("source")
def test_no_game_is_named_outside_its_rooms() -> None:
    found = {named(path): games_named(nodes(path)) for path in OUTSIDE}
    assert {path: names for path, names in found.items() if names} == {}
    assert len(found) > 100


@pytest.mark.parametrize("kind", ["tcss", "css", "js", "html"])
def test_what_is_shown_knows_no_game(kind: str) -> None:
    found = [path for path in SOURCE.rglob(f"*.{kind}") if not is_own_room(path)]
    assert found
    assert [named(path) for path in found if NAMED.search(path.read_text("utf-8"))] == []


EXPLAINED = re.compile(r"help-|problem-other-kind|decks-begun|imprint")
"""Sentences that may name a game: help for a command or an option that only this game has, whose
file something is, and who made it. Whatever else is said is said of any game."""


def test_catalogues_that_all_games_share_name_one_only_to_explain_it() -> None:
    found = [path for path in SOURCE.rglob("*.ftl") if not is_own_room(path)]
    assert len(found) > 10
    for path in found:
        for message in re.split(r"(?m)^(?=[a-z])", path.read_text("utf-8")):
            lines = [line for line in message.splitlines() if not line.startswith("#")]
            if NAMED.search("\n".join(lines)):
                assert EXPLAINED.match(message), f"{named(path)}: {message}"


@pytest.mark.parametrize(
    "line",
    [
        'SHORT = {"chronicles": 2}',
        "from stampadia.games.generals import GAME",
        "import stampadia.games.travelers",
        'say("term-stampede-pile")',
        "def env(name='stampede'): ...",
        "class GeneralsView: ...",
        "CHRONICLES = 1",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert games_named(list(ast.walk(ast.parse(line))))


def test_an_example_in_a_docstring_is_none() -> None:
    for text in ('"""For example `env("stampede")`."""', "general = generally = 1"):
        assert games_named(list(ast.walk(ast.parse(text)))) == []
