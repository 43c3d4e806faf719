"""Which drawing a game gets: ours by its name, its own from elsewhere, or its plain text."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

import pytest

from kernel.pig import Pig
from stampadia.kernel import registry
from stampadia.terminal.draw import colours_of, drawing_of
from stampadia.terminal.draw.table import Table, table_for
from stampadia.terminal.palette import theme_for
from stampadia.terminal.voice import voice

OWN_TABLE = """
from stampadia.terminal.draw.table import Table as AnyTable

class Table(AnyTable):
    shares = "even"
"""
OWN_COLOURS = """
from stampadia.kernel.coach import Spot

COLOURS = {"snout": Spot("#FF00AA", "#AA0077")}
"""


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A drawing that another package has."""
    package = tmp_path / "sty_drawn"
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").write_text(OWN_COLOURS, "utf-8")
    (package / "table.py").write_text(OWN_TABLE, "utf-8")
    (package / "words" / "en.ftl").write_text("term-snout = Snout\n", "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "sty_drawn"


@pytest.mark.parametrize("name", registry.names())
def test_each_of_ours_is_drawn_in_its_own_room(name: str) -> None:
    game = registry.load(name)
    table = table_for(game, voice("en", game), ["you"])
    assert type(table).__module__ == f"stampadia.terminal.draw.{name}.table"


def test_a_game_without_a_drawing_reads_its_plain_text() -> None:
    assert drawing_of(Pig()) is None
    assert type(table_for(Pig(), voice("en", Pig()), ["you"])) is Table


@pytest.mark.parametrize("name", ["canvas", "table", "no.such.place", "not-a-name"])
def test_what_is_no_folder_of_ours_draws_nothing(name: str) -> None:
    class Odd(Pig):
        pass

    Odd.name = name
    assert drawing_of(Odd()) is None


def test_a_game_from_elsewhere_brings_its_table_its_words_and_its_colours(elsewhere: str) -> None:
    class Drawn(Pig):
        drawing: ClassVar[str] = elsewhere

    game = Drawn()
    words = voice("en", game)
    assert type(table_for(game, words, ["you"])).__module__ == "sty_drawn.table"
    assert words.say("term-snout") == "Snout"
    assert colours_of(game)["snout"].paper == "#AA0077"
    assert theme_for(game, light=False).variables["snout"] == "#FF00AA"
