"""What a line to the server goes through: reloads, two tabs, another language, a server that is
started again, no network at all."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.moments import lay, played
from browser.visitor import Visitor
from server.served import Server

pytestmark = pytest.mark.xdist_group("pages")

Come = Callable[..., Visitor]
_ALL_FORETOLD = """
() => {
  const figures = [...document.querySelectorAll(".plan-of .would")];
  const known = (one) => one.innerText && !one.innerText.includes("·");
  return figures.length > 0 && figures.every(known);
}
"""


def test_a_reload_in_mid_move_loses_nothing(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    ada.play(most=3)
    ada.offers.first.wait_for()
    before, question = ada.sequence, ada.page.locator("#question").inner_text()
    ada.offers.first.focus()
    ada.page.reload()
    ada.offers.first.wait_for()
    assert ada.sequence == before
    expect(ada.page.locator("#question")).to_have_text(question)
    assert ada.page.locator("#log li").count() > 4  # what happened is told anew
    ada.page.go_back()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    ada.page.get_by_role("region", name="Go on playing").get_by_role(
        "link", name="Stampede"
    ).click()
    ada.offers.first.wait_for()
    assert ada.sequence == before


def test_an_open_match_goes_on_in_another_browser_from_its_file(
    visit: Come, tmp_path: Path
) -> None:
    ada = visit()
    ada.start("Chronicles", "Play Chronicles")
    ada.play("first", most=3)
    ada.offers.first.wait_for()
    with ada.page.expect_download() as saved:
        ada.page.get_by_role("link", name="Save to go on later", exact=True).click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    told = file.read_text("utf-8")
    assert told.startswith("stampadia seat\n")

    other = visit()
    other.page.locator("input[type=file]").set_input_files(file)
    other.offers.first.wait_for()
    before = ada.sequence
    assert other.sequence == before
    other.play("first", most=1)
    ada.moved_on(before)  # it is one match
    file.write_text(told[: len(told) // 2], "utf-8")
    ada.page.goto(ada.home)
    ada.page.locator("input[type=file]").set_input_files(file)
    expect(ada.page.get_by_text("This file leads to no match")).to_be_visible()


def test_two_tabs_show_one_match(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    other = ada.context.new_page()
    other.goto(ada.page.url)
    other.locator("#slip button.offer").first.wait_for()
    before = ada.sequence
    other.locator("#slip button.offer").first.click()
    ada.moved_on(before)
    ada.page.wait_for_function("() => document.querySelectorAll('#slip button.offer').length")
    ada.text()
    other.reload()  # the settings are one browser's
    other.locator(".text").wait_for()
    shown = [page.locator(".text").inner_text() for page in (ada.page, other)]
    assert shown[0] == shown[1]


def test_the_language_changes_in_mid_match(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    before, count = ada.sequence, ada.page.locator("#log li").count()
    ada.press("Italiano")
    expect(ada.page.locator("#slip .k")).to_contain_text("Tocca a te")
    expect(ada.text()).to_contain_text("Turno")
    expect(ada.page.locator("#log li")).to_have_count(count)
    assert ada.page.evaluate("document.documentElement.lang") == "it"
    assert ada.sequence == before
    ada.page.reload()
    expect(ada.page.locator("#slip .k")).to_contain_text("Tocca a te")


def test_a_refusal_does_not_outlast_its_language(visit: Come) -> None:
    """A place is asked about anew; a wish is not made again."""
    ada = visit()
    ada.start("Stampede", "Play with programs")
    ada.page.get_by_text("Or type a choice").first.click()
    ada.page.get_by_role("textbox", name="Or type a choice").fill("play unicorn")
    ada.page.keyboard.press("Enter")
    barred = ada.page.locator("#slip .barred")
    expect(barred).to_contain_text("unicorn")
    ada.press("Italiano")
    expect(ada.page.locator("#slip .k")).to_contain_text("Tocca a te")
    expect(barred).to_have_count(0)


def test_what_a_choice_would_do_is_told_in_the_new_language(visit: Come) -> None:
    """Of what is looked at, and of all that was asked about at once."""
    ada = visit()
    ada.page.get_by_role("button", name="Learn Chronicles: a first lesson", exact=True).click()
    ada.page.locator("#slip button.offer").first.hover()
    told = ada.page.locator("#slip .foretold")
    expect(told).to_contain_text("Gold")
    ada.press("Italiano")
    expect(ada.page.locator("#slip .k")).to_contain_text("Tocca a te")
    ada.page.locator("#slip button.offer").first.hover()
    expect(told).to_contain_text("Oro")

    ada.page.goto(ada.home)
    ada.press("Impara Travelers: una prima lezione")
    ada.offers.first.click()
    ada.page.wait_for_function(_ALL_FORETOLD)
    ada.press("English")
    expect(ada.page.locator("#slip .k")).to_contain_text("Your turn")
    ada.page.wait_for_function(_ALL_FORETOLD)


def test_a_page_of_a_lesson_goes_on_in_the_new_language(visit: Come) -> None:
    """With its number, and open as it was."""
    ada = visit()
    ada.page.get_by_role("button", name="Learn Travelers: a first lesson", exact=True).click()
    title, task = ada.page.locator("#lesson"), ada.page.locator(".lesson .task")
    expect(title).to_have_text("Lesson 1: the Opening Card")
    ada.offers.first.click()
    expect(title).to_have_text("Lesson 2: Charge")
    ada.press("Italiano")
    expect(title).to_have_text("Lezione 2: Caricare")
    expect(task).to_contain_text("Carica")
    ada.press("Annulla")
    expect(title).to_have_text("Di nuovo: la Carta di Apertura")  # read already, and folded
    expect(task).to_have_count(0)
    ada.press("English")
    expect(title).to_have_text("Once more: the Opening Card")
    expect(task).to_have_count(0)
    title.get_by_role("button").click()
    expect(task).to_contain_text("Pick a card")
    ada.press("Italiano")
    expect(title).to_have_text("Di nuovo: la Carta di Apertura")
    expect(task).to_have_count(1)


def test_a_server_that_is_started_again_is_found_again(visit: Come, server: Server) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    before = ada.sequence
    server.kill()
    expect(ada.page.locator(".banner")).to_contain_text("The line is down")
    ada.offers.first.click()  # said into the void, and not lost
    server.start()
    ada.moved_on(before)
    expect(ada.page.locator(".banner")).to_have_count(0)
    ada.wrong = [said for said in ada.wrong if "ERR_" not in said]  # what one asks of nobody


def test_without_a_network_it_is_told_calmly_and_goes_on(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    before = ada.sequence
    ada.context.set_offline(True)
    expect(ada.page.locator(".banner")).to_contain_text("nothing is lost")
    ada.offers.first.click()
    ada.context.set_offline(False)
    ada.moved_on(before)
    ada.context.set_offline(True)
    ada.page.get_by_role("link", name="Back to the games").first.click()
    expect(ada.page.get_by_role("heading", name="No line just now")).to_be_visible()
    ada.context.set_offline(False)
    ada.wrong = [said for said in ada.wrong if "ERR_" not in said]


def test_one_looks_back_and_comes_back(visit: Come) -> None:
    ada = visit()
    ada.start("Stampede", "Play with programs")
    then = ada.text().inner_text()
    at = ada.sequence
    ada.play(most=3)
    ada.offers.first.wait_for()
    ada.press("Look back")
    slider = ada.page.get_by_role("slider")
    slider.fill(str(at))
    expect(ada.text()).to_have_text(then, use_inner_text=True)
    expect(ada.offers).to_have_count(0)
    assert ada.unfit() == []
    ada.press("Back")
    expect(ada.page.get_by_text(f"Moment {at - 1} of")).to_be_visible()
    ada.press("To the present")
    ada.offers.first.wait_for()
    assert ada.sequence > at


def test_a_long_match_tells_at_each_moment_what_had_happened(visit: Come) -> None:
    ada = visit()
    lay(ada, played("travelers").at(0.6))
    log = ada.page.locator("#log li")
    newest = log.last.inner_text()
    ada.press("Look back")
    for at in (40, 41):
        ada.page.get_by_role("slider").fill(str(at))
        expect(ada.page.get_by_text(f"Moment {at} of")).to_be_visible()
        expect(log.last).not_to_have_text(newest)
        assert log.count() > 5
        newest = log.last.inner_text()
    ada.press("To the present")
    ada.offers.first.wait_for()


def test_what_never_arrives_is_not_waited_for(visit: Come) -> None:
    """As in a tab behind another one, which draws no frames."""
    ada = visit()
    ada.page.add_init_script(
        "const slide = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) {"
        "  const one = slide.apply(this, how); one.pause(); return one; };"
    )
    ada.page.reload()
    ada.start("Stampede", "Play with programs")
    for _ in range(3):
        before = ada.sequence
        ada.choose()
        ada.moved_on(before)
