"""Several people at one screen: each has a seat, and sees no hidden card of another."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("pages")

Come = Callable[..., Visitor]


def sit_side_by_side(ada: Visitor, game: str) -> None:
    ada.page.get_by_label("Your name").fill("Ada")
    stamp = ada.unfold(game)
    stamp.get_by_label("How many play").select_option("2")
    stamp.get_by_role("button", name="Invite friends").click()
    ada.page.get_by_label("Their name").fill("Bo")
    assert ada.unfit() == []
    ada.press("Sit down here too")
    expect(ada.page.locator(".album").nth(1)).to_contain_text("Bo")
    expect(ada.page.locator(".rubber")).to_have_count(2)
    ada.press("Begin")


def test_two_generals_play_on_one_screen(visit: Come) -> None:
    ada = visit()
    sit_side_by_side(ada, "Generals")
    asked: set[str] = set()
    while asked != {"Ada", "Bo"} and not ada.is_over():  # who ends every turn at once falls soon
        ada.offers.first.wait_for()
        asked.add(ada.page.locator(".players li.asked b").inner_text())
        assert ada.page.locator("#hand-over").count() == 0  # the generals' hands are open
        before = ada.sequence
        ada.offers.last.click()
        ada.moved_on(before)
    assert asked == {"Ada", "Bo"}
    ada.page.reload()  # both seats are kept by this browser
    ada.offers.first.wait_for()
    ada.play("last")
    expect(ada.page.locator("#slip .end")).to_be_visible()
    assert ada.page.locator("#hand-over").count() == 0
    assert ada.unfit() == []
    # and both stay at this screen for another one
    ada.press("Play again")
    ada.press("To the new match")
    ada.offers.first.wait_for()
    expect(ada.page.locator(".players li")).to_have_count(2)


def test_hidden_hands_are_passed_on(visit: Come) -> None:
    ada = visit()
    sit_side_by_side(ada, "Stampede")
    # neither dice nor programs decide who begins: whoever is asked first has to say so or is Ada
    page, hands = ada.page, []
    for turn in range(4):
        page.locator("#hand-over, #slip button.offer, #slip .offer-go").first.wait_for()
        if page.locator("#hand-over").count():
            assert page.locator(".felt").count() == 0
            assert ada.unfit() == []
            name = page.locator("#hand-over h1").inner_text().split(",")[0]
            if turn == 1:
                page.reload()
                expect(page.locator("#hand-over h1")).to_contain_text(name)
                assert page.locator(".felt").count() == 0
            ada.press(f"I am {name}")
            ada.offers.first.wait_for()
        hands.append(page.locator(".players li.asked b").inner_text())
        while True:
            page.locator("#hand-over, #slip button.offer, #slip .offer-go").first.wait_for()
            if page.locator("#hand-over").count():
                break
            ada.play("first", 1)
    assert len(set(hands)) == 2
    assert all(one != other for one, other in pairwise(hands))
