// On a small screen the slip lies over the table: what it is about is brought into sight.
import { useEffect, useLayoutEffect } from "../core/html.js";
import { isNarrow } from "../core/memory.js";

/** @typedef {import("../core/wire.js").Line} Line */
/** @typedef {import("../core/wire.js").Table} TableOf */

/** What lights up is seen at once. @param {TableOf} table @param {unknown} laid */
export function useLitInSight(table, laid) {
  useLayoutEffect(() => {
    if (!laid || !table.offers.length || !isNarrow()) return;
    if (!document.querySelector(".lesson:not(.folded)")) bringLit();
    else if (lessonLies()) bringTaught();
  }, [table.sequence, table.offers.length > 0, Boolean(laid)]);
}

function bringLit() {
  const lit = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".felt .m-legal:not(.at-foot *)")]);
  const { above, free } = inSight();
  const seen = lit.filter((one) => top(one) >= scrollY + above && top(one) + one.offsetHeight <= scrollY + above + free);
  if (!lit.length || seen.length * 2 >= lit.length) return;
  const first = lit.reduce((one, other) => (top(other) < top(one) ? other : one));
  const end = document.querySelector(".at-foot") && Math.max(...lit.map((one) => top(one) + one.offsetHeight));
  scrollTo({ top: end ? end - above - free + 4 : top(first) - above - Math.max(8, (free - first.offsetHeight) / 2) });
}

/** A page of a lesson is read before the table; where a game lays it over the table, beside what it speaks of. */
export function bringTaught() {
  const about = /** @type {HTMLElement | null} */ (lessonLies() && document.querySelector(".felt .taught"));
  const { above, free } = inSight();
  scrollTo({ top: about ? top(about) + about.offsetHeight - above - free + 4 : 0 });
}

const lessonLies = () => sticking(".lesson");

/** What is done now is seen, where it is done. @param {import("../core/given").Deed | null} deed */
export function useDeedInSight(deed) {
  useLayoutEffect(() => {
    const there = (isNarrow() && deed?.at) || [];
    const boxes = there.flatMap((place) => /** @type {HTMLElement[]} */ ([...document.querySelectorAll(`.felt [data-place="${CSS.escape(place)}"]`)].slice(0, 1))).filter((box) => box.offsetWidth);
    if (!boxes.length) return;
    const { above, free } = inSight();
    const last = boxes[boxes.length - 1];
    const edges = boxes.map((box) => [top(box), top(box) + box.offsetHeight]);
    const [first, end] = [Math.min(...edges.map((edge) => edge[0])), Math.max(...edges.map((edge) => edge[1]))];
    const middle = end - first > free ? top(last) + last.offsetHeight / 2 : (first + end) / 2;
    scrollTo({ top: middle - above - free / 2 });
  }, [deed]);
}

/** What of a small screen is left between the rail and the slip, or the foot above it. */
function inSight() {
  const above = (document.querySelector(".rail")?.clientHeight ?? 0) + (lessonLies()?.offsetHeight ?? 0);
  return { above, free: innerHeight - above - (document.querySelector(".side")?.clientHeight ?? 0) - (sticking(".at-foot")?.offsetHeight ?? 0) };
}

/** The lesson while the table scrolls under it; what a game keeps above the slip. @param {string} which */
function sticking(which) {
  const found = /** @type {HTMLElement | null} */ (document.querySelector(which));
  return found && getComputedStyle(found).position === "sticky" ? found : null;
}

/** What is looked at is seen, though the slip grows with it; and what was refused before is done with. @param {Line} line @param {import("../vendor/signals.js").Signal<string>} pointed */
export function useLookedAt(line, pointed) {
  useEffect(() => {
    if (!pointed.value) return;
    line.refused.value = line.barred.value = "";
    const looked = /** @type {HTMLElement | null} */ (isNarrow() ? document.querySelector(".felt :is(.m-over,.m-shown)") : null);
    if (!looked) return;
    const { above, free } = inSight();
    const below = top(looked) + looked.offsetHeight - scrollY - above - free;
    if (below > 0) scrollBy({ top: Math.min(below + 8, top(looked) - scrollY - above - 8) });
    else if (top(looked) < scrollY + above) scrollTo({ top: top(looked) - above - 8 });
  }, [pointed.value, line.explained.value[pointed.value]]);
}

/** Where a thing lies on the page, wherever it still slides, as far as windows around it are scrolled. @param {HTMLElement} thing @returns {number} */
function top(thing) {
  let at = 0;
  for (let one = /** @type {HTMLElement | null} */ (thing); one; one = /** @type {HTMLElement | null} */ (one.offsetParent)) at += one.offsetTop;
  for (let one = thing.parentElement; one && one !== document.body; one = one.parentElement) at -= one.scrollTop;
  return at;
}
