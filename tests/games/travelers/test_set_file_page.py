"""What docs/make/decks.md says is so: its example can be played, its phrases are all there are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from games.travelers.test_set_file import read, told
from stampadia.games.travelers import instructions
from stampadia.games.travelers.content import LOWER, UPPER
from stampadia.games.travelers.files.checking.instructions import PRICES
from stampadia.games.travelers.files.set_file import schema, starting_text
from stampadia.games.travelers.language import (
    read_ability,
    read_exhaust,
    read_instruction,
    read_modifier,
)
from workbench.schemas import fits

PAGE = (Path(__file__).parents[3] / "docs" / "make" / "decks.md").read_text("utf-8")
(EXAMPLE,) = re.findall(r"(?ms)^```json\n(.*?)^```$", PAGE)


def phrases(table: str) -> list[str]:
    rows = PAGE.partition(f"| {table} | |")[2].partition("\n\n")[0].splitlines()[2:]
    return [phrase for row in rows for phrase in re.findall("`([^`]+)`", row.split(" | ")[0])]


def kinds(union: Any) -> set[type]:
    return set(get_args(union))


def test_the_example_is_what_a_new_set_begins_with() -> None:
    assert starting_text("SOUP-1", "en") == EXAMPLE


def test_the_example_is_a_good_set() -> None:
    reading = read(json.loads(EXAMPLE))
    assert told(reading) == []
    assert reading.made is not None and reading.made.hero.key == "cook"
    assert fits(json.loads(EXAMPLE), schema())


def test_every_part_of_an_ability_is_taught() -> None:
    filled = [phrase.replace("…", "gain 1 Attack") for phrase in phrases("abilities")]
    sentences = [read_ability(f"(3) {phrase}", "en").sentences[0] for phrase in filled]
    conditions = {type(one) for sentence in sentences for one in sentence.when}
    assert conditions == kinds(instructions.AnyCondition)
    actions = {type(one) for sentence in sentences for one in sentence.do}
    assert actions == kinds(instructions.AnyAction)


def test_every_instruction_is_taught() -> None:
    filled = [phrase.replace("…", "draw 1 card") for phrase in phrases("instructions")]
    read_as = [read_instruction(phrase, "en") for phrase in filled]
    conditions = {type(one) for instruction in read_as for one in instruction.when}
    assert conditions == kinds(instructions.AnyAdventureCondition)
    acts = {type(one) for instruction in read_as for one in instruction.do}
    assert acts == kinds(instructions.AnyAct)


@pytest.mark.parametrize("phrase", phrases("Modifiers"))
def test_every_modifier_can_be_read(phrase: str) -> None:
    modifier = read_modifier(phrase, "en")
    assert modifier.trap or modifier.by


@pytest.mark.parametrize("phrase", phrases("Exhaust Effects"))
def test_every_exhaust_effect_can_be_read(phrase: str) -> None:
    half = LOWER if "remove" in phrase else UPPER
    cost = read_exhaust(phrase, half, "en").cost
    assert cost == (half + 1 if "Pay" in phrase else None)


@pytest.mark.parametrize(
    ("sentence", "reader", "field"),
    [
        (r'`"(For 1 time[^"]+)"` is the same as `(\{.+?\})`;', read_instruction, "do"),
        (r'ability `"([^"]+)"` the same as `(\{.+?\})`\.', read_ability, "cost"),
    ],
)
def test_sentences_and_data_are_the_same(
    sentence: str, reader: Callable[[str, str], Any], field: str
) -> None:
    ((text, data),) = re.findall(sentence, PAGE)
    source = json.loads(EXAMPLE)
    half = source["hero"]["cards"][0]["upper"]
    above = source["adventure"]["cards"][1]["b"]["meeting"]["above"]
    holder = above if field == "do" else half["abilities"]
    holder[0] = json.loads(data)
    made = read(source).made
    assert made is not None
    meeting = made.adventure.meetings()["2B"]
    found: Any = meeting.above[0] if field == "do" else made.hero.cards[0].upper.abilities[0]
    assert found == reader(text, "en")


def test_the_prices_are_those_that_are_taught() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in PRICES}
    taught = PAGE.partition("can do: ")[2].partition(".")[0].split(", ")
    assert {tag.partition("-")[0] for tag in tags} == set(taught)
