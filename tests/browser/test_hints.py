"""A hint by degrees: one choice is marked, called as its button is, and brought into sight."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.moments import lay
from browser.test_tables import TABLES, first_return
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

Come = Callable[..., Visitor]


@pytest.mark.parametrize("game", TABLES)
def test_a_hint_comes_by_degrees_and_marks_what_it_names(visit: Come, game: str) -> None:
    """One choice, by the name that stands on its button."""
    ada = visit()
    ada.start(game, TABLES[game][0])
    ada.page.locator(TABLES[game][1]).wait_for()
    rungs = ada.page.locator(".rungs li:not(.shut)")
    for _ in range(3):
        before = ada.sequence
        ada.press("Hint")
        expect(rungs).to_have_count(1)
        told = 1
        while (more := ada.page.locator(".rungs button")).count():
            assert ada.page.locator(".hinted, .m-hinted").count() == 0
            more.click()
            told += 1
            expect(rungs).to_have_count(told)
        assert told > 1, "the choice itself is asked for"
        name = ada.page.locator(".rungs .choice").first.inner_text()
        hinted = ada.page.locator("#slip .hinted")
        expect(hinted).to_have_count(1)
        expect(hinted).to_be_in_viewport()
        if ada.page.locator("#slip .where").count():
            is_looked_at(ada, name)
            hinted = ada.page.locator("#slip .stub .go")
        else:
            row = hinted.evaluate("one => (one.closest('li, tr') ?? one).innerText")
            named, there = (set(re.findall(r"[^\s()]+", one.casefold())) for one in (name, row))
            assert named - there <= {"onto"}
            if not hinted.evaluate("one => one.matches('.offer')"):
                hinted = hinted.locator(".offer-go")
        hinted.click()
        ada.moved_on(before)


def test_a_hint_goes_on_in_another_language_as_far_as_it_was_told(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    rungs = ada.page.locator(".rungs li:not(.shut)")
    ada.press("Hint")
    ada.page.locator(".rungs button").click()
    expect(rungs).to_have_count(2)
    then = rungs.nth(1).locator("i").inner_text()
    ada.press("Italiano")
    expect(ada.page.locator("#slip .k")).to_contain_text("Tocca a te")
    expect(rungs.nth(1).locator("i")).not_to_have_text(then, use_inner_text=True)
    expect(rungs).to_have_count(2)
    ada.press("English")
    expect(rungs.nth(1).locator("i")).to_have_text(then, use_inner_text=True)


@pytest.mark.parametrize("game", TABLES)
def test_enter_makes_the_choice_that_a_hint_shows(visit: Come, game: str) -> None:
    """And not the one where the focus was before it."""
    ada = visit()
    ada.start(game, TABLES[game][0])
    ada.page.locator(TABLES[game][1]).wait_for()
    for _ in range(3):
        before = ada.sequence
        ada.page.keyboard.press("h")
        ada.page.locator(".rungs").wait_for()
        while ada.page.locator(".rungs button").count():
            ada.page.keyboard.press("h")
        named = ada.page.locator("#slip .hinted")
        expect(named).to_have_count(1)
        focused = ada.page.locator("#slip .hinted:focus, #slip .hinted :focus")
        expect(focused).to_have_count(1)
        if focused.evaluate("one => one.matches('select')"):
            break
        # a stamp that goes back into the pile is marked beside its place
        expect(ada.page.locator("#slip .over:not(.which .over)")).to_have_count(1)
        ada.page.keyboard.press("Enter")
        ada.moved_on(before)


def is_looked_at(ada: Visitor, named: str) -> None:
    """A place in the pile is called by its end, or picked by its number: it is told whole below."""
    place = re.search(r" to place (\d+) of the pile", named)
    assert place
    expect(ada.page.locator("#explained")).to_contain_text(f"as number {place[1]} from the top")


def test_a_hinted_place_in_the_pile_is_marked_and_looked_at(visit: Come) -> None:
    ada = visit(**PHONE, reduced_motion="reduce")
    lay(ada, first_return())
    ada.page.keyboard.press("h")
    ada.page.locator(".rungs").wait_for()
    while (more := ada.page.locator(".rungs button")).count():
        more.tap()
    hinted = ada.page.locator("#slip .where .hinted")
    expect(hinted).to_have_count(1)
    expect(hinted).to_be_in_viewport()
    is_looked_at(ada, ada.page.locator(".rungs .choice").first.inner_text())
    expect(ada.page.locator(".felt .place.m-hinted, .felt .place.over")).to_have_count(1)
