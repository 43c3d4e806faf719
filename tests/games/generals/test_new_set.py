"""The set to start from: good, complete, readable, playable beside another, and explained."""

from __future__ import annotations

import re
from datetime import date
from typing import Literal

import pytest

from stampadia.games.generals.content import (
    ELEMENTS,
    PACKAGE,
    TOKENS,
    CardSet,
    Event,
    Face,
    Language,
    Part,
    Text,
    Unit,
)
from stampadia.games.generals.files.collection import merge
from stampadia.games.generals.files.format import FACE, META
from stampadia.games.generals.files.house_sets import house_set
from stampadia.games.generals.files.proofreading import unfit
from stampadia.games.generals.files.reading import read_bytes
from stampadia.games.generals.files.writing import write_set
from stampadia.games.generals.language import holder_of, skill_of
from stampadia.games.generals.language.skills import BLANK, Skill
from stampadia.games.generals.workshop.new_set import KEYS, SPOKEN, id_from, notes, starting_set
from stampadia.games.generals.workshop.statistics import COLUMNS, statistics_of
from stampadia.words import words

DAY = date(2025, 4, 23)
in_every_language = pytest.mark.parametrize("language", SPOKEN)


def begun(language: Language = "EN") -> CardSet:
    return starting_set("PROOF", language, DAY)


@in_every_language
def test_it_is_a_good_set_without_a_warning(language: Language) -> None:
    reading = read_bytes(write_set(begun(language)).encode(), "proof.json")
    assert reading.problems == ()
    assert reading.made == begun(language)


def halves(face: Face) -> tuple[tuple[Literal["header", "body"], Part], ...]:
    return ("header", face.header), ("body", face.body)


@in_every_language
def test_every_text_can_be_read(language: Language) -> None:
    faces = [side for card in begun(language).cards for side in card.sides]
    skills = [skill_of(part, language, holder_of(face, half))
              for face in faces if not isinstance(face, Text)
              for half, part in halves(face) if part.skill]  # fmt: skip
    assert len(skills) > 20
    assert all(isinstance(skill, Skill) and skill != BLANK for skill in skills)


def test_both_languages_do_the_same() -> None:
    def meanings(language: Language) -> list[object]:
        return [
            skill_of(part, language, holder_of(face, half))
            for card in begun(language).cards
            for face in card.sides
            if not isinstance(face, Text)
            for half, part in halves(face)
        ]

    assert meanings("EN") == meanings("IT")


@in_every_language
def test_it_leaves_out_nothing_and_nothing_is_too_long(language: Language) -> None:
    found = statistics_of(begun(language))
    assert found.remarks == ()
    for topic in ("elements-header", "elements-body", "elements-condition", "place-elements"):
        assert len(set(found.counts[topic].values())) == 1, topic
        assert set(found.counts[topic]) == set(ELEMENTS), topic
    assert set(found.counts["columns"]) == set(COLUMNS)
    assert len(set(found.counts["columns"].values())) == 1
    assert (found.units, found.events, found.texts) == (8, 1, 1)


@in_every_language
def test_it_goes_with_a_core_set(language: Language) -> None:
    core = house_set("STLITE", "IT" if language == "IT" else "EN")
    both = merge([core, begun(language)], "BOTH")
    assert len(both.units) == len(core.units) + 8
    assert read_bytes(write_set(both).encode(), "both.json").problems == ()


def test_no_two_pictures_and_no_two_names_are_the_same() -> None:
    for language in SPOKEN:
        made = begun(language)
        units = [card.unit for card in made.units]
        events = [side for card in made.events for side in (card.upright, card.turned)]
        faces: list[Unit | Event] = [*units, *events]
        assert len({face.illustration for face in faces}) == len(faces)
        assert len({face.name for face in faces}) == len(faces)


@in_every_language
def test_the_guide_fits_on_its_card(language: Language) -> None:
    made = begun(language)
    (card,) = made.texts
    assert list(unfit(made, "")) == []
    assert {"{fire}", "{x}"} <= set(re.findall(r"\{\w+\}", "".join(card.text.lines)))


def test_what_the_maker_says_is_taken() -> None:
    made = starting_set("ABC", "IT", DAY, name="Pentole", author="B. Cuoca")
    assert (made.meta.name, made.meta.author, made.meta.created) == (
        "Pentole", "B. Cuoca", "20250423",
    )  # fmt: skip
    assert {side.id.split("-")[0] for card in made.cards for side in card.sides} == {"ABC"}


@pytest.mark.parametrize(
    ("name", "id_"),
    [("my-set", "MYSET"), ("a very long name", "AVERYLONGN"), ("è", "MYSET"), ("3", "3")],
)
def test_an_id_comes_from_the_file_s_name(name: str, id_: str) -> None:
    assert id_from(name) == id_


# Notes


@in_every_language
def test_the_notes_explain_every_field_symbol_and_card(language: Language) -> None:
    page = notes(begun(language), "my set.json")
    fields = {"type", "cardsCount"} | {field.name for field in META}
    fields |= {field.name for field in FACE} - {"boostArea"}
    for name in fields:
        assert f"| `{name}` |" in page, name
    for token in TOKENS:
        assert (f"`{{{token}}}`" in page) == (not token.endswith(("bold", "italic")))
    voice = words(language.lower(), PACKAGE)
    for keys in KEYS:
        for key in keys:
            assert voice.say(f"start-{key}.note") in page
    for command in ("sets validate ", "sets balance ", "play generals --sets STLITE,"):
        assert f"stampadia {command}'my set.json'" in page


@in_every_language
def test_the_notes_have_no_hole(language: Language) -> None:
    page = notes(begun(language), "my-set.json")
    assert not re.search(r"\b(?:notes|field|start|symbol|when|token)-[a-z]", page)
    assert "{ $" not in page and "{$" not in page


def test_the_notes_count_the_cards_as_the_set_does() -> None:
    made = begun()
    names = [[side.name for side in card.sides] for card in made.cards]
    voice = words("en", PACKAGE)
    for keys, sides in zip(KEYS, names, strict=True):
        assert {voice.say(f"start-{key}") for key in keys} <= set(sides)
