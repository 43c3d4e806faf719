"""What one chooses from lies on the screen: nothing of a hand is below the window or under the
slip, on a desk, a tablet and a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.moments import lay, played
from browser.screens import TABLET
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("moments")

Come = Callable[..., Visitor]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
OPENING, PLAN, SETTING_OUT = 5, 14, 0
"""Choices of the known match of Travelers."""
RHINO, BATTLE = 1, 52
_PLACES = """
(what) => {
  const slip = document.querySelector("#slip").closest(".side").getBoundingClientRect();
  const low = innerWidth > 960 ? innerHeight : slip.top;
  return [...document.querySelectorAll(what)].map((one) => {
    const box = one.getBoundingClientRect();
    return { top: Math.round(box.top), over: Math.round(box.bottom - low),
      aside: box.left < 0 || box.right > document.documentElement.clientWidth };
  });
}
"""


def places(visitor: Visitor, what: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.page.evaluate(_PLACES, what)
    assert found
    return found


def assert_all_seen(visitor: Visitor, what: str) -> None:
    assert not [one for one in places(visitor, what) if one["over"] > 0 or one["aside"]]


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
@pytest.mark.parametrize("like", [DESK, TABLET], ids=["desk", "tablet"])
@pytest.mark.parametrize("moment", [SETTING_OUT, OPENING, PLAN])
def test_the_hand_of_travelers_is_one_row(
    visit: Come, moment: int, like: dict[str, Any], language: str
) -> None:
    ada = visit(**like, locale=language)
    lay(ada, played("travelers").after(moment))
    assert len({one["top"] for one in places(ada, ".travelers .hand li")}) == 1
    if like is DESK or moment != SETTING_OUT:  # on a tablet the map is asked about
        assert_all_seen(ada, ".travelers .hand li")
    if like is DESK:
        assert_all_seen(ada, ".travelers .status")
    else:
        slip, window = ada.page.locator(".side").bounding_box(), ada.page.viewport_size
        assert slip and window and slip["height"] <= window["height"] / 3


@pytest.mark.parametrize("like", [DESK, TABLET], ids=["desk", "tablet"])
def test_a_hand_put_aside_and_the_new_one_are_seen(visit: Come, like: dict[str, Any]) -> None:
    ada = visit(**like)
    lay(ada, played("stampede").after(RHINO))
    if like is DESK:
        assert_all_seen(ada, ".stampede .hand .card")
    before = ada.sequence
    ada.page.locator("#slip .offer", has_text="take").first.click()
    if like is TABLET:
        ada.press("Do it")
    ada.moved_on(before)
    expect(ada.page.locator(".stampede .hand h2")).to_have_count(2)
    if like is DESK:
        assert_all_seen(ada, ".stampede .hand .card")


def test_a_stamp_is_chosen_before_its_place(visit: Come) -> None:
    ada = visit(**PHONE)
    lay(ada, played("stampede").after(RHINO + 1))
    stamps, where = ada.page.locator(".put-back .which button"), ada.page.locator(".where .offer")
    expect(stamps).to_have_count(3)
    expect(where).to_have_count(0)
    stamps.last.tap()
    expect(where).to_have_count(3)
    assert [text.split("\n")[0] for text in where.all_inner_texts()] == [
        "On top",
        "At the bottom",
        "Or at place",
    ]
    assert ada.unfit() == []
    before = ada.sequence
    where.nth(1).tap()
    ada.press("Do it")
    ada.moved_on(before)
    expect(stamps).to_have_count(2)
    expect(where).to_have_count(0)


@pytest.mark.parametrize("language", ["en-GB", "it-IT"])
def test_the_boxes_for_the_dice_lie_above_the_slip(visit: Come, language: str) -> None:
    ada = visit(**PHONE, locale=language)
    lay(ada, played("chronicles").after(BATTLE))
    assert_all_seen(ada, ".hero-sheet button.box")
    shown = ada.page.locator("#slip .offers h2:visible").all_inner_texts()
    assert not [title for title in shown if title.strip().isdigit()]
