"""What a page tells of its day, for its pictures."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from press.chronicles.leaves import PUBLISHED, face_of
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.faces import set_in_type
from stampadia.press.art.motif import scenes_of
from stampadia.press.draw.chronicles.story import hero_of, named_in, niche_of, quest_of
from stampadia.press.typesetter import ROOT


def content(name: str) -> dict[str, Any]:
    return tomllib.loads(files(PACKAGE).joinpath("content", name).read_text("utf-8"))


QUESTS = content("main.toml")["quest"]
NAMES = content("names.toml")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("quest", QUESTS, ids=lambda quest: quest["key"])
def test_every_title_is_known_by_its_quest(quest: dict[str, Any], language: str) -> None:
    for title in quest["titles"]:
        told = title[language]
        for role, names in NAMES.items():
            told = told.replace(f"{{{role}}}", names[len(told) % len(names)][language])
        assert quest_of(set_in_type(told)) == quest["key"], told


def test_every_quest_has_a_picture_of_its_own() -> None:
    assert set(scenes_of("chronicles").motifs) == {quest["key"] for quest in QUESTS}


def test_every_class_and_every_villain_has_a_portrait() -> None:
    portraits = {file.name for file in (ROOT / "draw" / "chronicles" / "niches").iterdir()}
    for one in content("classes.toml")["class"]:
        assert hero_of(one["name"]["it"]) == hero_of(one["name"]["en"]) == one["key"]
        assert f"{one['key']}.svg" in portraits
    for name in NAMES["villain"]:
        villain, _ = named_in(f"Beware of {set_in_type(name['it'])}!")
        assert villain == name["en"]
        assert f"{niche_of(villain, '')}.svg" in portraits
    assert {niche_of("", day) for day in PUBLISHED[:9]} == {"ogre", "golem"}


def test_both_languages_have_the_same_picture() -> None:
    for day in PUBLISHED[:40]:
        assert quest_of(face_of(day, "en").title) == quest_of(face_of(day, "it").title)


def test_a_title_of_a_stranger_has_a_picture_too() -> None:
    assert quest_of("Nobody Has Ever Called It So") in scenes_of("chronicles").motifs
    assert hero_of("Bookbinder") in scenes_of("chronicles").heroes
