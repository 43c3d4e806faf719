"""The set format, field by field: what is read, what is refused, and how it is said."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from typing import Any

import pytest

import stampadia.games.generals as generals
import stampadia.kernel as kernel
import stampadia.workbench as workbench
from games.generals.samples import (
    ART,
    REAL_SETS,
    Raw,
    event,
    good,
    meta,
    needs_real_sets,
    only,
    place,
    read,
    refused,
    text,
    told,
    unit,
    with_event,
    with_meta,
    with_place,
    with_text,
    with_unit,
    without,
)
from stampadia.games.generals.content import EventCard, Part, TextCard, UnitCard
from stampadia.games.generals.files.reading import UnusableSet, load_set
from stampadia.kernel.errors import BadContent
from stampadia.words import catalogue, kernel_words

# What a set says


def test_a_good_set_is_read_whole() -> None:
    reading = read(good())
    assert reading.problems == ()
    assert reading.made is not None
    assert reading.made.meta.code == "KETTLES-EN-1.0"
    card, happening, notes = reading.made.cards
    assert isinstance(card, UnitCard) and isinstance(happening, EventCard)
    assert isinstance(notes, TextCard)
    assert card.unit.header == Part(
        trigger="onAttack", condition="{fire}{fire}", text="+{x}{attack}", attack=1
    )
    assert card.unit.body == Part(
        "fire", 1, "onDefend", text="Add 1{wound} to {front}", attack=1, life=0
    )
    assert card.unit.header.skill == "{fire}{fire}: +{x}{attack}"
    assert card.place.body.text.startswith("Print a level")
    assert happening.turned.level == 2
    assert notes.text.lines == ("{bold}How to boil{endbold}", "", "Wait.")


def test_ids_are_given_by_type_and_number_and_shared_by_both_sides() -> None:
    deck = [[unit(), place(version="1.2")], [text()], [unit(), place()]]
    made = read({"meta": meta(cardsCount=3), "deck": deck}).made
    assert made is not None
    assert [[side.id for side in card.sides] for card in made.cards] == [
        ["KETTLES-EN-U1-1.0", "KETTLES-EN-U1-1.2"],
        ["KETTLES-EN-T1-1.0"],
        ["KETTLES-EN-U2-1.0", "KETTLES-EN-U2-1.0"],
    ]


def test_a_zero_on_an_event_says_that_it_joins_a_unit() -> None:
    made = read(with_event(attack=0, life=0)).made
    assert made is not None
    (card,) = made.events
    assert card.turned.joins_a_unit
    assert not card.upright.joins_a_unit
    assert (card.turned.body.attack, card.upright.body.attack) == (0, None)


def test_a_place_s_header_without_trigger_is_for_any_moment() -> None:
    made = read(with_place(boostDescription="Infuse with this Element.")).made
    assert made is not None
    header = made.units[0].place.header
    assert (header.trigger, header.when) == (None, "onAll")


def test_empty_texts_are_as_good_as_none() -> None:
    made = read(with_unit(condition="", boostCondition=" ", symbol="", symbolAmount=1))
    assert told(made.problems[0]).endswith("Found 1, but without symbol it counts nothing.")
    blank = read(with_unit(condition="", boostCondition=" "))
    assert blank.problems == ()
    assert blank.made is not None
    assert blank.made.units[0].unit.header.skill == "+{x}{attack}"


def test_a_flag_that_is_not_raised_is_not_there() -> None:
    lowered, unsaid = read(with_unit(area=False)), read(with_unit())
    assert lowered.made == unsaid.made
    assert lowered.problems == ()


@needs_real_sets
def test_the_real_sets_have_no_problems() -> None:
    counts = {}
    for path in REAL_SETS:
        made = load_set(path)
        counts[made.meta.id] = (len(made.units), len(made.events), len(made.texts))
    assert counts == {"GOSFCORE": (60, 20, 1), "GOSLCORE": (24, 0, 1)}


# What is refused, one line each: the set, and what is said of it


META: list[tuple[Raw, str]] = [
    ({"id": "toolongforit"}, "meta.id: Found \"toolongforit\". Allowed: 1 to 10 characters"),
    ({"id": "my-set"}, "A–Z and 0–9. Did you mean MYSET?"),
    ({"id": "  "}, "meta.id: It is missing."),
    ({"language": "DE"}, "meta.language: Found \"DE\". Allowed: EN, FR, IT, ES."),
    ({"language": "en"}, "Did you mean EN?"),
    ({"type": "expantion"}, "Allowed: full, expansion. Did you mean expansion?"),
    ({"dateCreated": "20221231"}, "meta.dateCreated: Found \"20221231\". Allowed: a day as"),
    ({"dateCreated": "20241301"}, "Found 20241301. No calendar has that day."),
    ({"dateCreated": "20230229"}, "No calendar has that day."),
    ({"dateUpdated": "20240228"}, "before the day of creation, 20240229."),
    ({"name": ""}, "meta.name: It is missing."),
    ({"description": 7}, "meta.description: Found 7; a text in quotes should stand here. Did you"),
    ({"author": None}, "meta.author: Found null; a text"),
    ({"authorLink": ["x"]}, "meta.authorLink: Found […]; a text"),
    ({"flavorText": "a" * 2001}, "meta.flavorText: Found 2,001 characters. At most 2,000"),
    ({"autor": "me"}, "meta.autor: There is no such field here. Did you mean author?"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "said"), META)
def test_meta_is_refused(fields: Raw, said: str) -> None:
    assert said in refused(with_meta(**fields))


@pytest.mark.parametrize(
    "name", ["id", "language", "version", "type", "dateCreated", "dateUpdated", "name",
             "description", "flavorText", "author"],
)  # fmt: skip
def test_meta_needs(name: str) -> None:
    source = good() | {"meta": without(meta(), name)}
    assert refused(source) == f"set.json: meta.{name}: It is missing."


UNIT = [
    ({"level": 4}, "level: Found 4. Allowed: a whole number from −3 to 3."),
    ({"level": -4}, "level: Found -4."),
    ({"level": True}, "level: Found true."),
    ({"attack": 1.0}, "attack: Found 1.0. Allowed: a whole number"),
    ({"life": 9}, "life: Found 9."),
    ({"boostAttack": "x"}, "boostAttack: Found \"x\"."),
    ({"boostLife": -5}, "boostLife: Found -5."),
    ({"symbol": "wind"}, "symbol: Found \"wind\". Allowed: fire, air, earth, water."),
    ({"symbol": "watr"}, "Did you mean water?"),
    ({"symbolAmount": 3}, "symbolAmount: Found 3. Allowed: a whole number from 1 to 2."),
    ({"boostSymbol": "earth"}, "boostSymbolAmount: It is missing, but boostSymbol is there."),
    ({"boostSymbolAmount": 1}, "boostSymbolAmount: Found 1, but without boostSymbol it counts"),
    ({"trigger": "onDefence"}, "trigger: Found \"onDefence\". Allowed: onAttack, onDefend, onAll,"),
    ({"trigger": "onDefence"}, "Did you mean onDefend?"),
    ({"boostTrigger": "ONATTACK"}, "Did you mean onAttack?"),
    ({"area": 1}, "area: Found 1. Allowed: true, false."),
    ({"boostArea": True}, "boostArea: Found true, but a unit cannot have it."),
    ({"flavorText": "Hot."}, "flavorText: Found \"Hot.\", but a unit cannot have it."),
    ({"description": "Add 1{wond}"}, "description: Found {wond}, which is no symbol. "
                                     "Did you mean {wound}?"),
    ({"boostCondition": "{fyre}"}, "boostCondition: Found {fyre}, which is no symbol."),
    ({"boostDescription": "{CONFIG.name}"}, "Found {CONFIG.name}, which is no symbol."),
    ({"name": ""}, "name: It is missing."),
    ({"illustration": ART[1:]}, "illustration: Found 575 characters. An illustration has exactly"),
    ({"illustration": "P" + ART[1:]}, "a character that is no colour: “P” in column 1, row 1."),
    ({"illustration": ART[:25] + "p" + ART[26:-1] + "z"}, "2 characters that are no colours: “p” "
                                                          "in column 2, row 2."),
    ({"atack": 1}, "atack: There is no such field here. Did you mean attack?"),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "said"), UNIT)
def test_a_unit_is_refused(fields: Raw, said: str) -> None:
    problem = refused(with_unit(**fields))
    assert said in problem
    if "name" not in fields:
        assert problem.startswith("set.json: card 1 “Kettle Imp”, side 1 (unit), ")


@pytest.mark.parametrize("name", ["version", "level", "name", "illustration"])
def test_a_unit_needs(name: str) -> None:
    source = {"meta": meta(cardsCount=1), "deck": [[without(unit(), name), place()]]}
    assert f"{name}: It is missing." in refused(source)


@pytest.mark.parametrize(("missing", "there"), [("trigger", "description"),
                                                ("boostTrigger", "boostCondition")])  # fmt: skip
def test_a_unit_s_skill_needs_its_trigger(missing: str, there: str) -> None:
    source = {"meta": meta(cardsCount=1), "deck": [[without(unit(), missing), place()]]}
    assert f"{missing}: It is missing, but {there} is there" in refused(source)


@pytest.mark.parametrize(
    ("name", "value"),
    [("condition", "{fire}"), ("flavorText", "Warm."), ("attack", 0), ("life", 1),
     ("boostCondition", "{air}"), ("boostAttack", 1), ("boostLife", 0), ("boostArea", False),
     ("illustration", ART)],
)  # fmt: skip
def test_a_place_cannot_have(name: str, value: Any) -> None:
    problem = refused(with_place(**{name: value}))
    assert "side 2 (place)" in problem
    assert problem.endswith("but a place cannot have it.")


@pytest.mark.parametrize(("name", "value"), [("trigger", "onAll"), ("boostArea", True)])
def test_an_event_cannot_have(name: str, value: Any) -> None:
    problem = refused(with_event(**{name: value}))
    assert f"card 1 “Paper Jam”, side 2 (event), {name}: " in problem
    assert problem.endswith("but an event cannot have it.")


def test_an_event_may_have_what_places_may_not() -> None:
    fields = {
        "condition": "{air}", "flavorText": "{italic}Hm.{enditalic}", "area": True,
        "boostCondition": "{x}", "boostDescription": "Hm", "symbol": "air", "symbolAmount": 2,
    }  # fmt: skip
    assert read(with_event(**fields)).problems == ()


TEXT = [
    ({"title": ""}, "title: It is missing."),
    ({"text": "Wait."}, "text: Found \"Wait.\"; a list in square brackets"),
    ({"text": ["a", 3]}, "text, line 2: Found 3; a text in quotes"),
    ({"text": ["a", "", "{boldd}"]}, "text, line 3: Found {boldd}, which is no symbol. Did"),
    ({"text": ["a"] * 101}, "text: Found 101 entries. Allowed: 1–100."),
]  # fmt: skip


@pytest.mark.parametrize(("fields", "said"), TEXT)
def test_a_text_is_refused(fields: Raw, said: str) -> None:
    assert said in refused(with_text(**fields))


def test_a_text_needs_its_text() -> None:
    source = {"meta": meta(cardsCount=1), "deck": [[without(text(), "text")]]}
    assert refused(source).endswith("side 1 (text), text: It is missing.")


LAYOUTS: list[tuple[list[Any], str]] = [
    ([unit(), unit()], 'Found a card with the sides ["unit", "unit"]. Allowed: unit, place; event'),
    ([place(), unit()], 'sides ["place", "unit"]'),
    ([unit()], 'sides ["unit"]'),
    ([text(), text(), text()], 'sides ["text", "text", "text"]'),
]


@pytest.mark.parametrize(("card", "said"), LAYOUTS)
def test_a_card_of_other_sides_is_refused(card: list[Any], said: str) -> None:
    assert said in refused({"meta": meta(cardsCount=1), "deck": [card]})


def test_a_side_of_no_type_is_told_beside_the_layout() -> None:
    reading = read({"meta": meta(cardsCount=1), "deck": [[unit(type="unti"), place()]]})
    layout, kind = map(told, reading.problems)
    assert "Found a card with the sides" in layout
    assert 'side 1, type: Found "unti". Allowed: unit, place, event, text.' in kind
    assert kind.endswith("Did you mean unit?")


def test_all_problems_of_a_file_are_told() -> None:
    source = {
        "meta": meta(id="?", language="??", author=""),
        "deck": [[unit(level=9, symbol="soup"), place(life=1)], [event(trigger="onAll"), 4], 5],
    }
    reading = read(source)
    assert reading.made is None
    assert [problem.where.field for problem in reading.problems if not problem.fault.warning] == [
        "meta.id", "meta.language", "meta.author", "level", "symbol", "life", "", "trigger", "", "",
    ]  # fmt: skip


# Warnings do not stand in the way


WARNINGS: list[tuple[Raw, str]] = [
    (with_unit(shoeSize=44), "shoeSize: (warning) There is no such field here. It is ignored"),
    (with_meta(cardsCount=99), "cardsCount: (warning) Found 99, but the deck has 3 cards."),
    (with_meta(cardsCount="3"), 'cardsCount: (warning) Found "3"'),
    (with_place(symbol="air", symbolAmount=1), "(warning) Found \"air\"; on a place it is never"),
    (with_place(area=True), "area: (warning) Found true; on a place"),
    (with_place(trigger="onAll"), "trigger: (warning) Found \"onAll\"; on a place"),
    (with_unit(boostTrigger="bfBattle"), "“bfBattle” is an old name. It is read as onAll."),
    (with_unit(description=""), 'trigger: (warning) Found "onDefend", but description is missing'),
    (with_unit(boostDescription=""), "boostCondition: (warning) Found \"{fire}{fire}\", but"),
]  # fmt: skip


@pytest.mark.parametrize(("source", "said"), WARNINGS)
def test_a_warning_is_told_and_the_set_is_used(source: Raw, said: str) -> None:
    reading = read(source)
    assert reading.made is not None
    assert reading.errors == 0
    assert said in told(reading.problems[0])


def test_an_old_trigger_is_read_by_its_new_name() -> None:
    made = read(with_unit(trigger="bfBattle", boostTrigger="bfBattle")).made
    assert made is not None
    assert made.units[0].unit.header.trigger == made.units[0].unit.body.trigger == "onAll"


# How it is told


def test_a_problem_is_told_in_italian() -> None:
    problem = only(with_unit(boostTrigger="onAtack"))
    assert told(problem, "it") == (
        'set.json: carta 1 «Kettle Imp», lato 1 (unit), boostTrigger: C’è "onAtack". Ammessi: '
        "onAttack, onDefend, onAll, onDefeat, onLife, onFront. Forse intendevi onAttack?"
    )


def test_every_fault_has_its_words() -> None:
    """Keys are put together from parts, so the general test of sentences does not see them."""
    packages = (generals, kernel)
    folders = [Path(package.__path__[0]) for package in (*packages, workbench)]
    source = "".join(path.read_text("utf-8") for each in folders for path in each.rglob("*.py"))
    faults = set(re.findall(r'\b(?:Fault|Refused|add)\(\s*"([a-z0-9]+(?:-[a-z0-9]+)+)"', source))
    faults |= {"missing", "amount-missing", "amount-alone", "trigger-missing", "condition-alone",
               "effect-alone", "skill-missing", "brace-open", "brace-stray", "key-misspelt",
               "key-unknown", "kind-unknown"}  # fmt: skip
    assert len(faults) > 30
    words = "".join(catalogue(package.__name__, "en") for package in packages)
    known = set(re.findall(r"(?m)^problem-([a-z0-9-]+) =", words))
    assert faults == known - {"warning", "near"}


def test_a_broken_file_raises_its_first_problem_and_counts_the_rest(tmp_path: Path) -> None:
    path = tmp_path / "broken.json"
    path.write_text('{"meta": 1, "deck": 2}')
    with pytest.raises(BadContent) as caught:
        load_set(path)
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, UnusableSet)
    for error in (caught.value, again):
        assert str(error) == (
            f"{path}: meta: Found 1; an object in braces should stand here. "
            "And one more problem: “stampadia sets validate” lists all."
        )
        assert "E c’è un altro errore" in error.tell(kernel_words("it"))
