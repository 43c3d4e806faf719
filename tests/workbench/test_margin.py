"""Each problem stands beside its line, and what its button puts there mends it."""

from __future__ import annotations

from typing import Any

import pytest

from stampadia.kernel import registry
from stampadia.words import LANGUAGES
from stampadia.workbench.margin import Mark, marks

WRONG: dict[str, list[tuple[str, str, str, str]]] = {
    # what stands in the file, what is written instead, the fault, and what the mark is on
    "generals": [
        ('"attack": 1', '"attack": 9', "not-whole", "9"),
        ('"attack": 1', '"atack": 1', "key-misspelt", '"atack"'),
        ('"symbol": "fire"', '"symbol": "fier"', "not-one-of", '"fier"'),
        ('"id": "MYSET"', '"id": "my set"', "bad-set-id", '"my set"'),
        ('"level": 1', '"level": "1"', "not-whole", '"1"'),
        ('"version": "1.0"', '"version": 1', "not-text", "1"),
    ],
    "chronicles": [
        ('"size":', '"sice":', "key-misspelt", '"sice"'),
    ],
    "travelers": [
        ('"abilities":', '"abilites":', "key-misspelt", '"abilites"'),
    ],
}
CASES = [(name, *case) for name, cases in WRONG.items() for case in cases]


def looked_at(name: str, text: str) -> list[Mark]:
    game = registry.load(name)
    bench = game.workshop()
    proof = bench.proof(text, game.words("en"))
    return marks(text, proof.problems, bench.most_bytes)


def mended(text: str, mark: Mark) -> str:
    assert mark.mend is not None
    return text[: mark.mend.begin] + mark.mend.text + text[mark.mend.end :]


@pytest.mark.parametrize(("name", "stands", "written", "key", "on"), CASES)
def test_a_mistake_is_marked_and_mended(
    name: str, stands: str, written: str, key: str, on: str
) -> None:
    good = registry.load(name).workshop().begin("en")
    assert stands in good
    wrong = good.replace(stands, written, 1)
    found = [mark for mark in looked_at(name, wrong) if mark.problem.fault.key == key]
    assert [wrong[mark.begin : mark.end] for mark in found[:1]] == [on]
    assert wrong.index(written) <= found[0].begin < wrong.index(written) + len(written)
    after = looked_at(name, mended(wrong, found[0]))
    assert not any(mark.problem.fault.key == key and mark.begin == found[0].begin for mark in after)


def test_a_symbol_in_a_text_is_mended_alone() -> None:
    good = registry.load("generals").workshop().begin("en")
    assert "{front}" in good
    wrong = good.replace("{front}", "{frnt}", 1)
    mark = next(m for m in looked_at("generals", wrong) if m.problem.fault.key == "token-unknown")
    assert wrong[mark.begin : mark.end] == "{frnt}"
    assert mended(wrong, mark) == good


def test_a_line_of_a_games_own_language_is_marked_at_its_column() -> None:
    good = registry.load("chronicles").workshop().begin("en")
    line = "killed last foe"
    assert line in good
    wrong = good.replace(line, "killed lst foe", 1)
    mark = next(m for m in looked_at("chronicles", wrong) if m.problem.fault.key == "line")
    assert wrong[mark.begin : mark.end] == "killed lst foe"
    assert mended(wrong, mark) == good


def test_an_escape_before_it_moves_the_mark() -> None:
    good = registry.load("chronicles").workshop().begin("en")
    wrong = good.replace("killed last foe", "\\u006billed lst foe", 1)
    mark = next(m for m in looked_at("chronicles", wrong) if m.problem.fault.key == "line")
    assert wrong[mark.begin : mark.end] == "\\u006billed lst foe"


@pytest.mark.parametrize("name", WRONG)
@pytest.mark.parametrize(
    ("text", "at"),
    [("", 0), ("{", 1), ('{"a": 1,\n "b" 2}', 14), ("[1] x", 4), ('{"a": NaN}', 0), ("null", 0)],
)
def test_a_text_that_is_no_file_is_marked_where_it_ends_to_be_one(
    name: str, text: str, at: int
) -> None:
    assert [mark.begin for mark in looked_at(name, text)][:1] == [at]


def told(name: str, text: str, language: str) -> list[str]:
    words: Any = registry.load(name).words(language)
    return [mark.problem.fault.tell(words) for mark in looked_at(name, text)]


@pytest.mark.parametrize("name", WRONG)
def test_a_missing_comma_is_marked_behind_the_line_that_lacks_it(name: str) -> None:
    good = registry.load(name).workshop().begin("en")
    place = good.index(",\n")
    wrong = good[:place] + good[place + 1 :]
    (mark,) = looked_at(name, wrong)
    assert mark.problem.fault.facts["why"] == "comma"
    assert mark.begin == place


@pytest.mark.parametrize(("name", "stands", "written", "key", "on"), CASES)
def test_what_is_wrong_is_told_in_both_languages(
    name: str, stands: str, written: str, key: str, on: str
) -> None:
    wrong = registry.load(name).workshop().begin("en").replace(stands, written, 1)
    english, italian = (told(name, wrong, language) for language in LANGUAGES)
    assert len(english) == len(italian) > 0
    assert english != italian
    assert not any(key in sentence or on == sentence for sentence in english)
