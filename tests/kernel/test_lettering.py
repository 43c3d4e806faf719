"""How wide text is: against measures taken from the font itself."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import stampadia
from stampadia.kernel.lettering import Box, width_mm, without_glyph, wrapped

PRINTED = Path(stampadia.__file__).parent / "games" / "chronicles"
WORDS = st.lists(st.sampled_from(["a", "move", "»", "x12", "città", "killed", "[1]"]), max_size=30)


def test_a_measured_word() -> None:
    """M 847, o 498, v 445, e 448 thousandths of 10 points."""
    assert width_mm("M", 10) == pytest.approx(0.847 * 10 * 25.4 / 72)
    assert width_mm("Move", 10) == pytest.approx((847 + 498 + 445 + 448) / 1000 * 10 * 25.4 / 72)
    assert width_mm("", 7) == 0


def test_a_digit_is_as_wide_as_its_widest_figure() -> None:
    """Oldstyle 1 has 342 thousandths, the tabular one 450."""
    assert width_mm("1", 10) == pytest.approx(0.450 * 10 * 25.4 / 72)


def test_type_twice_as_large_is_twice_as_wide() -> None:
    assert width_mm("killed last foe", 14) == pytest.approx(2 * width_mm("killed last foe", 7))


def test_what_the_font_lacks_is_named_and_counts_as_wide() -> None:
    assert without_glyph("a→b☃→") == "→☃"
    assert width_mm("☃", 7) == pytest.approx(7 * 25.4 / 72)


def test_every_sign_of_a_sheet_is_there() -> None:
    assert without_glyph("»•·…–—−×“”‘’«»|&{}[]()<>=~+-/#'\"%°") == ""
    assert without_glyph("àèéìòùÀÈÉÌÒÙçñöüßÇŒœ") == ""


def test_every_character_of_our_own_content_is_there() -> None:
    files = [*PRINTED.glob("content/*.toml"), *PRINTED.glob("content/*.json")]
    assert files
    for file in files:
        text = re.sub(r"\s", " ", file.read_text(encoding="utf-8"))
        assert without_glyph(text) == "", file.name


# Lines


def test_words_go_on_the_next_line_where_they_must() -> None:
    width = width_mm("one two", 7)
    assert wrapped("one two three", 7, width) == ["one two", "three"]
    assert wrapped("one two three", 7, width - 0.01) == ["one", "two", "three"]
    assert wrapped("", 7, width) == wrapped("  ", 7, width) == []


def test_a_line_never_begins_with_the_arrow() -> None:
    assert wrapped("move [1] » x12", 7, width_mm("[1] »", 7)) == ["move", "[1] »", "x12"]
    assert wrapped("» x12", 7, 80) == ["» x12"]


def test_a_word_wider_than_the_box_stands_alone_and_does_not_fit() -> None:
    assert wrapped("a Wunderkammer b", 7, 8) == ["a", "Wunderkammer", "b"]
    assert not Box(8, 9, 7).holds(["a Wunderkammer b"])
    assert Box(30, 9, 7).holds(["a Wunderkammer b"])


@given(WORDS, st.floats(1, 100))
def test_nothing_is_lost_and_nothing_sticks_out(words: list[str], box: float) -> None:
    lines = wrapped(" ".join(words), 7, box)
    assert " ".join(lines) == " ".join(words)
    for line in lines:
        assert width_mm(line, 7) <= box + 1e-9 or " " not in line.replace(" »", "")


def test_each_text_begins_on_its_own_line() -> None:
    assert Box(80, 2, 7).holds(["a", "b"])
    assert not Box(80, 2, 7).holds(["a", "b", "c"])
    long = "killed last foe » x12, the door in the north opens, and someone sighs behind it twice"
    assert not Box(80, 2, 7).holds([long, long])
    assert Box(80, 4, 7).holds([long, long])
