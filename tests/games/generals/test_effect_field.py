"""What a card does, said in data beside its text."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from examples import examples
from games.generals.samples import only, read, refused, told, with_event, with_place, with_unit
from games.generals.skill_strategies import all_skills
from stampadia.games.generals.files.format import Effect
from stampadia.games.generals.files.reading import Report, Where
from stampadia.games.generals.files.writing import write_set
from stampadia.games.generals.language import holder_of, skill_of
from stampadia.games.generals.language.skills import Draw, GainLife, Skill
from stampadia.games.generals.language.units import ONE

DRAW = {"do": [{"op": "draw", "amount": {"plus": 1}}]}


def test_both_halves_of_every_face_may_have_it() -> None:
    life = {"do": [{"op": "gain-life"}]}
    for source, face in ((with_unit, 0), (with_place, 1), (with_event, 1)):
        extra = {"boostTrigger": "onAll", "boostDescription": "Purr."}
        made = read(source(effect=DRAW, boostEffect=life, **extra)).made
        assert made is not None
        side: Any = made.cards[0].sides[face]
        assert skill_of(side.body, "EN", holder_of(side, "body")) == Skill(do=(Draw(ONE),))
        assert skill_of(side.header, "EN", holder_of(side, "header")) == Skill(do=(GainLife(),))


def test_it_is_kept_when_the_set_is_written() -> None:
    made = read(with_unit(effect=DRAW)).made
    assert made is not None
    text = write_set(made)
    assert '"effect": {"do": [{"op": "draw", "amount": {"plus": 1}}]},\n' in text
    assert read(json.loads(text)).made == made
    assert write_set(read(json.loads(text)).made or made) == text


@settings(max_examples=examples(100))
@given(all_skills())
def test_every_skill_can_be_said_in_data(skill: Skill) -> None:
    said = json.loads(msgspec.json.encode(skill))
    report = Report("", Where())
    Effect().look(said, Where(), report)
    assert report.problems == []
    assert msgspec.convert(said, Skill) == skill


WRONG = [
    (7, "effect: Found 7; an object in braces should stand here."),
    (
        {"do": [{"op": "add-wound", "amount": {}, "to": [{"who": "that"}]}]},
        'effect.do[0].op: Found "add-wound", which is no known “op”. Did you mean add-wounds?',
    ),
    ({"do": [{"amount": {}}]}, "effect.do[0].op: It is missing."),
    ({"do": [{"op": "draw"}]}, "effect.do[0].amount: It is missing."),
    (
        {"do": [{"op": "draw", "amont": {}, "amount": {"plus": 1}}]},
        "effect.do[0].amont: There is no such field here. Did you mean amount?",
    ),
    (
        {"do": [{"op": "draw", "amount": {"plus": "1"}}]},
        'effect.do[0].amount.plus: Found "1". Allowed: a whole number from −99 to 99.',
    ),
    (
        {"do": [{"op": "print", "level": {}, "columns": [5]}]},
        "effect.do[0].columns[0]: Found 5. Allowed: a whole number from 1 to 4.",
    ),
    (
        {"do": [{"op": "jump", "by": {}, "toward": "lefft"}]},
        'effect.do[0].toward: Found "lefft". Allowed: left, right. Did you mean left?',
    ),
    (
        {"do": [{"op": "attack-spaces", "at": [], "also": 1}]},
        "effect.do[0].at: Found 0 entries. Allowed: 1–500.",
    ),
    ({"do": {"op": "draw"}}, "effect.do: Found {…}; a list in square brackets should stand here."),
    ({"do": [{"op": "ritual", "words": 3}]}, "effect.do[0].words: Found 3; a text in quotes"),
]


@pytest.mark.parametrize(("effect", "said"), WRONG, ids=[said for _, said in WRONG])
def test_what_is_wrong_with_it_is_said(effect: object, said: str) -> None:
    reading = read(with_unit(effect=effect))
    assert reading.made is None
    assert f"side 1 (unit), {said}" in told(reading.problems[0])


def test_a_key_twice_is_an_error() -> None:
    source = json.dumps(with_unit(effect="HERE")).replace(
        '"HERE"', '{"do": [], "do": [{"op": "draw", "amount": {}}]}'
    )
    from stampadia.games.generals.files.reading import read_bytes

    (problem,) = read_bytes(source.encode(), "set.json").problems
    assert "effect.do: This key stands twice in one object." in told(problem)


def test_huge_and_deep_ones_are_refused_at_once() -> None:
    deep: dict[str, object] = {"op": "gain-life"}
    for _ in range(60):
        deep = {"op": "repeat", "times": {}, "do": [deep]}
    wide = {"do": [{"op": "gain-life"}] * 1000}
    for effect in ({"do": [deep]}, wide):
        assert "larger than anything that a card could say" in refused(with_unit(effect=effect))


def test_an_effect_that_nobody_can_see_is_a_warning() -> None:
    source = with_event(effect=DRAW, description="")
    problem = only(source)
    assert problem.fault.warning
    assert "players will not see what the card does" in told(problem)


def test_a_unit_with_an_effect_needs_a_trigger() -> None:
    assert "trigger: It is missing, but description is there" in refused(
        with_unit(effect=DRAW, trigger="")
    )
