"""What the pages around the tables say to somebody who has never been here."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.test_people import gather, sit_down
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("browser")

Come = Callable[..., Visitor]
DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
_IN_SIGHT = """
(one) => {
  const { top, bottom } = one.getBoundingClientRect();
  const rail = document.querySelector(".rail").getBoundingClientRect().bottom;
  const slip = one.closest(".q").getBoundingClientRect();
  return top >= Math.max(rail, slip.top) && bottom <= Math.min(innerHeight, slip.bottom);
}
"""


def begin_day(visitor: Visitor, choices: int = 6) -> str:
    """The first adventure of the day, some choices into it; its title."""
    stamp = visitor.page.locator(".uncut li").first
    title = stamp.locator("h3").inner_text()
    stamp.get_by_role("button", name="Play").click()
    visitor.offers.first.wait_for()
    visitor.play("turns", choices)
    return title


def give_up(visitor: Visitor) -> None:
    visitor.page.get_by_role("button", name="Give up").click()
    dialog = visitor.page.get_by_role("dialog")
    expect(dialog).to_contain_text("the match waits for you")  # nobody else plays
    dialog.get_by_role("button", name="Give up").click()
    visitor.page.locator(".small-run").wait_for()


@pytest.mark.parametrize("like", [DESK, PHONE], ids=["desk", "phone"])
def test_whoever_gives_up_alone_is_told_so(visit: Come, like: dict[str, Any]) -> None:
    ada = visit(**like)
    begin_day(ada)
    give_up(ada)
    headline = ada.page.locator("#question")
    expect(headline).to_have_text(re.compile(r"You gave up in turn \d+\."))
    expect(headline).to_be_focused()
    assert headline.evaluate(_IN_SIGHT)
    expect(ada.page.locator(".small-run text")).to_have_text("GIVEN UP")
    assert ada.unfit() == []
    ada.page.locator(".small-run").click()
    sheet = ada.page.get_by_role("dialog")
    expect(sheet.locator(".run")).to_have_attribute("aria-label", re.compile("given up"))
    rooms = sheet.locator(".figures div", has_text="rooms found").locator("dd").inner_text()
    expect(ada.page.locator(".rooms .bar").first).to_contain_text(f"{rooms} found")


def test_looking_back_covers_nothing_of_the_end(visit: Come) -> None:
    ada = visit(**DESK)
    begin_day(ada)
    give_up(ada)
    ada.press("Look back")
    ada.page.locator(".deck").wait_for()
    for button in (ada.page.locator(".again"), ada.page.locator("#slip .end a.btn")):
        assert button.evaluate(_IN_SIGHT)
    # what happened is read to its end, whatever has grown above it
    foot = "one => one.scrollHeight - one.scrollTop - one.clientHeight"
    assert ada.page.locator(".ledger ol").first.evaluate(foot) < 2
    assert ada.unfit() == []


@pytest.mark.parametrize("like", [DESK, PHONE], ids=["desk", "phone"])
def test_what_is_held_is_named_with_its_turn(visit: Come, like: dict[str, Any]) -> None:
    ada = visit(**like)
    title = begin_day(ada)
    turn = ada.page.locator(".rail .turn").inner_text().split(" · ")[0].strip()
    ada.page.goto(ada.home)
    held = ada.page.get_by_role("region", name="Go on playing").get_by_role("listitem")
    expect(held).to_have_count(1)
    for words in (title, "Chronicles", "today’s", turn, "Your turn"):
        expect(held).to_contain_text(re.compile(re.escape(words), re.IGNORECASE))
    ada.page.locator(".shelf").wait_for()
    assert ada.unfit() == []
    held.get_by_role("link").click()
    ada.offers.first.wait_for()


def test_a_lesson_that_is_held_is_called_so(visit: Come) -> None:
    ada = visit()
    ada.page.get_by_role("button", name="Learn Stampede").click()
    ada.page.locator(".lesson").wait_for()
    ada.page.goto(ada.home)
    held = ada.page.get_by_role("region", name="Go on playing").get_by_role("listitem")
    expect(held).to_contain_text("first lesson")


def test_on_a_phone_the_games_lie_under_the_day(visit: Come) -> None:
    ada = visit(**PHONE)
    ada.page.locator(".month").wait_for()
    where = "one => one.getBoundingClientRect().top"
    tops = [
        ada.page.locator(one).first.evaluate(where)
        for one in (".today", ".stamps article", ".boards", ".month")
    ]
    assert tops == sorted(tops)


def test_the_lobby_says_who_is_waited_for(visit: Come) -> None:
    ada, bo = visit(), visit()
    link = gather(ada, 2)
    expect(ada.page.get_by_role("heading", name="Come and play")).to_be_visible()
    bo.page.goto(link)
    expect(bo.page.get_by_label("Your words")).to_be_hidden()  # who wants may unfold them
    sit_down(bo, link, "Bo")
    said = ".lobby > .acts [role=status]"
    expect(bo.page.locator(said)).to_have_text("You: press “I am ready” when you are.")
    expect(ada.page.locator(said)).to_have_text("Bo is not ready yet.")
    expect(ada.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(ada.page.get_by_label("For those who play with you")).to_have_count(0)
    assert ada.unfit() == []
    bo.press("I am ready")
    expect(bo.page.locator(said)).to_have_text("Everybody is ready. Ada begins.")
    expect(ada.page.locator(said)).to_have_text("Everybody is ready: you may begin.")
    bo.press("Take my “ready” back")
    expect(ada.page.locator(said)).to_have_text("Bo is not ready yet.")


@pytest.mark.parametrize("locale", ["en-GB", "it-IT"])
def test_no_column_of_the_laboratory_is_cut(visit: Come, locale: str) -> None:
    ada = visit(**PHONE, locale=locale)
    ada.page.goto(f"{ada.home}#/lab")
    ada.page.locator(".lab .scroll table").nth(1).wait_for()
    beyond = "all => all.map((one) => one.scrollWidth - one.clientWidth)"
    assert ada.page.locator(".lab .scroll").evaluate_all(beyond) == [0, 0]
    assert ada.unfit() == []


def test_an_empty_workshop_begins_under_its_title(visit: Come) -> None:
    ada = visit(**DESK)
    ada.page.goto(f"{ada.home}#/workshop")
    galley = ada.page.locator(".galley")
    galley.wait_for()
    assert float(galley.evaluate("one => one.getBoundingClientRect().top")) < 200
    expect(ada.page.get_by_role("region", name="What it will print")).to_be_visible()
