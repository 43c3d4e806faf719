"""A first lesson on a phone, by finger: whoever does what the hints say reads it page by
page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.test_tables import TABLES
from browser.visitor import Visitor

pytestmark = [pytest.mark.xdist_group("browser"), pytest.mark.deep]

Come = Callable[..., Visitor]
MOST = 120
ENOUGH = 5
"""Pages; of the others some are about what does not happen in every match."""
AFTERWARDS = {"Chronicles": "today’s", "Generals": "for real"}
_CUT_OFF = """
() => {
  const sheet = document.querySelector(".lesson");
  if (!sheet) return false;
  const { left, right } = sheet.getBoundingClientRect();
  return left < 0 || right > innerWidth || sheet.scrollWidth > sheet.clientWidth + 1
    || document.documentElement.scrollWidth > innerWidth;
}
"""

_TAUGHT = """
() => {
  const slip = document.querySelector("#slip");
  const taught = document.querySelector("#main")?.dataset.taught;
  return slip && (slip.querySelector(".end") || taught === slip.dataset.sequence);
}
"""
"""The page for this moment has come, or there is none."""


@pytest.mark.parametrize("game", TABLES)
def test_a_lesson_is_read_and_played_on_a_phone(visit: Come, game: str) -> None:
    ada = visit(**PHONE)
    ada.page.get_by_role("button", name=f"Learn {game}: a first lesson", exact=True).tap()
    title = ada.page.locator("#lesson")
    expect(title).to_be_in_viewport()
    ada.offers.first.wait_for()
    read: list[str] = []
    for _ in range(MOST):
        ada.page.wait_for_function(_TAUGHT)
        for shown in title.all_inner_texts():  # none where there is nothing to say
            told = re.fullmatch(r"lesson (\d+): (.+)", shown.strip(), re.IGNORECASE)
            assert told, shown
            number, about = int(told[1]), told[2]
            assert not ada.page.evaluate(_CUT_OFF)
            if ada.page.locator(
                ".lesson.folded"
            ).count():  # it was read: nothing of it is told again
                assert read[number - 1] == about
                assert ada.page.locator(".lesson .task").count() == 0
            elif number > len(read):
                assert number == len(read) + 1
                assert about not in read
                read.append(about)
            else:  # until another comes
                assert (number, about) == (len(read), read[-1])
        if len(read) >= ENOUGH or ada.is_over():
            break
        before = ada.sequence
        ada.page.get_by_role("button", name="Hint", exact=True).tap()
        for _ in range(2):
            ada.page.locator(".rungs button").tap()
        expect(ada.page.locator(".rungs li:not(.shut)")).to_have_count(3)
        if (stamps := ada.page.locator("#slip .which .hinted")).count():
            stamps.first.tap()
            ada.page.locator("#slip .where button.offer").first.tap()
            ada.page.locator("#slip .stub .go").tap()
        elif (hinted := ada.page.locator("#slip .offer.hinted")).count():
            hinted.first.tap()
            ada.page.get_by_role("button", name="Do it", exact=True).last.tap()
        else:  # one of many that differ in a number, which are one line
            ada.page.locator("#slip .offer-go").first.tap()
        ada.moved_on(before)
    assert len(read) >= ENOUGH


def test_a_page_is_unfolded_by_whoever_wants_it_again(visit: Come) -> None:
    ada = visit(**PHONE)
    button = "Learn Chronicles: a first lesson"
    ada.page.get_by_role("button", name=button, exact=True).tap()
    ada.offers.first.wait_for()
    folded = ada.page.locator(".lesson.folded")
    before = ada.sequence
    while not folded.count():
        ada.offers.first.tap()
        ada.page.get_by_role("button", name="Do it", exact=True).last.tap()
        ada.moved_on(before)
        ada.page.wait_for_function(_TAUGHT)
        before = ada.sequence
    folded.get_by_role("button").tap()
    expect(ada.page.locator(".lesson .task")).to_be_visible()
    assert ada.unfit() == []


@pytest.mark.parametrize(("game", "then"), AFTERWARDS.items())
def test_the_end_of_a_lesson_says_where_one_goes_on(visit: Come, game: str, then: str) -> None:
    ada = visit()
    button = f"Learn {game}: a first lesson"
    ada.page.get_by_role("button", name=button, exact=True).click()
    ada.offers.first.wait_for()
    ada.press("Give up")
    ada.page.locator("dialog").get_by_role("button", name="Give up", exact=True).click()
    learnt = ada.page.locator(".learnt")
    expect(learnt).to_contain_text("That was the lesson.")
    assert ada.unfit() == []
    lesson = ada.page.url
    learnt.get_by_role("button", name=re.compile(then)).click()
    ada.page.wait_for_url(lambda url: url != lesson)
    ada.offers.first.wait_for()
    assert ada.page.locator(".lesson").count() == 0
