// The run: fifty gold are fifty stamps of the day's picture. A spent one is printed, from the lower
// left as an ox ploughs, with a sign for what it bought; a kept one is still gold.
import { html } from "/core/html.js";
import { GOLD, Holes, INK, Sign } from "/parts/stamps.js";
import { found } from "./rooms.js";

const COLUMNS = 10;
const ROWS = 5;
const STAMPS = COLUMNS * ROWS;
const [WIDE, HIGH, EDGE] = [80, 120, 20];
/** Gold that came home, and gold that was left lying when the hero gave up. */
const [COIN, LEFT] = ["□", "○"];
/** What a stamp is remembered for, the weightier first. */
const KINDS = /** @type {Record<string, string>} */ ({ "lost-hp": "wound", "round-started": "fight", "got-item": "find", "drew-room": "room" });
const WEIGHT = ["wound", "fight", "find", "room"];
const LETTERS = /** @type {Record<string, string>} */ ({ wound: "!", fight: "×", find: "+", room: "▪" });

/** What each spent gold bought, in order. @param {import("/core/wire.js").Heard[]} story @param {number} spent @returns {string[]} */
export function bought(story, spent) {
  /** @type {string[]} */
  const stamps = [];
  for (const { name, about } of story) {
    const kind = KINDS[name];
    const last = stamps.length - 1;
    if (name === "lost-gold") stamps.push(...Array(Number(about.amount)).fill(""));
    else if (name === "gained-gold") stamps.splice(Math.max(0, stamps.length - Number(about.amount)));
    else if (kind && last >= 0 && (!stamps[last] || WEIGHT.indexOf(kind) < WEIGHT.indexOf(stamps[last]))) stamps[last] = kind;
  }
  return Array.from({ length: Math.min(STAMPS, spent) }, (_, at) => stamps[at] ?? "");
}

/** Column and row, from the top, of the stamp of this number. @param {number} at */
function place(at) {
  const row = Math.floor(at / COLUMNS);
  const column = at % COLUMNS;
  return { column: row % 2 ? COLUMNS - 1 - column : column, row: ROWS - 1 - row };
}

/** @param {import("/parts/stamps.js").Finished} match @returns {import("/parts/stamps.js").Run} */
export default function run({ view, story, won, gaveUp, picture, say, spot }) {
  const gold = Math.min(STAMPS, Math.max(0, view.gold));
  const stamps = bought(story, STAMPS - gold);
  const cells = Array.from({ length: STAMPS }, (_, at) => ({ ...place(at), kind: stamps[at], kept: at >= stamps.length }));
  /** @param {string} name */
  const count = (name) => story.filter((one) => one.name === name).length;
  const rows = Array.from({ length: ROWS }, (_, row) => cells.filter((cell) => cell.row === row).sort((one, other) => one.column - other.column));
  return {
    width: COLUMNS * WIDE + 2 * EDGE,
    height: ROWS * HIGH + 2 * EDGE,
    drawn: html`
      ${picture && html`<image href=${picture} x=${EDGE} y=${EDGE} width=${COLUMNS * WIDE} height=${ROWS * HIGH} preserveAspectRatio="xMidYMid slice" />`}
      ${cells.map(({ column, row, kind, kept }) => {
        const [x, y] = [EDGE + column * WIDE, EDGE + row * HIGH];
        if (kept && gaveUp) return html`<g><rect x=${x} y=${y} width=${WIDE} height=${HIGH} fill="#F6F0E2" /><rect x=${x + 6} y=${y + 6} width=${WIDE - 12} height=${HIGH - 12} fill="#ECE3CE" /><circle cx=${x + WIDE / 2} cy=${y + HIGH / 2} r="17" fill="none" stroke="#A4987F" stroke-width="2.500" stroke-dasharray="3 4" /></g>`;
        if (kept) return html`<g><rect x=${x} y=${y} width=${WIDE} height=${HIGH} fill="#F6F0E2" /><rect x=${x + 6} y=${y + 6} width=${WIDE - 12} height=${HIGH - 12} fill=${GOLD} /><rect x=${x + 12} y=${y + 12} width=${WIDE - 24} height=${HIGH - 24} fill="none" stroke=${INK} stroke-width="2" /><circle cx=${x + WIDE / 2} cy=${y + HIGH / 2} r="17" fill="none" stroke=${INK} stroke-width="4" /><circle cx=${x + WIDE / 2} cy=${y + HIGH / 2} r="9" fill=${INK} /></g>`;
        return kind ? html`<${Sign} kind=${kind} x=${x + WIDE / 2} y=${y + HIGH - 32} ink=${kind === "wound" || kind === "fight" ? spot : INK} />` : null;
      })}
      <${Holes} x=${EDGE} y=${EDGE} columns=${COLUMNS} rows=${ROWS} width=${WIDE} height=${HIGH} />`,
    words: gaveUp ? say("run-words-given-up", { left: gold, spent: stamps.length }) : say("run-words", { kept: gold, spent: stamps.length }),
    lines: [...rows.map((row) => row.map((cell) => (cell.kept ? (gaveUp ? LEFT : COIN) : LETTERS[cell.kind] ?? "·")).join("")), gaveUp || (won ? say("run-home", { gold }) : say("run-not-home"))],
    headline: won ? [gold, say("run-gold-left")] : undefined,
    figures: [
      [count("crossed-door"), say("run-doors")],
      [found(view).length, say("run-rooms")],
      [count("killed"), say("run-foes")],
      [story.filter((one) => one.name === "lost-hp").reduce((sum, one) => sum + Number(one.about.amount), 0), say("run-wounds")],
      [view.turn, say("run-turns")],
    ],
  };
}
