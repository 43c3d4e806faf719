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
from games.chronicles.test_sheet_file import SOURCE, changed, good, read, small, told
from stampadia.games.chronicles.files.format import MOST_BYTES
from stampadia.games.chronicles.files.reading import Reading, read_bytes, read_file
from stampadia.workbench.problems import MOST_PROBLEMS
from work import at_once


def said(data: bytes) -> str:
    """What is said of a file that has one problem."""
    with at_once():
        reading = read_bytes(data, "sheet.json")
    assert reading.made is None
    (sentence,) = told(reading)
    assert len(sentence) < 300 and sentence.isprintable()
    return sentence.removeprefix("sheet.json: ")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "It is empty."),
        (b"\xef\xbb\xbf{}", "It begins with a byte order mark."),
        (SOURCE.encode("utf-16"), "It is not UTF-8 text: byte 1 fits nowhere."),
        (b"\x00" * 100, "This is not JSON: line 1, column 1: a value should stand here."),
        (SOURCE.encode()[:-3], "This is not JSON: "),
        (SOURCE.encode() + b"{}", "the file should end here, yet something follows."),
        (SOURCE.replace('"hp": 4', '"hp": NaN').encode(), "NaN is no number."),
        (b"[" * 100_000, "nested deeper than any file we know."),
        (b'{"rooms":' * 100_000, "nested deeper than any file we know."),
        (b"[]", "Found []; an object in braces should stand here."),
        (b'"sheet"', 'Found "sheet"; an object'),
        (b" " * (MOST_BYTES + 1), "It is too large. At most 1 MB are allowed."),
    ],
)
def test_what_is_no_sheet(data: bytes, sentence: str) -> None:
    assert sentence in said(data)


@pytest.mark.parametrize(
    ("make", "sentence"),
    [
        (Path.mkdir, "This is a folder, not a file."),
        (os.mkfifo, "This is a pipe or a device, not a file."),
        (lambda _: None, "There is no such file."),
    ],
)
def test_what_is_no_file(make: Callable[[Path], None], sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "sheet.json"
    make(path)
    with at_once():
        assert told(read_file(path)) == [f"{path}: {sentence}"]


def test_a_file_that_never_ends() -> None:
    with at_once():
        assert "a pipe or a device" in told(read_file(Path("/dev/zero")))[0]


# Too much of everything


def test_ten_thousand_rooms() -> None:
    room = {"number": 1, "at": "1,1", "size": "1x1"}
    data = json.dumps(small(rooms=[room] * 10_000)).encode()
    assert said(data) == "rooms: Found 10,000 entries. Allowed: 1–100."


def test_a_hundred_rooms_on_one_another() -> None:
    """As many as a file may have, all as large as the map, and each speaks a great deal."""
    line = " | ".join(["enter room » move anywhere in room 1, x2, x3"] * 20)[:490]
    line = line[: line.rindex(" | ")]
    rooms = [
        {"number": number, "at": "1,1", "size": "20x20", "lines": [line] * 10}
        for number in range(1, 100)
    ]
    doors = [{"at": f"{c},{r}", "side": "right"} for c in range(1, 20) for r in range(1, 21)]
    with at_once():
        reading = read(small(rooms=rooms, doors=doors))
    assert reading.made is None
    assert len(reading.problems) == MOST_PROBLEMS + 1
    assert "Here we stop counting" in told(reading)[-1]


def test_a_great_many_keys() -> None:
    keys = ",".join(f'"romms{number}": 1' for number in range(50_000))
    with at_once():
        reading = read_bytes(f"{{{keys}}}".encode(), "sheet.json")
    assert len(reading.problems) == MOST_PROBLEMS + 1


@pytest.mark.parametrize(
    "letter", ["a", "»", "{", "}", "|", "x1,", '"', "'", "(", "& ", "\\", "é "]
)
def test_a_long_text(letter: str) -> None:
    """Up to 500 characters are looked at, and no longer than a moment; more are not."""
    for count in (500 // len(letter), 200_000):
        for path in ("rooms.0.lines.0.en", "items.0.text.en", "title.en"):
            with at_once():
                sentences = told(read(changed(path, letter * count)))
            assert sentences
            assert all(len(sentence) < 1500 for sentence in sentences)


def test_numbers_beyond_measure() -> None:
    for number in ("9" * 5000, "1e999", "-1e999", "12345678901234567890"):
        data = SOURCE.replace('"number": 27', f'"number": {number}').encode()
        assert "number: Found " in said(data)
    reading = read(changed("rooms.0.lines.0.en", f"pay {'9' * 400}G » +{'9' * 50}G"))
    assert reading.made is None
    assert all(sentence.isprintable() for sentence in told(reading))


@pytest.mark.parametrize(
    "character", ["\x00", "\x1b", "\x7f", "\x9b", "\u2028", "\u202e", "\ufeff"]
)
@pytest.mark.parametrize("path", ["title.en", "serial", "rooms.0.lines.1.it", "items.0.text.en"])
def test_control_characters(character: str, path: str) -> None:
    sentence = said(json.dumps(changed(path, f"a{character}b")).encode())
    assert f"Found the character U+{ord(character):04X} at place 2" in sentence


@pytest.mark.parametrize("escape", ["\\ud800", "\\udfff", "\\ude00\\ud83d"])
def test_halves_of_characters(escape: str) -> None:
    sentence = said(SOURCE.replace("The Missing S", f"Imp{escape}").encode())
    assert "at place 4, which cannot be printed." in sentence


@pytest.mark.parametrize(
    ("original", "doubled", "at"),
    [
        ('"serial"', '"edition": "2", "serial"', "edition"),
        ('"number": 27', '"number": 27, "number": 28', "room 28, number"),
        ('"number": 27', '"size": "1x1", "number": 27', "room 27, size"),
        ('{"en": "The Missing S"', '{"en": "A", "en": "B"', "title, English"),
    ],
)
def test_duplicate_keys(original: str, doubled: str, at: str) -> None:
    data = SOURCE.replace(original, doubled, 1).encode()
    assert said(data) == f"{at}: This key stands twice in one object."


def test_names_cannot_play_tricks_on_the_terminal() -> None:
    source = small(**{"\x1b[2J\u202eevil\nkey": 1}) | {"serial": "\x1b]0;x\x07"}
    source["rooms"][0]["at"] = "\x1b[2J"
    for language in ("en", "it"):
        assert all(sentence.isprintable() for sentence in told(read(source), language))


# What the words may do


def test_rooms_that_send_each_other_the_hero() -> None:
    source = small()
    source["rooms"][0]["lines"] = [
        "enter room » move anywhere in room 31 | move on stairs & x31 » you win"
    ]
    source["rooms"][1]["lines"] = ["enter room » x31, move anywhere in starting room"]
    (sentence,) = told(read(source))
    assert (
        "room 30: These lines move the hero for ever, without his doing: 30 » 31 » 30" in sentence
    )


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("sing loudly » +1G", "room 30, line 1, English: Column 1: “sing loudly” is no condition."),
        ("x31 » pya 5G", "room 30, line 1, English: Column 7: "),
        ("x31 & x30 or x31 » +1G", "Column 11: & and “or” in one condition."),
        ("x31 » +1G » +2G", "Column 11: a second » in one clause."),
        ("x31 » {+1G", "Column 7: the upside-down part begins here and is never closed"),
        ("x31 » get Ladder", "Column 11: “Ladder” is no item of this sheet."),
    ],
)
def test_unknown_atoms(line: str, sentence: str) -> None:
    source = small()
    source["rooms"][0]["lines"] = [line]
    reading = read(source)
    assert reading.made is None
    assert any(sentence in one for one in told(reading)), told(reading)


# Anything at all

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
    | st.sampled_from(["5,4", "3x3", "en", "it", "right", "x31 » +1G", "{", "»", "ATK/RNG 2"]),
    lambda inner: st.lists(inner, max_size=3)
    | st.dictionaries(st.sampled_from(["at", "en", "it", "number", "lines", "size", "q"]), inner),
    max_leaves=8,
)  # fmt: skip


def sound(reading: Reading) -> bool:
    """Used whole or not at all, and every problem can be told in one line."""
    for language in ("en", "it"):
        for sentence in told(reading, language):
            assert sentence.isprintable(), sentence
            assert "problem-" not in sentence and "{ $" not in sentence
    return (reading.made is None) == (reading.errors > 0)


@given(VALUES, st.booleans(), st.data())
@settings(max_examples=examples(150))
def test_a_sheet_with_anything_anywhere(value: Any, large: bool, data: st.DataObject) -> None:
    source: Any = deepcopy(good() if large else small())
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
    reading = read_bytes(data, "sheet.json")
    assert reading.made is None
    assert sound(reading)
