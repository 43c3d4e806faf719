"""Holes in the validator that the format grew up with; here each of them is closed."""

from __future__ import annotations

import json

import pytest

from games.generals.samples import (
    event,
    good,
    meta,
    place,
    read,
    refused,
    told,
    unit,
    with_event,
    with_meta,
    with_text,
    with_unit,
)
from stampadia.games.generals.files.reading import read_bytes
from stampadia.games.generals.files.writing import write_set


def test_missing_meta_with_a_deck() -> None:
    assert refused({"deck": good()["deck"]}) == "set.json: meta: It is missing."


def test_missing_deck() -> None:
    assert refused({"meta": meta()}) == "set.json: deck: It is missing."


def test_empty_card_array() -> None:
    source = {"meta": meta(cardsCount=2), "deck": [[unit(), place()], []]}
    assert refused(source).startswith("set.json: card 2: Found a card with the sides []. Allowed:")


def test_numeric_meta_version() -> None:
    said = refused(with_meta(version=1.01))
    assert 'Found 1.01; a text in quotes should stand here. Did you mean "1.01"?' in said


@pytest.mark.parametrize(("level", "found"), [("abc", '"abc"'), (None, "null")])
def test_level_that_is_no_number(level: object, found: str) -> None:
    assert f"level: Found {found}. Allowed: a whole number" in refused(with_unit(level=level))


def test_level_with_a_fraction() -> None:
    assert "level: Found 1.5. Allowed: a whole number" in refused(with_unit(level=1.5))


def test_level_in_quotes() -> None:
    assert refused(with_unit(level="2")).endswith("from −3 to 3. Did you mean 2?")


def test_text_without_lines() -> None:
    assert "text: Found 0 entries. Allowed: 1–100." in refused(with_text(text=[]))


@pytest.mark.parametrize("source", [with_unit(name="a\nb"), with_text(text=["a\nb"])])
def test_newline_inside_a_string(source: object) -> None:
    assert "Found the character U+000A at place 2, which cannot be printed." in refused(source)


def test_backslashes_are_escaped() -> None:
    made = read(with_unit(name='C:\\boil "now" \\')).made
    assert made is not None
    again = read_bytes(write_set(made).encode(), "again.json")
    assert again.made == made
    assert json.loads(write_set(made))["deck"][0][0]["name"] == 'C:\\boil "now" \\'


@pytest.mark.parametrize("token", ["{}", "{constructor}", "{toString}", "{__proto__}", "{Fire}"])
def test_tokens_that_are_none(token: str) -> None:
    said = refused(with_unit(description=f"Add {token} now"))
    assert f"description: Found {token}, which is no symbol." in said


def test_unbalanced_brace() -> None:
    said = refused(with_unit(boostDescription="+1{fire"))
    assert said.endswith("a brace that is never closed, in “+1{fire”. Did you mean {fire}?")


def test_stray_closing_brace() -> None:
    said = refused(with_unit(boostDescription="+1fire}"))
    assert said.endswith("a closing brace that was never opened, in “+1fire}”.")


def test_tokens_in_flavour_text() -> None:
    said = refused(with_event(flavorText="Hot {soup}"))
    assert "flavorText: Found {soup}, which is no symbol." in said


def test_duplicate_ids() -> None:
    cards = [[unit(id="A"), place(id="A")], [event(), event()], [unit(id="B"), place(id="A")]]
    said = refused({"meta": meta(), "deck": cards})
    assert said.startswith("set.json: card 3 “Kettle Imp”, side 2, id: ")
    assert said.endswith('"A" is the id of card 1 too. Every card needs its own.')


def test_an_id_that_another_card_has_by_default() -> None:
    cards = [[unit(), place()], [event(id="KETTLES-EN-U1-1.0"), event()]]
    assert "is the id of card 1 too" in refused({"meta": meta(cardsCount=2), "deck": cards})


def test_empty_deck() -> None:
    source = {"meta": meta(cardsCount=0), "deck": []}
    assert refused(source) == "set.json: deck: Found 0 entries. Allowed: 1–1000."


@pytest.mark.parametrize("side", [1, 2])
def test_the_side_that_is_named_is_the_side_that_is_wrong(side: int) -> None:
    sides = [event(), event()]
    sides[side - 1]["level"] = 7
    cards = [[unit(), place()], [event(), event()], sides]
    said = refused({"meta": meta(), "deck": cards})
    assert said.startswith(f"set.json: card 3 “Paper Jam”, side {side} (event), level: Found 7.")


def test_symbol_amount_is_told_and_not_that_of_the_header() -> None:
    said = refused(with_unit(symbolAmount=7, boostSymbol="air", boostSymbolAmount=2))
    assert "side 1 (unit), symbolAmount: Found 7. Allowed: a whole number from 1 to 2." in said


@pytest.mark.parametrize(
    "day", ["2024", "2024-02-29", "202402290", "", "abcdefgh", "２０２４０２２９"]
)
def test_days_of_other_lengths_or_letters(day: str) -> None:
    assert "meta.dateCreated: " in refused(with_meta(dateCreated=day))


def test_the_old_sample_set_s_trigger_is_only_a_warning() -> None:
    cards = [[unit(boostTrigger="bfBattle"), place()],
             [unit(), place(boostTrigger="bfBattle", boostDescription="Boil.")]]  # fmt: skip
    reading = read({"meta": meta(cardsCount=2), "deck": cards})
    assert reading.made is not None
    assert [(problem.where.card, problem.where.side) for problem in reading.problems] == [
        (1, 1), (2, 2),
    ]  # fmt: skip
    assert all("“bfBattle” is an old name" in told(problem) for problem in reading.problems)
