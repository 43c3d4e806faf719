"""One table of choices: numbers, their meaning, and the sentences of the catalogues."""

from __future__ import annotations

import pytest

from stampadia.games.stampede.choices import TABLE
from stampadia.kernel.choices import Choices
from stampadia.words import LANGUAGES

TOY = Choices(
    "stampadia.games.stampede", {"play": {"stamp": 3}, "swap": {}, "return": {"a": 2, "b": 5}}
)


def test_numbers_follow_the_order_of_the_table_and_leave_no_hole() -> None:
    assert TOY.count == 3 + 1 + 10
    assert [TOY.first(verb) for verb in TOY.verbs] == [0, 3, 4]
    assert [number for verb in TOY.verbs for number in TOY.span(verb)] == list(range(TOY.count))


@pytest.mark.parametrize("table", [TOY, TABLE], ids=["toy", "stampede"])
def test_a_number_means_what_it_was_made_of(table: Choices) -> None:
    for number in range(table.count):
        meant = table.meaning(number)
        assert table.number(meant.verb, **meant.fields) == number
        assert number in table.span(meant.verb)


def test_the_last_field_counts_fastest() -> None:
    assert TOY.number("return", a=1, b=2) == 4 + 7
    assert dict(TOY.meaning(4 + 7).fields) == {"a": 1, "b": 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_stands_in_the_catalogue_and_is_read_again(language: str) -> None:
    forms = {"stamp": "[a-z]+", "seat": "[0-9]", "place": "[0-9]+"}
    texts = {"stamp": "lion", "seat": "2", "place": "14"}
    for verb in TABLE.verbs:
        said = TABLE.says(verb, language, **texts)
        assert said and not said.startswith("choice-") and "{" not in said
        found = TABLE.pattern(verb, language, forms).fullmatch(said)
        assert found and found.groupdict() == {name: texts[name] for name in TABLE.verbs[verb]}
