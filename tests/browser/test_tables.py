"""Each of our games on a table of its own: played by pressing what lies there."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ConsoleMessage, expect

from browser.conftest import PHONE
from browser.moments import lay, played
from browser.visitor import Visitor
from examples import DEEP

pytestmark = pytest.mark.xdist_group("browser")

Come = Callable[..., Visitor]
TABLES = {
    "Chronicles": ("Play Chronicles", ".chronicles"),
    "Travelers": ("Play Travelers", ".travelers"),
    "Generals": ("Play Generals", ".generals"),
    "Stampede": ("Play with programs", ".stampede"),
}
RETURN = re.compile(r"return \S+ at \d+$")
CHOICES = 40 if DEEP else 8
_PRESS = """
async ([table, most]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const sequence = () => document.querySelector("#slip")?.dataset.sequence;
  const over = () => document.querySelector("#slip .end");
  const open = () => document.querySelectorAll("#slip button.offer, #slip .offer-go");
  let pressed = 0;
  for (let made = 0; made < most && !over(); made += 1) {
    while (!open().length && !over()) await frame();
    const at = sequence();
    // a card that is held lights up where it may go, so a second press may be needed
    for (let again = 0; again < 3 && sequence() === at; again += 1) {
      const things = [...document.querySelectorAll(`${table} button:not(.btn)`)];
      if (!things.length) break;
      things[(made * 5 + again * 3) % things.length].click();
      pressed += 1;
      for (let wait = 0; wait < 20 && sequence() === at; wait += 1) await frame();
    }
    if (sequence() === at && !over()) open()[made % open().length].click();
    // a stamp that was pressed is asked where to
    for (let asked = false; sequence() === at && !over(); await frame()) {
      const where = document.querySelector("#slip .where button.offer");
      if (where && !asked) where.click();
      asked ||= Boolean(where);
    }
  }
  return pressed;
}
"""

_LIT_IN_SIGHT = """
() => {
  const foot = document.querySelector(".own .side").getBoundingClientRect().top;
  return [...document.querySelectorAll(".felt .m-legal")].some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return top >= 0 && bottom <= foot;
  });
}
"""
"""The slip does not hide everything that can be pressed."""


@pytest.mark.parametrize("game", TABLES)
def test_what_lies_on_the_table_can_be_pressed(visit: Come, game: str) -> None:
    ada = visit()
    button, table = TABLES[game]
    warned: list[str] = []

    def heard(said: ConsoleMessage) -> None:
        if said.type == "warning":
            warned.append(said.text)

    ada.page.on("console", heard)
    ada.start(game, button)
    ada.page.locator(table).wait_for()
    assert ada.page.evaluate(_PRESS, [table, CHOICES])
    assert not warned, "the game's own table stands"
    assert ada.page.locator(table).count() == 1
    assert ada.unfit() == []


@pytest.mark.parametrize("game", TABLES if DEEP else ["Stampede"])
def test_the_table_fits_a_phone(visit: Come, game: str) -> None:
    ada = visit(**PHONE)
    button, table = TABLES[game]
    ada.start(game, button)
    ada.page.locator(table).wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth") <= 390
    ada.page.wait_for_function(_LIT_IN_SIGHT)
    assert ada.unfit() == []


def test_what_a_choice_changes_is_shown_before_it_is_made(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    ada.page.locator(".stampede").wait_for()
    before = ada.sequence
    ada.page.locator("#slip button.offer").first.hover()
    stub = ada.page.locator("#slip .foretold li").first
    stub.wait_for()
    assert re.search(r"You: \w+ \d+ → \d+", stub.inner_text())
    slip = ada.page.locator(".stampede .trade")
    assert re.search(r"\d+ → \d+", slip.locator(".counts dd").first.inner_text())
    assert ada.page.locator(".stampede .me .pocket.landing").count() == 1
    assert ada.sequence == before


def test_a_place_in_the_pile_is_seen_and_pressed(visit: Come) -> None:
    ada = visit()
    lay(ada, first_return())
    places = ada.page.locator(".stampede .places .place")
    ada.page.locator(".stampede button.m-legal").first.click()
    assert ada.page.locator(".stampede .m-chosen").count() == 1
    expect(ada.page.locator(".stampede .places .place.open")).to_have_count(places.count())
    before, pile = ada.sequence, ada.page.locator(".stampede .pile h2 b").inner_text()
    assert places.count() in (int(pile), int(pile) + 1)
    assert ada.unfit() == []
    places.nth(2).click()
    ada.page.wait_for_function(
        "before => Number(document.querySelector('#slip').dataset.sequence) > before", arg=before
    )
    told = ada.page.locator(".ledger li", has_text="back into the pile")
    expect(told.last).to_be_attached()


def first_return() -> str:
    """A moment at which one of several stamps goes back into the pile."""
    match = played("stampede")
    lines = [match.match.lines[at].text for at in match.asked]
    return match.after(next(at for at, text in enumerate(lines) if RETURN.match(text)))


def test_nothing_goes_back_before_a_stamp_is_pressed(visit: Come) -> None:
    ada = visit(viewport={"width": 1440, "height": 900})
    lay(ada, first_return())
    page, before = ada.page, ada.sequence
    field = page.locator(".stampede .places")
    assert page.locator("#slip .stub h2").count() == 0  # nobody has looked at anything
    assert field.locator(".over, .open").count() == 0
    field.get_by_role("button", name="place 4", exact=True).click()
    expect(field.get_by_role("status")).to_have_text("First press the stamp.")
    assert ada.sequence == before
    page.locator(".stampede button.m-legal").first.click()
    expect(field.locator(".open").first).to_be_visible()
    assert field.locator(".over").count() == 0
    assert page.locator("#slip .stub h2").count() == 0
    field.locator(".place").nth(3).click()
    ada.moved_on(before)


_PRESS_AT_ONCE = """
() => new MutationObserver((_, watch) => {
  const stamp = [...document.querySelectorAll(".put-back .which button")].at(-1);
  if (stamp) { watch.disconnect(); stamp.click(); document.body.dataset.quick = ""; }
}).observe(document, { subtree: true, childList: true });
"""


def test_a_stamp_that_is_pressed_as_soon_as_it_is_there_stays_pressed(visit: Come) -> None:
    ada = visit()
    ada.page.evaluate(_PRESS_AT_ONCE)
    lay(ada, first_return())
    ada.page.locator("body[data-quick]").wait_for()
    ada.page.wait_for_timeout(500)  # whatever comes late has come
    expect(ada.page.locator(".put-back .which button").last).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(ada.page.locator(".where .offer").first).to_be_visible()


@pytest.mark.parametrize("like", [{"viewport": {"width": 1440, "height": 900}}, PHONE])
def test_the_places_of_the_pile_fit_beside_the_stamps(visit: Come, like: dict[str, Any]) -> None:
    ada = visit(**like)
    lay(ada, first_return())
    page = ada.page
    page.locator(".stampede button.m-legal").first.click()
    # on a phone the slip has them, on a desk the middle of the table, too
    one = "#slip .where .offer" if like is PHONE else ".stampede .places .open"
    expect(page.locator(one).first).to_be_in_viewport(ratio=1)
    expect(page.locator(one).last).to_be_in_viewport(ratio=1)
    expect(page.locator(".stampede .hand .m-chosen")).to_be_in_viewport(ratio=0.9)
    cell = page.locator(one).first.bounding_box()
    assert cell
    assert min(cell["width"], cell["height"]) >= (44 if like is PHONE else 24)
    assert ada.unfit() == []


def test_a_turn_has_steps_and_the_ledger_its_number(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    ada.page.locator(".stampede").wait_for()
    expect(ada.page.locator(".steps li")).to_have_text(["Draw", "Stick", "Trade"])
    expect(ada.page.locator(".steps [aria-current=step]")).to_have_text("Stick")
    assert ada.page.locator(".ledger li.turn[data-turn]").count()
    assert ada.page.locator(".ledger li .beast").count()


def test_what_does_not_react_says_why(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    ada.page.locator(".stampede .middle .card img").first.click()
    said = ada.page.locator("#slip .barred")
    said.wait_for()
    assert "one card of your hand goes into your album" in said.inner_text()
    assert re.search(r"Rules\s+“Your turn”", said.inner_text())
    assert ada.page.locator(".felt .m-barred").count() == 1
    ada.page.locator("#slip button.offer").first.click()
    said.wait_for(state="detached")


def test_a_lesson_goes_on_as_one_plays_and_can_be_left(visit: Come) -> None:
    ada = visit()
    ada.press("Learn Stampede: a first lesson")
    title = ada.page.locator("#lesson")
    title.wait_for()
    assert title.inner_text().casefold() == "lesson 1: stick a stamp"
    assert ada.page.locator(".lesson [aria-live=polite]").count() == 1
    assert ada.unfit() == []
    ada.offers.first.click()
    ada.page.wait_for_function(
        "() => document.querySelector('#lesson')?.innerText.toLowerCase().startsWith('lesson 2:')"
    )
    ada.page.reload()
    title.wait_for()
    ada.press("Leave the lesson")
    title.wait_for(state="detached")
    ada.page.reload()
    ada.page.locator(".stampede").wait_for()
    assert title.count() == 0


_UNTIL_A_ROLL = """
async () => {
  const wait = () => new Promise((resume) => setTimeout(resume, 10));
  const slip = () => document.querySelector("#slip");
  for (let made = 0; !document.querySelector(".roll, #slip .end"); made += 1) {
    const offers = slip().querySelectorAll("button.offer");
    const at = slip().dataset.sequence;
    offers[made % offers.length]?.click();
    while (slip().dataset.sequence === at && !document.querySelector(".roll")) {
      await wait();
      document.querySelector("#slip .stub .go")?.click();
    }
  }
}
"""


@pytest.mark.parametrize("like", [{}, PHONE], ids=["desk", "phone"])
def test_own_dice_are_tapped_or_typed(visit: Come, like: dict[str, Any]) -> None:
    ada = visit(**like)
    stamp = ada.unfold("Chronicles")
    stamp.get_by_label("With my own dice").check()
    stamp.get_by_role("button", name="Play Chronicles").click()
    ada.offers.first.wait_for()
    ada.page.evaluate(_UNTIL_A_ROLL)
    roll = ada.page.locator(".roll")
    roll.wait_for()
    assert ada.unfit() == []
    before = ada.sequence
    roll.get_by_role("button", name="6", exact=True).click()
    ada.page.keyboard.press("2")
    expect(roll.locator(".fell b")).to_have_text(["6", "2"])
    ada.page.keyboard.press("Backspace")
    ada.page.keyboard.press("5")
    ada.press("So they fell")
    ada.moved_on(before)
    log = ada.page.locator(".ledger li", has_text="The hero rolls 6 and 5.")
    expect(log.first).to_be_attached()


def test_cards_change_their_language_in_the_middle_of_a_game(visit: Come) -> None:
    ada = visit()
    ada.start("Generals", "Play Generals")
    card = ada.page.locator(".generals .hands img").first
    card.wait_for()
    before = card.get_attribute("src"), card.get_attribute("alt")
    first = ada.offers.first.inner_text()
    ada.press("Italiano")
    expect(ada.page.locator("#question")).not_to_be_empty()
    expect(card).not_to_have_attribute("src", before[0] or "")
    expect(card).not_to_have_attribute("alt", before[1] or "")
    expect(ada.offers.first).not_to_have_text(first)
    at = ada.sequence
    ada.offers.first.click()
    ada.moved_on(at)
    ada.press("English")
    back = ada.page.locator(f".generals img[src='{before[0]}']")
    expect(back.first).to_be_attached()


def test_an_album_is_ones_own_or_somebodys(visit: Come) -> None:
    """Whoever has said no name is not “A player” to themselves."""
    ada = visit()
    ada.start("Stampede", "Play with programs")
    mine = ada.page.locator(".stampede .seat.me")
    expect(mine.get_by_role("heading", level=2)).to_have_text(re.compile("You Your turn"))
    expect(mine).to_have_attribute("aria-label", "your album")
    ada.page.goto(ada.home)
    ada.page.get_by_label("Your name").fill("Ada")
    ada.start("Stampede", "Play with programs")
    expect(mine.get_by_role("heading", level=2)).to_contain_text("Ada")


def test_what_is_shown_has_apostrophes(visit: Come) -> None:
    """However the content was typed: the card and its button."""
    ada = visit(locale="it-IT")
    ada.page.get_by_role("article", name="Generals").get_by_role("button", name="Gioca").click()
    ada.offers.first.wait_for()
    ada.page.keyboard.press("t")
    ada.page.locator(".text").wait_for()
    shown = ada.page.locator("body").inner_text()
    assert re.search(r"[^\W\d_]’[^\W\d_]", shown)
    assert re.findall(r"[^\W\d_]+'[^\W\d_]+", shown) == []
