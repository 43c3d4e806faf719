"""The table of Generals: numbers that say why, a card that is carried, what it would do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.moments import lay, played
from browser.visitor import Visitor
from house.files import ROOT
from stampadia.press.draw.generals.sorts import sorts

pytestmark = pytest.mark.xdist_group("browser")

Come = Callable[..., Visitor]
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
LATE: Final = 0.9
"""Units stand in both rows then."""
SIGN: Final = re.compile(r'(\w+): \[(\d+), (\d+), "([^"]+)"\]')
SQUARES: Final = re.compile(r"M(\d+) (\d+)h(\d+)v(\d+)h-\d+z")


def test_the_signs_of_the_page_are_those_of_the_press() -> None:
    page = ROOT / "src" / "stampadia" / "web" / "games" / "generals" / "sorts.js"
    drawn = {}
    for name, wide, high, path in SIGN.findall(page.read_text("utf-8")):
        rows = [["."] * int(wide) for _ in range(int(high))]
        for left, top, width, height in (map(int, one) for one in SQUARES.findall(path)):
            for row in rows[top : top + height]:
                row[left : left + width] = "#" * width
        drawn[name] = tuple("".join(row) for row in rows)
    assert drawn == sorts()


def test_a_number_says_what_it_is_made_of(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(LATE))
    for number in ada.page.locator(".generals button.why").all():
        number.click()
        made_of = ada.page.locator(".generals .because li b").all_inner_texts()
        *parts, total = (int(one.replace("−", "-")) for one in made_of)
        assert sum(parts) == total
        assert number.locator("b").inner_text().replace("−", "-") == str(total)
        assert ada.page.locator(".generals .because").count() == 1
    assert ada.unfit() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".generals .because")).to_have_count(0)


def test_a_card_is_carried_to_a_column_and_its_numbers_are_told_before(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(LATE))
    page, before = ada.page, ada.sequence
    card = page.locator(".generals .hands .grabs").first
    start = card.bounding_box()
    column = page.locator(".generals .player .space").first
    goal = column.bounding_box()
    assert start
    assert goal
    stacked = column.locator(".piece").count()
    page.mouse.move(start["x"] + 40, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 60)
    page.mouse.move(goal["x"] + 60, goal["y"] + 60, steps=3)
    expect(page.locator(".generals .carried")).to_be_visible()
    expect(column.locator(".ghost")).to_be_visible()  # the header that it would add
    told = page.locator(".generals .line li").first.locator(".numbers").last
    expect(told.locator(".new").first).to_be_visible()
    levels = told.locator(".level").inner_text()
    # every other column says its own numbers, too
    expect(page.locator(".generals .line .foretold-here")).not_to_have_count(1)
    assert ada.sequence == before
    page.mouse.up()
    ada.moved_on(before)
    expect(column.locator(".piece")).to_have_count(stacked + 1)
    expect(told.locator(".level")).to_have_text(levels)
    expect(page.locator(".generals .carried")).to_have_count(0)


def test_a_card_that_is_let_go_elsewhere_stays_in_the_hand(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(LATE))
    page, before = ada.page, ada.sequence
    cards = page.locator(".generals .hands li").count()
    start = page.locator(".generals .hands .grabs").first.bounding_box()
    assert start
    page.mouse.move(start["x"] + 40, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 200, start["y"] + 40, steps=3)
    page.mouse.up()
    expect(page.locator(".generals .carried")).to_have_count(0)
    expect(page.locator(".generals .hands li")).to_have_count(cards)
    assert page.locator(".generals .m-chosen").count() == 0
    assert ada.sequence == before


def test_the_last_turn_opens_row_by_row(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(LATE))
    rows = ada.page.locator(".general-slip .steps button")
    assert rows.count() > 3
    rows.first.click()
    sentences = ada.page.locator(".general-slip .sentences p")
    expect(sentences.first).to_be_visible()
    log = ada.page.locator(".ledger li").all_inner_texts()
    assert all(one in log for one in sentences.all_inner_texts())


def test_what_cannot_be_undone_is_not_the_first_choice(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(0.5))
    page = ada.page
    names = page.locator("#slip button.offer").all_inner_texts()
    costs = page.locator("#slip button.offer.costs").all_inner_texts()
    assert costs
    assert names[-1] == "End the Play Phase"
    assert names[-1 - len(costs) : -1] == costs
    assert "Lose 1 Life" in costs[-1]
    before = ada.sequence
    page.locator("#slip .adding button.offer").first.focus()
    page.keyboard.press("1")
    ada.moved_on(before)
    assert page.evaluate("document.activeElement.closest('#slip') !== null")
    assert not page.evaluate("document.activeElement.matches('.costs')")


def test_cards_of_one_name_are_told_apart_and_others_have_no_number(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(0.5))
    rows = ada.page.locator("#slip .adding .row-of > span").all()
    told = [row.evaluate("one => one.innerHTML") for row in rows]
    names = [row.evaluate("one => one.firstChild.textContent") for row in rows]
    assert len(set(names)) < len(names)  # there are two of a name
    assert len(set(told)) == len(told)
    for row, name in zip(rows, names, strict=True):
        assert row.locator(".mark").count() == (names.count(name) > 1)
        assert "#" not in row.inner_text()  # their skills differ


def test_a_list_on_a_tablet_hides_no_card(visit: Come) -> None:
    ada = visit(viewport={"width": 820, "height": 1180}, has_touch=True, is_mobile=True)
    lay(ada, played("generals").at(0.0))
    ada.page.locator("#slip .fold").click()
    rows = ada.page.locator("#slip .adding .row-of")
    assert rows.count() >= 5
    expect(rows.last).to_be_in_viewport(ratio=1)
    assert ada.page.locator("#slip .adding ul").evaluate(
        "one => one.scrollHeight <= one.clientHeight"
    )
    expect(ada.page.get_by_role("button", name="End the Play Phase")).to_be_in_viewport(ratio=1)
    assert ada.unfit() == []


def test_the_table_fills_the_window_of_a_desk(visit: Come) -> None:
    ada = visit(**DESK)
    for share in (0.0, 0.5, LATE):
        lay(ada, played("generals").at(share))
        hand = ada.page.locator(".generals .hands").bounding_box()
        card = ada.page.locator(".generals .row .spot").first.bounding_box()
        assert hand
        assert card
        assert 860 <= hand["y"] + hand["height"] <= 900
        assert card["width"] > 195


def test_a_finger_looks_at_a_column_and_does_it_then(visit: Come) -> None:
    ada = visit(**PHONE)
    lay(ada, played("generals").at(LATE))
    page, before = ada.page, ada.sequence
    page.locator(".generals .hands .grabs").first.tap()
    page.locator(".generals .player .spot.m-legal").first.tap()
    box = page.locator(".general-slip .foretold-box")
    expect(box).to_contain_text("onto 1")
    expect(box).to_contain_text("Level")
    assert ada.sequence == before
    assert ada.unfit() == []
    page.locator("#slip .stub .go").tap()
    ada.moved_on(before)
