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
    ]
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
