// Generals on the felt: the Printer's side, the battlefield with the line that carries the numbers, and
// the hand along the foot.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "/core/html.js";
import { isNarrow } from "/core/memory.js";
import { useSliding } from "/parts/sliding.js";
import { signed, Sort } from "./cards.js";
import { deeds, Shown } from "./deeds.js";
import { FRONT, INCOMING, Line, PLAYER, Row } from "./field.js";
import { held, pointed, take } from "./hands.js";
import { Carried, Hand, Lives, Press } from "./press.js";
import { called, Slip } from "./slip.js";

/** @typedef {import("/core/given").Given} Given */

const MOST_INK = 6;
/** How cards of a stack lie: each shows a line of its header, or hardly more than its name. */
const CLOSER = ["tall", "taller"];
/** The turn, as the manual walks through it; a rest comes only now and then. */
const PHASES = ["check", "heal", "play", "attack", "advance", "defense", "recover"];

export const styles = ["cards.css", "table.css", "slip.css", "small.css"];
export { called, deeds, Slip };

/** @param {Given} given */
export default function Table(given) {
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const asked = useSignal("");
  const carried = useSignal("");
  const hands = pointed(given, { held, asked, carried });
  useLayoutEffect(() => {
    held.value = asked.value = carried.value = "";
  }, [given.sequence]);
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const leave = (event) => {
      if (event.key === "Escape") held.value = asked.value = "";
    };
    addEventListener("keydown", leave);
    return () => removeEventListener("keydown", leave);
  }, []);
  const [meant = ""] = given.offers.find((offer) => given.hinted.includes(offer.text))?.place?.match(/^hand .+(?=,)/) ?? [];
  useLayoutEffect(() => {
    // on a small screen a hint takes the card up
    if (meant && isNarrow()) take({ given, held }, meant);
  }, [meant]);
  useEffect(() => {
    // the hand stays above the slip (small.css)
    const side = /** @type {HTMLElement} */ (document.querySelector(".side"));
    const watch = new ResizeObserver(() => board.current?.style.setProperty("--slip", `${side.clientHeight}px`));
    watch.observe(side);
    return () => watch.disconnect();
  }, []);
  useSliding(board, given.view);
  useLayoutEffect(() => {
    // the line stays at one height: where a stack is higher than its row, its cards lie closer
    for (const stack of /** @type {NodeListOf<HTMLElement>} */ (board.current?.querySelectorAll(".battle .stack") ?? [])) {
      const room = parseFloat(getComputedStyle(/** @type {HTMLElement} */ (stack.closest(".row"))).minHeight) || Infinity;
      stack.classList.remove(...CLOSER);
      for (const closer of CLOSER) if (stack.offsetHeight > room) stack.classList.add(closer);
    }
  }, [given.view, given.language]);
  return html`
    <div class="generals" ref=${board}>
      <${Gauge} given=${given} />
      <div class="printer"><${Press} hands=${hands} /></div>
      <${Lives} hands=${hands} />
      <div class="battle">
        <${Row} row=${INCOMING} hands=${hands} />
        <${Row} row=${FRONT} hands=${hands} />
        <${Line} hands=${hands} />
        <${Row} row=${PLAYER} hands=${hands} />
      </div>
      <${Hand} hands=${hands} />
      <${Carried} hands=${hands} />
      ${given.deed && html`<${Shown} deed=${given.deed} table=${board} given=${given} />`}
    </div>
  `;
}

/** The phases of a turn. @param {Given} given */
export function steps({ view, say }) {
  const phases = PHASES.filter((phase) => phase !== "heal" || view.phase === "heal");
  const now = phases.indexOf(view.phase);
  return phases.map((phase, at) => ({ words: say(`table-phase-${phase}`), state: at === now ? "now" : at < now ? "done" : "" }));
}

/** How far the Ink has risen, and what is counted. @param {{given: Given}} props */
function Gauge({ given: { view, say } }) {
  return html`<div class="gauge">
    <p class="ink" data-place="ink" role="img" aria-label=${say("table-ink", { ink: view.ink })}>
      ${Array.from({ length: MOST_INK }, (_, at) => html`<i key=${at} class=${at < view.ink ? "" : "dry"}></i>`)}<b>${say("table-ink-short", { ink: view.ink })}</b></p>
    <p class="sums"><span>${say("table-place-short")} <b>${signed(view.place_level)}/${view.ink}</b></span>
      <span role="img" aria-label=${say("table-life-left", { count: view.life })}><${Sort} name="life" /> <b>${view.life}</b></span>
      <span role="img" aria-label=${say("table-shields", { count: view.shields.length })}><${Sort} name="defend" /> <b>${view.shields.length}</b></span></p>
  </div>`;
}
