"""The sheet of Chronicles on a table: dice on boxes, the enemies' turn with its reasons, coins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE
from browser.moments import lay, played
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("moments")

Come = Callable[..., Visitor]
BATTLE: Final = 89
"""Choices after which a 6 and a 4 are to be placed, and two enemies have had their turn."""
EXPLORING: Final = 44


def at(visit: Come, choices: int, **like: object) -> Visitor:
    ada = visit(**like)
    lay(ada, played("chronicles").after(choices))
    return ada


def test_each_lit_box_says_what_the_die_in_hand_would_do(visit: Come) -> None:
    ada = at(visit, BATTLE)
    lit = ada.page.locator(".hero-sheet button.box")
    expect(lit.filter(has_text="Move −3")).to_contain_text("up to 3 spaces")
    expect(lit.filter(has_text="ATK −1")).to_contain_text("5: hits 2 of 2 in range")
    ada.press("Take the die 4")
    expect(lit.filter(has_text="Move −3")).to_contain_text("up to 1 space")
    expect(lit.filter(has_text="ATK −1")).to_contain_text("3: all in range parry it")


def test_a_die_lies_where_it_was_put_and_can_be_lifted_or_played_alone(visit: Come) -> None:
    ada = at(visit, BATTLE)
    before = ada.sequence
    box = ada.page.locator(".hero-sheet .box", has_text="DEF −3")
    box.click()
    expect(box.get_by_role("img", name="6")).to_be_visible()
    ada.press("Lift the dice")
    ada.page.mouse.move(0, 0)
    expect(ada.page.locator(".hero-sheet .pick")).to_have_count(0)
    box.click()
    assert ada.sequence == before
    ada.press("Only 6 2a")
    ada.moved_on(before)
    expect(ada.page.locator(".ledger")).to_contain_text("The hero plays the 6 on 2a.")


def test_a_die_is_dragged_onto_a_box(visit: Come) -> None:
    ada = at(visit, BATTLE)
    die = ada.page.get_by_role("button", name="Take the die 4", exact=True)
    die.drag_to(ada.page.locator(".hero-sheet .box", has_text="Move −2"))
    lies = ada.page.locator(".hero-sheet .pick", has_text="Move −2")
    expect(lies.get_by_role("img", name="4")).to_be_visible()


def test_their_turn_is_told_line_by_line_with_its_reasons(visit: Come) -> None:
    ada = at(visit, BATTLE)
    deeds = ada.page.locator(".deeds li")
    for _ in range(2):  # whoever comes back reads it, too
        expect(deeds).to_have_count(2)
        expect(deeds.nth(0)).to_contain_text("rolled 3, 2. 0 would not beat defense 3.")
        expect(deeds.nth(1)).to_contain_text("Range 2, and the hero 3 spaces away.")
        expect(deeds.nth(1)).to_contain_text("Pulls the hero 2 spaces.")
        expect(ada.page.locator(".steps .disc text")).to_have_text(["1", "2"])
        expect(ada.page.locator(".enemy-sheet .played .disc")).to_have_text(["1", "2"])
        ada.page.reload()


def test_the_coins_that_are_left_frame_the_map(visit: Come) -> None:
    ada = at(visit, BATTLE)
    expect(ada.page.locator(".map .coins .coin")).to_have_count(50)
    expect(ada.page.locator(".map .coins .spent")).to_have_count(50 - 32)


def test_a_door_is_called_by_its_sum(visit: Come) -> None:
    ada = at(visit, EXPLORING)
    door = ada.page.locator("#slip button.offer", has_text="Door to 16,6")
    expect(door).to_contain_text("11 + 16 + 6 → room 33, new")


def test_what_a_door_costs_is_told_where_the_gold_stands(visit: Come) -> None:
    ada = at(visit, EXPLORING)
    tag = ada.page.locator(".felt .tag")
    expect(tag).to_have_count(0)
    ada.page.locator("#slip button.offer", has_text="Door to 16,6").hover()
    expect(tag.first).to_contain_text("37 → 36")
    there, gold = tag.first.bounding_box(), ada.page.locator("[data-place=gold]").bounding_box()
    assert there and gold and abs(there["x"] - gold["x"]) < gold["width"] + there["width"]


def test_on_a_phone_one_leaf_lies_on_the_others(visit: Come) -> None:
    ada = at(visit, BATTLE, **PHONE)
    expect(ada.page.locator(".hero-sheet")).to_be_visible()
    expect(ada.page.locator(".enemy-sheet")).to_be_hidden()
    ada.press("Enemies")
    expect(ada.page.locator(".hero-sheet")).to_be_hidden()
    expect(ada.page.locator(".enemy-sheet")).to_be_visible()
    assert ada.unfit() == []


def test_dice_are_put_on_boxes_by_finger(visit: Come) -> None:
    ada = at(visit, BATTLE, **PHONE)
    before = ada.sequence
    boxes = ada.page.locator(".hero-sheet .box")
    boxes.filter(has_text="Move −3").tap()
    expect(ada.page.get_by_role("button", name="Take the die 4")).to_have_class("held")
    boxes.filter(has_text="DEF −3").tap()  # the second one is the choice, and is only looked at
    assert ada.sequence == before
    ada.page.get_by_role("button", name="Do it", exact=True).tap()
    ada.moved_on(before)
    expect(ada.page.locator(".ledger")).to_contain_text(
        "The hero plays the 6 on 1b and the 4 on 2a."
    )


_TAG = """
() => {
  const lies = (name) => document.querySelector(name).getBoundingClientRect();
  const [map, corner] = [lies(".map"), lies(".map .corner")];
  const [cell, tag] = [lies(".cell.m-over"), lies(".cell.m-over .sum")];
  return {
    whole: tag.left >= corner.right && tag.right <= map.right
      && tag.top >= corner.bottom && tag.bottom <= map.bottom,
    apart: tag.bottom <= cell.top || tag.top >= cell.bottom,
    above: tag.bottom <= cell.top,
  };
}
"""
UPWARDS: Final = 32
"""Choices after which one door leads up, one to the left and one down."""


@pytest.mark.parametrize("like", [{"viewport": {"width": 1440, "height": 900}}, PHONE])
def test_the_sum_of_a_door_is_whole_and_lies_beyond_it(visit: Come, like: dict[str, Any]) -> None:
    ada = at(visit, UPWARDS, **like)
    for number in range(3):
        offer = ada.offers.nth(number)
        offer.tap() if like is PHONE else offer.hover()
        expect(ada.page.locator(".cell.m-over .sum")).to_contain_text("=")
        expect(ada.page.locator(".walk")).to_have_count(1)  # the way there
        told = ada.page.evaluate(_TAG)
        assert told["whole"]
        assert told["apart"]
        assert told["above"] or number
