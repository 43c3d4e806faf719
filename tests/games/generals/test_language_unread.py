"""What cannot be read is said to be unread, with the nearest thing that could be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.generals.odd_decks import OPS_SHOWN
from games.generals.samples import read as read_set
from games.generals.samples import told, with_unit
from stampadia.cli import main
from stampadia.games.generals.files.proofreading import understood
from stampadia.games.generals.language import read
from stampadia.games.generals.language.skills import OP_TYPES, Skill, Unread

UNREAD = [
    ("You may draw 1 card.", "You have 2 Life or less: draw 1 card."),
    ("Add 1{wound} to a random Enemy.", "Add {x}{wound} to {front}"),
    ("Infuse the cook with {fire}", "Infuse {sides} with {fire}"),
    ("When 1 Enemy attacks: draw 1 card.", "When 1 of your Units attacks: draw 1 card."),
    ("Print a level 2 Unit in your hand.", "Print a level 2 Unit on 1 Incoming Row empty space."),
    ("Draw 1 card. Add this card to the Event Deck.", "Add this card to Place Stack."),
    ("Jump over {left}", "Jump {x} spaces {right}"),
    ("xyzzy", ""),
]


@pytest.mark.parametrize(("text", "near"), UNREAD, ids=[text for text, _ in UNREAD])
def test_the_nearest_construct_is_one_that_is_read(text: str, near: str) -> None:
    assert read(text) == Unread(text, near)
    assert not near or isinstance(read(near), Skill)


@pytest.mark.parametrize(
    "text",
    [
        "Draw 1 card and dance.",  # never half a text
        "{fire}: draw 1 card. {water}: draw 2 cards.",  # two skills in one
        "Draw 1 card. If you have 2 Life or less, gain 1 Life.",  # a condition for one sentence
        "Draw 1 card instead.",
        "Draw 3 cards, pick 1, discard the other 3.",
        "Discard 0 Unit Cards.",
        "Print a level 1 Unit on the Incoming Row 5th column.",
        "Print 2 level 1 Units on the Incoming Row 1st column.",
        "+1{attack} for each Enemy",
        "Add 1{wound} to all {left}",
        "Draw 123456789 cards.",
        "Draw ２ cards.",  # a figure of another script
        "Pesca ٢ carte.",
        "Add it to this Unit.",
        "Else, draw 1 card.",
        ": : :",
        "{fire}",
    ],
)
def test_what_says_nothing_is_never_half_read(text: str) -> None:
    assert isinstance(read(text), Unread)


def test_an_example_of_every_op_is_at_hand() -> None:
    assert {type(op) for op in OPS_SHOWN} == set(OP_TYPES)


WORDS = [
    *("add", "draw", "discard", "{defeat}", "times", "if", "else", "and", "with", "to", "pesca"),
    *("{wound}", "{front}", "{x}", "{level}", "{attack}", "{fire}", "1", "２", "-", "+", ">"),
    *("card", "this Unit", "Enemy", "it", "il Nemico", "e", "a"),
    *(",", ".", ":", "(", ")", "“", "”", "'"),
]


@settings(max_examples=examples(200))
@given(st.lists(st.sampled_from(WORDS), max_size=25).map(" ".join) | st.text(max_size=80))
def test_no_text_makes_it_stumble(text: str) -> None:
    for language in ("EN", "IT"):
        found = read(text, language=language)
        assert isinstance(found, Skill | Unread)
        assert not isinstance(found, Unread) or found.text == text


# In a set


def test_unread_texts_are_warnings_with_card_side_and_field() -> None:
    source = with_unit(description="Tickle {front}", boostDescription="+{x}{attack}")
    reading = read_set(source)
    assert reading.made is not None
    found = understood(reading.made, "set.json")
    assert found.read == 2
    (problem,) = found.unread
    assert problem.fault.warning
    assert told(problem) == (
        "set.json: card 1 “Kettle Imp”, side 1 (unit), description: (warning) “Tickle {front}” is "
        "not understood: in play, you apply it by hand. Nearest to what is: “{defeat} {front}”"
    )
    assert "non si capisce" in told(problem, "it")


def test_validate_lists_them_and_is_content(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "set.json"
    path.write_text(json.dumps(with_unit(description="Gurgle.")), encoding="utf-8")
    assert main(["sets", "validate", str(path), "--lang", "en"]) == 0
    unread, verdict = capsys.readouterr().out.splitlines()
    assert "description: (warning) “Gurgle.” is not understood" in unread
    assert verdict.endswith("no problems, one warning. 2 texts read, 1 unread.")


def test_simulate_says_how_many_texts_were_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = json.loads(
        json.dumps(with_unit(description="Gurgle.", boostDescription="Keep the Unit"))
    )
    unit = made["deck"][0]
    made["meta"]["type"] = "full"
    made["deck"] = [[{**side, "id": f"CARD-{number}"} for side in unit] for number in range(20)]
    made["meta"].pop("cardsCount", None)
    path = tmp_path / "set.json"
    path.write_text(json.dumps(made), encoding="utf-8")
    told = ["simulate", "generals", "--games", "1", "--players", "random", "--workers", "1"]
    assert main([*told, "--sets", str(path), "--lang", "en"]) == 0
    assert "texts of these cards are unread and were left out" in capsys.readouterr().out
    assert main([*told, "--sets", "STLITE", "--lang", "en"]) == 0
    assert "unread" not in capsys.readouterr().out
