"""Nobody is shut out: axe-core on every page by both lamps, the width of a phone, the focus."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.test_tables import TABLES
from browser.visitor import Visitor
from examples import DEEP

pytestmark = pytest.mark.xdist_group("pages")

Come = Callable[..., Visitor]


@pytest.mark.parametrize("lamp", ["light", "dark"])
def test_axe_finds_nothing_by_either_lamp(visit: Come, lamp: str) -> None:
    ada = visit(color_scheme=lamp)
    ada.page.get_by_role("article").first.wait_for()
    for details in ada.page.locator("summary").all():
        details.click()
    assert ada.unfit() == []
    ada.press("Settings")
    expect(ada.page.get_by_role("dialog")).to_be_visible()
    assert ada.unfit() == []
    ada.press("Close")
    ada.start("Stampede", "Play with programs")
    ada.press("Hint")
    ada.page.get_by_role("button", name="Tell me").wait_for()
    ada.press("Help")
    assert ada.unfit() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.get_by_role("dialog")).to_have_count(0)
    assert ada.focused() == "Help"  # a dialog gives the focus back
    ada.text()
    assert ada.unfit() == []


def test_the_focus_stays_with_the_choices_and_all_is_told(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    before = ada.sequence
    ada.offers.first.focus()
    ada.page.keyboard.press("Enter")
    ada.moved_on(before)
    assert ada.page.evaluate("document.activeElement.closest('#slip') !== null")
    spoken = ada.page.locator("[role=status][aria-live=polite]").first
    expect(spoken).to_contain_text("Your choice")


def test_a_phone_shows_everything_in_its_width(visit: Come) -> None:
    ada = visit(**PHONE)
    ada.page.get_by_role("article").first.wait_for()
    wide = "() => document.documentElement.scrollWidth"
    assert ada.page.evaluate(wide) <= 390
    ada.start("Stampede", "Play with programs")
    assert ada.page.evaluate(wide) <= 390
    question = ada.page.locator("#question").bounding_box()
    assert question is not None and question["y"] < 844  # it is seen without scrolling


def test_what_is_refused_says_why(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    ada.page.get_by_text("Or type a choice").first.click()
    ada.page.get_by_role("textbox", name="Or type a choice").fill("play unicorn")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("#slip .barred")).to_contain_text("unicorn")
    expect(ada.page.locator("[role=alert]").first).to_contain_text("unicorn")
    ada.offers.first.wait_for()


_TOO_SMALL = """
(least) => [...document.querySelectorAll("button, select, summary, input, a.btn, a.tool")]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen"))
  .map((one) => [one, (one.closest("label") ?? one).getBoundingClientRect()])
  .filter(([, { width, height }]) => width && (width < least - 0.5 || height < least - 0.5))
  .map(([one, { width, height }]) => `${one.className} “${one.textContent.trim().slice(0, 30)}” ${
    Math.round(width)} × ${Math.round(height)}`)
"""


@pytest.mark.parametrize("game", TABLES if DEEP else ["Generals"])
def test_what_is_pressed_is_large_enough_for_a_finger(visit: Come, game: str) -> None:
    ada = visit(**PHONE)
    ada.page.get_by_role("article").first.wait_for()
    assert ada.page.evaluate(_TOO_SMALL, 24) == []
    button, table = TABLES[game]
    ada.start(game, button)
    ada.page.locator(table).wait_for()
    assert ada.page.evaluate(_TOO_SMALL, 24) == []
    offers = [one.bounding_box() for one in ada.offers.all() if one.is_visible()]
    assert offers
    assert all(box and box["height"] >= 44 for box in offers)
