// Fifty coins frame the Map: down its right side and back along its foot, every fifth with what is left
// there. Whoever has spent the last one has lost.
import { html } from "/core/html.js";
import { CELL, struck } from "./marks.js";
import { SIZE } from "./map.js";

const GOLD = 50;
const EDGE = GOLD / 2;
/** Of a side, in its own units; three cells are left for words. */
const SIDE = SIZE * CELL;
const WORDS = 3 * CELL;
const PITCH = (SIDE - WORDS) / EDGE;

/** Both edges of the Map. @param {{gold: number, say: import("/core/words.js").Say}} props */
export const Frame = ({ gold, say }) => html`
  <svg class="coins down" viewBox=${`0 0 24 ${SIDE}`} role="img" aria-label=${say("table-gold-left", { gold, most: GOLD })}>
    <text class="gold-label" transform="translate(8 8) rotate(90)">${say("table-gold-frame")}</text><text class="gold-rule" transform="translate(8 54) rotate(90)">${say("table-door-costs")}</text>
    ${Array.from({ length: EDGE }, (_, at) => html`<${Coin} key=${at} x=${12} y=${WORDS + (at + 0.5) * PITCH} coin=${GOLD - at} gold=${gold} />`)}
  </svg>
  <svg class="coins along" viewBox=${`0 0 ${SIDE} 24`} aria-hidden="true">
    <text class="gold-rule slanted" x="8" y="16">${say("table-gold-lost")}</text>
    ${Array.from({ length: EDGE }, (_, at) => html`<${Coin} key=${at} x=${SIDE - (at + 0.5) * PITCH} y=${12} coin=${EDGE - at} gold=${gold} />`)}
  </svg>`;

/** @param {{x: number, y: number, coin: number, gold: number}} props */
const Coin = ({ x, y, coin, gold }) => html`<g class=${coin > gold ? "spent" : ""}>
  <circle class="coin" cx=${x} cy=${y} r="9" />
  ${coin % 5 ? html`<circle class="rim" cx=${x} cy=${y} r="6" />` : html`<text class="worth" x=${x} y=${y + 4}>${coin}</text>`}
  ${coin > gold && html`<path class="pen thin" d=${struck(coin, x, y)} />`}
  ${coin === gold && html`<circle class="last" cx=${x} cy=${y} r="10.8" />`}
</g>`;

/** The same as a thin row, for a window that shows a part of the Map. @param {{gold: number, say: import("/core/words.js").Say}} props */
export const Purse = ({ gold, say }) => html`<p class="purse" role="img" aria-label=${say("table-gold-left", { gold, most: GOLD })}>
  ${Array.from({ length: GOLD }, (_, at) => html`<i key=${at} class=${GOLD - at > gold ? "spent" : ""}></i>`)}
</p>`;
