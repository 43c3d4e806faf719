"""What the pages about Chronicles say is so: the battle comes out, the notation is all taught."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from house import recorded_chronicles
from house.files import ROOT
from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import HERO, START, column, room
from stampadia.adventures.rating import BANDS, STAR_RATES
from stampadia.games.chronicles import GAME, notation
from stampadia.games.chronicles.choices import TABLE
from stampadia.games.chronicles.files.structure import distances
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.matches.replay import replay

PAGES = {"en": ROOT / "docs/play/chronicles.md", "it": ROOT / "docs/play/chronicles.it.md"}
BUILD = (ROOT / "docs" / "build" / "chronicles.md").read_text("utf-8")


def worked_example() -> Table:
    """The battle round that the pages work out."""
    hero = (HERO[0], column("DEF -2", "Move -1", hp=2, xp=1), *HERO[2:])
    hall = room(12, "5,2", "6x3")
    return Table(START, hall, enemies={"6,3": 1}, at="7,3", hero=hero, xp=1)


def test_the_worked_example_comes_out() -> None:
    table = worked_example()
    table.play("5 4", "5 1a, 4 2b")
    assert table.happened("attacked")[0]["strength"] == 5 - 1
    assert table.happened("attacked")[0]["defense"] == 1 + 1
    assert table.hits("6,3") == 1
    table.play("to 10,3")
    assert table.distance("10,3", "6,3") == 4
    table.play("6 3")
    assert (table.at, len(table.happened("pulled"))) == ("7,3", 3)
    assert table.happened("hero-attacked") == [] and table.foe_defense("6,3") == 0


def test_whoever_stays_is_hit() -> None:
    table = worked_example()
    table.play("5 4", "5 1a", "6 3")
    (blow,) = table.happened("hero-attacked")
    assert (blow["strength"], blow["defense"]) == (6 - 1, 1 + 1)
    table.play("6 5", "6 1a")
    assert table.happened("gained-xp")[-1]["amount"] == 2


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_the_pages_work_it_out_so(page: Path) -> None:
    text = page.read_text("utf-8")
    for line in ("5 − 1 = 4", "1 + 1 = 2", "4 > 2", "4 − 1 = 3", "6 − 2 = 4", "6 − 1 = 5"):
        assert line in text, line


@pytest.mark.parametrize("language", PAGES)
def test_the_pages_teach_the_notation_as_it_is(language: str) -> None:
    """Every line of the table of choices has the form of one, and no form is left out."""
    text = PAGES[language].read_text("utf-8")
    heading = {"en": "## Writing a choice", "it": "## Scrivere una mossa"}[language]
    table = text.partition(heading)[2].partition("\n\n|")[2].partition("\n\n")[0]
    taught = [line for line in re.findall("`([^`]+)`", table) if line != "[1]"]
    blanks = dict.fromkeys(
        ("cell", "item", "way", "die", "box", "other", "other_die", "room"), "{x}"
    )
    shapes = {name: TABLE.says(name, language, **blanks) for name in notation.SENTENCES}
    met = {name for name, shape in shapes.items() for line in taught if _fits(shape, line)}
    assert {line for line in taught if not any(_fits(s, line) for s in shapes.values())} == set()
    assert met == set(shapes)


def _fits(shape: str, line: str) -> bool:
    pieces = re.split(r"\{\w+\}", shape)
    return re.fullmatch(".+".join(map(re.escape, pieces)), line) is not None


def test_the_session_is_played_again_the_same() -> None:
    assert recorded_chronicles.session() == recorded_chronicles.shown(), recorded_chronicles.ANEW
    assert recorded_chronicles.COMMAND in recorded_chronicles.PAGE.read_text("utf-8")


def test_the_recorded_game_of_chronicles_replays() -> None:
    match = replay(GAME, recorded_chronicles.kept())
    assert match.over is not None and match.over.how == "won", recorded_chronicles.ANEW


# How a day is made


def rows_of(table: str) -> dict[str, list[str]]:
    """A table of the page by its first column."""
    body = BUILD.partition(table)[2].partition("\n\n")[0].splitlines()[2:]
    rows = [[cell.strip() for cell in row.strip("|").split("|")] for row in body]
    return {row[0]: row[1:] for row in rows}


def test_the_bands_and_stars_of_the_page_are_those_that_are_used() -> None:
    told = rows_of("| wish | accepted when the honest player wins |")
    used = {
        f"`{wish}`": [f"{100 * band.least:.0f} to {100 * band.most:.0f} %"]
        for wish, band in BANDS.items()
    }
    assert told == used
    first, *others = (f"{100 * rate:.0f}" for rate in STAR_RATES)
    assert f"one above {first} % won" in BUILD
    assert f"above {', '.join(others[:-1])} and {others[-1]} %" in BUILD


OF_A_DATE = ("real foes", "HP boxes", "XP boxes")
"""What the calendar's wish for stars changes."""


def test_what_comes_out_is_within_the_ranges_of_the_page() -> None:
    rows = rows_of("| | least | mean | most |")
    told = {name: row for name, row in rows.items() if not name.endswith(", of a date")}
    assert rows.keys() - told.keys() == {f"{name}, of a date" for name in OF_A_DATE}
    for number in range(12):
        sheet = make_sheet(f"documents {number}")
        counted = {
            "rows of the Rooms Table": len(sheet.rooms),
            "real rooms": sum(not room.decoy for room in sheet.rooms),
            "hidden ones among them": sum(room.hidden for room in sheet.rooms),
            "real doors (and 20 decoys)": sum(not door.decoy for door in sheet.doors),
            "black numbers": len(sheet.numbers),
            "real foes": sum(not foe.decoy for foe in sheet.enemies),
            "real grey cells (decoys of both: 20)": sum(not cell.decoy for cell in sheet.cells),
            "HP boxes": sum(column.hp for column in sheet.hero),
            "XP boxes": sum(column.xp for column in sheet.hero),
            "upside-down parts": sum(
                clause.upside_down is not None for room in sheet.rooms for clause in room.clauses
            ),
            "doors to the farthest room": max(distances(sheet).values()),
        }
        assert counted.keys() == told.keys()
        for name, count in counted.items():
            assert int(told[name][0]) <= count <= int(told[name][2]), f"{name}: {count}"
