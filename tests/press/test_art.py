"""The pictures of the days."""

from __future__ import annotations

import tomllib
from functools import cache
from hashlib import sha256
from importlib.resources import files
from pathlib import Path

import pytest

from hash_seeds import told_under_every_hash_seed
from stampadia.press.art import Inks, day_picture
from stampadia.press.art.motif import scenes_of
from stampadia.press.art.shapes import moved, path, path_data, perforated, rectangle

TWO = Inks("#221C15", "#F6F0E2", "#23527C")
GAMES = ("chronicles", "travelers")
MONTH = [f"2027-03-{day:02d}" for day in range(1, 29)]
PINNED = {"chronicles": "774144d53a38b14c", "travelers": "1023c21193a76146"}
"""A picture that was once on a day stays on it."""
_SAY = """
from press.test_art import month
print(*(month(game) for game in ("chronicles", "travelers")))
"""


def picture(game: str, number: int, inks: Inks = TWO) -> str:
    scenes = scenes_of(game)
    quests, heroes = sorted(scenes.motifs), sorted(scenes.heroes)
    sign = sorted(scenes.marks)[number % len(scenes.marks)] if scenes.marks else "clockmaker"
    day = MONTH[number % len(MONTH)]
    quest, hero = quests[number % len(quests)], heroes[number % len(heroes)]
    return day_picture(game, hero, quest, sign, day, "4:3" if inks.spot else "stamp", inks)


@cache
def month(game: str) -> str:
    told = "".join(picture(game, number) for number in range(0, 28, 4))
    return sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
def test_every_motif_is_drawn_and_shares_a_page_with_others(game: str) -> None:
    for number in range(len(scenes_of(game).motifs)):
        for inks in (TWO, Inks()) if number % 3 == 0 else (Inks(),):
            svg = picture(game, number, inks)
            assert svg.count("<path") > 10
            for shared in (" id=", "url(", "clip", "nan", "<text", "filter"):
                assert shared not in svg
            assert "None" not in svg
            if inks.spot is None:
                assert "#23527C" not in svg


@pytest.mark.parametrize("game", GAMES)
def test_the_pictures_of_the_past_stay_as_they_are(game: str) -> None:
    assert month(game) == PINNED[game]


def test_pictures_do_not_depend_on_the_process() -> None:
    assert told_under_every_hash_seed(_SAY).split() == [month(game) for game in GAMES]


def test_every_quest_that_comes_with_a_game_has_a_picture_of_its_own() -> None:
    folder = files("stampadia.games.travelers").joinpath("content")
    for kind, name in (("world", "worlds/main.toml"), ("dungeon", "dungeons/main-quests.toml")):
        quests = tomllib.loads(folder.joinpath(*name.split("/")).read_text("utf-8"))["quest"]
        wanted = {f"{kind}/{quest['key']}" for quest in quests}
        drawn = {quest for quest in scenes_of("travelers").motifs if quest.startswith(kind)}
        assert drawn == wanted


def test_neighbours_with_the_same_quest_differ() -> None:
    drawn = [
        day_picture("chronicles", "forger", "black-candle", "", day, "stamp", Inks())
        for day in MONTH[:4]
    ]
    assert len(set(drawn)) == len(drawn)


def test_a_quest_that_nobody_drew_borrows_a_picture_of_its_kind() -> None:
    scenes = scenes_of("travelers")
    assert scenes.motif("dungeon/nobody-drew-it").under
    assert not scenes.motif("world/nobody-drew-it").under


def test_every_outline_that_is_kept_is_drawn() -> None:
    art = Path(str(files("stampadia.press.art")))
    folders = [art, *(art.parent / "draw" / game / "motifs" for game in GAMES)]
    drawn = "".join(one.read_text("utf-8") for folder in folders for one in folder.glob("*.py"))
    marks = {f"mark-{mark}" for game in GAMES for mark in scenes_of(game).marks.values()}
    for folder in folders:
        kept = tomllib.loads((folder / "outlines.toml").read_text("utf-8"))
        assert {name for name in kept if f'outline("{name}")' not in drawn} <= marks


@pytest.mark.parametrize("game", GAMES)
def test_whatever_suits_a_motif_is_said_of_one_that_is_drawn(game: str) -> None:
    told = files(f"stampadia.press.draw.{game}.motifs").joinpath("motifs.toml").read_text("utf-8")
    assert tomllib.loads(told).keys() == scenes_of(game).motifs.keys()


# Shapes


def test_path_data_is_read_and_written() -> None:
    assert path_data(path("M1 2h3v4h-3z")) == "M1 2l3 0l0 4l-3 0z"
    assert path_data(path("m1 2l3 0 0 4-3 0z")) == "M1 2l3 0l0 4l-3 0z"
    assert path_data(rectangle(1, 2, 3, 4)) == "M1 2l3 0l0 4l-3 0z"
    assert path_data(moved(rectangle(1, 2, 3, 4), flip=True)) == "M-1 2l-3 0l0 4l3 0z"
    assert path_data(path("M0 0Q3 3 6 0S9-3 12 0A2 2 0 0 1 14 2z")).count("c") >= 3


def test_a_stamp_has_teeth_all_around() -> None:
    assert len(perforated(0, 0, 60, 40, 10)[0]) > 60
