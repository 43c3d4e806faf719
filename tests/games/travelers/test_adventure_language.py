"""The language of adventures: printed, and read as what it was, in both languages."""

from __future__ import annotations

import re
from itertools import product
from typing import Any

import pytest
from hypothesis import assume, given, settings

from examples import examples
from games.travelers.adventure_strategies import (
    ACTS,
    CONDITIONS,
    OF_KIND,
    instructions_of,
    modifiers,
)
from stampadia.games.travelers.content import Modifier
from stampadia.games.travelers.instructions import (
    AnyAct,
    AnyAdventureCondition,
    DrawCards,
    Instruction,
    Mapped,
)
from stampadia.games.travelers.language import (
    read_instruction,
    read_modifier,
    write_instruction,
    write_modifier,
)
from stampadia.games.travelers.language.reading import LONGEST
from stampadia.words import LANGUAGES

EMPTY_CLAUSE = re.compile(r"  |[,:(] *[,:.)]|\. *\.|^[^A-Z]|[{}<|]|None|\b0 ")


def comes_back(instruction: Instruction, language: str) -> None:
    text = write_instruction(instruction, language)
    assume(len(text) <= LONGEST)
    assert not EMPTY_CLAUSE.search(text), text
    assert read_instruction(text, language) == instruction, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", CONDITIONS, ids=lambda kind: kind.__name__)
def test_every_condition_with_every_argument(kind: type[Any], language: str) -> None:
    @settings(max_examples=examples(60))
    @given(OF_KIND[kind])
    def test(condition: AnyAdventureCondition) -> None:
        comes_back(Instruction((DrawCards(2),), (condition,)), language)

    test()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ACTS, ids=lambda kind: kind.__name__)
def test_every_act_with_every_argument(kind: type[Any], language: str) -> None:
    """As an order, behind "You may", as a price, and behind "Else"."""

    @settings(max_examples=examples(40))
    @given(OF_KIND[kind])
    def test(act: AnyAct) -> None:
        draw, mapped = (DrawCards(2),), (Mapped("3B"),)
        comes_back(Instruction((act,)), language)
        comes_back(Instruction((act,), may=True), language)
        comes_back(Instruction(draw, price=(act,)), language)
        comes_back(Instruction(draw, price=(act,), may=True), language)
        comes_back(Instruction(draw, mapped, otherwise=(act,)), language)

    test()


JOINED = ("when", "once", "may", "price", "otherwise")
COMBINATIONS = [
    dict(zip(JOINED, chosen, strict=True))
    for chosen in product((False, True), repeat=len(JOINED))
    if chosen[0] or not chosen[-1]
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "joined", COMBINATIONS, ids=lambda joined: "+".join(k for k in joined if joined[k]) or "plain"
)
def test_every_way_to_join_a_sentence(joined: dict[str, bool], language: str) -> None:
    @settings(max_examples=examples(15))
    @given(instructions_of(**joined))
    def test(instruction: Instruction) -> None:
        comes_back(instruction, language)

    test()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_modifier(language: str) -> None:
    @settings(max_examples=examples(100))
    @given(modifiers)
    def test(modifier: Modifier) -> None:
        assert read_modifier(write_modifier(modifier, language), language) == modifier

    test()


@pytest.mark.parametrize("language", LANGUAGES)
def test_spaces_and_capitals_do_not_matter(language: str) -> None:
    @settings(max_examples=examples(60))
    @given(instructions_of(when=True, once=True, may=True, price=True, otherwise=True))
    def test(instruction: Instruction) -> None:
        text = write_instruction(instruction, language)
        assume(len(text) * 2 <= LONGEST)
        typed = text.upper().replace(" ", "  ").removesuffix(".")
        assert read_instruction(typed, language) == instruction

    test()
