"""From home to the end of a match, for every game, by mouse, by keys, by finger."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.visitor import Visitor
from examples import DEEP

pytestmark = pytest.mark.xdist_group("browser")

Come = Callable[..., Visitor]
GAMES = {
    # what is pressed at home, and which of the offers ends a match soon
    "Chronicles": ("Play Chronicles", "first"),
    "Travelers": ("Play Travelers", "turns"),
    "Generals": ("Play Generals", "last"),
    "Stampede": ("Play with programs", "last"),
    "Pig": ("Play with programs", "turns"),
}
TAKES_UP = "one => Boolean(one.closest('.which'))"
"""A stamp that goes back into the pile is taken up first."""
BY_KEYS = list(GAMES) if DEEP else ["Chronicles"]
BY_FINGER = list(GAMES) if DEEP else ["Generals"]


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_mouse_from_home_to_its_end(visit: Come, game: str) -> None:
    ada = visit()
    button, policy = GAMES[game]
    ada.start(game, button)
    assert ada.unfit() == []
    ada.play(policy)
    assert ada.is_over()
    expect(ada.page.locator("#question")).not_to_be_empty()
    assert ada.unfit() == []
    ada.press("Check the luck")
    expect(ada.page.locator(".luck")).to_contain_text("sealed luck")
    ada.page.get_by_role("link", name="Back to the games").first.click()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("What shall we play?")


@pytest.mark.parametrize("game", BY_KEYS)
def test_a_match_is_played_by_keys_alone(visit: Come, game: str) -> None:
    ada = visit()
    button, policy = GAMES[game]
    begin = ada.page.get_by_role("article", name=game).get_by_role(
        "button", name=button, exact=True
    )
    expect(begin).to_be_visible()
    for _ in range(80):  # from the top of the page, by Tab alone
        ada.page.keyboard.press("Tab")
        if begin.evaluate("button => button === document.activeElement"):
            break
    ada.page.keyboard.press("Enter")
    ada.offers.first.wait_for()
    # at the question, or at the first choice where somebody else began
    assert ada.page.evaluate("document.activeElement.closest('#slip') !== null")
    for made in range(120):
        if ada.is_over():
            break
        before, count = ada.sequence, ada.offers.count()
        which = {"last": count - 1, "first": 0, "turns": made % count}[policy]
        takes_up = ada.offers.nth(which).evaluate(TAKES_UP)
        if which < 9:
            ada.page.keyboard.press(str(which + 1))
        else:
            ada.offers.last.focus()
            ada.page.keyboard.press("Enter")
        if takes_up:  # and then says where to
            figure = ada.places.first.locator(".n")
            expect(figure).to_be_visible()
            ada.page.keyboard.press(figure.inner_text())
        ada.moved_on(before)
    assert ada.is_over()


@pytest.mark.parametrize("game", BY_FINGER)
def test_a_match_is_played_by_finger_on_a_phone(visit: Come, game: str) -> None:
    ada = visit(**PHONE)
    button, policy = GAMES[game]
    ada.page.get_by_role("article", name=game).get_by_role("button", name=button, exact=True).tap()
    ada.offers.first.wait_for()
    assert ada.unfit() == []
    for made in range(120):
        if ada.is_over():
            break
        before, count = ada.sequence, ada.offers.count()
        offer = ada.offers.nth({"last": count - 1, "first": 0, "turns": made % count}[policy])
        takes_up = offer.evaluate(TAKES_UP)
        offer.tap()
        if takes_up:
            ada.places.first.tap()
        assert ada.sequence == before  # the first tap only looks
        ada.page.get_by_role("button", name="Do it", exact=True).last.tap()
        ada.moved_on(before)
    assert ada.is_over()
    wide = ada.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= 390


def test_the_example_has_a_table_of_its_own(visit: Come) -> None:
    ada = visit()
    ada.start("Pig", "Play with programs")
    before = ada.sequence
    ada.page.locator("button.pig-die").click()
    ada.moved_on(before)
    expect(ada.text()).to_contain_text("At risk")
