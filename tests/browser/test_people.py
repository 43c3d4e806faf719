"""Several people with a browser each, around one table."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("pages")

Come = Callable[..., Visitor]


def gather(host: Visitor, seats: int) -> str:
    """A match of Stampede that waits for others; its invitation."""
    host.page.get_by_label("Your name").fill("Ada")
    stamp = host.page.get_by_role("article", name="Stampede")
    stamp.locator("details.options").evaluate("one => { one.open = true; }")
    stamp.get_by_label("How many play").select_option(str(seats))
    stamp.get_by_role("button", name="Invite friends").click()
    host.page.locator(".lobby").get_by_label("Programs play").select_option("easy")
    return host.page.get_by_label("For those who play with you").input_value()


def sit_down(friend: Visitor, link: str, name: str) -> None:
    friend.page.goto(link)
    friend.page.get_by_label("Your name").fill(name)
    friend.press("Sit down")
    expect(friend.page.get_by_text("House rules")).to_be_visible()


def test_two_people_and_a_program_finish_a_match(visit: Come) -> None:
    ada, bo = visit(), visit(**PHONE, locale="it-IT")
    link = gather(ada, 3)
    assert ada.unfit() == []
    expect(ada.page.get_by_role("img", name="The link as a code for a camera")).to_be_visible()
    bo.page.goto(link)
    bo.page.get_by_label("Il tuo nome").fill("Bo")
    assert bo.unfit() == []
    bo.press("Siediti")
    expect(ada.page.locator(".album").nth(1)).to_contain_text("Bo")
    bo.press("Ci sono")
    ada.press("Begin, with programs on the open seats")
    for one in (ada, bo):
        one.page.locator("#slip").wait_for()
    assert ada.page.locator(".players li").count() == 3
    bo.play_by_itself("turns")
    ada.play("turns")
    assert ada.is_over()
    bo.page.locator("#slip .end").wait_for()
    shown = [one.page.locator("#log li").count() for one in (ada, bo)]
    assert shown[0] == shown[1] > 50
    # they stay together for another one
    ada.press("Play again")
    for one, name in ((ada, "To the new match"), (bo, "Alla nuova partita")):
        one.press(name)
        expect(one.page.locator(".albums, #slip").first).to_be_visible()


def test_people_talk_and_one_can_be_muted(visit: Come) -> None:
    ada, bo = visit(), visit()
    link = gather(ada, 2)
    sit_down(bo, link, "Bo")
    bo.press("I am ready")
    ada.press("Begin")
    for one in (ada, bo):
        one.page.get_by_label("Say something").wait_for()
    bo.page.get_by_label("Say something").fill("a goose!")
    bo.page.keyboard.press("Enter")
    expect(ada.page.locator(".talk li")).to_have_text("Bo a goose!")
    ada.press("Mute Bo")
    expect(ada.page.get_by_role("button", name="Listen to Bo again")).to_be_visible()
    bo.page.get_by_label("Say something").fill("another goose!")
    bo.page.keyboard.press("Enter")
    expect(bo.page.locator(".talk li")).to_have_count(2)
    expect(ada.page.locator(".talk li")).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hand(visit: Come) -> None:
    ada, eve = visit(), visit()
    gather(ada, 2)
    watch = ada.page.get_by_label("For those who only watch").input_value()
    ada.press("Begin, with programs on the open seats")
    ada.offers.first.wait_for()
    eve.page.goto(watch)
    eve.page.locator("#slip").wait_for()
    assert eve.offers.count() == 0
    assert "Your hand" not in eve.text().inner_text()
    assert eve.unfit() == []


def test_whoever_has_no_seat_is_told_so(visit: Come) -> None:
    eve = visit()
    eve.page.goto(f"{eve.home}#/match/nothing")
    expect(eve.page.get_by_role("heading", level=1)).to_have_text("This match is not here")
    eve.page.goto(f"{eve.home}#/join/nothing/at-all-whatever-it-is")
    expect(eve.page.get_by_role("alert").first).to_contain_text("no such match")
    eve.wrong = [said for said in eve.wrong if "404" not in said]


@pytest.mark.deep
def test_six_play_with_three_browsers_and_three_programs(visit: Come) -> None:
    # what slides is waited for: three browsers that draw on few cores would do little else
    still = {"reduced_motion": "reduce"}
    ada, bo = visit(**still), visit(**PHONE, **still)
    cy = visit(**PHONE, **still, color_scheme="dark")
    link = gather(ada, 6)
    for one, name in ((bo, "Bo"), (cy, "Cy")):
        sit_down(one, link, name)
        one.press("I am ready")
    ada.press("Begin, with programs on the open seats")
    for one in (ada, bo, cy):
        one.page.locator("#slip").wait_for()
        expect(one.page.locator(".players li")).to_have_count(6)
    assert bo.page.evaluate("document.documentElement.scrollWidth") <= 390
    bo.play_by_itself("turns")
    cy.play_by_itself("last")
    ada.play("turns")
    for one in (ada, bo, cy):
        one.page.locator("#slip .end").wait_for()
    told = {one.page.locator("#question").inner_text() for one in (ada, bo, cy)}
    assert all(told)
    assert len({one.page.locator("#log li").count() for one in (ada, bo, cy)}) == 1
