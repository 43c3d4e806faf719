// The run: one row a battle, from the foot, by its Ink; four columns. What fell there, and who struck.
import { html } from "/core/html.js";
import { Holes, INK, Sign } from "/parts/stamps.js";

const COLUMNS = 4;
const ROWS = 6;
const [WIDE, HIGH, EDGE, MARGIN] = [160, 100, 20, 56];
const PIXEL = 20;

/** A battle of the war: its Ink, its turns, and in each column how many Units fell and how often it was struck through.
 * @typedef {{ink: number, turns: number, fell: number[], struck: number[], beaten: number[]}} Battle */

/** @param {import("/core/wire.js").Heard[]} story @returns {Battle[]} */
export function battles(story) {
  /** @type {Map<number, Battle>} */
  const found = new Map();
  let ink = 0;
  for (const { name, about } of story) {
    if (name === "began-turn") ink = Number(about.ink);
    const zero = () => Array(COLUMNS).fill(0);
    if (ink && !found.has(ink)) found.set(ink, { ink, turns: 0, fell: zero(), struck: zero(), beaten: zero() });
    const battle = found.get(ink);
    if (!battle) continue;
    if (name === "began-turn") battle.turns += 1;
    const column = Number(about.column) - 1;
    if (name === "direct-hit") battle.struck[column] += 1;
    if (name === "defeated") (about.row === "player" ? battle.fell : battle.beaten)[column] += 1;
  }
  return [...found.values()];
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((all, one) => all + one, 0);

/** @param {import("/parts/stamps.js").Finished} match @returns {import("/parts/stamps.js").Run} */
export default function run({ view, story, won, gaveUp, say, spot }) {
  const war = battles(story);
  const rows = Array.from({ length: ROWS }, (_, at) => war.find((one) => one.ink === ROWS - at));
  return {
    width: COLUMNS * WIDE + 2 * EDGE + MARGIN,
    height: ROWS * HIGH + 2 * EDGE,
    drawn: html`
      ${rows.map((battle, row) => Array.from({ length: COLUMNS }, (_, column) => {
        const [x, y] = [EDGE + MARGIN + column * WIDE, EDGE + row * HIGH];
        if (!battle) return html`<rect x=${x + 6} y=${y + 6} width=${WIDE - 12} height=${HIGH - 12} fill="#ECE3CE" />`;
        // as many pixels are set as Units of the Printer fell here
        const set = Math.min(32, battle.beaten[column] * 4);
        return html`<g><rect x=${x + 6} y=${y + 6} width=${WIDE - 12} height=${HIGH - 12} fill="#DCE7DE" />
          ${Array.from({ length: set }, (_, at) => html`<rect x=${x + (at % 8) * PIXEL} y=${y + HIGH - (Math.floor(at / 8) + 1) * PIXEL} width=${PIXEL} height=${PIXEL} fill=${(at + row + column) % 3 ? spot : INK} />`)}
          ${battle.fell[column] > 0 && html`<${Sign} kind="fell" x=${x + 34} y=${y + 32} ink=${INK} />`}
          ${battle.struck[column] > 0 && html`<${Sign} kind="fight" x=${x + WIDE - 34} y=${y + 32} ink="#9C2F1F" />`}</g>`;
      }))}
      ${rows.map((battle, row) => Array.from({ length: ROWS - row }, (_, at) => html`<rect x=${EDGE + 4 + (at % 2) * 18} y=${EDGE + row * HIGH + HIGH - 24 - Math.floor(at / 2) * 18} width="13" height="13" fill=${battle ? INK : "#D8CBAE"} />`))}
      <${Holes} x=${EDGE + MARGIN} y=${EDGE} columns=${COLUMNS} rows=${ROWS} width=${WIDE} height=${HIGH} />`,
    words: say("run-words", { battles: war.length, ink: view.ink }),
    lines: [...rows.map((battle, row) => `${ROWS - row} ${Array.from({ length: COLUMNS }, (_, column) => (!battle ? "░" : battle.struck[column] ? "×" : battle.fell[column] ? "!" : battle.beaten[column] ? "■" : "□")).join("")}`),
      gaveUp || say(won ? "run-saved" : "run-taken", { ink: view.ink, life: view.life })],
    headline: [view.ink, say("run-ink")],
    figures: [
      [war.length, say("run-battles")],
      [view.turn, say("run-turns")],
      [sum(war.flatMap((one) => one.beaten)), say("run-beaten")],
      [sum(war.flatMap((one) => one.fell)), say("run-fell")],
      [view.life, say("run-life")],
    ],
  };
}
