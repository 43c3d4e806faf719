"""A first lesson on a phone, by finger: whoever does what the hints say reads it page by
page."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import known_day
from browser.conftest import PHONE
from browser.moments import known_server
from browser.test_tables import TABLES
from browser.visitor import Visitor
from server.served import Server

pytestmark = [pytest.mark.xdist_group("pages"), pytest.mark.deep]

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

_BETWEEN = """
([what, upper, lower]) => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  return box(what).top >= box(upper).bottom && box(what).bottom <= box(lower).top;
}
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One of its own, whose luck is known: how long a lesson is depends on its match."""
    with known_server(tmp_path, known_day.DAY) as one:
        yield one


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
            told = re.fullmatch(r"(?:lesson (\d+)|once more): (.+)", shown.strip(), re.IGNORECASE)
            assert told, shown
            number, about = int(told[1] or 0), told[2]
            assert not ada.page.evaluate(_CUT_OFF)
            if ada.page.locator(
                ".lesson.folded"
            ).count():  # it was read: nothing of it is told again
                if number:  # never back to an earlier one
                    assert (number, about) == (len(read), read[-1])
                else:
                    assert about in read[:-1]
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
        ada.page.locator(".rungs").wait_for()
        while (more := ada.page.locator(".rungs button")).count():
            more.tap()
        expect(ada.page.locator("#slip .hinted")).to_have_count(1)
        # the choice is looked at already
        ada.page.locator("#slip .stub .go").tap()
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
    luck = ada.page.get_by_role("button", name="Check the luck")
    luck.wait_for()
    ada.page.locator(".small-run").wait_for()
    assert ada.page.locator("#slip .q").evaluate("one => one.scrollHeight <= one.clientHeight")
    assert ada.unfit() == []
    lesson = ada.page.url
    learnt.get_by_role("button", name=re.compile(then)).click()
    ada.page.wait_for_url(lambda url: url != lesson)
    ada.offers.first.wait_for()
    assert ada.page.locator(".lesson").count() == 0


def test_on_a_phone_the_lesson_speaks_beside_the_hand_it_speaks_of(visit: Come) -> None:
    ada = visit(**PHONE, reduced_motion="reduce")
    button = "Learn Generals: a first lesson"
    ada.page.get_by_role("button", name=button, exact=True).tap()
    ada.offers.first.wait_for()
    ada.page.wait_for_function(_TAUGHT)
    page = ada.page
    lesson = page.locator(".lesson")
    expect(lesson.locator(".task")).to_contain_text("Press a card of your hand")
    assert between(ada, ".generals .hands li", ".lesson", ".side")
    assert between(ada, ".generals .player .none", ".lesson", ".side")
    # whoever has found a card has read: what it would do is seen where it would be done
    page.locator(".generals .hands .grabs").first.tap()
    page.locator(".generals .player .spot.m-legal").first.tap()
    expect(page.locator(".lesson.folded")).to_be_visible()
    expect(page.locator(".general-slip .foretold-box .said").first).to_be_visible()
    page.wait_for_function(_BETWEEN, arg=[".generals .ghost", ".lesson", ".side"])
    page.locator(".lesson.folded button").tap()
    expect(lesson.locator(".task")).to_be_visible()
    assert ada.unfit() == []


def between(ada: Visitor, what: str, upper: str, lower: str) -> bool:
    return bool(ada.page.evaluate(_BETWEEN, [what, upper, lower]))
