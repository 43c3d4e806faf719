"""The table of Generals under a thumb: the hand beside the question, a card and then its column."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.moments import lay, played
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("moments")

Come = Callable[..., Visitor]
TURN: Final = 82
"""After so many choices the Play Phase is ended."""
STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce"}
LATE: Final = 0.9
"""Units stand in both rows then."""
SMALL: Final[dict[str, Any]] = PHONE | {"viewport": {"width": 360, "height": 640}}


def test_the_slip_of_a_phone_shows_its_choices_in_the_order_of_tab(visit: Come) -> None:
    ada = visit(**PHONE)
    lay(ada, played("generals").after(TURN - 1))
    slip = ada.page.locator("#slip .general-choices")
    kinds = slip.locator("> .choices:not(.ending)").evaluate_all(
        """all => all.map((one) => [...one.querySelectorAll("button.offer")].filter(
          (button) => button.offsetWidth).map((button) => button.getBoundingClientRect()))"""
    )
    assert len(kinds) > 1
    assert all(len(kind) for kind in kinds)
    assert all([box["x"] for box in kind] == sorted(box["x"] for box in kind) for kind in kinds)
    assert len(kinds[0]) <= 4
    # a card and its columns, and below it all that is not about a card of the hand
    foot = max(box["bottom"] for box in kinds[0])
    assert all(box["top"] >= foot for kind in kinds[1:] for box in kind)
    end = ada.page.get_by_role("button", name="End the Play Phase")
    expect(end).to_be_in_viewport(ratio=1)
    slip.evaluate("one => one.scrollTo(one.scrollWidth, 0)")
    groups = slip.locator("> :not(.adding)").evaluate_all("all => all.map((one) => one.offsetLeft)")
    assert groups == sorted(groups)
    expect(end).to_be_in_viewport(ratio=1)
    assert ada.offers.last.inner_text() == end.inner_text()


def stands_beside_the_question(ada: Visitor) -> bool:
    """The hand is seen whole, between the rail and the slip; only a card too many is pushed to."""
    return bool(
        ada.page.evaluate(
            """() => {
              const box = (name) => document.querySelector(name).getBoundingClientRect();
              const cards = [...document.querySelectorAll(".generals .hands li")];
              const lie = cards.map((one) => one.getBoundingClientRect());
              const seen = lie.filter((one) => one.left >= 0 && one.left + 40 <= innerWidth);
              return seen.length >= Math.min(cards.length, 5)
                && lie.every((one) => one.top >= box(".rail").bottom - 1)
                && lie.every((one) => one.bottom <= box(".side").top + 1);
            }"""
        )
    )


@pytest.mark.parametrize("like", [PHONE, SMALL], ids=["390", "360"])
def test_on_a_phone_the_hand_stands_beside_the_question(visit: Come, like: dict[str, Any]) -> None:
    ada = visit(**like, **STILL)
    page = ada.page
    for share in (0.0, 0.5, LATE):
        lay(ada, played("generals").at(share))
        assert stands_beside_the_question(ada), share
        if not share:
            for row in ("front", "player"):
                empty = page.locator(f".generals .{row}").bounding_box()
                assert empty
                assert empty["height"] < 50
    # nor does a hint cover what it speaks of
    page.get_by_role("button", name="Hint", exact=True).tap()
    page.locator(".rungs").wait_for()
    more, last = page.locator(".rungs button"), False
    while not last:
        assert stands_beside_the_question(ada)
        last = "Which" in more.inner_text()
        more.tap()
    ghost = page.locator(".generals .ghost")
    expect(ghost).to_have_count(1)
    page.wait_for_function(
        """() => {
          const box = (name) => document.querySelector(name).getBoundingClientRect();
          const ghost = box(".generals .ghost");
          return ghost.top >= box(".rail").bottom && ghost.bottom <= box(".side").top;
        }"""
    )
    assert ada.unfit() == []


def test_on_a_phone_a_card_is_picked_and_then_its_column(visit: Come) -> None:
    ada = visit(**PHONE, **STILL)
    lay(ada, played("generals").at(LATE))
    page, before = ada.page, ada.sequence
    shown = page.locator("#slip .adding li:visible")
    hand = page.locator(".generals .hands .grabs")
    for at in (0, 1, 2):
        hand.nth(at).tap()
        name = hand.nth(at).locator(".nm").inner_text()
        expect(shown).to_have_count(1)
        expect(shown).to_contain_text(name)
        # what it says is read where it lies
        expect(hand.nth(at)).to_have_class(re.compile("m-chosen"))
        page.wait_for_function(
            "() => document.querySelector('.generals .hands .m-chosen')?.offsetWidth > 150"
        )
        expect(page.locator(".generals .player .spot.m-legal")).to_have_count(4)
    shown.locator("button").nth(1).tap()
    expect(page.locator(".general-slip .foretold-box")).to_contain_text(f"{name} onto 2")
    assert ada.sequence == before
    page.locator("#slip .stub .go").tap()
    ada.moved_on(before)


def test_a_finger_that_looks_at_a_column_lets_no_card_go_as_the_lesson_folds(visit: Come) -> None:
    ada = visit(**PHONE, **STILL)
    page = ada.page
    page.get_by_role("button", name="Learn Generals: a first lesson", exact=True).tap()
    ada.offers.first.wait_for()
    before = ada.sequence
    page.locator(".generals .hands .grabs").first.tap()
    page.locator(".generals .player .spot.m-legal").first.tap()
    expect(page.locator(".lesson.folded")).to_be_visible()
    expect(page.locator(".generals .hands .m-chosen")).to_have_count(1)
    expect(page.locator(".general-slip .foretold-box .said").first).to_be_visible()
    assert ada.sequence == before
