from __future__ import annotations

from stampadia.terminal.menu import entries, fitting


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
