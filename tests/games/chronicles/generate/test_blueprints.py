"""Blueprints are read whole, or refused in one sentence that says what to mend."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from shutil import copytree

import pytest
from msgspec.structs import replace

from games.chronicles.generate.tiny import FOLDER, tiny_library
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.generate.blueprint_checks import WIDE_NUMBER, problems
from stampadia.games.chronicles.generate.blueprints import faults, load
from stampadia.games.chronicles.generate.ground import NUMBERS
from stampadia.games.chronicles.generate.plans import START_ROOM
from stampadia.games.chronicles.instructions import MoveAnywhere, Narrate, Tick, Ticked
from stampadia.kernel.errors import BadContent
from stampadia.words import LANGUAGES, words
from stampadia.workbench.lettering import width_mm


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(copytree(FOLDER, tmp_path / "blueprints"))


def change(folder: Path, file: str, old: str, new: str) -> list[str]:
    """Everything that is wrong after a change, in both languages; the English is returned."""
    path = folder / file
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    found = faults(folder)
    for fault in found:
        for language in LANGUAGES:
            told = fault.tell(words(language, PACKAGE))
            assert "plan-" not in told and "{" not in told.replace("{boss}", "")
    return [str(fault) for fault in found]


def test_the_tiny_set_and_the_house_set_have_no_faults() -> None:
    assert [str(fault) for fault in faults(FOLDER)] == []
    assert [str(fault) for fault in faults(files(PACKAGE) / "content")] == []


def test_no_room_number_is_wider_than_the_one_that_is_measured() -> None:
    widths = {number: width_mm(str(number), 7) for number in NUMBERS}
    assert widths[WIDE_NUMBER] == max(widths.values())


def test_lines_speak_of_the_quests_own_rooms() -> None:
    quest = next(each for each in tiny_library().quests["main"] if each.key == "hidden-boss")
    lamp, door, vault = quest.numbers()
    clause = quest.rooms[1].lines[0][0]
    assert clause.do[-1] == MoveAnywhere(vault)
    (win,) = quest.start[1]
    assert win.when[1] == Ticked(vault)
    assert [lamp, door, vault] == [START_ROOM + 1, START_ROOM + 2, START_ROOM + 3]
    last = quest.rooms[2].lines[0][0].do
    assert last[0] == Tick(vault)
    assert isinstance(last[1], Narrate) and last[1].words.en == "<home>"


def test_a_room_in_which_a_cell_is_drawn_keeps_one_free(folder: Path) -> None:
    assert change(folder, "side.toml", "get letter", "get letter, draw [1] in room @receiver") == []
    (errand,) = (each for each in load(folder).quests["side"] if each.key == "errand")
    assert [(room.drawn, room.cells_needed) for room in errand.rooms] == [(0, 1), (1, 2)]


def test_stages_of_a_story_without_a_key_are_counted() -> None:
    assert [each.key for each in tiny_library().quests["story"]] == ["ink-story-1", "ink-story-2"]


MISTAKES = {
    "a missing field": ("side.toml", 'key = "errand"\n', "", "key “”"),
    "a misspelt field": ("boons.toml", "far = 20", "fart = 20", "fart"),
    "a percentage over 100": ("boons.toml", "far = 20", "far = 120", "100"),
    "broken TOML": ("boons.toml", "[[quest]]", "[[quest", "boons.toml"),
    "a misspelt instruction": ("boons.toml", "x[1], +2HP", "x[1], +2HQ", "“soup”"),
    "an unknown room": ("banes.toml", "x@crowd, -2G", "x@crowds, -2G", "“thief”"),
    "an unknown item": ("side.toml", 'items = ["letter"]', 'items = ["leter"]', "leter"),
    "an item nobody brings": ("side.toml", 'items = ["letter"]\n', "", "does not bring it"),
    "an unknown class": ("boons.toml", 'key = "soup"', 'key = "soup"\nclasses = ["bard"]', "bard"),
    "words nobody wrote": ("side.toml", "{<thanks>}", "{<thank>}", "<thank>"),
    "words nobody tells": ("boons.toml", ", {<soup>}", "", "<soup>"),
    "words in one language": ("side.toml", 'it = "grazie"', 'it = ""', "one language"),
    "an unknown role": ("boons.toml", "{helper} cooked", "{boss} cooked", "{boss}"),
    "a grey cell that is not there": ("banes.toml", "cells = [1]\n", "", "grey cell 1"),
    "a grey cell twice": ("banes.toml", "cells = [1]", "cells = [1, 1]", "two grey cells"),
    "foes that are not there": ("side.toml", "foes = [0]\n", "", "speaks of its foes"),
    "no way to win": ("main.toml", "you win, <home>", "<home>", "you win"),
    "a title missing": (
        "main.toml",
        'titles = [{ en = "The Boss of {place}", it = "Il capo di {place}" }]\n',
        "",
        "no title",
    ),
    "a task missing": (
        "main.toml",
        'start = ["<task> | move on stairs & x@lair » you win, <home>"]\n',
        "",
        "start room needs a line",
    ),
    "a title for a side quest": (
        "side.toml",
        'key = "smith"',
        'key = "smith"\ntitles = [{ en = "A", it = "B" }]',
        "Only a main quest",
    ),
    "a key twice": ("boons.toml", 'key = "purse"', 'key = "soup"', "“soup”"),
    "a room twice": ("side.toml", 'id = "receiver"', 'id = "sender"', "one name"),
    "three lines": ("banes.toml", 'x@crowd, -2G"', 'x@crowd, -2G", "-1G", "-1G"', "2 lines"),
    "three items": (
        "side.toml",
        'items = ["letter"]',
        'items = ["letter", "lantern", "stamp"]',
        "more than 2 items",
    ),
    "a line of flavour missing": (
        "flavour.toml",
        '    { en = "Hall number 7, empty.", it = "Sala numero 7, tutto vuoto." },\n',
        "",
        "19 lines",
    ),
    "a column missing": ("foes.toml", "circles = 3", "circles = 2", "3 circles"),
    "a class item missing": ("classes.toml", 'item = "bomb"', 'item = "bom"', "bom"),
    "a room too long": (
        "banes.toml",
        'it = "una buca"',
        f'it = "{"una buca profondissima " * 12}"',
        "too long",
    ),
    "an item too long": (
        "items.toml",
        'it = "Francobollo"',
        f'it = "Francobollo {"raro " * 20}"',
        "Equipment Scroll",
    ),
    "a title too long": (
        "main.toml",
        'it = "Il capo di {place}"',
        f'it = "{"Il capo " * 12}"',
        "too long",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_told_in_one_sentence(mistake: str, folder: Path) -> None:
    file, old, new, expected = MISTAKES[mistake]
    found = change(folder, file, old, new)
    assert any(expected in each for each in found), found


def test_loading_refuses_what_has_faults(folder: Path) -> None:
    change(folder, "main.toml", "you win, <home>", "<home>")
    with pytest.raises(BadContent, match="you win"):
        load(folder)


def test_a_missing_file_is_named(folder: Path) -> None:
    (folder / "items.toml").unlink()
    with pytest.raises(BadContent, match=r"items\.toml"):
        load(folder)


def test_a_library_in_which_a_kind_is_missing_is_refused() -> None:
    library = tiny_library()
    assert [str(each) for each in problems(library)] == []
    without = replace(library, quests=library.quests | {"bane": ()})
    assert [str(each) for each in problems(without)] == ["There is no quest of the kind “bane”."]


def test_a_library_without_decoy_items_is_refused() -> None:
    library = tiny_library()
    items = {key: replace(item, decoy=False) for key, item in library.items.items()}
    (problem,) = problems(replace(library, items=items))
    assert "must be decoys" in str(problem)
