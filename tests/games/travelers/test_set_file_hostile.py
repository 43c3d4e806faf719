"""Files that mean no good, or are no files: an error, soon, and never a traceback."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from games.travelers.adventure_strategies import instructions_of
from games.travelers.handmade import small_set
from games.travelers.test_set_file import KINDS, Kind, changed, read, source_of, told
from stampadia.games.travelers.files.format import MOST_BYTES
from stampadia.games.travelers.files.set_file import read_bytes, read_file, write_set
from stampadia.kernel.chance import Dealer
from stampadia.workbench.problems import MOST_PROBLEMS
from work import at_once

SOURCE: Final = write_set(small_set("dungeon"))


def said(data: bytes) -> str:
    """What is said of a file that has one problem."""
    with at_once():
        reading = read_bytes(data, "set.json")
    assert reading.made is None
    (sentence,) = told(reading)
    assert len(sentence) < 300 and sentence.isprintable()
    return sentence.removeprefix("set.json: ")


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "It is empty."),
        (b"\xef\xbb\xbf{}", "It begins with a byte order mark."),
        (SOURCE.encode("utf-16"), "It is not UTF-8 text: byte 1 fits nowhere."),
        (b"\x00" * 100, "This is not JSON: line 1, column 1: a value should stand here."),
        (SOURCE.encode()[:-3], "This is not JSON: "),
        (SOURCE.encode() + b"{}", "the file should end here, yet something follows."),
        (SOURCE.replace('"level": 3', '"level": NaN').encode(), "NaN is no number."),
        (SOURCE.replace('"level": 3', '"level": 1e400').encode(), "level: Found 1e400."),
        (SOURCE.replace('"level": 3', '"level": 3.0').encode(), "level: Found 3.0. Allowed: a wh"),
        (SOURCE.replace('"level": 3', f'"level": {"9" * 5000}').encode(), "level: Found 99999"),
        (SOURCE.replace('"level": 3', '"level": 3, "level": 2').encode(), "stands twice in one"),
        (SOURCE.replace('"crown"', '"cro\\u0007wn"').encode(), 'glyph: Found "cro\\u0007wn".'),
        (b"[" * 100_000, "nested deeper than any file we know."),
        (b'{"hero":' * 100_000, "nested deeper than any file we know."),
        (b"[]", "Found []; an object in braces should stand here."),
        (b" " * (MOST_BYTES + 1), "It is too large. At most 1 MB are allowed."),
    ],
)
def test_what_is_no_set(data: bytes, sentence: str) -> None:
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
    path = tmp_path / "set.json"
    make(path)
    with at_once():
        assert told(read_file(path)) == [f"{path}: {sentence}"]


# Too much of everything


@pytest.mark.parametrize("path", ["hero/cards", "adventure/cards", "adventure/cards/1/a/open"])
def test_twenty_thousand_cards(path: str) -> None:
    sentence = said(json.dumps(changed(path, [0] * 20_000)).encode())
    assert sentence.startswith(f"{path}: Found 20,000 entries. Allowed: ")


def test_a_great_many_keys() -> None:
    keys = ",".join(f'"herro{number}": 1' for number in range(50_000))
    with at_once():
        reading = read_bytes(f"{{{keys}}}".encode(), "set.json")
    assert len(reading.problems) == MOST_PROBLEMS + 1


def test_rooms_that_send_the_hero_on_to_each_other() -> None:
    """More ways through the texts than anybody could count."""
    rooms = ["1A", "2A", "2B", "3A", "3C", "4A", "4D", "5A", "5C", "6A", "6B", "2D"]
    source = source_of("dungeon")
    entries = []
    for number, room in enumerate(rooms):
        others = [rooms[(number + step) % len(rooms)] for step in (1, 2, 5)]
        above: list[Any] = [f"You may move to any cell of {other}." for other in others]
        if room == "1A":
            above.append("Win the adventure.")
        entries.append({"room": room, "trigger": "immediate", "meeting": {"above": above}})
    source["adventure"]["pages"] = [entries[:6], entries[6:], []]
    with at_once():
        reading = read(source)
    (sentence,) = told(reading)
    assert "So many texts depend on each other" in sentence


@pytest.mark.parametrize("letter", ["a", "(3) ", ":", ",", ". ", "[", "if ", "se ", "\\", "è "])
@pytest.mark.parametrize(
    "path",
    [
        "hero/cards/1/upper/abilities/1",
        "hero/cards/1/upper/exhaust",
        "adventure/cards/2/b/meeting/above/1",
        "adventure/title/en",
    ],
)
def test_a_long_text(path: str, letter: str) -> None:
    """Up to 1000 characters of a sentence are looked at, and no longer than a moment."""
    for count in (999 // len(letter), 200_000 // len(letter)):
        with at_once():
            reading = read(changed(path, letter * count))
        assert reading.made is None
        assert all(len(sentence) < 400 for sentence in told(reading))


def test_control_characters_are_named_and_not_printed() -> None:
    for letter in ("\x07", "\x1b", "\u202e", "\u2028", "\ufeff"):
        sentence = said(json.dumps(changed("hero/name/en", f"Cle{letter}rk")).encode())
        assert sentence == (
            f"hero/name/en: Found the character U+{ord(letter):04X} at place 4, "
            "which cannot be printed."
        )


# Anything anywhere

ODD: Final[tuple[Any, ...]] = (
    None, True, 0, -1, 99, 2.5, "", "x", "3B", "gain 1 Attack.", "(1) gain 1 Attack.",
    [], [[]], [None], {}, {"do": "gain"}, {"if": "mapped", "place": "9D"}, {"en": "a", "it": "b"},
    {"kind": "story"}, {"kind": "instruction", "do": [{"do": "win"}]}, "\ud800",
)  # fmt: skip


def every_place(source: Any) -> list[tuple[Any, Any]]:
    """Each entry of each list and object, with what holds it."""
    keys = list(source) if isinstance(source, dict) else range(len(source))
    found = [(source, key) for key in keys]
    for key in keys:
        if isinstance(source[key], dict | list):
            found += every_place(source[key])
    return found


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seed", range(4))
def test_anything_anywhere_is_taken_or_refused(kind: Kind, seed: int) -> None:
    """Whatever is taken can be written and read again."""
    dealer = Dealer(f"hostile/{kind}/{seed}")
    for _ in range(examples(60)):
        source = source_of(kind)
        for _ in range(1 + dealer.below(3)):
            holder, key = dealer.one_of(every_place(source))
            holder[key] = dealer.one_of(ODD)
        with at_once():
            reading = read(source)
        assert (reading.made is None) is (reading.errors > 0)
        for sentence in told(reading):
            assert sentence.isprintable() and len(sentence) < 600
        if reading.made is not None:
            text = write_set(reading.made)
            assert read_bytes(text.encode(), "set.json").made == reading.made


@given(st.data(), st.sampled_from(KINDS))
@settings(max_examples=examples(60))
def test_any_instruction_in_any_text_is_taken_or_refused(data: st.DataObject, kind: Kind) -> None:
    flags = {name: data.draw(st.booleans()) for name in ("when", "once", "may", "price")}
    otherwise = flags["when"] and data.draw(st.booleans())
    instruction = data.draw(instructions_of(**flags, otherwise=otherwise))
    source = source_of(kind)
    texts = [
        (holder, key)
        for holder, key in every_place(source["adventure"])
        if isinstance(holder[key], dict) and holder[key].get("kind") in ("story", "instruction")
    ]
    holder, key = data.draw(st.sampled_from(texts))
    holder[key] = json.loads(msgspec.json.encode(instruction))
    reading = read(source)
    assert (reading.made is None) is (reading.errors > 0)
    if reading.made is not None:
        assert instruction in [
            passage
            for meeting in reading.made.adventure.meetings().values()
            for passage in meeting.passages
        ]
