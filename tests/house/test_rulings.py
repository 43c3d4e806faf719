"""Rulings are cited by a code: what is cited stands on the page, and what stands there is tested.

A text cites with the word: "ruling 19", "rulings D4 and D11–D14", and by a heading: `ruling "The
deck"`. Codes with a letter may stand alone: "(A8)". A test has the code in its name:
`test_ruling_19_…`, `test_d5_…`, `test_W3_…`, `test_4_0_11_…`.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from house.files import ROOT, kept, modules, named, nodes

pytestmark = pytest.mark.xdist_group("source")

GAMES: Final = tuple(
    path.parent.name for path in sorted((ROOT / "src/stampadia/games").glob("*/__init__.py"))
)
PAGE: Final = ROOT / "docs" / "build" / "rulings.md"
CODE: Final = r"(?:[A-EW]\d{1,2}|4\.0\.\d{1,2}|\d{1,2})(?![\w.]*\w)"
CITED: Final = re.compile(
    rf"\brulings? ({CODE}(?:(?:, and |, | and | to |–)(?:{CODE}))*)", re.IGNORECASE
)
RANGE: Final = re.compile(rf"({CODE})(?: to |–)({CODE})")
ALONE: Final = re.compile(r"(?<![\w.\-+])[A-EW]\d{1,2}(?![\w\-+])")
HEADED: Final = re.compile(r'\brulings?,? "([^"]+)"', re.IGNORECASE)
MAY_CITE: Final = re.compile(r"[Rr]uling|\b[A-EW]\d")
LINE_END: Final = re.compile(r"\s*\n\s*(?:#|//|\*)?\s*")
ROW: Final = re.compile(r"(?m)^\| ([^| ]+) \|(?:[^|]+\|){3}$")
NAMED: Final = re.compile(r"test_(?:ruling_0*(\d+)|([a-ew]\d+)|(4_0_\d+))_", re.IGNORECASE)


@cache
def chapter(game: str) -> str:
    """What the page says of this game."""
    return PAGE.read_text("utf-8").partition(f"\n# {game.capitalize()}\n")[2].partition("\n# ")[0]


def rulings(game: str) -> list[str]:
    return ROW.findall(chapter(game))


def game_of(path: Path) -> str | None:
    return next((game for game in GAMES if game in named(path)), None)


@cache
def written(path: Path) -> tuple[str, ...]:
    """What a file says to its reader: of a module comments and docstrings, of another all of it."""
    source = path.read_text("utf-8")
    if not MAY_CITE.search(source):
        return ()
    if path.suffix != ".py":
        return (LINE_END.sub(" ", source),)
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    comments = (one.string.lstrip("# ") for one in tokens if one.type == tokenize.COMMENT)
    docstrings = (
        LINE_END.sub(" ", str(node.value.value))
        for node in nodes(path)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    )
    return (" ".join(comments), *docstrings)


def every_one(cited: str) -> Iterator[str]:
    """The codes of "D4, D11–D14", the ones between included."""
    yield from re.findall(CODE, cited)
    for first, last in RANGE.findall(cited):
        letter = re.match(r"[A-EW]?", first)
        assert letter is not None
        start = len(letter[0])
        for number in range(int(first[start:]), int(last[start:]) + 1):
            yield f"{letter[0]}{number}"


@cache
def citations() -> dict[tuple[str | None, str], Path]:
    """A file for every code that is cited, by the game whose file it is."""
    found: dict[tuple[str | None, str], Path] = {}
    for path in kept():
        if path.suffix not in (".py", ".js", ".ftl", ".toml") or path == Path(__file__):
            continue
        game = game_of(path)
        for text in written(path):
            for cited in CITED.findall(text):
                found |= dict.fromkeys(((game, code) for code in every_one(cited)), path)
            if game in ("generals", "travelers") and path.suffix == ".py":
                found |= dict.fromkeys(((game, code) for code in ALONE.findall(text)), path)
    return found


@cache
def named_by_tests(game: str) -> set[str]:
    """The codes in the names of this game's tests."""
    return {
        "".join(match.groups("")).upper().replace("_", ".")
        for path in modules()
        if path.is_relative_to(ROOT / "tests") and game_of(path) == game
        for node in nodes(path)
        if isinstance(node, ast.FunctionDef) and (match := NAMED.match(node.name))
    }


def test_a_code_belongs_to_a_game() -> None:
    assert {named(path) for (game, _), path in citations().items() if game is None} == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_code_stands_twice(game: str) -> None:
    codes = rulings(game)
    assert codes
    assert len(codes) == len(set(codes)), [code for code in codes if codes.count(code) > 1]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_cited_stands_on_the_page(game: str) -> None:
    cited = {code: named(path) for (of, code), path in citations().items() if of == game}
    assert cited
    unknown = set(cited) | named_by_tests(game)
    unknown -= set(rulings(game))
    assert not unknown, {code: cited.get(code, "a test's name") for code in sorted(unknown)}


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_on_the_page_is_named_by_a_test(game: str) -> None:
    assert set(rulings(game)) - named_by_tests(game) == set()


def test_headings_that_are_cited_are_there() -> None:
    for path in modules():
        for text in written(path) if path != Path(__file__) else ():
            for heading in HEADED.findall(text):
                game = game_of(path)
                assert game is not None and f"\n## {heading}\n" in chapter(game), named(path)
