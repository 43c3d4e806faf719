"""What the pages about Generals say is so: sentences are read, sums come out, the game replays."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args, get_type_hints

import msgspec
import pytest

from house import recorded_generals
from house.files import ROOT
from rulebook.generals.board import Board, stack
from stampadia.games.generals import GAME, notation
from stampadia.games.generals.choices import TABLE
from stampadia.games.generals.language import read, write
from stampadia.games.generals.language.skills import OP_TYPES, Later, Moment, Need, Skill, Unread
from stampadia.games.generals.language.units import Units
from stampadia.matches.replay import replay

SKILLS = ROOT / "docs" / "make" / "skills.md"
PAGES = {"en": ROOT / "docs/play/generals.md", "it": ROOT / "docs/play/generals.it.md"}
ROW = re.compile(r"(?m)^\| ([^|]+) \| `([^`]+)` \| `([^`]+)` \|$")
"""What it is in data, how it is said in English, how in Italian."""
PAIR = re.compile(r"(?m)^\| `([^`]+)` \| `([^`]+)` \|$")
"""What people write, and what is printed."""
BLOCK = re.compile(r"(?ms)^```skill\n(.*?)^```$")
TEXT = SKILLS.read_text("utf-8")
SENTENCES = ROW.findall(TEXT)
VARIANTS = PAIR.findall(TEXT)


def meaning(sentence: str, language: str) -> Skill:
    found = read(sentence, "", language)
    assert not isinstance(found, Unread), f"{sentence} is not read; near: {found.near}"
    return found


def printed(skill: Skill, language: str) -> str:
    return ": ".join(filter(None, write(skill, language)))


# The skill language


def test_the_page_of_skills_has_sentences() -> None:
    assert len(SENTENCES) > 80 and len(VARIANTS) > 5


@pytest.mark.parametrize(("named", "english", "italian"), SENTENCES)
def test_every_sentence_is_read_and_means_the_same_in_both_languages(
    named: str, english: str, italian: str
) -> None:
    skill = meaning(english, "EN")
    assert meaning(italian, "IT") == skill
    assert (printed(skill, "EN"), printed(skill, "IT")) == (english, italian)
    data = msgspec.json.encode(skill).decode()
    for name in re.findall("`([^`]+)`", named):
        assert f'"{name}"' in data, f"{english} has no {name}: {data}"


@pytest.mark.parametrize(("written", "like"), VARIANTS)
def test_what_is_forgiven_is_read_alike(written: str, like: str) -> None:
    skill = meaning(written, "EN")
    assert skill == meaning(like, "EN")
    assert printed(skill, "EN") == like


def test_sentences_in_blocks_are_read() -> None:
    text = (ROOT / "docs" / "make" / "sets.md").read_text("utf-8")
    lines = [line for block in BLOCK.findall(text) for line in block.splitlines()]
    assert lines
    for line in lines:
        meaning(line, "EN")


def test_nothing_that_can_be_said_is_left_out() -> None:
    shown = {name for named, _, _ in SENTENCES for name in re.findall("`([^`]+)`", named)}
    kinds = [*OP_TYPES, *get_args(Units), *get_args(Need)]
    known = {str(kind.__struct_config__.tag) for kind in kinds}
    known |= set(get_args(get_type_hints(Later)["when"]))
    assert shown == known


def test_every_moment_is_shown() -> None:
    skills = [meaning(english, "EN") for _, english, _ in SENTENCES]
    shown = {need.when for skill in skills for need in skill.need if isinstance(need, Moment)}
    assert shown == set(get_args(get_type_hints(Moment)["when"]))


# How to play


def worked_example(*, turned_round: bool = False) -> Board:
    """The attack that the pages work out."""
    first = "L1 1/0 fire | 0/2"
    last = "L2 1/0 fire attack> {fire}{fire}: +{x}{attack} | 1/2 fire"
    enemy = "L3 0/2 earth*2 front> {earth}{earth}: -{x}{attack} to {front} | 1/2"
    cards = (last, first) if turned_round else (first, last)
    board = Board(player={2: stack(*cards)}, front={2: stack(enemy, wounds=1)})
    board.attack("player 2")
    return board


def test_the_worked_example_comes_out() -> None:
    board = worked_example()
    assert board.counted("player 2") == [1 + 1 + 1 + 1 - 1]
    assert board.row("front")[1] == ""
    assert board.happened("defeated")[0]["wounds"] == 1 + 3
    turned = worked_example(turned_round=True)
    assert turned.counted("player 2") == [1 + 1 + 1 - 1]
    assert turned.wounds("front 2") == 1 + 2


@pytest.mark.parametrize("page", PAGES.values(), ids=PAGES)
def test_the_pages_work_it_out_so(page: Path) -> None:
    text = page.read_text("utf-8")
    for line in ("1 + 2 = 3", "1 + 1 + 1 = 3", "3 + 1 = 4", "4 − 1 = 3", "1 + 3 = 4",
                 "2 + 2 = 4", "1 + 1 = 2", "2 + 1 − 1 = 2"):  # fmt: skip
        assert line in text, line


@pytest.mark.parametrize("language", PAGES)
def test_the_pages_teach_the_notation_as_it_is(language: str) -> None:
    """Every line of the table of choices has the form of one, and no form is left out."""
    text = PAGES[language].read_text("utf-8")
    heading = {"en": "## Writing a choice", "it": "## Scrivere una mossa"}[language]
    table = text.partition(heading)[2].partition("\n\n|")[2].partition("\n\n")[0]
    taught = re.findall("`([^`]+)`", table)
    fields = {field: f"{{{field}}}" for sizes in TABLE.verbs.values() for field in sizes}
    shapes = {
        verb: TABLE.says(verb, language, card="{card}", **fields) for verb in notation.SENTENCES
    }
    met = {name for name, shape in shapes.items() for line in taught if _fits(shape, line)}
    assert {line for line in taught if not any(_fits(s, line) for s in shapes.values())} == set()
    assert met == set(shapes)


def _fits(shape: str, line: str) -> bool:
    pieces = re.split(r"\{\w+\}", shape)
    return re.fullmatch(".+".join(map(re.escape, pieces)), line) is not None


def test_the_recorded_game_of_generals_replays() -> None:
    match = replay(GAME, recorded_generals.kept())
    assert match.over is not None and match.over.how == "won", recorded_generals.ANEW
