"""Bad lines: one sentence that names the column, what was found, and what was perhaps meant."""

from __future__ import annotations

import pickle
import re
from importlib.resources import files

import pytest

from games.chronicles.instruction_strategies import NAMES
from stampadia.games.chronicles.content import PACKAGE
from stampadia.games.chronicles.language import (
    read_ability,
    read_blueprint_line,
    read_clause,
    read_item,
    read_line,
)
from stampadia.games.chronicles.language.reading import LONGEST
from stampadia.kernel.errors import BadContent
from stampadia.words import catalogue, kernel_words


def error_in(text: str, language: str = "en") -> BadContent:
    with pytest.raises(BadContent) as caught:
        read_line(text, language, NAMES)
    return caught.value


@pytest.mark.parametrize(
    ("text", "key", "column"),
    [
        ("", "nothing-here", 1),
        ("   ", "nothing-here", 1),
        ("x12 » ", "nothing-here", 6),
        ("» x12", "nothing-here", 1),
        ("x1 & & x2 » x3", "nothing-here", 5),
        ("x1 » x2,, x3", "nothing-here", 9),
        ("x1 | ", "nothing-here", 5),
        ("x1 » {}", "nothing-here", 7),
        ("x" * (LONGEST + 1), "too-long", LONGEST + 1),
        ('x1 » he says "run', "open-quote", 14),
        ("x1 » he says “run", "open-quote", 14),
        ("x1 » {x2, x3", "open-brace", 6),
        ("x1 » x2}", "close-brace", 8),
        ("x1 » {x2}, {x3}", "after-brace", 10),
        ("x1 » {x2, {x3}}", "two-braces", 11),
        ("x1 » {x2} and more", "after-brace", 10),
        ("{x1} » x2", "brace-in-condition", 1),
        ("x1, x2 » x3", "comma-in-condition", 3),
        ("x1 & x2 or x3 » x4", "mixed-joints", 9),
        ("x1 » x2 » x3", "two-arrows", 9),
        ("x1 or x2 » you or me » x3", "two-arrows", 22),
        ("x1 » roll a die", "no-case", 16),
        ("x1 » roll a die: +1G, x3", "no-case", 18),
        ("x1 » roll a die: 1~3, x3", "empty-case", 18),
        ("roll a die: 1~3 roll a die: =1 x3", "table-in-table", 17),
    ],
)
def test_marks_out_of_place(text: str, key: str, column: int) -> None:
    error = error_in(text)
    assert (error.key, error.facts["column"]) == (f"line-{key}", column)


@pytest.mark.parametrize(
    ("text", "column", "found", "near"),
    [
        ("enter rom » x1", 1, "enter rom", "enter room"),
        ("x1 & kiled last foe » x1", 6, "kiled last foe", "killed last foe"),
        ("hero turn rolled 2 » x1", 1, "hero turn rolled 2", "hero turn rolled 1"),
        ("pay 5 » x1", 1, "pay 5", "pay 5G"),
        ("know Ash » x1", 1, "know Ash", "know '…'"),
        ("qqq » x1", 1, "qqq", "none"),
    ],
)
def test_what_is_no_condition(text: str, column: int, found: str, near: str) -> None:
    error = error_in(text)
    facts = {"column": column, "found": found, "near": near}
    assert (error.key, error.facts) == ("line-unknown-part", facts)


@pytest.mark.parametrize(
    ("text", "column", "near"),
    [
        ("x1 » stop readng", 6, "stop reading"),
        ("x1 » x2, rom is empty", 10, "room is empty"),
        ("The room is empty", 1, "room is empty"),
        ("you won", 1, "you win"),
        ("move anywere in room 12", 1, "move anywhere in room 12"),
        ("+2 gold", 1, "+2G"),
        ("draw [3] in rom 12", 1, "draw [3] in room 12"),
        ("discover room twelve", 1, "discover room 1"),
        ("discover room @lair", 1, "discover room 1"),
        ("lern 'Ash'", 1, "learn '…'"),
        ("learn Ash", 1, "learn '…'"),
        ("forget it all", 1, None),
        ("sum 2 dice", 1, None),
        ("select 1 room", 1, None),
        ("+2 HPs", 1, None),
        ("-2", 1, None),
        ("− all your gold", 1, None),
        ("3 coins on the floor", 1, None),
        ("x12a", 1, None),
        ("x1 2", 1, None),
        ("X [1", 1, None),
        (
            'The sign says "move anywhere in Horned Room + 3"',
            1,
            'A sign says "move anywhere in … Room"',
        ),
    ],
)
def test_a_misspelt_instruction_is_never_silently_narrative(
    text: str, column: int, near: str | None
) -> None:
    error = error_in(text)
    assert (error.key, error.facts["column"]) == ("line-unknown-act", column)
    if near is not None:
        assert error.facts["near"] == near


@pytest.mark.parametrize("text", ["move [1], x2", "x1 » enter room", "pay 5G", "pay Lantern"])
def test_a_condition_without_its_arrow(text: str) -> None:
    assert error_in(text).key == "line-condition-in-action"


@pytest.mark.parametrize(
    ("text", "column", "found", "near"),
    [
        ("x1 » get Lanten", 10, "Lanten", "Lantern"),
        ("x1 » lose zzz", 11, "zzz", "none"),
        ("pay Monk Bread » x1", 5, "Monk Bread", "Monks' Bread"),
        ("Get out of here", 5, "out of here", "none"),
    ],
)
def test_an_item_that_is_not_on_the_sheet(text: str, column: int, found: str, near: str) -> None:
    error = error_in(text)
    facts = {"column": column, "found": found, "near": near}
    assert (error.key, error.facts) == ("line-unknown-item", facts)


def test_a_room_that_is_not_in_the_quest() -> None:
    with pytest.raises(BadContent) as caught:
        read_blueprint_line("x1 » move anywhere in room @lare", {"lair": 3}, NAMES)
    assert caught.value.facts == {"column": 28, "found": "@lare", "near": "@lair"}


def test_an_ability_in_a_line_is_pointed_at() -> None:
    error = error_in('x1 » gain hero ability "ATC/RNG 2"')
    facts = {"column": 25, "found": "ATC/RNG 2", "near": "ATK -1/RNG 2"}
    assert (error.key, error.facts) == ("line-unknown-ability", facts)


@pytest.mark.parametrize(
    "text", ["", "Moves", "ATK", "ATK -1", "Move/RNG 2", "(pay G) Move", "Move 3"]
)
def test_what_is_no_ability(text: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_ability(text, "en")
    assert caught.value.key == "line-unknown-ability"


@pytest.mark.parametrize("text", ["", "Lantern", "Lantern x1 » x2", "(x1 » x2)"])
def test_what_is_no_item(text: str) -> None:
    with pytest.raises(BadContent) as caught:
        read_item(text, "en", NAMES)
    assert caught.value.key == "line-no-item"


def test_columns_of_an_item_count_from_its_name() -> None:
    with pytest.raises(BadContent) as caught:
        read_item("Lantern (hero dyed » x1)", "en", NAMES)
    assert caught.value.facts == {"column": 10, "found": "hero dyed", "near": "hero died"}


def test_one_clause_is_one_clause() -> None:
    with pytest.raises(BadContent) as caught:
        read_clause('"a|b" » x1 | x2', "en", NAMES)
    assert (caught.value.key, caught.value.facts["column"]) == ("line-one-clause", 12)


def test_the_sentence_in_both_languages() -> None:
    error = error_in("x1 » x2, stop readng")
    assert str(error) == (
        "Column 10: “stop readng” is no instruction, and too much like one to be narrative. "
        "Perhaps “stop reading”?"
    )
    assert error_in("entr » x1", "it").tell(kernel_words("it")) == (
        "Colonna 1: «entr» non è una condizione. Forse intendevi «entri»?"
    )


def test_what_was_found_is_shown_short_and_harmless() -> None:
    found = error_in(f"+\x1b[31m\u202e{'very ' * 50}long").facts["found"]
    assert isinstance(found, str)
    assert found.isprintable() and len(found) < 80 and found.endswith("…")


def test_an_error_crosses_process_borders() -> None:
    error = error_in("x1 » x2, stop readng")
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.place) == (str(error), 9)


def test_every_error_that_is_raised_has_its_sentence() -> None:
    raised = set[str]()
    for module in files(f"{PACKAGE}.language").iterdir():
        if module.name.endswith(".py"):
            source = module.read_text("utf-8")
            raised |= set(re.findall(r'BadLine\(\s*"([a-z-]+)"', source))
            raised |= set(re.findall(r'_unknown\("([a-z-]+)"', source))
    for language in ("en", "it"):
        told = set(re.findall(r"^line-([a-z-]+) =", catalogue(PACKAGE, language), re.MULTILINE))
        assert raised == told
