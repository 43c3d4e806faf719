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
UNLUCKY = 3
"""Pages about what does not happen in every match, as a direct hit, healing and an event."""
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
    pages, read = 9, dict[int, str]()
    for _ in range(MOST):
        ada.page.wait_for_function(_TAUGHT)
        for shown in title.all_inner_texts():  # none where there is nothing to say
            told = re.search(r"(\d+)/(\d+): (.+)", shown)
            assert told, shown
            pages = int(told[2])
            read[int(told[1])] = told[3]
            assert not ada.page.evaluate(_CUT_OFF)
        if len(read) >= pages - UNLUCKY or ada.is_over():
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
    assert len(read) >= pages - UNLUCKY > 3
    assert len(set(read.values())) == len(read)
