"""What was written is read as what it was, in both languages."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from examples import examples
from games.chronicles.instruction_strategies import (
    ACTS,
    NAMES,
    PARTS,
    PHRASED,
    SPOKEN,
    WORDS,
    abilities,
    lines,
    of_kind,
)
from stampadia.games.chronicles.content import Item
from stampadia.games.chronicles.instructions import (
    Ability,
    Act,
    Clause,
    Line,
    Narrate,
    Nothing,
    Part,
    Text,
)
from stampadia.games.chronicles.language import (
    read_ability,
    read_clause,
    read_item,
    read_line,
    write_ability,
    write_clause,
    write_item,
    write_line,
)
from stampadia.games.chronicles.language.phrases import KINDS, Reading, phrases
from stampadia.games.chronicles.language.reading import LONGEST
from stampadia.kernel.errors import BadContent

LANGUAGES = ("en", "it")


def check(line: Line, language: str) -> None:
    text = write_line(line, language, NAMES)
    assume(len(text) <= LONGEST)
    assert read_line(text, language, NAMES) == line, text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PARTS, ids=lambda kind: kind.__name__)
def test_every_part_with_every_argument(kind: type[Part], language: str) -> None:
    @settings(max_examples=examples(25))
    @given(of_kind(kind, language))
    def test(part: Part) -> None:
        check((Clause((part,), (Nothing(),)),), language)  # type: ignore[arg-type]

    test()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ACTS, ids=lambda kind: kind.__name__)
def test_every_act_with_every_argument(kind: type[Act], language: str) -> None:
    @settings(max_examples=examples(25))
    @given(of_kind(kind, language))
    def test(act: Act) -> None:
        check((Clause(do=(act,)),), language)  # type: ignore[arg-type]
        check((Clause(do=(Nothing(), act), upside_down=1),), language)  # type: ignore[arg-type]

    test()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_lines(language: str) -> None:
    @settings(max_examples=examples(200))
    @given(lines(language))
    def test(line: Line) -> None:
        check(line, language)

    test()


@pytest.mark.parametrize("language", LANGUAGES)
def test_items(language: str) -> None:
    @settings(max_examples=examples(60))
    @given(st.sampled_from(sorted(NAMES.items)), lines(language))
    def test(key: str, line: Line) -> None:
        item = Item(key, NAMES.items[key], line[0])
        assert read_item(write_item(item, language, NAMES), language, NAMES) == item

    test()


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_item_that_no_list_names_gets_a_key_of_its_own(language: str) -> None:
    name = Text(it="Bussola d'ottone") if language == "it" else Text(en="Bussola d'ottone")
    item = Item("bussola-d-ottone", name, Clause(do=(Nothing(),)))
    assert read_item(write_item(item, language, NAMES), language, NAMES) == item


@pytest.mark.parametrize("language", LANGUAGES)
@given(ability=abilities())
def test_abilities(language: str, ability: Ability) -> None:
    assert read_ability(write_ability(ability, language), language) == ability


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_of_one_clause_is_that_clause(language: str) -> None:
    @settings(max_examples=examples(30))
    @given(lines(language))
    def test(line: Line) -> None:
        text = write_clause(line[0], language, NAMES)
        assert read_clause(text, language, NAMES) == line[0]

    test()


# What people type


MARKS = ("»", ">>", " | ", " & ", ", ", "{", "}", " or ", " o ", "'", '"', ".", " ", "-", "[1]")


def pieces(language: str) -> st.SearchStrategy[str]:
    """Phrases, words and marks in any order."""
    said = phrases(language)
    shown = [said.shown(template) for side in KINDS for template in said.templates[side]]
    known = [*shown, *WORDS[language], *SPOKEN[language], *MARKS, "Lantern", "x12", "@lair", "#"]
    return st.lists(st.sampled_from(known) | st.text(max_size=3), max_size=9).map("".join)


def read_or_error(text: str, language: str) -> Line | BadContent:
    try:
        return read_line(text, language, NAMES)
    except BadContent as error:
        return error


@pytest.mark.parametrize("language", LANGUAGES)
def test_any_text_is_a_line_that_is_read_again_the_same_or_an_error(language: str) -> None:
    @settings(max_examples=examples(600))
    @given(pieces(language))
    def test(text: str) -> None:
        found = read_or_error(text, language)
        if isinstance(found, BadContent):
            column = found.facts["column"]
            assert isinstance(column, int) and 1 <= column <= len(text) + 1
            assert f"Column {column}:" in str(found)
        else:
            check(found, language)

    test()


# The table of phrases


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PHRASED, ids=lambda kind: kind.__name__)
def test_every_class_has_a_phrase(kind: type[Part] | type[Act], language: str) -> None:
    assert phrases(language).printed[kind]


def test_only_narrative_has_none() -> None:
    for language in LANGUAGES:
        assert Narrate not in phrases(language).printed
        assert set(phrases(language).printed) == set(PHRASED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", KINDS)
def test_no_text_says_two_things(side: str, language: str) -> None:
    def clash(one: Reading, other: Reading) -> bool:
        same = (one.kind, one.fixed, one.numbers) == (other.kind, other.fixed, other.numbers)
        literal = zip(one.numbers, other.numbers, strict=True)
        apart = any(isinstance(a, int) and isinstance(b, int) and a != b for a, b in literal)
        return not same and not apart

    readings = phrases(language).readings["acts" if side == "acts" else "parts"]
    for form, found in readings.items():
        for one, other in combinations(found, 2):
            assert not clash(one, other), form


def test_both_languages_print_an_instruction_in_the_same_cases() -> None:
    english, italian = (phrases(language).printed for language in LANGUAGES)
    for kind in PHRASED:
        assert [t.only for t in english[kind]] == [t.only for t in italian[kind]], kind.__name__
