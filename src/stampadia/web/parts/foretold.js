// What the choice that is looked at would change: in the stub as a row, on the table as small tags
// where the numbers stand. Asked of the server one choice at a time, when somebody looks.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { say } from "../core/words.js";

/** @typedef {import("../core/wire.js").Change} Change */
/** @typedef {{left: number, top: number, side: string, below: boolean, changes: Change[]}} Tag */

/** Milliseconds for which a pointer must rest: whoever only passes by asks nothing. */
const REST = 90;
/** Pixels of a line in a tag. */
const HIGH = 26;

/**
 * The changes of the choice that is looked at, as soon as they are known.
 * @param {import("../core/wire.js").Line} line
 * @param {import("../core/wire.js").Offer[]} offers
 * @param {import("../vendor/signals.js").Signal<string>} pointed
 * @returns {Change[]}
 */
export function useForetelling(line, offers, pointed) {
  const text = pointed.value;
  const offered = offers.some((offer) => offer.text === text);
  useEffect(() => {
    if (!offered) return undefined;
    const timer = setTimeout(() => line.foretell([text]), REST);
    return () => clearTimeout(timer);
  }, [text, offered, line.table.value?.sequence]);
  return (offered && line.foretold.value[text]) || NOTHING;
}
/** @type {Change[]} */
const NOTHING = [];

/** All of them with their names; told to screen readers as they come, to them alone where the game draws them. @param {{changes: Change[], unseen?: boolean}} props */
export function Changes({ changes, unseen }) {
  return html`<div role="status"><ul class=${unseen ? "foretold unseen" : "foretold"}>
    ${changes.map((one) => html`<li key=${one.name}>${one.name} <b class="num" aria-hidden="true">${one.was} → ${one.now}</b><span class="unseen">${say("from-to", { was: one.was, now: one.now })}</span></li>`)}
  </ul></div>`;
}

/**
 * On the table, where something has `data-place`: the numbers, which the stub tells in words, and a
 * hatching over what was pressed and does not react.
 * @param {{changes: Change[], barred: string}} props
 */
export function Tags({ changes, barred }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const tags = useSignal(/** @type {Tag[]} */ ([]));
  const shut = useSignal(/** @type {Record<string, string> | null} */ (null));
  useLayoutEffect(() => {
    /** @type {Map<string, Change[]>} */
    const places = new Map();
    for (const change of changes) places.set(change.place, [...(places.get(change.place) ?? []), change]);
    const wide = layer.current?.offsetWidth ?? 0;
    tags.value = [...places].flatMap(([place, some]) => {
      const box = boxAt(layer.current, place);
      if (!box) return [];
      const below = box.y < HIGH * some.length; // there is no room above
      const label = (thingAt(layer.current, place)?.textContent ?? "").toLowerCase();
      // what stands there with its name needs no name, and hides nothing beside it
      const own = some.length === 1 && label.includes(some[0].short.toLowerCase());
      const side = own ? "own" : box.x + box.width / 2 > wide * 0.7 ? "right" : "";
      const left = own ? box.x + box.width / 2 : side ? box.right : box.x;
      return [{ left, top: below ? box.bottom : box.y, side, below, changes: own ? [{ ...some[0], short: "" }] : some }];
    });
  }, [changes]);
  useLayoutEffect(() => {
    const box = barred ? boxAt(layer.current, barred) : null;
    shut.value = box && { left: `${box.x}px`, top: `${box.y}px`, width: `${box.width}px`, height: `${box.height}px` };
  }, [barred]);
  return html`<div class="tags" ref=${layer} aria-hidden="true">
    ${shut.value && html`<span class="shut m-barred" style=${shut.value}></span>`}
    ${tags.value.map((tag, at) => html`<span key=${at} class=${["tag", tag.side, tag.below && "below"].filter(Boolean).join(" ")} style=${{ left: `${tag.left}px`, top: `${tag.top}px` }}>
      ${tag.changes.map((one) => html`<span key=${one.name}>${one.short} <b class="num">${one.was} → ${one.now}</b></span>`)}</span>`)}
  </div>`;
}

/** What lies at a place. @param {HTMLElement | null} layer @param {string} place */
const thingAt = (layer, place) => place && layer?.parentElement?.querySelector(`[data-place="${CSS.escape(place)}"]`) || null;

/** Where a place lies, seen from the layer. @param {HTMLElement | null} layer @param {string} place */
function boxAt(layer, place) {
  const there = thingAt(layer, place)?.getBoundingClientRect();
  const here = layer?.getBoundingClientRect();
  return there && here ? new DOMRect(there.x - here.x, there.y - here.y, there.width, there.height) : null;
}
