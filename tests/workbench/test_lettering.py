"""How wide text is: against measures taken from the font itself."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import ImageFont

import stampadia
from stampadia.press.fonts import FOLDER
from stampadia.workbench.lettering import (
    BODY,
    Box,
    FontName,
    curled,
    icon,
    largest,
    stepped,
    width_mm,
    without_glyph,
    wrapped,
)

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


@pytest.mark.parametrize(
    ("typed", "set_in_type"),
    [
        ("Facchino d'argilla", "Facchino d’argilla"),
        ("un po' meno", "un po’ meno"),
        ("two days' rest", "two days’ rest"),
        ("know 'Ink 2'", "know 'Ink 2'"),
        ("1'5", "1'5"),
    ],
)
def test_an_apostrophe_is_set_as_one(typed: str, set_in_type: str) -> None:
    assert curled(typed) == set_in_type


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


# Every font of the press


FONTS: tuple[FontName, ...] = get_args(FontName)


@pytest.mark.parametrize("name", FONTS)
@pytest.mark.parametrize(
    "line", ["Perché no? «Così è»", "The Quick Wax Golem, jumps", "VELLUM & sons"]
)
def test_a_line_is_as_wide_as_the_font_file_says(name: FontName, line: str) -> None:
    font = ImageFont.truetype(FOLDER / f"{name}.ttf", 1000, layout_engine=ImageFont.Layout.BASIC)
    assert without_glyph(line, name) == ""
    assert width_mm(line, 10, name) == pytest.approx(font.getlength(line) / 1000 * 10 * 25.4 / 72)


@pytest.mark.parametrize("name", FONTS)
def test_a_figure_is_never_wider_than_its_measure(name: FontName) -> None:
    font = ImageFont.truetype(FOLDER / f"{name}.ttf", 1000, layout_engine=ImageFont.Layout.BASIC)
    for digit in "0123456789":
        assert font.getlength(digit) / 1000 * 10 * 25.4 / 72 <= width_mm(digit, 10, name) + 1e-9


def test_the_fonts_are_those_that_lie_in_the_press() -> None:
    assert {path.stem for path in FOLDER.glob("*.ttf")} == set(FONTS)


def test_fonts_differ_and_the_body_is_the_default() -> None:
    assert width_mm("Move", 10) == width_mm("Move", 10, BODY)
    assert width_mm("Move", 10, "Cinzel-Black") > width_mm("Move", 10)
    assert not Box(width_mm("Move", 10), 1, 10, "Cinzel-Black").holds(["Move"])


def test_an_icon_in_running_text_is_as_wide_as_it_says() -> None:
    assert width_mm(icon(), 10) == pytest.approx(0.74 * 10 * 25.4 / 72)
    assert width_mm(f"a{icon(1.5)}", 10) == pytest.approx(width_mm("a", 10) + 15 * 25.4 / 72)
    assert without_glyph(f"1{icon()}") == icon()


def test_letters_spread_apart_take_more_room() -> None:
    assert width_mm("Move", 10, tracking_em=0.1) == pytest.approx(
        width_mm("Move", 10) + 4 * 0.1 * 10 * 25.4 / 72
    )
    room = width_mm("one two", 10)
    assert Box(room, 1, 10).holds(["one two"])
    assert not Box(room, 1, 10, tracking_em=0.01).holds(["one two"])


def test_type_steps_down_until_the_words_fit() -> None:
    steps = stepped(20, 8, (12, 10, 7))
    assert [box.size_pt for box in steps] == [12, 10, 7]
    assert [box.lines for box in steps] == [1, 2, 3]
    assert largest(steps, ["Move"]) == steps[0]
    assert largest(steps, ["Move and move again"]) == steps[1]
    assert largest(steps, ["Move", "and", "move"]) == steps[2]
    assert largest(steps, ["Move", "and", "move", "again"]) is None


def test_a_space_that_binds_is_no_place_to_break() -> None:
    assert wrapped("one two\xa0three", 7, width_mm("one two", 7)) == ["one", "two\xa0three"]


def test_fullness_is_the_share_of_the_room() -> None:
    box = Box(2 * width_mm("Move", 10), 2, 10)
    assert box.fullness([]) == 0
    assert box.fullness(["Move"]) == pytest.approx(0.25)
    assert box.fullness(["Move", "Move"]) == pytest.approx(0.75)
    assert box.fullness(["Move", "Move", "Move"]) > 1
    assert box.fullness(["MoveMoveMove"]) == pytest.approx(1.5)
