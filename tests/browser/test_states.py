"""What the frame says where one cannot simply choose: somebody else is asked, the line is down or
back again, something is refused; and the frame of somebody who watches or plays left-handed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.moments import lay, played
from browser.test_people import gather, sit_down
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("moments")

Come = Callable[..., Visitor]


def two_people(visit: Come, **like: Any) -> tuple[Visitor, Visitor]:
    """Ada, who is asked in a match of two, and Bo, who waits, with a browser like this."""
    ada, bo = visit(), visit(**like)
    sit_down(bo, gather(ada, 2), "Bo")
    bo.press("I am ready")
    ada.press("Begin")
    for one in (ada, bo):
        one.page.locator(".stampede").wait_for()
    play_a_turn(bo)  # if the draw has asked Bo first
    ada.offers.first.wait_for()
    return ada, bo


def play_a_turn(who: Visitor) -> None:
    while who.page.locator("#slip .k", has_text="Your turn").count():
        who.play("first", 1)


@pytest.mark.parametrize("like", [{}, PHONE], ids=["desk", "phone"])
def test_whoever_waits_knows_for_whom_and_is_called(visit: Come, like: dict[str, Any]) -> None:
    ada, bo = two_people(visit, **like)
    expect(bo.page.locator("#question")).to_have_text("Waiting for Ada…")
    expect(bo.page.locator("#slip .stub")).to_contain_text("Asked at 12:00")
    expect(bo.page).to_have_title("Stampede · Stampadia")
    bo.press("Wake me with a knock")
    expect(bo.page.locator("#slip .stub")).to_contain_text("and knocks")
    assert bo.page.evaluate("JSON.parse(localStorage.getItem('settings')).sound")
    assert bo.unfit() == []
    play_a_turn(ada)
    bo.offers.first.wait_for()
    expect(bo.page).to_have_title("● Your turn · Stampede · Stampadia")
    expect(ada.page).to_have_title("Stampede · Stampadia")


def test_a_choice_without_a_line_is_kept_in_sight(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    page, before = ada.page, ada.sequence
    ada.context.set_offline(True)
    lost = page.get_by_role("region", name="No line")
    expect(lost).to_contain_text("The table cannot hear you.")
    expect(page.locator(".banner")).to_contain_text("since 12:00")
    assert ada.unfit() == []
    name = ada.offers.first.locator("> span:last-child").inner_text().splitlines()[0]
    ada.offers.first.click()
    expect(lost).to_contain_text(f"Kept here: {name}.")
    expect(ada.offers).to_have_count(0)  # a second one would do nothing
    expect(lost.get_by_role("button", name="Try now")).to_be_focused()
    assert ada.unfit() == []
    ada.context.set_offline(False)
    ada.moved_on(before)
    expect(lost).to_have_count(0)
    expect(page.locator(".banner")).to_have_count(0)
    ada.wrong = [said for said in ada.wrong if "ERR_" not in said]  # what one asks of nobody


@pytest.mark.parametrize("like", [{}, PHONE], ids=["desk", "phone"])
def test_whoever_comes_back_is_told_what_was_missed(visit: Come, like: dict[str, Any]) -> None:
    ada, bo = two_people(visit, **like)
    told = bo.page.locator("#log li").count()
    bo.context.set_offline(True)
    expect(bo.page.locator(".banner")).to_be_visible()
    play_a_turn(ada)
    bo.context.set_offline(False)
    missed = bo.page.get_by_role("region", name="Back at the table")
    count = ada.page.locator("#log li").count() - told
    expect(missed).to_contain_text(f"While you were away, {count} things happened.")
    newest = bo.page.locator("#log li").last
    expect(missed.locator("li").last).to_contain_text(newest.inner_text().split()[0])
    assert missed.locator("li").count() == min(count, 4)
    assert bo.unfit() == []
    missed.get_by_role("button", name="Seen").click()
    expect(missed).to_have_count(0)
    expect(bo.offers.first).to_be_visible()
    bo.wrong = [said for said in bo.wrong if "ERR_" not in said]  # what one asks of nobody


@pytest.mark.parametrize("like", [{}, PHONE], ids=["desk", "phone"])
def test_what_cannot_be_taken_back_is_a_cancelled_stub(visit: Come, like: dict[str, Any]) -> None:
    ada = visit(**like)
    lay(ada, played("chronicles").at(0.5))
    page, before = ada.page, ada.sequence
    undo = page.get_by_role("button", name="Undo", exact=True)
    expect(undo).to_have_attribute("aria-disabled", "true")
    undo.click(force=True)  # it answers, though it looks as if it would not
    expect(page.locator("#slip .barred")).to_contain_text("What has been seen cannot be unseen.")
    expect(page.get_by_role("alert")).to_contain_text("What has been seen cannot be unseen.")
    expect(page.locator("#slip .cancelled svg")).to_be_visible()
    assert ada.unfit() == []
    ada.press("Go on from here")
    expect(page.locator("#slip .barred, #slip .cancelled")).to_have_count(0)
    assert ada.sequence == before


def test_what_was_never_done_is_not_cancelled(visit: Come) -> None:
    ada = visit()
    ada.start("Generals", "Play Generals")
    ada.page.keyboard.press("u")
    expect(ada.page.locator("#slip .barred")).to_have_text("There is nothing to take back.")
    expect(ada.page.locator("#slip .cancelled")).to_have_count(0)


def test_a_spectator_is_told_what_is_seen(visit: Come) -> None:
    ada, eve = visit(), visit(**PHONE)
    gather(ada, 2)
    watch = ada.page.get_by_label("For those who only watch").input_value()
    ada.press("Begin, with programs on the open seats")
    ada.offers.first.wait_for()
    eve.page.goto(watch)
    expect(eve.page.locator("#question")).to_have_text("Ada chooses.")
    expect(eve.page.locator("#slip .k")).to_contain_text("You watch")
    for tool in ("Undo", "Hint"):
        expect(eve.page.get_by_role("button", name=tool, exact=True)).to_have_count(0)
    assert eve.unfit() == []


def test_a_hint_ends_on_the_stub_and_tears_nothing(visit: Come) -> None:
    ada = visit(**PHONE)
    lay(ada, played("travelers").at(0.5))
    before = ada.sequence
    ada.press("Hint")
    rungs = ada.page.locator(".rungs")
    expect(rungs.locator("li")).to_have_count(2)
    expect(ada.page.locator("#slip .stub .go")).to_have_count(0)
    for _ in range(2):
        rungs.locator("button").click()
    expect(rungs.locator("li:visible .choice").first).to_be_visible()
    expect(ada.page.locator("#slip .stub .go")).to_be_visible()
    assert ada.sequence == before
    ada.page.locator("#slip .stub .go").click()
    ada.moved_on(before)


@pytest.mark.parametrize("like", [{"viewport": {"width": 1440, "height": 900}}, PHONE])
def test_left_handed_the_slip_and_the_tools_lie_on_the_left(
    visit: Come, like: dict[str, Any]
) -> None:
    ada = visit(**like)
    ada.page.evaluate("localStorage.setItem('settings', JSON.stringify({ lefty: true }))")
    ada.page.reload()
    ada.start("Stampede", "Play with programs")
    ada.page.locator(".stampede").wait_for()
    left = "rail => document.querySelector(rail).getBoundingClientRect().left"
    if like is PHONE:
        assert ada.page.evaluate(left, ".tools") < ada.page.evaluate(left, ".rail .what")
    else:
        assert ada.page.evaluate(left, "#slip") < ada.page.evaluate(left, ".felt")
        assert ada.page.evaluate(left, "#log") < ada.page.evaluate(left, ".felt")
    assert ada.unfit() == []
