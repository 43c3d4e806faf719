"""Sheets as files: in, out, and every way in which a file can be wrong."""

from __future__ import annotations

import json
import pickle
import re
from copy import deepcopy
from pathlib import Path
from typing import Any, Final

import pytest

import stampadia.games.chronicles as chronicles
from stampadia.games.chronicles.content import FIRST_DAY, Sheet
from stampadia.games.chronicles.files.checks import problems
from stampadia.games.chronicles.files.problems import UnusableSheet
from stampadia.games.chronicles.files.reading import (
    Reading,
    house_sheet,
    load_sheet,
    read_bytes,
    read_house_sheet,
    schema,
)
from stampadia.games.chronicles.files.writing import write_sheet
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.instructions import Narrate, Say, Text
from stampadia.words import catalogue, kernel_words, words
from stampadia.workbench import checks, file_shapes
from workbench.schemas import fits

Raw = dict[str, Any]
SOURCE: Final = (
    Path(chronicles.__path__[0]).joinpath("content", "first-day.json").read_text("utf-8")
)


def good() -> Raw:
    made: Raw = json.loads(SOURCE)
    return made


def small(**fields: Any) -> Raw:
    """A sheet in one language, as short as a person would write it."""
    return {
        "serial": "small", "language": "en", "title": "Two Rooms", "class": "Clerk",
        "hero": [{"hp": 4, "xp": 0, "upper": "ATK -1/RNG 1", "lower": "move-3"}]
        + [{"hp": 1, "xp": 2}] * 3,
        "foes": [{"xp": 1, "defense": 1, "upper": "ATK -1/RNG 1"}] * 4,
        "items": [{"key": "soap", "text": "Soap (hero turn >> +2HP)", "owned": True}],
        "rooms": [
            {"number": 30, "at": "5,5", "size": "3x3", "start": True,
             "lines": ["move on stairs & x31 » you win"]},
            {"number": 31, "at": "8,5", "size": "2x3", "lines": ["enter room >> X 31, pay up."]},
        ],
        "doors": [{"at": "7,6", "side": "right"}],
    } | fields  # fmt: skip


def read(source: object) -> Reading:
    return read_bytes(json.dumps(source).encode(), "sheet.json")


def told(reading: Reading, language: str = "en") -> list[str]:
    return [problem.tell(words(language)) for problem in reading.problems]


def refused(source: object) -> str:
    """What is said of the one error that makes a sheet unusable."""
    reading = read(source)
    assert reading.made is None
    (sentence,) = told(reading)
    return sentence.removeprefix("sheet.json: ")


def sheet_of(source: object) -> Sheet:
    reading = read(source)
    assert reading.made is not None, told(reading)
    return reading.made


# In and out


def test_the_first_day_is_a_good_sheet_and_written_as_it_stands() -> None:
    reading = read_house_sheet(FIRST_DAY)
    assert reading.made is not None
    assert reading.problems == ()
    assert write_sheet(reading.made) == SOURCE


def test_the_first_day_is_what_it_promises() -> None:
    sheet = house_sheet()
    assert len(sheet.rooms) <= 19
    assert 8 <= sum(not room.decoy for room in sheet.rooms) <= 10
    assert any(room.decoy for room in sheet.rooms) and any(room.hidden for room in sheet.rooms)
    assert any(door.decoy for door in sheet.doors)
    assert any(item.owned for item in sheet.items) and any(item.decoy for item in sheet.items)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_what_is_written_is_read_as_it_was(seed: str) -> None:
    sheet = make_sheet(seed)
    text = write_sheet(sheet)
    reading = read_bytes(text.encode(), "sheet.json")
    assert reading.made == sheet, told(reading)
    assert write_sheet(reading.made) == text


def test_a_sheet_in_one_language_is_written_in_it() -> None:
    sheet = sheet_of(small())
    text = write_sheet(sheet)
    assert '"language": "en"' in text and '"it"' not in text
    assert sheet_of(json.loads(text)) == sheet


def test_every_small_thing_has_its_line() -> None:
    lines = SOURCE.splitlines()
    assert '    {"at": "6,11", "side": "down"},' in lines
    assert '    {"at": "16,5", "circles": 2},' in lines
    assert SOURCE.endswith("}\n")


# As a person writes


def test_a_sheet_as_a_person_writes_it() -> None:
    sheet = sheet_of(small())
    assert sheet.hero[0].lower is not None and sheet.hero[0].lower.plus == -3
    assert sheet.by_number[31].clauses[0].do[1] == Narrate(Text("pay up."))
    assert problems(sheet) == []


def test_a_room_whose_number_is_too_small_for_its_door() -> None:
    rooms = small()["rooms"]
    rooms[1] |= {"number": 5, "lines": ["enter room » x5"]}
    rooms[0]["lines"] = ["move on stairs & x5 » you win"]
    assert refused(small(rooms=rooms)).startswith("number at 8,6: The number of room 5 is too sm")


@pytest.mark.parametrize(
    ("language", "more", "sentence"),
    [
        ("en", 2, "Written in English? The file says that it is Italian, and this can only be"
         " read in the other language. So it is with 2 more texts."),
        ("it", 2, "Scritto in inglese? Il file dice di essere in italiano, e questo si legge solo"
         " nell’altra lingua. Lo stesso vale per altri 2 testi."),
    ],
)  # fmt: skip
def test_a_file_that_names_the_wrong_language_is_told_once(
    language: str, more: int, sentence: str
) -> None:
    (problem,) = read(small(language="it")).problems
    assert problem.fault.facts["more"] == more
    assert problem.tell(words(language)).endswith(sentence)


def test_a_line_that_no_language_has_is_told_as_before() -> None:
    rooms = small()["rooms"]
    rooms[1]["lines"] = ["enter rom » x31"]
    (problem,) = read(small(rooms=rooms)).problems
    assert problem.fault.key == "line"


def test_numbers_of_real_doors_may_be_left_out() -> None:
    sheet = sheet_of(small())
    assert {(one.column, one.row): one.value for one in sheet.numbers} == {(7, 6): 17, (8, 6): 17}
    given = sheet_of(small(numbers=[{"at": "8,6", "value": 17}]))
    assert set(given.numbers) == set(sheet.numbers)
    assert "leads to room 32. It should be 17" in refused(
        small(numbers=[{"at": "8,6", "value": 18}])
    )


def test_rooms_may_stand_in_any_order() -> None:
    source = small()
    source["rooms"].reverse()
    assert sheet_of(source) == sheet_of(small())


def test_italian_alone() -> None:
    rooms = [
        {"number": 30, "at": "5,5", "size": "3x3", "start": True,
         "lines": ["vai sulle scale & x31 » hai vinto", 'non x30 & "Ciao!" » x30']},
        {"number": 31, "at": "8,5", "size": "2x3", "lines": ["entri » x31, +2MO"]},
    ]  # fmt: skip
    items = [{"key": "sapone", "text": "Sapone (turno dell'eroe » +2PF)", "owned": True}]
    source = small(language="it", title="Due stanze", rooms=rooms, items=items)
    source["hero"][0] = {"hp": 4, "xp": 0, "upper": "ATT -1/GIT 1", "lower": "Move -3"}
    sheet = sheet_of(source)
    assert sheet.title == Text(it="Due stanze")
    assert sheet.start.clauses[1].when[1] == Say(Text(it="Ciao!"))
    assert sheet_of(json.loads(write_sheet(sheet))) == sheet


def test_two_languages_are_one_meaning() -> None:
    corridor = house_sheet().by_number[40]
    assert corridor.clauses[0].when[1] == Say(Text("Good morning!", "Buongiorno!"))
    assert corridor.clauses[1].do[0] == Narrate(
        Text(
            "A corridor full of portraits, all of them staring",
            "Un corridoio di ritratti. Fissano tutti te",
        )
    )


@pytest.mark.parametrize(
    "italian",
    ["vai su [1] » x[1], {-2PF, si scivola}", "vai su [2] » x[1], {-1PF, si scivola}",
     "vai su [1] » x[1], -1PF, si scivola", "vai su [1] » x[1], {-1PF}",
     "vai su [1] » x[1], {-1PF, si scivola} | x40 » +1MO", "Si scivola"],
)  # fmt: skip
def test_two_languages_that_differ(italian: str) -> None:
    source = good()
    room = next(room for room in source["rooms"] if room["number"] == 44)
    room["lines"][0]["it"] = italian
    sentence = refused(source)
    assert sentence.startswith(
        "room 44, line 1: The two languages do not say the same. English: “mo"
    )
    assert "fresh paint" in sentence and italian in sentence


# What is wrong, and where


def changed(path: str, value: Any) -> Raw:
    """The first day with another value somewhere: "rooms.3.lines.0.en"."""
    source = good()
    owner: Any = source
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    for step in way:
        owner = owner[step]
    if value is None:
        del owner[last]
    else:
        owner[last] = value
    return source


WRONG: Final = [
    ("rooms.3.lines.0.en", "kiled last foe » x32, +2XP, {the ink runs the other way}",
     "room 32, line 1, English: Column 1: “kiled last foe” is no condition. Perhaps “killed"),
    ("rooms.3.lines.0.it", "ultimo nemico ucciso » x32, +2 PR, {si scivola}",
     "room 32, line 1, Italian: Column 29: “+2 PR” is no instruction"),
    ("items.1.text.en", "Big Die (hero turn roll » activate 1 ability)",
     "item “big-die”, English: Column 27: "),
    ("items.1.text.en", "Big Die", "item “big-die”, English: Column 1: “Big Die” is no item."),
    ("hero.2.upper", "ATK -1", "Hero Sheet, column 3, upper: Column 1: “ATK -1” is no ability."),
    ("foes.3.lower", "Jump", "Enemy Sheet, column 4, lower: Column 1: “Jump” is no ability."),
    ("rooms.0.number", 100, "room 100, number: Found 100. Allowed: a whole number from 1 to 99."),
    ("rooms.0.number", "27", 'room 27, number: Found "27". Allowed: a whole number'),
    ("rooms.0.number", 27.5, "rooms, entry 1, number: Found 27.5. Allowed: a whole number"),
    ("rooms.0.number", None, "rooms, entry 1, number: It is missing."),
    ("rooms.0.at", "2;2", 'room 27, at: Found "2;2". Allowed: column and row, each from'),
    ("rooms.0.at", "21,2", 'room 27, at: Found "21,2". Allowed: column and row'),
    ("rooms.0.at", "٣,2", "room 27, at: Found "),
    ("rooms.0.size", "4x0", 'room 27, size: Found "4x0". Allowed: width and height'),
    ("rooms.0.lines", "text", 'room 27, lines: Found "text"; a list in square brackets'),
    ("rooms.0.lines.0", 7, "room 27, line 1: Found 7; a text in quotes should stand here."),
    ("rooms.0.lines.0", {}, "room 27, line 1: At least one of “en” and “it” should stand here."),
    ("rooms.0.lines.0", {"de": "x", "en": "a", "it": "b"},
     "room 27, line 1, de: There is no such field here."),
    ("rooms.0.lines.0", "Dust", "room 27, line 1: Found a plain text. Say “language” at the top"),
    ("rooms.0.start", 1, "room 27, start: Found 1. Allowed: true, false."),
    ("rooms.0.sise", "4x3", "room 27, sise: There is no such field here. Did you mean size?"),
    ("doors.0.side", "left", 'door 2,8 left, side: Found "left". Allowed: right, down.'),
    ("doors.0.at", "8", "door 8 right, at: Found"),
    ("enemies.0.circles", 5, "enemy at 3,3, circles: Found 5. Allowed: a whole number from 0"),
    ("cells.0.digit", 0, "grey cell at 2,17, digit: Found 0. Allowed: a whole number from 1 to 9."),
    ("numbers.0.value", -1, "number at 2,8, value: Found -1. Allowed: a whole number from 0"),
    ("hero", [], "hero: Found 0 entries. Allowed: 4."),
    ("hero.0", [], "Hero Sheet, column 1: Found []; an object in braces should stand here."),
    ("date", "tomorrow", 'date: Found "tomorrow". Allowed: a day as in "2026-03-01".'),
    ("language", "fr", 'language: Found "fr". Allowed: en, it.'),
    ("items.0.key", "Big Die", "item “Big Die”, key: Found"),
    ("keywords", [], "keywords: Found []; an object in braces"),
    ("keywords.first-day", 3, "keywords.first-day: Found 3; a text in quotes"),
    ("title", None, "title: It is missing."),
    ("serial", 5, 'serial: Found 5; a text in quotes should stand here. Did you mean "5"?'),
    ("rooms.2.lines.0.en", "\u001b[2J » x42", "room 31, line 1, English: Found the char"),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "sentence"), WRONG, ids=[row[0] for row in WRONG])
def test_what_is_wrong_and_where(path: str, value: Any, sentence: str) -> None:
    reading = read(changed(path, value))
    assert reading.made is None
    english, italian = told(reading), told(reading, "it")
    assert english[0].startswith(f"sheet.json: {sentence}")
    for line in (*english, *italian):
        assert line.isprintable()
        assert "problem-" not in line and "{ $" not in line


def test_a_file_that_names_its_language_has_plain_texts() -> None:
    reading = read(small(title={"en": "Two", "it": "Due"}))
    assert "title: “language” is for files in one language" in told(reading)[0]


def test_all_lines_are_told_at_once() -> None:
    source = good()
    for room in source["rooms"][:3]:
        room["lines"][0]["en"] = "mov [1] » x[1]"
    assert len(told(read(source))) == 3


def test_the_validator_speaks_too_and_warnings_do_not_stop() -> None:
    source = small()
    source["rooms"][1]["lines"] = ["x31 & enter room » x31"]
    assert refused(source).startswith("room 30: “you win” can never come true")
    source = small()
    del source["rooms"][1]["lines"]
    source["rooms"][0]["lines"] = ["move on stairs » you win"]
    reading = read(source)
    assert reading.made is not None
    assert (reading.errors, reading.warnings) == (0, 1)
    assert told(reading) == [
        "sheet.json: room 31: (warning) It says nothing. A line of flavour would do."
    ]


def test_an_unusable_file_raises_its_first_problem_and_counts_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"serial": 1}')
    with pytest.raises(UnusableSheet) as caught:
        load_sheet(path)
    for error in (caught.value, pickle.loads(pickle.dumps(caught.value))):
        assert str(error).startswith(f"{path}: serial: Found 1; a text in quotes")
        assert str(error).endswith("more problems: “stampadia sheets validate” lists all.")
        assert "«stampadia sheets validate» li elenca tutti" in error.tell(kernel_words("it"))


def test_every_fault_of_a_file_has_its_words() -> None:
    shapes = [Path(module.__file__ or "") for module in (file_shapes, checks)]
    paths = [*Path(chronicles.__path__[0]).glob("sheet_*.py"), *shapes]
    source = "".join(path.read_text("utf-8") for path in paths)
    faults = set(re.findall(r'\b(?:Fault|written)\([^"]*"([a-z]+-[a-z-]+)"', source))
    assert len(faults) > 8
    said = catalogue(chronicles.__name__, "en") + catalogue("stampadia.kernel", "en")
    assert faults <= set(re.findall(r"(?m)^problem-([a-z-]+) =", said))


# The schema


def test_the_schema_takes_what_the_reader_takes() -> None:
    form = schema()
    for source in (good(), small(), json.loads(write_sheet(make_sheet("1")))):
        assert fits(source, form)


SHAPELESS: Final = {"language", "rooms.3.lines.0.en", "rooms.3.lines.0.it", "items.1.text.en",
                    "hero.2.upper", "foes.3.lower", "rooms.2.lines.0.en"}  # fmt: skip
"""What only the words say, or the whole file."""


@pytest.mark.parametrize(
    ("path", "value"),
    [(path, value) for path, value, _ in WRONG if path not in SHAPELESS and value != "Dust"],
)
def test_the_schema_refuses_what_the_reader_refuses(path: str, value: Any) -> None:
    assert not fits(changed(path, value), schema())


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_schema_explains_every_field(language: str) -> None:
    form = schema(language)
    for described in (form, *form["$defs"].values()):
        for name, inner in described["properties"].items():
            if name != "$schema":
                assert len(inner["description"]) > 10
                assert not inner["description"].startswith("schema-")
    assert schema("en")["title"] != schema("it")["title"]


def test_a_sheet_is_not_changed_by_being_read() -> None:
    source = good()
    before = deepcopy(source)
    read(source)
    assert source == before
