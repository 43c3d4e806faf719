"""What a match of every game withstands, one after the other: a reload in mid-move, the back
button, two tabs, another language, a minute without a network, a server that is started again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser import known_day
from browser.moments import known_server
from browser.test_tables import TABLES
from browser.visitor import Visitor
from server.served import Server

pytestmark = [pytest.mark.xdist_group("pages"), pytest.mark.deep]

Come = Callable[..., Visitor]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """One of its own, whose luck is known."""
    with known_server(tmp_path, known_day.DAY) as one:
        yield one


@pytest.mark.parametrize("game", TABLES)
def test_a_match_withstands_whatever_befalls_it(visit: Come, server: Server, game: str) -> None:
    ada = visit()
    button, table = TABLES[game]
    ada.page.clock.install()
    ada.start(game, button)
    ada.play("first", 2)  # the last one would end a turn, and a general who only waits falls
    ada.offers.first.wait_for()
    before, question = ada.sequence, ada.page.locator("#question").inner_text()

    ada.offers.first.hover()  # in mid-move: looked at, not yet chosen
    ada.page.reload()
    ada.page.locator(table).wait_for()
    assert ada.sequence == before
    expect(ada.page.locator("#question")).to_have_text(question)

    ada.page.go_back()
    expect(ada.page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    ada.page.go_forward()
    ada.page.locator(table).wait_for()
    assert ada.sequence == before

    other = ada.context.new_page()
    other.goto(ada.page.url)
    other.locator("#slip button.offer").first.click()
    ada.moved_on(before)
    other.close()

    before, question = ada.sequence, ada.page.locator("#question").inner_text()
    ada.press("Italiano")
    expect(ada.page.locator("#question")).not_to_have_text(question)
    expect(ada.page.locator(table)).to_have_count(1)
    assert ada.page.evaluate("document.documentElement.lang") == "it"
    ada.press("English")
    expect(ada.page.locator("#question")).to_have_text(question)
    assert ada.sequence == before

    if not ada.is_over():
        ada.context.set_offline(True)
        banner = ada.page.locator(".banner")
        expect(banner).to_contain_text("nothing is lost")
        ada.page.clock.fast_forward("01:00")
        ada.choose()
        ada.page.clock.fast_forward("01:00")
        expect(banner).to_be_visible()
        ada.context.set_offline(False)
        ada.moved_on(before)
        expect(banner).to_have_count(0)

    if not ada.is_over():
        before = ada.sequence
        server.kill()
        expect(ada.page.locator(".banner")).to_be_visible()
        ada.choose()
        server.start()
        ada.moved_on(before)
    ada.wrong = [said for said in ada.wrong if "ERR_" not in said]  # what one asks of nobody
