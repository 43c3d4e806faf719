// The run: the day's picture over nine cards. A card that was turned lies upside down, one that was
// removed is a hole in the table; in the middle is the Status Card, which always comes home.
import { html } from "/core/html.js";
import { FELT, Holes, INK, PAPER } from "/parts/stamps.js";

const [WIDE, HIGH, EDGE, GAP] = [240, 180, 20, 8];
const STATUS = 4;

/** @param {import("/parts/stamps.js").Finished} match @returns {import("/parts/stamps.js").Run} */
export default function run({ view, story, won, gaveUp, picture, say, spot }) {
  const gone = new Set(view.removed);
  const cards = view.hero.cards.length;
  /** What became of the card in each of the nine places. */
  const places = Array.from({ length: 9 }, (_, at) => {
    if (at === STATUS) return "status";
    const card = at > STATUS ? at - 1 : at;
    return card >= cards || gone.has(card) ? "gone" : view.sides[card] ? "turned" : "upright";
  });
  const home = places.filter((one) => one === "upright" || one === "turned").length;
  const turned = places.filter((one) => one === "turned").length;
  /** @param {string} name */
  const count = (name) => story.filter((one) => one.name === name).length;
  const letters = /** @type {Record<string, string>} */ ({ upright: "▲", turned: "▼", gone: "·", status: "◆" });
  return {
    width: 3 * WIDE + 2 * EDGE,
    height: 3 * HIGH + 2 * EDGE,
    drawn: html`${places.map((what, at) => {
      const [x, y] = [EDGE + (at % 3) * WIDE, EDGE + Math.floor(at / 3) * HIGH];
      if (what === "gone") return html`<rect x=${x} y=${y} width=${WIDE} height=${HIGH} fill=${FELT} />`;
      if (what === "status") {
        return html`<g transform=${`translate(${x + WIDE / 2} ${y + HIGH / 2}) rotate(-11)`} fill="none" stroke=${INK} stroke-width="3"><circle r="66" /><circle r="46" stroke-width="2" /><path d="M-62-14H62M-62 14H62" stroke-width="2" /><path d=${won ? "M-18 0-5 10 20-10" : "M-14-9 14 9M14-9-14 9"} stroke=${spot} stroke-width="6" /></g>`;
      }
      // a window on its part of the picture
      const view = `${(at % 3) * WIDE} ${Math.floor(at / 3) * HIGH} ${WIDE} ${HIGH}`;
      const inside = html`<svg x=${x + GAP} y=${y + GAP} width=${WIDE - 2 * GAP} height=${HIGH - 2 * GAP} viewBox=${view} preserveAspectRatio="xMidYMid slice">${picture && html`<image href=${picture} width=${3 * WIDE} height=${3 * HIGH} preserveAspectRatio="xMidYMid slice" />`}</svg>`;
      return what === "turned" ? html`<g transform=${`rotate(180 ${x + WIDE / 2} ${y + HIGH / 2})`}><rect x=${x} y=${y} width=${WIDE} height=${HIGH} fill=${PAPER} />${inside}</g>` : inside;
    })}
    <${Holes} x=${EDGE} y=${EDGE} columns=${3} rows=${3} width=${WIDE} height=${HIGH} />`,
    words: say("run-words", { home, turned, gone: cards - home }),
    lines: [...[0, 1, 2].map((row) => places.slice(row * 3, row * 3 + 3).map((one) => letters[one]).join(" ")), gaveUp || say("run-words", { home, turned, gone: cards - home })],
    headline: won && view.scoring ? [view.score, say("run-points")] : undefined,
    figures: [
      [home, say("run-cards-home")],
      [count("enemy-defeated"), say("run-enemies")],
      [count("removed"), say("run-removed")],
      [view.level, say("run-level")],
      [view.turn, say("run-turns")],
    ],
  };
}
