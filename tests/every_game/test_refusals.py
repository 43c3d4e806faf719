"""What does not react says why: in every game, in every language, with a chapter that can be read
up."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any, Final

import pytest

from every_game.moments import asking
from house.files import ROOT
from kernel.pig import Pig
from stampadia.kernel import registry
from stampadia.table.telling import reason
from stampadia.words import LANGUAGES, Words, catalogue

BOOKLETS: Final = ROOT / "src" / "stampadia" / "press" / "booklets"
OURS: Final = ("chronicles", "generals", "stampede", "travelers")
UNSAID: Final = re.compile(r"\b(why|chapter|refusal)-[a-z]")
PRINTED: Final = {
    "chronicles": (
        "cell 1,1",
        "cell 10,10",
        "box 1a",
        "box 4b",
        "item 1",
        "room 1",
        "enemy-box 1a",
        "gold",
        "hp",
        "defense",
    ),
    "generals": (
        "ink",
        "player 1",
        "front 2",
        "incoming 3",
        "hand 1 1",
        "life",
        "shields 1",
        "deck",
    ),
    "stampede": ("exchange lion/hippo", "album 2 lion/hippo", "hand-of 2", "aside lion/hippo"),
    "travelers": ("card 1", "card 5", "grid 2,2"),
}
"""Places that are always on the table."""


@cache
def refused(name: str, language: str) -> tuple[tuple[str, str, str], ...]:
    """What is said of every place at which nothing can be chosen: step, place, reason."""
    game, words = registry.load(name), registry.load(name).words(language)
    found = []
    for moment, ask in asking(name):
        view = moment.position.view(ask.seat)
        lit = {place for choice in ask.choices for place in _places(game, view, choice)}
        dark = [place for place in PRINTED[name] if place not in lit]
        found += [(view.step, place, game.why_not(view, place, words)) for place in dark]
    return tuple(found)


def _places(game: Any, view: Any, choice: Any) -> list[str]:
    return (game.place(view, choice) or "").split(", ")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_every_place_says_why_in_a_sentence(name: str, language: str) -> None:
    told = [said for _, place, said in refused(name, language) if not place.startswith("grid")]
    assert len(told) > 40
    assert all(told)
    assert all(said[0].isupper() or said[0].isdigit() for said in told)
    assert not [said for said in told if UNSAID.search(said)]
    assert len(set(told)) > 4, "it depends on what is there"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", OURS)
def test_a_chapter_that_is_cited_stands_in_the_rule_book(name: str, language: str) -> None:
    printed = tomllib.loads((BOOKLETS / name / f"{language}.toml").read_text("utf-8"))
    titles = {
        value
        for chapter in printed.values()
        if isinstance(chapter, dict)
        for key, value in chapter.items()
        if key.endswith("title")
    }
    said = catalogue(registry.load(name).package, language)
    cited = re.findall(r"(?m)^chapter-[a-z]+ = (.+)$", said)
    assert cited
    assert not set(cited) - titles


def test_a_game_that_says_nothing_more_is_asked_in_vain() -> None:
    pig = Pig()
    assert reason(pig, pig.begin(2).view(0), "roll", Words("en")) == ""


def words_for(name: str) -> Words:
    return registry.load(name).words("en")


def test_a_column_says_its_level_and_the_ink() -> None:
    game, words = registry.load("generals"), words_for("generals")
    for moment, ask in asking("generals"):
        view = moment.position.view(ask.seat)
        for column, unit in enumerate(view.rows[0], 1):
            if view.step == "play" and unit is not None and unit.level >= view.ink:
                said = game.why_not(view, f"player {column}", words)
                levels = f"column {column} is Level {unit.level}, .* which is {view.ink}\\."
                assert re.search(levels, said)
                assert said.endswith("(Rules: “Reading a Unit”)")
                return
    pytest.fail("no Unit has reached the Ink Level")


def test_no_column_is_full_that_is_not() -> None:
    game, words = registry.load("generals"), words_for("generals")
    told = set()
    for moment, ask in asking("generals"):
        view = moment.position.view(ask.seat)
        if view.step == "play" and view.hands[view.acting]:
            said = game.why_not(view, f"hand {view.acting + 1} 1", words)
            full = all(unit is not None and unit.level >= view.ink for unit in view.rows[0])
            assert ("No column takes a card" in said) == full
            told.add(said)
    assert told


def test_an_enemy_to_whom_no_way_leads_is_in_no_range() -> None:
    game, words = registry.load("chronicles"), words_for("chronicles")
    for moment, ask in asking("chronicles"):
        view = moment.position.view(ask.seat)
        if view.step != "placement":
            continue
        drawn = [row.room for row in view.rows if row.room is not None]
        for foe in view.foes:
            if foe.alive and not any(room.holds(foe) for room in drawn):
                said = game.why_not(view, f"cell {foe.column},{foe.row}", words)
                assert said.startswith("No way leads to that enemy")
                return
    pytest.fail("every enemy is in a room that is drawn")


def test_a_door_that_is_not_ours_shows_its_sum() -> None:
    game, words = registry.load("chronicles"), words_for("chronicles")
    for moment, ask in asking("chronicles"):
        view = moment.position.view(ask.seat)
        if view.step != "explore":
            continue
        lit = {place for choice in ask.choices for place in _places(game, view, choice)}
        drawn = [row.room for row in view.rows if row.room]
        for one in view.numbers:
            place = f"cell {one.column},{one.row}"
            if place in lit or any(room.holds(one) for room in drawn):
                continue
            total = one.value + one.column + one.row
            said = f"{one.value} + {one.column} + {one.row} = {total} "
            assert game.why_not(view, place, words).startswith(said)
            return
    pytest.fail("no such door was seen")


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("chronicles", "door 20,20", "20,20"),
        ("chronicles", "6 4b", "box"),
        ("stampede", "give lion", "hand"),
        ("generals", "sacrifice 1", "column"),
        ("travelers", "charge 1", "Rules"),
    ],
)
def test_a_typed_choice_is_refused_with_the_same_reason(name: str, text: str, said: str) -> None:
    moment, ask = asking(name)[0]
    words = words_for(name)
    game = registry.load(name)
    assert said in reason(game, moment.position.view(ask.seat), text, words)
