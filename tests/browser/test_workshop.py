"""The workshop and the laboratory in a browser: from a new file over a mended mistake to a match,
and results that are read where they are dropped."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.visitor import Visitor
from stampadia.lab.simulate import Setup, simulate

pytestmark = pytest.mark.xdist_group("pages")

Come = Callable[..., Visitor]


def at(visitor: Visitor, page: str) -> None:
    visitor.page.goto(f"{visitor.home}#/{page}")


@pytest.mark.parametrize("lamp", ["light", "dark"])
def test_a_set_is_begun_mended_and_played(visit: Come, lamp: str) -> None:
    ada = visit(color_scheme=lamp)
    ada.page.get_by_role("link", name="Workshop", exact=True).click()
    ada.page.get_by_role("link", name="Generals", exact=True).click()
    ada.press("Begin with a new one")
    text = ada.page.get_by_role("textbox", name="The file")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    expect(ada.page.locator(".drawn img")).to_be_visible()
    good = text.input_value()
    text.fill(good.replace("{front}", "{frnt}", 1))
    expect(ada.page.get_by_text("1 problem", exact=True)).to_be_visible()
    expect(ada.page.get_by_role("button", name="Play it now")).to_be_disabled()
    assert ada.unfit() == []
    ada.press("Line 102")
    assert text.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)") == "{frnt}"
    expect(ada.page.get_by_role("heading", name="Water Draft")).to_be_visible()
    ada.press("Put {front}")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    assert text.input_value() == good
    ada.page.reload()  # what was written is still there
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    assert ada.page.get_by_role("textbox", name="The file").input_value() == good
    ada.press("Play it now")
    ada.offers.first.wait_for()


def test_a_file_that_is_dropped_finds_its_game(visit: Come, tmp_path: Path) -> None:
    ada = visit(**PHONE)
    at(ada, "workshop/chronicles")
    ada.press("Begin with a new one")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    file = tmp_path / "sheet.json"
    file.write_text(ada.page.get_by_role("textbox", name="The file").input_value(), "utf-8")
    at(ada, "workshop/travelers")
    ada.page.locator("input[type=file]").set_input_files(file)
    ada.page.wait_for_url("**#/workshop/chronicles")
    file.write_text("Dear diary,", "utf-8")
    at(ada, "workshop/generals")
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.get_by_text("This is not JSON")).to_be_visible()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ada.unfit() == []


def test_what_would_be_lost_is_asked_about(visit: Come) -> None:
    ada = visit()
    at(ada, "workshop/chronicles")
    ada.press("Begin with a new one")
    text = ada.page.get_by_role("textbox", name="The file")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    text.fill(text.input_value().replace("my-sheet", "mine"))
    ada.press("Begin with a new one")
    ada.press("Keep it")
    assert "mine" in text.input_value()
    ada.press("Begin with a new one")
    ada.press("Put it away")
    expect(text).not_to_have_value("mine")
    ada.page.wait_for_function(
        "() => document.querySelector('textarea').value.includes('my-sheet')"
    )


def test_cards_are_weighed_until_somebody_stops(visit: Come) -> None:
    ada = visit()
    at(ada, "workshop/generals")
    ada.press("Begin with a new one")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    ada.press("Play 10 deals")
    played = ada.page.get_by_role("progressbar", name="Games played")
    expect(played).to_have_js_property("value", 4)
    ada.press("Stop")
    expect(ada.page.get_by_role("button", name="Play 10 deals more")).to_be_visible()
    assert ada.unfit() == []


def test_results_are_read_where_they_are(visit: Come, tmp_path: Path) -> None:
    setup = Setup("stampede", ("random", "random"), "lab", {})
    found = simulate(setup, 3)
    file = tmp_path / "found.json"
    file.write_bytes(msgspec.json.encode(found))
    ada = visit()
    ada.page.get_by_role("link", name="Laboratory").click()
    expect(ada.page.locator(".chart").first).to_be_visible()
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.get_by_role("heading", name="3 games of Stampede")).to_be_visible()
    assert ada.unfit() == []
    file.write_text(json.dumps({"games": 3}), "utf-8")
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.get_by_role("alert").filter(has_text="is no result")).to_be_visible()


def test_a_count_leads_to_its_problem_and_a_button_mends_it(visit: Come) -> None:
    ada = visit()
    at(ada, "workshop/generals")
    ada.press("Begin with a new one")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    text = ada.page.get_by_role("textbox", name="The file")
    good = text.input_value()
    count = json.loads(good)["meta"]["cardsCount"]
    text.fill(good.replace(f'"cardsCount": {count}', '"cardsCount": 3'))
    told = ada.page.get_by_role("button", name="No problem, 1 warning")
    told.click()
    assert text.evaluate("one => one.value.slice(one.selectionStart, one.selectionEnd)") == "3"
    ada.press(f"Put {count}")
    expect(ada.page.get_by_text("No problem", exact=True)).to_be_visible()
    assert text.input_value() == good


def test_one_more_card_is_added(visit: Come) -> None:
    ada = visit()
    at(ada, "workshop/generals")
    ada.press("Begin with a new one")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    text = ada.page.get_by_role("textbox", name="The file")
    before = json.loads(text.input_value())
    ada.press("Add one like it")
    expect(ada.page.get_by_role("button", name="problem", exact=False).first).to_be_visible()
    after = json.loads(text.input_value())
    assert len(after["deck"]) == len(before["deck"]) + 1
    assert after["deck"][1] == after["deck"][0] == before["deck"][0]
    expect(ada.page.locator(".drawn .ui").first).to_contain_text("2 of ")


@pytest.mark.parametrize("lamp", ["light", "dark"])
def test_a_picture_is_drawn_where_it_stands_in_the_file(visit: Come, lamp: str) -> None:
    ada = visit(color_scheme=lamp)
    at(ada, "workshop/generals")
    ada.press("Begin with a new one")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    text = ada.page.get_by_role("textbox", name="The file")
    good = text.input_value()
    was = json.loads(good)["deck"][0][0]["illustration"]
    ada.press("Pictures")
    ada.press("Colour M")
    board = ada.page.get_by_role("application", name="The picture of Fire Proof")
    board.press("ArrowLeft")
    board.press("Space")
    expect(ada.page.get_by_text("Column 12, row 13: Colour M")).to_be_visible()
    assert ada.unfit() == []
    ada.press("Text")
    drawn = json.loads(text.input_value())["deck"][0][0]["illustration"]
    place = 24 * 11 + 12  # down the columns
    assert drawn == was[:place] + "M" + was[place + 1 :]
    ada.press("Pictures")
    ada.press("Fill")
    ada.press("Colour G")
    board.click(position={"x": 3, "y": 3})  # the margin of the stamp, which hangs together
    ada.press("Undo")
    ada.press("Text")
    assert json.loads(text.input_value())["deck"][0][0]["illustration"] == drawn
    expect(ada.page.get_by_text("No problem")).to_be_visible()


def test_a_finger_draws_on_a_phone(visit: Come) -> None:
    ada = visit(**PHONE)
    at(ada, "workshop/generals")
    ada.press("Begin with a new one")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    ada.press("Pictures")
    ada.press("Colour K")
    ada.page.get_by_role("application").tap(position={"x": 4, "y": 4})
    expect(ada.page.get_by_text("Column 1, row 1: Colour K")).to_be_visible()
    assert ada.unfit() == []
    ada.page.locator(".contact button").last.click()  # a card of words alone
    expect(ada.page.get_by_text("Nothing can be drawn here", exact=False)).to_be_visible()


@pytest.mark.parametrize("lamp", ["light", "dark"])
def test_a_file_is_told_in_numbers(visit: Come, lamp: str) -> None:
    ada = visit(color_scheme=lamp)
    at(ada, "workshop/generals")
    ada.press("Begin with a new one")
    expect(ada.page.get_by_text("No problem")).to_be_visible()
    ada.press("Numbers")
    expect(ada.page.get_by_role("img", name="Levels: 1 3, 2 3, 3 2")).to_be_visible()
    assert ada.unfit() == []
    ada.press("Text")
    text = ada.page.get_by_role("textbox", name="The file")
    text.fill(text.input_value().replace("{front}", "{frnt}", 1))
    expect(ada.page.get_by_text("1 problem", exact=True)).to_be_visible()
    ada.press("Numbers")
    expect(ada.page.get_by_text("as soon as the file has no problem", exact=False)).to_be_visible()
