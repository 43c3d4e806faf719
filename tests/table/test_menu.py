from __future__ import annotations

import pytest

from stampadia.table.menu import Entry, entries, fitting, perhaps_meant, printed


def test_a_long_run_of_places_is_one_entry() -> None:
    lines = [f"return lion at {place}" for place in range(2, 30)] + ["take first"]
    menu = entries(range(len(lines)), lambda choice: lines[choice])
    assert [entry.text for entry in menu] == ["return lion at 2..29", "take first"]
    assert menu[0].run[14] == 12


def test_a_short_run_stays_as_it_is() -> None:
    lines = ["swap 2", "swap 3", "swap 4"]
    menu = entries(range(3), lambda choice: lines[choice])
    assert [entry.text for entry in menu] == lines


def test_typing_narrows_the_list() -> None:
    lines = ["play lion/hippo", "play lion/parrot", "play hippo"]
    menu = entries(range(3), lambda choice: lines[choice])
    assert [entry.choice for entry in fitting(menu, "li")] == [0, 1]
    assert [entry.choice for entry in fitting(menu, "play LION/pa")] == [1]
    assert fitting(menu, "give") == []


def test_a_number_fits_the_run_that_has_it() -> None:
    lines = [f"return lion at {place}" for place in range(1, 12)]
    menu = entries(range(len(lines)), lambda choice: lines[choice])
    assert fitting(menu, "ret lion at 11") == menu
    assert fitting(menu, "ret lion at 12") == []


# Typed as it is printed


@pytest.mark.parametrize(
    "typed",
    [
        "take 2 buffalo",
        "“take 2 buffalo”",
        "«take 2 buffalo»",
        '"Take 2  buffalo"',
        "4. take 2 buffalo",
        "take 2 buffalo.",
        "take 2 buffalo  from the album of Player 2",
    ],
)
def test_what_is_printed_can_be_typed_as_printed(typed: str) -> None:
    menu = [
        Entry("take lion", 1),
        Entry("take 2 buffalo", 2, note="from the album of Player 2"),
        Entry("return lion at 1..57", run={1: 3}),
        Entry("yes", 4, note="say “vellum”"),
        Entry("end", 5),
    ]
    assert printed(menu, "yes  say “vellum”") == menu[3]
    assert printed(menu, "5. end: The phase ends: all attack.") == menu[4]
    assert printed(menu, typed) == menu[1]
    assert printed(menu, "return lion at 1..57") == menu[2]
    assert printed(menu, "take 3 buffalo") is None


def test_a_slip_is_answered_by_the_nearest_line() -> None:
    menu = [Entry("give up lion", 1), Entry("give giraffe", 2), Entry("take buffalo", 3)]
    assert perhaps_meant(menu, "take bufalo") == "take buffalo"
    assert perhaps_meant(menu, "giv girafe") == "give giraffe"
    assert perhaps_meant(menu, "hnit", ["hint", "undo"]) == "hint"
    assert perhaps_meant(menu, "something else") == ""
    assert perhaps_meant(menu, "take buffalo") == ""


@pytest.mark.parametrize(
    ("typed", "near"),
    [
        ("add vat nwt to 2", "add Vat Newt #7 to 1..4"),
        ("ad vat newt", "add Vat Newt #7 to 1..4"),
        ("pya life", "pay life"),
        ("use lantren", "use Golden Lantern of the Seven Lighthouse Keepers"),
        ("door 11,7", "door 11,6"),
        ("play foo", ""),
        ("add sparrow to 2", ""),
        ("use the golden hammer of the seven lighthouse keepers", ""),
        ("11,7", ""),
        ("x" * 500, ""),
    ],
)
def test_what_is_named_as_nearest_is_a_slip_away_in_every_word(typed: str, near: str) -> None:
    menu = [
        Entry("pay life", 1),
        Entry("add Vat Newt #7 to 1..4", run={1: 2}),
        Entry("use Golden Lantern of the Seven Lighthouse Keepers", 3),
        Entry("door 11,6", 4),
        Entry("door 9,9", 5),
    ]
    assert perhaps_meant(menu, typed) == near
