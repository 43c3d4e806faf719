"""Files that mean no good, or are no files: an error, soon, and never a traceback."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.generals.samples import ART, good, meta, place, read, refused, told, unit, with_unit
from stampadia.games.generals.files.format import MOST_BYTES
from stampadia.games.generals.files.reading import Reading, read_bytes, read_file
from stampadia.workbench.problems import MOST_PROBLEMS
from work import at_once

GOOD = json.dumps(good())


def said(data: bytes) -> str:
    """What is said of a file that has one problem."""
    with at_once():
        reading = read_bytes(data, "set.json")
    assert reading.made is None
    (problem,) = reading.problems
    sentence = told(problem)
    assert "\n" not in sentence
    assert len(sentence) < 300
    return sentence.removeprefix("set.json: ")


# Not JSON at all


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "It is empty."),
        (b" \n\t", "It is empty."),
        (b"\xef\xbb\xbf{}", "It begins with a byte order mark."),
        ("{}".encode("utf-16"), "It is not UTF-8 text: byte 1 fits nowhere."),
        (GOOD.replace("Kettles", "Kettl\xe9s").encode("latin-1"), "It is not UTF-8 text: byte "),
        (b"\x7fELF\x02\x01\x01\x00" + bytes(range(256)), "It is not UTF-8 text"),
        (b"\x00" * 100, "This is not JSON: line 1, column 1: a value should stand here."),
        (b"Dear diary,", "This is not JSON: line 1, column 1: a value"),
        (GOOD.encode()[:-1], "a comma is missing here."),
        (b'{"meta": {"id": "A', "line 1, column 17: this text has no closing quote."),
        (b'{"meta": "a\tb"}', "a tab or a line break cannot stand inside a text."),
        (b'{"meta": "\\q"}', "this backslash begins nothing that JSON knows."),
        (b'{meta: 1}', "a key in double quotes should stand here."),
        (b'{"meta" 1}', "a colon should stand here."),
        (GOOD.encode() + b"{}", "the file should end here, yet something follows."),
        (b'{"meta": NaN}', "NaN is no number."),
        (b'{"meta": -Infinity}', "-Infinity is no number."),
        (b"[" * 100_000, "It is nested deeper than any file we know."),
        (b'{"meta":' * 100_000 + b"1" + b"}" * 100_000, "nested deeper than any file we know."),
        (b"[]", "Found []; an object in braces should stand here."),
        (b"null", "Found null; an object"),
        (b'"set"', 'Found "set"; an object'),
        (b"1" * 100_000, "Found 111111"),
        (b" " * (MOST_BYTES + 1), "It is too large. At most 4 MB are allowed."),
    ],
)  # fmt: skip
def test_what_is_no_json(data: bytes, sentence: str) -> None:
    assert sentence in said(data)


# Not a file


def special_folder(path: Path) -> None:
    path.mkdir()


def special_pipe(path: Path) -> None:
    os.mkfifo(path)


def nothing(_: Path) -> None: ...


def under_a_file(path: Path) -> None:
    path.parent.rmdir()
    path.parent.touch()


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (special_folder, "This is a folder, not a file."),
        (special_pipe, "This is a pipe or a device, not a file."),
        (nothing, "There is no such file."),
        (under_a_file, "There is no such file."),
    ],
)
def test_what_is_no_file(make: Callable[[Path], None], sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "inner" / "set.json"
    path.parent.mkdir()
    make(path)
    with at_once():
        reading = read_file(path)
    (problem,) = reading.problems
    assert told(problem) == f"{path}: {sentence}"


def test_a_path_that_no_system_could_have() -> None:
    assert "There is no such file." in told(read_file(Path("a\0b")).problems[0])
    assert "cannot be read" in told(read_file(Path("a" * 10_000)).problems[0])


def test_a_file_that_never_ends() -> None:
    with at_once():
        reading = read_file(Path("/dev/zero"))
    assert "a pipe or a device" in told(reading.problems[0])


# JSON, but no set


def test_a_hundred_thousand_cards() -> None:
    card = json.dumps([unit(), place()]).replace(ART, "0")
    for small in ("[]", "1", '[{"type":"unit"}]'):
        deck = ",".join([small] * 100_000)
        data = f'{{"meta": {json.dumps(meta(cardsCount=100_000))}, "deck": [{deck}]}}'
        assert said(data.encode()) == ("deck: Found 100,000 entries. Allowed: 1–1000.")
    deck = ",".join([card] * 100_000)
    assert "too large" in said(f'{{"meta": {json.dumps(meta())}, "deck": [{deck}]}}'.encode())


def test_a_thousand_broken_cards() -> None:
    bad = unit(level="x", symbol="fyre", trigger="onAtack", description="{a}{b}{c", wrong=1)
    source = {"meta": meta(cardsCount=1000), "deck": [[bad, bad]] * 1000}
    with at_once():
        reading = read(source)
    assert reading.made is None
    assert len(reading.problems) == MOST_PROBLEMS + 1
    assert told(reading.problems[-1]) == (
        "set.json: Here we stop counting: there are more than 500 problems."
    )


def test_too_many_warnings_are_an_error() -> None:
    reading = read(with_unit(**{f"q{number}zzz": 1 for number in range(MOST_PROBLEMS)}))
    assert reading.made is None
    assert (reading.errors, reading.warnings) == (1, MOST_PROBLEMS)


def test_a_great_many_keys() -> None:
    keys = ",".join(f'"boostDescriptiom{number}": 1' for number in range(100_000))
    data = GOOD.replace('"type": "unit"', f'"type": "unit", {keys}').encode()
    with at_once():
        reading = read_bytes(data, "set.json")
    assert reading.made is None


@pytest.mark.parametrize("field", ["name", "description", "boostCondition", "version", "id"])
@pytest.mark.parametrize("letter", ["a", "{", "}", "{x}", "{{}", "\\", "é"])
def test_a_huge_string(field: str, letter: str) -> None:
    source = with_unit(**{field: letter * 200_000})
    with at_once():
        reading = read(source)
    assert reading.made is None
    sentences = [told(problem) for problem in reading.problems]
    assert any(f"{field}: Found " in sentence for sentence in sentences)
    assert all(len(sentence) < 300 for sentence in sentences)


def test_a_huge_key_and_a_huge_type() -> None:
    with at_once():
        assert len(told(read(with_unit(**{"k" * 1_000_000: 1})).problems[0])) < 300
        problems = read({"meta": meta(), "deck": [[unit(type="u" * 1_000_000), place()]]}).problems
    assert all(len(told(problem)) < 300 for problem in problems)


@pytest.mark.parametrize(
    ("number", "shown"),
    [("9" * 5000, "99999"), ("1e999", "1e999"), ("-1e999", "-1e999"), ("1e2", "100.0"),
     ("0." + "1" * 5000, "0.1111"), ("-0", ""), ("12345678901234567890", "12345678901234567890")],
)  # fmt: skip
def test_numbers_beyond_measure(number: str, shown: str) -> None:
    data = json.dumps(with_unit(level="LEVEL")).replace('"LEVEL"', number).encode()
    if not shown:
        assert read_bytes(data, "set.json").made is not None
        return
    assert f"level: Found {shown}" in said(data)


@pytest.mark.parametrize(
    "character", ["\x00", "\x1b", "\x7f", "\x9b", "\u2028", "\u202e", "\ufeff"]
)
def test_control_characters(character: str) -> None:
    for fields in ({"name": f"a{character}b"}, {"description": f"a{character}b"}):
        sentence = refused(with_unit(**fields))
        assert f"Found the character U+{ord(character):04X} at place 2" in sentence
        assert character not in sentence


@pytest.mark.parametrize("escape", ["\\ud800", "\\udfff", "\\ude00\\ud83d"])
def test_halves_of_characters(escape: str) -> None:
    data = GOOD.replace("Kettle Imp", f"Imp{escape}").encode()
    sentence = said(data)
    assert "at place 4, which cannot be printed." in sentence
    assert sentence.encode("utf-8")
    assert read_bytes(GOOD.replace("Kettle Imp", "\\ud83d\\ude00").encode(), "set.json").made


@pytest.mark.parametrize(
    ("original", "doubled", "at"),
    [
        ('"level": 1', '"level": 1, "level": 3', "card 1 “Kettle Imp”, side 1 (unit), level"),
        ('"author"', '"id": "B", "author"', "meta.id"),
        ('{"meta"', '{"deck": [], "meta"', "deck"),
        ('"title"', '"text": [], "title"', "card 3 “Notes”, side 1 (text), text"),
    ],
)
def test_duplicate_keys(original: str, doubled: str, at: str) -> None:
    assert said(GOOD.replace(original, doubled, 1).encode()) == (
        f"{at}: This key stands twice in one object."
    )


def test_duplicate_ids_are_told_beside_other_problems() -> None:
    cards = [[unit(id="A", level=9), place(id="A")], [unit(id="A"), place(id="A")]]
    level, id_ = read({"meta": meta(id=5, cardsCount=2), "deck": cards}).problems[1:]
    assert (level.where.field, id_.where.field) == ("level", "id")


def test_names_cannot_play_tricks_on_the_terminal() -> None:
    source = with_unit(**{"\x1b[2J\u202eevil\nkey": 1, "level": "\x1b]0;x\x07"})
    for problem in read(source).problems:
        sentence = told(problem)
        assert sentence.isprintable(), sentence


# Anything at all

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    | st.sampled_from(["unit", "place", "event", "text", "fire", "onAll", "{x}", "{", ART]),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["type", "id", "level", "meta", "deck", "text", "q"]), inner),
    max_leaves=8,
)  # fmt: skip


def sound(reading: Reading) -> bool:
    """Used whole or not at all, and every problem can be told in one line."""
    for problem in reading.problems:
        for language in ("en", "it"):
            sentence = told(problem, language)
            assert sentence.isprintable()
            assert "problem-" not in sentence and "{ $" not in sentence
    return (reading.made is None) == (reading.errors > 0)


@given(VALUES, st.data())
@settings(max_examples=examples(150))
def test_a_set_with_anything_anywhere(value: Any, data: st.DataObject) -> None:
    source: Any = deepcopy(good())
    owner, spots = source, list(source)
    while True:
        spot = data.draw(st.sampled_from(spots))
        inner = owner[spot]
        if not isinstance(inner, dict | list) or not inner or data.draw(st.booleans()):
            break
        owner = inner
        spots = list(inner) if isinstance(inner, dict) else list(range(len(inner)))
    owner[spot] = value
    assert sound(read(source))


@given(st.binary(max_size=200))
@settings(max_examples=examples(100))
def test_any_bytes(data: bytes) -> None:
    reading = read_bytes(data, "set.json")
    assert reading.made is None
    assert sound(reading)
