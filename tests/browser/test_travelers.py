"""Travelers' own table: what stays visible in a stack, where a held card may go, what would come of
it, and where everything lies on a phone."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.moments import lay
from browser.visitor import Visitor
from stampadia.games.travelers import GAME
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.players import make_player

pytestmark = pytest.mark.xdist_group("browser")

Come = Callable[..., Visitor]
DUNGEON, WORLD = "2026-11-15", "2026-11-16"
PLANNING = 23
"""Choices after which a card was activated and covered by an Add, in the Dungeon of that day."""
_IN_SIGHT = """
() => {
  const box = document.querySelector(".dungeon").getBoundingClientRect();
  const pawn = document.querySelector(".dungeon .pawn").getBoundingClientRect();
  return pawn.left >= box.left && pawn.right <= box.right && pawn.height > 20
    && pawn.bottom >= box.top && pawn.top <= box.bottom;
}
"""
_BETWEEN_SLIP_AND_TABS = """
() => {
  const [slip, tabs] = [".side", ".tabs"].map((part) =>
    document.querySelector(part).getBoundingClientRect());
  return Math.abs(slip.bottom - tabs.top);
}
"""
_CUT_CODES = """
() => {
  const sheet = document.querySelector(".dungeon svg").getBoundingClientRect();
  return [...document.querySelectorAll(".dungeon .leads")].filter((code) => {
    const box = code.getBoundingClientRect();
    return box.left < sheet.left || box.right > sheet.right
      || box.top < sheet.top || box.bottom > sheet.bottom;
  }).map((code) => code.textContent);
}
"""


@lru_cache
def record(day: str, choices: int) -> str:
    """Of a match that somebody plays well, after so many choices."""
    options = GAME.read_options({"hero": day, "adventure": day})
    match = Match(GAME, 1, options, luck=Dealer("luck 0"), players=("you",), date=day)
    player = make_player("greedy", Dealer("luck 0 0"))
    match.deal()
    for _ in range(choices):
        assert isinstance(match.pending(), Ask)
        match.play(player.choose(match.perspective(0)))
        match.deal()
    return str(match.record())


def test_a_stack_shows_what_was_activated_and_what_comes_next(visit: Come) -> None:
    ada = visit()
    lay(ada, record(DUNGEON, PLANNING))
    column = ada.page.locator(".column > .half")
    expect(column).to_have_count(2)
    covered, last = column.first, column.last
    expect(covered.locator(".ab")).to_have_count(1)
    expect(covered.locator(".ab.done")).to_have_count(1)
    expect(last.locator("button.ab.next .seal")).to_contain_text("Activate")
    expect(last.locator(".seal .nb").first).to_contain_text("→")
    ada.page.locator("#slip .first").hover()
    assert ada.page.locator(".status .then").count() >= 1
    before = ada.sequence
    last.locator("button.ab.next").click()
    ada.moved_on(before)
    expect(column.last.locator(".ab.done")).to_have_count(1)


def test_a_held_card_lights_up_where_it_may_go(visit: Come) -> None:
    ada = visit()
    lay(ada, record(DUNGEON, PLANNING))
    places = ada.page.locator(".cross .ghost.m-legal")
    expect(places).to_have_count(0)
    ada.page.locator(".hand button").first.click()
    expect(places).to_have_count(5)  # Infuse, Charge, Add, and Strain for either track
    charged = ada.page.locator(".arm.charge .half")
    count, before = charged.count(), ada.sequence
    ada.page.locator(".arm.charge .ghost").click()
    ada.moved_on(before)
    expect(charged).to_have_count(count + 1)


def test_each_choice_says_what_would_come_of_it(visit: Come) -> None:
    ada = visit()
    lay(ada, record(DUNGEON, PLANNING))
    stamped = ada.page.locator(".fore .stamped")
    expect(stamped).to_contain_text("hit")
    cells = ada.page.locator("#slip .cell b")
    rows = ada.page.locator(".hand li").count()
    expect(cells).to_have_count(5 * rows)
    expect(ada.page.locator("#slip .cell b", has_text="·")).to_have_count(0)
    expect(ada.page.locator("#slip .last")).to_contain_text("End Plan")
    assert ada.page.locator("#slip .offer").count() == ada.offers.count()
    assert ada.unfit() == []


def test_the_hero_is_in_sight_on_the_map_and_his_way_is_numbered(visit: Come) -> None:
    ada = visit()
    lay(ada, record(DUNGEON, 64))
    ada.page.wait_for_function(_IN_SIGHT)
    steps = ada.page.locator(".dungeon .way .step")
    assert steps.count() >= 1
    expect(ada.page.locator(".dungeon .goal")).to_have_count(1)
    expect(ada.page.locator(".rail .steps .now")).to_have_text("Opening")


def test_a_phone_shows_one_part_at_a_time(visit: Come) -> None:
    ada = visit(**PHONE)
    lay(ada, record(WORLD, 10))
    page = ada.page
    expect(page.locator(".cross")).to_be_visible()
    expect(page.locator(".world")).to_be_hidden()
    expect(page.locator(".ledger")).to_be_hidden()
    for tab, shown in (("World", ".world"), ("Cards", ".rest"), ("Story", ".ledger")):
        page.get_by_role("button", name=tab, exact=True).tap()
        expect(page.locator(shown).first).to_be_visible()
        expect(page.locator(".cross")).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        assert ada.unfit() == []
    page.get_by_role("button", name="Fight", exact=True).tap()
    expect(page.locator(".cross")).to_be_visible()


def test_on_a_phone_the_slip_lies_on_the_tabs_however_far_one_scrolls(visit: Come) -> None:
    ada = visit(**PHONE)
    for choices in (0, PLANNING):
        lay(ada, record(DUNGEON, choices))
        tabs = ada.page.locator(".btn-tab")
        for number in range(tabs.count()):
            tabs.nth(number).tap()
            expect(tabs.nth(number)).to_have_attribute("aria-pressed", "true")
            for far in (0, 100_000):
                ada.page.evaluate("far => scrollTo({top: far, behavior: 'instant'})", far)
                assert ada.page.evaluate(_BETWEEN_SLIP_AND_TABS) < 2
        expect(ada.page.locator(".imprint")).to_be_visible()  # on the last, with the story


def test_folded_on_a_phone_the_cards_are_whole_rows(visit: Come) -> None:
    ada = visit(**PHONE)
    lay(ada, record(DUNGEON, 11))
    rows = ada.page.locator("#slip .rows")
    expect(rows).to_be_visible()
    foot = rows.evaluate("rows => rows.getBoundingClientRect().bottom")
    ends = rows.locator("tbody tr").evaluate_all(
        "all => all.map(row => row.getBoundingClientRect().bottom)"
    )
    assert len(ends) > 2
    assert abs(ends[1] - foot) < 2
    ada.page.locator("#slip .fold").tap()
    expect(ada.page.locator("#slip.listed")).to_be_visible()
    assert rows.evaluate("rows => rows.scrollHeight <= rows.clientHeight")


def test_the_codes_beside_doors_lie_within_the_drawing(visit: Come) -> None:
    ada = visit(**PHONE)
    lay(ada, record(DUNGEON, 0))
    assert ada.page.locator(".dungeon .leads").count() >= 2
    assert ada.page.evaluate(_CUT_CODES) == []
