"""Everything can be read and pressed at twice its size: at 200 % zoom, with text twice as large."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from browser.moments import lay, played
from browser.test_tables import TABLES
from browser.visitor import Visitor

pytestmark = pytest.mark.xdist_group("moments")

Come = Callable[..., Visitor]
ZOOMED: Final[dict[str, Any]] = {
    "viewport": {"width": 720, "height": 450},
    "device_scale_factor": 2,
}
"""A desk of 1440 × 900 at 200 %, as browsers do it."""
DESK: Final[dict[str, Any]] = {"viewport": {"width": 1440, "height": 900}}
LARGE_TEXT: Final = "() => { document.documentElement.style.fontSize = '32px'; }"
OFTEN: Final = "Generals"
RARELY = [pytest.param(game, marks=pytest.mark.deep) for game in TABLES if game != OFTEN]
_OUT_OF_REACH: Final = """
async () => {
  const ends = (one) => Number.isFinite(one.effect.getComputedTiming().endTime);
  const ending = document.getAnimations().filter(ends); // a card on its way lies over others
  await Promise.all(ending.map((one) => one.finished.catch(() => {})));
  const found = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`);
  const controls = "a[href], button, input, select, textarea, summary";
  for (const one of document.querySelectorAll(controls)) {
    if (!one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest(".skip, .unseen")) continue; // seen by those alone who need them
    one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    if (!width || !height) continue;
    const named = (one.textContent || one.ariaLabel || one.className).trim().slice(0, 40);
    if (left < -1 || right > root.clientWidth + 1) found.push(`${named} reaches out of the page`);
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const label = hit?.closest("label");
    const free = hit && (one.contains(hit) || hit.contains(one) || label?.contains(one));
    if (!free) found.push(`${named} lies under ${hit?.outerHTML.slice(0, 80)}`);
  }
  return [...new Set(found)];
}
"""
"""Controls that cannot be brought into sight, or that something else covers."""


def out_of_reach(visitor: Visitor) -> list[str]:
    found: list[str] = visitor.page.evaluate(_OUT_OF_REACH)
    return found


@pytest.mark.parametrize("large", ["zoom", "text"])
def test_home_is_whole_at_twice_the_size(visit: Come, large: str) -> None:
    ada = visit(**(ZOOMED if large == "zoom" else DESK))
    ada.page.locator(".stamps article").first.wait_for()
    if large == "text":
        ada.page.evaluate(LARGE_TEXT)
    assert out_of_reach(ada) == []


@pytest.mark.parametrize("large", ["zoom", "text"])
@pytest.mark.parametrize("game", [OFTEN, *RARELY])
def test_a_table_is_whole_at_twice_the_size(visit: Come, game: str, large: str) -> None:
    ada = visit(**(ZOOMED if large == "zoom" else DESK))
    button, table = TABLES[game]
    ada.start(game, button)
    ada.play("turns", 4)
    ada.page.locator(table).wait_for()
    if large == "text":
        ada.page.evaluate(LARGE_TEXT)
    assert out_of_reach(ada) == []


def test_the_column_beside_a_long_table_is_in_reach(visit: Come) -> None:
    ada = visit(**DESK)
    lay(ada, played("chronicles").after(54))
    ada.page.evaluate(LARGE_TEXT)
    assert out_of_reach(ada) == []
