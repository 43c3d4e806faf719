"""Somebody with a browser: what they see, press and type, and whether anything went wrong."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, expect

from browser.conftest import PATIENCE
from house.files import ROOT

AXE: Final = ROOT / ".venv" / "node" / "node_modules" / "axe-core" / "axe.min.js"
"""`make test` brings it, where it can."""
_PLAY: Final = """
async ([policy, most, patience]) => {
  // nothing is looked at before it has changed: several browsers play here on few cores
  let since = performance.now(); // a page that changes and changes, and gets nowhere, is stuck, too
  const changed = () => new Promise((resume, fail) => {
    const watch = new MutationObserver(() => end(resume));
    const left = patience - (performance.now() - since);
    const over = setTimeout(() => end(() => fail(stuck())), Math.max(0, left));
    const end = (then) => { watch.disconnect(); clearTimeout(over); then(); };
    if (left <= 0) end(() => fail(stuck()));
    watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const stuck = () => new Error(`stuck: ${document.querySelector("#slip")?.innerText}`);
  const pick = { first: () => 0, last: (n) => n - 1, turns: (n, k) => k % n }[policy];
  const found = () => document.querySelectorAll("#slip button.offer, #slip .offer-go");
  const press = (made) => found()[pick(found().length, made)]?.click();
  let made = 0;
  while (!document.querySelector("#slip .end") && made < most) {
    const at = document.querySelector("#slip")?.dataset.sequence;
    if (!found().length) {
      const next = changed();
      document.querySelector("#slip .to-choice")?.click(); // what others did is shown meanwhile
      await next;
      continue;
    }
    press(made);
    while (document.querySelector("#slip")?.dataset.sequence === at) {
      const where = document.querySelector("#slip .where .offer:not(.over)"); // of a stamp in hand
      const go = document.querySelector("#slip .stub .go"); // a finger looks before it chooses
      if (go) go.click();
      else if (where) where.click();
      else if (document.querySelector("#slip .barred")) press(made); // too soon: once more
      await changed();
    }
    made += 1;
    since = performance.now();
  }
  return made;
}
"""
_UNFIT: Final = """
async () => {
  // a card on its way lies over words for a moment
  const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
  const ending = document.getAnimations().filter(ends);
  const ended = Promise.all(ending.map((one) => one.finished.catch(() => {})));
  await Promise.race([ended, new Promise((resume) => setTimeout(resume, 5_000))]);
  const found = await axe.run(document, { resultTypes: ["violations"] });
  const told = (one) => one.nodes.map((node) => `${node.html} ${node.failureSummary}`).join(" ");
  return found.violations.map((one) => `${one.id}: ${told(one)}`);
}
"""


class Visitor:
    def __init__(self, context: BrowserContext, port: int) -> None:
        context.set_default_timeout(PATIENCE)
        self.context = context
        self.home = f"http://127.0.0.1:{port}/"
        self.wrong: list[str] = []
        # in every tab
        context.on("console", self._heard)
        context.on("weberror", lambda error: self.wrong.append(str(error.error)))
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.goto(self.home)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.wrong.append(f"{said.text} {said.location['url']}")

    # Pressing

    def press(self, name: str, *, page: Page | None = None) -> None:
        (page or self.page).get_by_role("button", name=name, exact=True).first.click()

    def unfold(self, game: str) -> Any:
        """The game's stamp at home, with its options in sight."""
        stamp = self.page.get_by_role("article", name=game)
        stamp.locator("details.options").evaluate("one => { one.open = true; }")
        stamp.locator(".options .form").wait_for()
        return stamp

    def start(self, game: str, button: str) -> None:
        """A new match from the game's stamp at home."""
        stamp = self.unfold(game)
        if (programs := stamp.get_by_label("Programs play")).count():
            programs.select_option("easy")
        stamp.get_by_role("button", name=button, exact=True).click()
        self.offers.first.wait_for()

    @property
    def offers(self) -> Any:
        return self.page.locator("#slip button.offer, #slip .offer-go")

    @property
    def places(self) -> Any:
        """Where a stamp goes that was pressed; before it is pressed, none."""
        return self.page.locator("#slip .where button.offer")

    def choose(self) -> None:
        """Press the first choice, and where it goes, if the table asks for a place."""
        placed = self.page.locator("#slip .put-back").count()
        self.offers.first.click()
        if placed:
            self.places.first.click()

    @property
    def sequence(self) -> int:
        return int(self.page.locator("#slip").get_attribute("data-sequence") or 0)

    def moved_on(self, before: int) -> None:
        """Wait until the table has changed and it is this one's turn, or the end."""
        self.page.wait_for_function(
            "before => Number(document.querySelector('#slip')?.dataset.sequence) > before"
            " && document.querySelector('#slip button.offer, #slip .offer-go, #slip .end')",
            arg=before,
        )

    def play(self, policy: str = "turns", most: int = 10_000) -> int:
        """Press offers until the match is over, or so often."""
        return int(self.page.evaluate(_PLAY, [policy, most, PATIENCE]))

    def play_by_itself(self, policy: str = "turns") -> None:
        """The same without waiting, for a table where others play too."""
        self.page.evaluate(f"wish => {{ ({_PLAY})(wish); }}", [policy, 10_000, PATIENCE])

    def is_over(self) -> bool:
        return self.page.locator("#slip .end").count() == 1

    # Looking

    def text(self) -> Any:
        """The table as text, whether the game has a table of its own or not."""
        self.page.locator(".felt[aria-busy=false]").wait_for()
        shown = self.page.locator(".text")
        if not shown.count():
            self.page.keyboard.press("t")
        shown.wait_for()
        return shown

    def unfit(self) -> list[str]:
        """What shuts people out, as axe-core finds it; nothing where it is not installed."""
        if not AXE.is_file():
            return []
        self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = self.page.evaluate(_UNFIT)
        return found

    def focused(self) -> str:
        return str(self.page.evaluate("document.activeElement?.textContent?.trim() ?? ''"))

    def settle(self) -> None:
        """All is well with what the page has said so far."""
        assert not self.wrong, self.wrong
