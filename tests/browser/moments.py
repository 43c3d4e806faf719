"""Moments that are the same on every machine: matches that programs played, of a known day and with
known luck, laid on the table as somebody's saved match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from benchmarks.in_page import GO_ON
from playwright.sync_api import Browser

from browser import known_day
from browser.visitor import Visitor
from server.served import START, Server, serving
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.matches.record import Record
from stampadia.players import make_player

DAY: Final = "2026-11-15"
MATCHES: Final[dict[str, tuple[int, dict[str, str], str]]] = {
    # seats, options, and the words that the luck comes from
    "chronicles": (1, {"sheet": DAY}, "a walk"),
    "travelers": (1, {"hero": DAY, "adventure": DAY}, "luck 0"),
    "generals": (1, {}, "luck 2"),
    "stampede": (4, {}, "luck 3"),
}
LONGEST: Final = 1_000
"""Choices; whoever has not won by then is not worth a film."""


class Played:
    """A match that programs played to its end; the first seat is the person's."""

    def __init__(self, game: str) -> None:
        seats, wishes, luck = MATCHES[game]
        found = registry.load(game)
        others = ("greedy",) * (seats - 1)
        options = found.read_options(wishes)
        self.match = Match(
            found, seats, options, luck=Dealer(luck), players=("you", *others), date=DAY
        )
        programs = [make_player("greedy", Dealer(f"{luck} {seat}")) for seat in range(seats)]
        self.asked: list[int] = []
        """How many lines there were whenever the person was asked."""
        while not self.match.over and len(self.asked) < LONGEST:
            pending = self.match.pending()
            if not isinstance(pending, Ask):
                self.match.deal()
                continue
            if pending.seat == 0:
                self.asked.append(len(self.match.lines))
            self.match.play(programs[pending.seat].choose(self.match.perspective(pending.seat)))

    def at(self, share: float) -> str:
        """The record of the moment after this share of the person's choices."""
        return self.after(round(share * (len(self.asked) - 1)))

    def after(self, choices: int) -> str:
        """The record of the moment after so many of the person's choices."""
        whole = self.match.record()
        return str(Record(whole.header, whole.lines[: self.asked[choices]], whole.carried))

    @property
    def last(self) -> str:
        """The text of the last choice that was the person's."""
        return self.match.lines[self.asked[-1]].text


@lru_cache
def played(game: str) -> Played:
    return Played(game)


@contextmanager
def known_server(folder: Path, day: str = DAY) -> Iterator[Server]:
    program = known_day.first(day) + known_day.LUCK + START
    with serving(folder, program=program, STAMPADIA_SECRET="known") as server:
        yield server


def come(browser: Browser, server: Server, **like: Any) -> Visitor:
    """Somebody on the known day, for whom nothing moves."""
    usual = {"locale": "en-GB", "service_workers": "block", "reduced_motion": "reduce"}
    context = browser.new_context(**(usual | like))
    known_day.stop_at(context, DAY)
    return Visitor(context, server.port)


def lay(visitor: Visitor, record: str) -> None:
    """This moment, with its faces."""
    match = visitor.page.evaluate(GO_ON, record)
    visitor.page.evaluate(
        """async (match) => {
          const gone = new Promise((resume) => addEventListener("hashchange", resume));
          const before = document.querySelector("#slip");
          location.hash = `#/match/${match}`;
          await gone;
          while (before?.isConnected) await new Promise(requestAnimationFrame);
        }""",
        match,
    )
    visitor.page.locator("#slip button.offer, #slip .offer-go").first.wait_for()
    whole(visitor)


def finish(visitor: Visitor, game: str) -> None:
    """The last choice of the match, and what came of it."""
    lay(visitor, played(game).at(1))
    if not visitor.page.locator("#slip .typed").is_visible():  # a small screen lists them on demand
        visitor.page.locator("#slip .fold").click()
    visitor.page.locator("#slip .typed summary").click()
    visitor.page.locator("#slip .typed input").fill(played(game).last)
    visitor.page.keyboard.press("Enter")
    visitor.page.locator("#slip .end").wait_for()
    visitor.page.locator(".small-run").wait_for()
    whole(visitor)


def whole(visitor: Visitor) -> None:
    """Everything has come: the table, the pictures, the type."""
    visitor.page.wait_for_function("() => !document.querySelector('.felt[aria-busy=true]')")
    visitor.page.evaluate(
        """async () => {
          for (const one of document.images) one.loading = "eager";
          await Promise.all([...document.images].map((one) => one.decode().catch(() => {})));
          await document.fonts.ready;
          scrollTo(0, 0);
          const frame = () => new Promise(requestAnimationFrame);
          await frame();
          await frame();
        }"""
    )
