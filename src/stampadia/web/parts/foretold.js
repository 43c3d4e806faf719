// What the choice that is looked at would change: in the stub as a row, on the table as small tags
// where the numbers stand. Asked of the server one choice at a time, when somebody looks.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { say } from "../core/words.js";

/** @typedef {import("../core/wire.js").Change} Change */
/** @typedef {{left: number, top: number, right: boolean, changes: Change[]}} Tag */

/** Milliseconds for which a pointer must rest: whoever only passes by asks nothing. */
const REST = 90;

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
    const timer = setTimeout(() => line.foretell(text), REST);
    return () => clearTimeout(timer);
  }, [text, offered, line.table.value?.sequence]);
  return (offered && line.foretold.value[text]) || NOTHING;
}
/** @type {Change[]} */
const NOTHING = [];

/** All of them with their names; told to screen readers as they come. @param {{changes: Change[]}} props */
export function Changes({ changes }) {
  return html`<ul class="foretold" role="status">
    ${changes.map((one) => html`<li key=${one.name}>${one.name} <b class="num" aria-hidden="true">${one.was} → ${one.now}</b><span class="unseen">${say("from-to", { was: one.was, now: one.now })}</span></li>`)}
  </ul>`;
}

/** On the table, where something has `data-place`; the stub tells the same in words. @param {{changes: Change[]}} props */
export function Tags({ changes }) {
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const tags = useSignal(/** @type {Tag[]} */ ([]));
  useLayoutEffect(() => {
    const felt = layer.current?.parentElement;
    const here = felt?.getBoundingClientRect();
    if (!felt || !here) return;
    /** @type {Map<Element, Change[]>} */
    const places = new Map();
    for (const change of changes) {
      const place = change.place && felt.querySelector(`[data-place="${CSS.escape(change.place)}"]`);
      if (place) places.set(place, [...(places.get(place) ?? []), change]);
    }
    tags.value = [...places].map(([place, some]) => {
      const box = place.getBoundingClientRect();
      const right = box.left + box.width / 2 > here.left + here.width * 0.7;
      return { left: (right ? box.right : box.left) - here.left, top: box.top - here.top, right, changes: some };
    });
  }, [changes]);
  return html`<div class="tags" ref=${layer} aria-hidden="true">
    ${tags.value.map((tag, at) => html`<span key=${at} class=${tag.right ? "tag right" : "tag"} style=${{ left: `${tag.left}px`, top: `${tag.top}px` }}>
      ${tag.changes.map((one) => html`<span key=${one.name}>${one.short} <b class="num">${one.was} → ${one.now}</b></span>`)}</span>`)}
  </div>`;
}
