"""What docs/make/adventures.md says is so: its blueprints make adventures, its numbers are counted,
and mistakes are told in the sentences it shows."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from stampadia.games import chronicles
from stampadia.games.chronicles.content import Sheet
from stampadia.games.chronicles.files.checks import problems
from stampadia.games.chronicles.generate.blueprints import (
    RawQuest,
    RawRoom,
    StoryFile,
    faults,
    house_library,
    load,
    read_file,
)
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.plans import Library
from stampadia.games.chronicles.generate.proof import prove
from stampadia.games.chronicles.generate.wishes import Wishes

PAGE = (Path(__file__).parents[3] / "docs" / "make" / "adventures.md").read_text("utf-8")
FILE = re.compile(r"(?ms)^`([\w./]+)`\n\n```toml\n(.*?)^```$")
HOUSE = Path(chronicles.__file__).parent / "content"
QUEST = "borrowed-umbrella"

MISTAKES = {
    "no foes & move [1] » x[1], x@stand": "kiled last foe & move [1] » x[1], x@stand",
    "thanks = [{ en": "thank = [{ en",
    'id = "owner"\nfar = 100\ncells = [1]': 'id = "owner"\nfar = 100',
    'items = ["umbrella"]\n': "",
    "it stops raining at once": "it stops raining at once " * 10,
}
"""What the page's quest says, and what somebody might write instead, in the order of the page."""


def with_the_page(folder: Path) -> Path:
    """Our blueprints and those of the page."""
    copytree(HOUSE, folder, dirs_exist_ok=True)
    for name, text in FILE.findall(PAGE):
        path = folder / name
        path.write_text(f"{path.read_text('utf-8')}\n{text}", "utf-8")
    return folder


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Library:
    folder = with_the_page(tmp_path_factory.mktemp("content"))
    assert list(map(str, faults(folder))) == []
    return load(folder)


def made(seed: int, library: Library, hero: str | None = None) -> Sheet:
    return make_sheet(f"umbrella {seed}", Wishes(quest=QUEST, hero_class=hero), library=library)


@pytest.mark.parametrize("seed", range(3))
def test_the_quest_of_the_page_makes_adventures_that_can_be_won(
    seed: int, library: Library
) -> None:
    sheet = made(seed, library)
    assert problems(sheet) == []
    assert prove(sheet).gold < 50
    assert sheet.item("umbrella") is not None


def test_the_hero_of_the_page_is_one(library: Library) -> None:
    sheet = made(0, library, "lamplighter")
    assert sheet.hero_class.it == "Lampionaio"
    assert sheet.items[0].key == "lantern" and sheet.items[0].owned


def test_the_story_the_foes_and_the_modifier_of_the_page_are_read(library: Library) -> None:
    assert "barometer" in {stage.key for stage in library.quests["story"]}
    assert len(library.foes) == len(house_library().foes) + 1
    assert "slippery-floor" in {one.key for one in library.modifiers}


@pytest.mark.parametrize("written", MISTAKES)
def test_mistakes_are_told_in_the_sentences_of_the_page(written: str, tmp_path: Path) -> None:
    folder = with_the_page(tmp_path)
    path = folder / "main.toml"
    text = path.read_text("utf-8")
    assert text.count(written) == 1
    path.write_text(text.replace(written, MISTAKES[written]), "utf-8")
    sentences = re.findall(rf"(?m)^\| (main[^|]*“{QUEST}”:[^|]+) \|", PAGE)
    assert len(sentences) == len(MISTAKES)
    expected = sentences[list(MISTAKES).index(written)]
    assert expected in map(str, faults(folder))


def test_a_misspelt_field_is_an_error(tmp_path: Path) -> None:
    folder = with_the_page(tmp_path)
    path = folder / "main.toml"
    path.write_text(path.read_text("utf-8").replace("dead_end = true", "deadend = true"), "utf-8")
    (only,) = faults(folder)
    assert "deadend" in str(only)


def test_the_numbers_of_the_page_are_those_of_the_library() -> None:
    ours = house_library()
    told = dict(re.findall(r"(?m)^\| (`[^|]+) \| [^|]+ \| ([^|]+) \|$", PAGE))
    stories = read_file(HOUSE, "stories.toml", StoryFile).story
    kinds: dict[str, Any] = {
        "main": ours.quests["main"], "side": ours.quests["side"],
        "fillers": ours.quests["filler"], "items": ours.items, "modifiers": ours.modifiers,
    }  # fmt: skip
    for name, things in kinds.items():
        assert told[f"`{name}.toml`"] == str(len(things)), name
    assert told["`boons.toml`, `banes.toml`"] == _both(ours.quests["boon"], ours.quests["bane"])
    assert told["`classes.toml`, `foes.toml`"] == _both(ours.heroes, ours.foes)
    assert told["`stories.toml`"] == (
        f"{len(stories)}, of {sum(len(story.stage) for story in stories)} stages"
    )
    names = [name for names in ours.names.values() for name in names]
    flavour = [*ours.corridor_flavour, *ours.room_flavour]
    assert told["`flavour.toml`, `names.toml`"] == _both(flavour, names)
    assert {len(quest.titles) for quest in ours.quests["main"]} == {6, 7}


def test_the_heroes_of_the_page_are_all_there_are() -> None:
    told = PAGE.partition("Heroes, by key: ")[2].partition(". ")[0]
    assert re.findall("`([^`]+)`", told) == [hero.key for hero in house_library().heroes]


def _both(ones: Any, others: Any) -> str:
    return f"{len(ones)}, {len(others)}"


@pytest.mark.parametrize(("heading", "form"), [("Rooms", RawRoom), ("Fields of a quest", RawQuest)])
def test_every_field_is_explained(heading: str, form: Any) -> None:
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    explained = Counter(
        name
        for row in re.findall(r"(?m)^\| (`[^|]+) \|", section)
        for name in re.findall("`([^`]+)`", row)
    )
    own = {"rooms", "words"}  # sections of their own
    assert explained == Counter(set(form.__struct_fields__) - own)
