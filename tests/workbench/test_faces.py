"""Lines of words and icons, and the boxes they are set in."""

from __future__ import annotations

import msgspec
import pytest

from stampadia.workbench.faces import Line, Run, Setting, measured, overfull, plain, set_in, words
from stampadia.workbench.lettering import Box, icon, stood_in_for, width_mm, wrapped

LINE: Line = (Run("gain 5"), Run(icon="attack"), Run(" now", style="bold"))


def test_a_line_decodes_back_and_says_no_more_than_it_must() -> None:
    encoded = msgspec.json.encode(LINE)
    assert encoded == b'[{"text":"gain 5"},{"icon":"attack"},{"text":" now","style":"bold"}]'
    assert msgspec.json.decode(encoded, type=Line) == LINE


def test_plain_words_leave_icons_and_their_labels_out() -> None:
    assert plain(LINE) == "gain 5 now"
    assert plain((Run("3", icon="box"), Run(" left"))) == " left"
    assert words("") == ()
    assert words("so", "italic") == (Run("so", style="italic"),)


def test_an_icon_is_as_wide_as_its_game_says() -> None:
    assert measured((Run("5"), Run(icon="sword")), lambda _: 1.25) == f"5{icon(1.25)}"
    labelled = (Run("3", icon="box"),)
    assert measured(labelled) == icon()


@pytest.mark.parametrize("word", ["now", "Wunderkammer", "x"])
def test_a_word_in_a_style_is_as_wide_as_in_its_font(word: str) -> None:
    there = width_mm(word, 10, "Alegreya-Bold")
    here = width_mm(measured((Run(word, style="bold"),)), 10)
    assert there <= here <= there + 0.036  # a hundredth of the type size


def test_words_that_are_stood_in_for_break_where_they_did() -> None:
    text = "one two\xa0three four"
    stand_in = stood_in_for(text, "Alegreya-Bold")
    assert [len(line.split()) for line in wrapped(stand_in, 10, 14)] == [1, 2, 1]
    assert stood_in_for("☃ snow", "Alegreya-Bold").startswith("☃ ")


def test_whoever_writes_a_character_that_looks_like_an_icon_is_found_out() -> None:
    forged = (Run(f"free {icon(0.01)}"),)
    assert measured(forged) == "free \ufffd"
    (setting,) = set_in("text", measured(forged), Box(80, 1, 10))
    assert setting.lacking == "\ufffd"


def test_a_setting_takes_the_largest_box_that_holds_it() -> None:
    boxes = (Box(24, 1, 12), Box(24, 1, 8))
    (short,) = set_in("name", "Move", boxes)
    (long,) = set_in("name", "Move and move on", boxes)
    (longer,) = set_in("name", "Move and move on and on and on", boxes)
    assert (short.box, long.box, longer.box) == (*boxes, None)
    assert short.fullness < long.fullness <= 1 < longer.fullness
    assert list(overfull([short, long, longer])) == [longer]


def test_nothing_printed_is_no_setting() -> None:
    assert list(set_in("name", "", Box(20, 1, 8))) == []
    assert list(set_in("lines", ["", "a"], Box(20, 1, 8))) == [
        Setting("lines", ("", "a"), (Box(20, 1, 8),))
    ]
