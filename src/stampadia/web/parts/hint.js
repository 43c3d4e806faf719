// A hint by degrees: where to look, what kind of choice, which one; each is asked for. One choice alone
// is marked. What would come after it, or would do as well, is only named.
import { html, useEffect } from "../core/html.js";
import { asksTwice, isNarrow, pace } from "../core/memory.js";
import { language, say } from "../core/words.js";
import { Button } from "./controls.js";

/** @typedef {import("../core/wire.js").Hint} Hint */
/** @typedef {import("../core/wire.js").Offer} Offer */
/** @typedef {import("../core/given").Given} Given */

/** Where something drawn stands in a sentence. */
const SLOT = "\u0001";

/** What is left out would tell nothing. @param {Hint} hint @returns {[string, string][]} */
function degrees({ where, kind }) {
  /** @type {[string, string][]} */
  const pointing = [["hint-where", where ?? ""], ["hint-kind", kind ?? ""]];
  return [...pointing.filter(([, told]) => told), ["hint-which", ""]];
}

/** The choice that is marked, once the hint has come so far; one or none. @param {import("../core/wire.js").Line} line @returns {string[]} */
export const marked = ({ hint, rung }) => (hint.value && rung.value >= degrees(hint.value).length ? [hint.value.line[0].text] : []);

/** One degree more; where none is left, or nothing was asked yet, a hint. @param {import("../core/wire.js").Line} line */
export function further(line) {
  if (line.hint.value && !marked(line).length) line.rung.value += 1;
  else line.askHint();
}

/** @param {{line: import("../core/wire.js").Line, given: Given, own: import("../core/given").OwnTable | null}} props */
export function Rungs({ line, given, own }) {
  const hint = line.hint.value;
  if (line.thinking.value) return html`<p class="hush">${say("hint-comes")}</p>`;
  if (!hint) return null;
  const all = degrees(hint);
  const next = all[line.rung.value]?.[0];
  return html`<ol class="rungs" aria-label=${say("hint")} aria-live="polite">
    ${all.slice(0, line.rung.value).map(([name, told]) => html`<li key=${name}><b>${say(name)}</b> <i>${told || html`<${Which} hint=${hint} given=${given} own=${own} />`}</i></li>`)}
    ${next && html`<li class="shut"><${Button} small onClick=${() => further(line)}>${say("hint-more", { what: say(next) })}<//></li>`}
  </ol>`;
}

/** @param {{hint: Hint, given: Given, own: import("../core/given").OwnTable | null}} props */
function Which({ hint, given, own }) {
  /** @param {Offer} offer */
  const name = (offer) => html`<b class="choice">${called(offer, given, own)}</b>`;
  const steps = hint.line.map(name);
  return html`<span>${filled("a-hint", { steps: steps.length }, spaced(steps, say("hint-then")))}
    ${hint.also?.length ? html`<small>${filled("hint-also", {}, spaced(hint.also.map(name), say("hint-or")))}</small>` : ""}</span>`;
}

/** As the buttons call it, and by what tells it from another of the same name. @param {Offer} offer @param {Given} given @param {import("../core/given").OwnTable | null} own */
function called(offer, given, own) {
  const name = own?.called?.(offer, given);
  const text = name?.text ?? offer.words;
  const alike = name?.note && given.offers.some((other) => other.text !== offer.text && own?.called?.(other, given)?.text === text);
  return html`${text.charAt(0).toUpperCase() + text.slice(1)}${alike && html` (${name.note})`}`;
}

/** @param {any[]} things @param {string} between */
const spaced = (things, between) => things.flatMap((one, at) => (at ? [between, one] : [one]));

/** A sentence with something drawn in it. @param {string} key @param {Record<string, number>} facts @param {any} drawn */
function filled(key, facts, drawn) {
  const [before, after] = say(key, { ...facts, choice: SLOT }).split(SLOT);
  return html`${before}${drawn}${after}`;
}

/** What a hint names is looked at, too, and brought into sight: in the strip of choices, and on the table. @param {Given} given */
export function useHintInSight({ hinted: [text], pointed, explained, sequence }) {
  useEffect(() => {
    if (!text) return;
    pointed.value = text;
    // Enter makes the choice that is shown, not the one where the focus was before
    const listed = document.querySelector("#slip .hinted");
    const button = /** @type {HTMLElement | null | undefined} */ (listed?.matches("button") ? listed : listed?.querySelector("button, select"));
    if (!asksTwice()) button?.focus({ preventScroll: true });
  }, [text, sequence]);
  const told = pointed.value === text && Boolean(explained);
  useEffect(() => {
    if (!text) return;
    const behavior = /** @type {ScrollBehavior} */ (pace() ? "smooth" : "instant");
    // the slip grows by the hint, and once more by what the choice would do
    const frame = requestAnimationFrame(() => {
      const listed = document.querySelector("#slip .hinted");
      const list = listed?.closest(".offers");
      if (listed && list && list.scrollHeight > list.clientHeight + 1) list.scrollBy({ behavior, top: listed.getBoundingClientRect().top - list.getBoundingClientRect().top - 4 }); // what ends a phase lies over its foot
      else listed?.scrollIntoView({ behavior, block: "nearest", inline: "center" });
      const there = document.querySelector(".felt .m-hinted");
      if (!there?.getClientRects().length) return;
      if (isNarrow()) scrollTo({ behavior, top: scrollY + overSlip(there) });
      else there.scrollIntoView({ behavior, block: "nearest", inline: "nearest" });
    });
    return () => cancelAnimationFrame(frame);
  }, [text, told, sequence]);
}

/** How far a thing is from the middle of what the slip leaves of a small screen; nothing where it is in sight. @param {Element} thing */
function overSlip(thing) {
  const box = thing.getBoundingClientRect();
  const above = document.querySelector(".rail")?.getBoundingClientRect().bottom ?? 0;
  const below = document.querySelector(".side")?.getBoundingClientRect().top ?? innerHeight;
  if (box.top >= above && box.bottom <= below) return 0;
  return box.top - Math.max(above + 8, (above + below - box.height) / 2);
}
