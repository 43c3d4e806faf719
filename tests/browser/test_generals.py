"""The table of Generals: numbers that say why, a card that is carried, what it would do."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.moments import lay, played
from browser.visitor import Visitor
from house.files import ROOT
from stampadia.press.draw.generals.sorts import sorts

pytestmark = pytest.mark.xdist_group("moments")

Come = Callable[..., Visitor]
TURN: Final = 82
"""After so many choices the Play Phase is ended: four attack, two come forward, three strike."""
STILL: Final[dict[str, Any]] = {"reduced_motion": "reduce"}
WATCHED: Final = """
() => {
  window.seen = [];
  const look = () => {
    const at = document.querySelector("#slip .of")?.textContent;
    const title = document.querySelector("#question")?.textContent;
    const acts = document.querySelectorAll(".generals .acts").length;
    const heard = document.querySelector("[role=status].unseen").textContent;
    if (at && window.seen.at(-1)?.at !== at) window.seen.push({ at, title, acts });
    if (at) Object.assign(window.seen.at(-1), { acts, heard });
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}
"""
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
LATE: Final = 0.9
"""Units stand in both rows then."""
SIGN: Final = re.compile(r'(\w+): \[(\d+), (\d+), "([^"]+)"\]')
SQUARES: Final = re.compile(r"M(\d+) (\d+)h(\d+)v(\d+)h-\d+z")


def test_the_signs_of_the_page_are_those_of_the_press() -> None:
    page = ROOT / "src" / "stampadia" / "web" / "games" / "generals" / "sorts.js"
    drawn = {}
    for name, wide, high, path in SIGN.findall(page.read_text("utf-8")):
        rows = [["."] * int(wide) for _ in range(int(high))]
        for left, top, width, height in (map(int, one) for one in SQUARES.findall(path)):
            for row in rows[top : top + height]:
                row[left : left + width] = "#" * width
        drawn[name] = tuple("".join(row) for row in rows)
    assert drawn == sorts()


def test_a_number_says_what_it_is_made_of(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(LATE))
    for number in ada.page.locator(".generals button.why").all():
        number.click()
        made_of = ada.page.locator(".generals .because li b").all_inner_texts()
        *parts, total = (int(one.replace("−", "-")) for one in made_of)
        assert sum(parts) == total
        assert number.locator("b").inner_text().replace("−", "-") == str(total)
        assert ada.page.locator(".generals .because").count() == 1
    assert ada.unfit() == []
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".generals .because")).to_have_count(0)


def test_a_card_is_carried_to_a_column_and_its_numbers_are_told_before(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(LATE))
    page, before = ada.page, ada.sequence
    card = page.locator(".generals .hands .grabs").first
    start = card.bounding_box()
    column = page.locator(".generals .player .space").first
    goal = column.bounding_box()
    assert start
    assert goal
    stacked = column.locator(".piece").count()
    page.mouse.move(start["x"] + 40, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 60, start["y"] - 60)
    page.mouse.move(goal["x"] + 60, goal["y"] + 60, steps=3)
    expect(page.locator(".generals .carried")).to_be_visible()
    expect(column.locator(".ghost")).to_be_visible()  # the header that it would add
    told = page.locator(".generals .line li").first.locator(".numbers").last
    expect(told.locator(".new").first).to_be_visible()
    levels = told.locator(".level").inner_text()
    # every other column says its own numbers, too
    expect(page.locator(".generals .line .foretold-here")).not_to_have_count(1)
    assert ada.sequence == before
    page.mouse.up()
    ada.moved_on(before)
    expect(column.locator(".piece")).to_have_count(stacked + 1)
    expect(told.locator(".level")).to_have_text(levels)
    expect(page.locator(".generals .carried")).to_have_count(0)


def test_a_card_that_is_let_go_elsewhere_stays_in_the_hand(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(LATE))
    page, before = ada.page, ada.sequence
    cards = page.locator(".generals .hands li").count()
    start = page.locator(".generals .hands .grabs").first.bounding_box()
    assert start
    page.mouse.move(start["x"] + 40, start["y"] + 30)
    page.mouse.down()
    page.mouse.move(start["x"] + 200, start["y"] + 40, steps=3)
    page.mouse.up()
    expect(page.locator(".generals .carried")).to_have_count(0)
    expect(page.locator(".generals .hands li")).to_have_count(cards)
    assert page.locator(".generals .m-chosen").count() == 0
    assert ada.sequence == before


def test_the_last_turn_opens_row_by_row(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(LATE))
    rows = ada.page.locator(".general-slip .steps button")
    assert rows.count() > 3
    rows.first.click()
    sentences = ada.page.locator(".general-slip .sentences p")
    expect(sentences.first).to_be_visible()
    log = ada.page.locator(".ledger li").all_inner_texts()
    assert all(one in log for one in sentences.all_inner_texts())


def test_what_cannot_be_undone_is_not_the_first_choice(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(0.5))
    page = ada.page
    names = page.locator("#slip button.offer").all_inner_texts()
    costs = page.locator("#slip button.offer.costs").all_inner_texts()
    assert costs
    assert names[-1] == "End the Play Phase"
    assert names[-1 - len(costs) : -1] == costs
    assert "Lose 1 Life" in costs[-1]
    before = ada.sequence
    page.locator("#slip .adding button.offer").first.focus()
    page.keyboard.press("1")
    ada.moved_on(before)
    assert page.evaluate("document.activeElement.closest('#slip') !== null")
    assert not page.evaluate("document.activeElement.matches('.costs')")


def test_cards_of_one_name_are_told_apart_and_others_have_no_number(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(0.5))
    rows = ada.page.locator("#slip .adding .row-of > span").all()
    told = [row.evaluate("one => one.innerHTML") for row in rows]
    names = [row.evaluate("one => one.firstChild.textContent") for row in rows]
    assert len(set(names)) < len(names)  # there are two of a name
    assert len(set(told)) == len(told)
    for row, name in zip(rows, names, strict=True):
        assert row.locator(".mark").count() == (names.count(name) > 1)
        assert "#" not in row.inner_text()  # their skills differ


def test_a_list_on_a_tablet_hides_no_card(visit: Come) -> None:
    ada = visit(viewport={"width": 820, "height": 1180}, has_touch=True, is_mobile=True)
    lay(ada, played("generals").at(0.0))
    ada.page.locator("#slip .fold").click()
    rows = ada.page.locator("#slip .adding .row-of")
    assert rows.count() >= 5
    expect(rows.last).to_be_in_viewport(ratio=1)
    assert ada.page.locator("#slip .adding ul").evaluate(
        "one => one.scrollHeight <= one.clientHeight"
    )
    expect(ada.page.get_by_role("button", name="End the Play Phase")).to_be_in_viewport(ratio=1)
    assert ada.unfit() == []


def test_the_table_fills_the_window_of_a_desk(visit: Come) -> None:
    ada = visit(**DESK)
    for share in (0.0, 0.5, LATE):
        lay(ada, played("generals").at(share))
        hand = ada.page.locator(".generals .hands").bounding_box()
        card = ada.page.locator(".generals .row .spot").first.bounding_box()
        assert hand
        assert card
        assert 860 <= hand["y"] + hand["height"] <= 900
        assert card["width"] > 195


def test_a_finger_looks_at_a_column_and_does_it_then(visit: Come) -> None:
    ada = visit(**PHONE)
    lay(ada, played("generals").at(LATE))
    page, before = ada.page, ada.sequence
    page.locator(".generals .hands .grabs").first.tap()
    page.locator(".generals .player .spot.m-legal").first.tap()
    box = page.locator(".general-slip .foretold-box")
    expect(box).to_contain_text("onto 1")
    expect(box).to_contain_text("Level")
    assert ada.sequence == before
    assert ada.unfit() == []
    page.locator("#slip .stub .go").tap()
    ada.moved_on(before)


def end_the_phase(ada: Visitor) -> int:
    """By typing, as whoever likes that better: on a phone the list has the field. The sequence of
    before."""
    lay(ada, played("generals").after(TURN))
    before = ada.sequence
    slip = ada.page.locator("#slip")
    if not slip.locator(".typed").is_visible():
        slip.locator(".fold").click()
    type_choice(ada, "end")
    return before


def type_choice(ada: Visitor, text: str) -> None:
    slip = ada.page.locator("#slip")
    slip.locator(".typed").evaluate("one => { one.open = true; }")
    slip.locator(".typed input").fill(text)
    ada.page.keyboard.press("Enter")


def pace(ada: Visitor, pace: str) -> None:
    kept = f"localStorage.setItem('settings', JSON.stringify({{ pace: '{pace}' }}))"
    ada.page.evaluate(kept)
    ada.page.reload()


def test_what_happens_is_shown_deed_by_deed_and_ends_by_itself(visit: Come) -> None:
    ada = visit(**DESK)
    pace(ada, "fast")
    lay(ada, played("generals").after(TURN))
    ada.page.evaluate(WATCHED)
    before = ada.sequence
    type_choice(ada, "end")
    ada.moved_on(before)  # nobody has pressed anything
    seen = ada.page.evaluate("window.seen")
    count = len(seen)
    assert count == 8
    assert [one["at"] for one in seen] == [f"{at} of {count}" for at in range(1, count + 1)]
    assert all(one["acts"] for one in seen)
    assert "Steam Press attacks from column 1" in seen[0]["title"]
    assert "They come forward" in seen[4]["title"]
    # each is heard as one sentence that begins as the heading does
    assert all(one["heard"].startswith(one["title"].rstrip(".")) for one in seen)
    assert "Steam Press is defeated" in seen[5]["heard"]
    assert ada.page.locator(".generals .acts, .generals .deed-shown").count() == 0


def test_each_deed_is_shown_on_the_table_of_its_moment(visit: Come) -> None:
    ada = visit(**DESK, **STILL)
    before = end_the_phase(ada)
    page = ada.page
    ada.moved_on(before)  # where nothing moves, all is there at once
    expect(page.locator(".steering")).to_have_count(0)
    first = page.locator(".generals .player .space").first
    expect(first.locator(".piece")).to_have_count(0)
    page.get_by_role("button", name="Step by step").click()
    at = page.locator("#slip .of")
    expect(at).to_have_text("1 of 8")
    expect(first.locator(".piece")).to_have_count(2)
    for deed in range(2, 7):
        page.keyboard.press("ArrowRight")
        expect(at).to_have_text(f"{deed} of 8")
    # it strikes, and what it strikes still stands
    expect(first.locator(".piece")).to_have_count(2)
    assert "hit" in str(first.get_attribute("class"))
    assert "acts" in str(page.locator(".generals .front .space").first.get_attribute("class"))
    expect(page.locator(".generals .deals")).to_have_text("4")
    expect(page.locator(".deed-shown .arrow")).to_have_count(1)
    expect(page.locator(".deed-shown .chip.loud")).to_have_text("defeated")
    assert page.evaluate(
        "document.getAnimations().every((one) => one.effect.getComputedTiming().endTime < 1)"
    )
    expect(page.locator(".deeds-told .now")).to_contain_text("+1 from the header of Kettle Knight")
    # the ledger knows no more than the table
    expect(page.locator(".ledger li.new")).to_contain_text("Steam Press (column 1) is defeated")
    assert ada.unfit() == []
    page.keyboard.press("ArrowRight")
    expect(first.locator(".piece")).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(first.locator(".piece")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(ada.offers.first).to_be_visible()
    expect(page.locator(".deed-shown")).to_have_count(0)


def test_what_is_shown_can_be_halted_and_passed_over(visit: Come) -> None:
    ada = visit(**DESK)
    pace(ada, "slow")
    end_the_phase(ada)
    page = ada.page
    expect(page.get_by_role("button", name="Pause")).to_be_focused()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    halted = page.locator("#slip .of").inner_text()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#slip .of")).not_to_have_text(halted)
    page.get_by_role("button", name="To my choice").click()
    expect(ada.offers.first).to_be_focused()
    page.get_by_role("button", name="Step by step").click()
    expect(page.locator("#slip .of")).to_have_text("1 of 8")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()


def test_whoever_knows_what_to_do_waits_for_nothing_that_is_shown(visit: Come) -> None:
    ada = visit(**DESK)
    pace(ada, "slow")
    end_the_phase(ada)
    expect(ada.page.locator(".steering")).to_be_visible()
    before = ada.sequence
    type_choice(ada, "nonsense")
    expect(ada.page.locator("#slip .barred")).to_be_visible()
    type_choice(ada, "take Deckle Otter #10")
    ada.page.wait_for_function(
        "before => Number(document.querySelector('#slip').dataset.sequence) > before", arg=before
    )
    assert "8" not in ada.page.locator("#slip .of").all_inner_texts()


def test_whoever_comes_back_sees_the_present(visit: Come) -> None:
    ada = visit(**DESK)
    pace(ada, "slow")
    end_the_phase(ada)
    expect(ada.page.locator(".steering")).to_be_visible()
    ada.page.reload()
    ada.offers.first.wait_for()
    assert ada.page.locator(".steering, .deed-shown").count() == 0


def test_on_a_phone_what_happens_is_in_sight_and_steered_by_finger(visit: Come) -> None:
    ada = visit(**PHONE, **STILL)
    end_the_phase(ada)
    page = ada.page
    page.get_by_role("button", name="Step by step").tap()
    for _ in range(5):
        page.locator(".steering .on").tap()
    expect(page.locator("#slip .of")).to_have_text("6 of 8")
    expect(page.locator(".generals .acts")).to_be_in_viewport(ratio=0.9)
    slip = page.locator("#slip").bounding_box()
    hit = page.locator(".generals .hit").bounding_box()
    assert slip
    assert hit
    assert hit["y"] + hit["height"] <= slip["y"]
    for button in page.locator(".steering .btn").all():
        box = button.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    assert ada.unfit() == []


@pytest.mark.parametrize("like", [DESK, PHONE], ids=["desk", "phone"])
def test_the_line_stays_where_it_is_whatever_is_stacked(visit: Come, like: dict[str, Any]) -> None:
    """On a phone a row where nobody stands is low, and the line comes up by that."""
    ada = visit(**like)
    heights: dict[tuple[bool, ...], set[int]] = {}
    for choices in (0, 20, 60, TURN, 120):
        lay(ada, played("generals").after(choices))
        line = ada.page.locator(".generals .line").bounding_box()
        assert line
        rows = [ada.page.locator(f".generals .{row} [data-moves]") for row in ("incoming", "front")]
        stands = tuple(row.count() > 0 for row in rows) if like == PHONE else ()
        heights.setdefault(stands, set()).add(round(line["y"]))
    assert all(len(some) == 1 for some in heights.values())
    full = max(heights)
    assert all(max(some) <= max(heights[full]) for some in heights.values())
    # at the last of these there is a stack of four, and every header in it still shows its card
    names = ada.page.locator(".generals .battle .stack:has(.piece:nth-child(4)) .covered .lv")
    assert names.count() >= 3
    assert all((box := one.bounding_box()) and box["height"] >= 14 for one in names.all())


def seven_in_hand(ada: Visitor) -> None:
    """Of the five that one begins with, and two that cost a Life each."""
    lay(ada, played("generals").at(0.0))
    for _ in range(2):
        before = ada.sequence
        ada.page.locator("#slip .paying button.offer").click()
        ada.moved_on(before)
    expect(ada.page.locator(".generals .hands li")).to_have_count(7)


def test_of_seven_cards_none_lies_over_what_another_says_in_figures(visit: Come) -> None:
    ada = visit(**DESK, **STILL)
    seven_in_hand(ada)
    figures = ".generals .hands :is(.lv, .nm, .c, .art)"
    assert ada.page.locator(figures).count() > 7 * 6
    ada.page.wait_for_function(  # once what was drawn has come to rest in the hand
        """figures => [...document.querySelectorAll(figures)].every((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const corners = [[left + 1, top + 1], [right - 1, top + 1], [right - 1, bottom - 1]];
          const card = one.closest("li");
          return corners.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
        })""",
        arg=figures,
    )
    assert ada.unfit() == []


def test_the_choice_that_ends_the_phase_is_in_sight_beside_a_hint(visit: Come) -> None:
    ada = visit(**DESK, locale="it-IT")
    for share in (0.0, 0.5):
        lay(ada, played("generals").at(share))
        page = ada.page
        page.get_by_role("button", name="Consiglio", exact=True).click()
        page.locator(".rungs").wait_for()
        while (more := page.locator(".rungs button")).count():
            more.click()
        told = page.locator(".general-slip .foretold-box")
        expect(told.locator(".said").first).to_be_visible()
        expect(page.locator("#slip .ends")).to_be_in_viewport(ratio=1)
        box = page.locator("#slip .ends").bounding_box()
        beside = page.locator(".beside").bounding_box()
        assert box
        assert beside
        assert box["y"] + box["height"] <= beside["y"]
        if not share:  # later the hint is to end the phase, and that is a whole turn
            page.wait_for_function(
                "one => one.scrollHeight <= one.clientHeight",
                arg=page.locator(".general-slip .proof").element_handle(),
            )
    seven_in_hand(ada)
    expect(page.locator("#slip .ends")).to_be_in_viewport(ratio=1)


def test_a_column_has_one_number_until_keys_are_used(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("generals").at(0.0))
    column = ada.page.locator("#slip .row-of .offer").first
    column.hover()
    expect(column.locator(".n")).to_be_hidden()
    ada.page.keyboard.press("Tab")
    column.focus()
    expect(column.locator(".n")).to_be_visible()


def test_nothing_lies_over_a_choice_that_is_hinted_and_looked_at(visit: Come) -> None:
    """Whoever wishes to confirm each choice has two buttons more, and the slip room for them."""
    ada = visit(viewport={"width": 1280, "height": 720})
    page = ada.page
    page.evaluate("localStorage.setItem('settings', JSON.stringify({ confirm: 'yes' }))")
    page.reload()
    lay(ada, played("generals").after(4))
    page.keyboard.press("h")
    page.locator(".rungs").wait_for()
    while page.locator(".rungs button").count():
        page.keyboard.press("h")
    expect(page.locator("#slip .stub .go")).to_be_visible()
    typed = page.locator("#slip .typed").bounding_box()
    parts = page.locator(".general-slip > *").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().bottom)"
    )
    assert typed
    assert max(parts) <= typed["y"] + 1
