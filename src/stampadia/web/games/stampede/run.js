// The run: every album as a page of nine columns, five pockets deep, the viewer's large above the
// others'; the one who won is cancelled.
import { html } from "/core/html.js";
import { Holes, INK, PAPER } from "/parts/stamps.js";
import { OUTLINES } from "./outlines.js";

const ANIMALS = Object.keys(OUTLINES);
const DEEP = 5;
const [WIDE, HIGH, EDGE] = [84, 74, 20];
const SMALL = 0.46;

/** How many of each animal. @param {string[]} album */
export const counts = (album) => ANIMALS.map((animal) => album.filter((stamp) => stamp.split("/")[0] === animal).length);

/** @param {{album: string[], x: number, y: number, scale: number, won: boolean, spot: string}} props */
function Page({ album, x, y, scale, won, spot }) {
  const [width, height] = [WIDE * ANIMALS.length, HIGH * DEEP];
  return html`<g transform=${`translate(${x} ${y}) scale(${scale})`}>
    <rect width=${width} height=${height} fill=${PAPER} />
    ${counts(album).map((count, column) => Array.from({ length: DEEP }, (_, row) => {
      const animal = OUTLINES[ANIMALS[column]];
      const [left, top] = [column * WIDE + 5, row * HIGH + 5];
      if (row >= count) return html`<rect x=${left} y=${top} width=${WIDE - 10} height=${HIGH - 10} fill="#ECE3CE" />`;
      return html`<g><rect x=${left} y=${top} width=${WIDE - 10} height=${HIGH - 10} fill=${animal.ink} /><path transform=${`translate(${left + 10} ${top + 5}) scale(.225)`} d=${animal.path} fill=${INK} fill-rule="evenodd" /></g>`;
    }))}
    <${Holes} x=${0} y=${0} columns=${ANIMALS.length} rows=${DEEP} width=${WIDE} height=${HIGH} />
    ${won && html`<g transform=${`translate(${width - 110} ${height - 90}) rotate(-12)`} fill="none" stroke=${spot} stroke-width="6"><circle r="70" /><circle r="52" stroke-width="3" /><path d="M-30 0-8 20 34-20" stroke-width="11" /></g>`}
  </g>`;
}

/** @param {import("/parts/stamps.js").Finished} match @returns {import("/parts/stamps.js").Run} */
export default function run({ view, story, players, seat, gaveUp, say, spot }) {
  const best = Math.max(...view.over.returns);
  /** @param {number} at */
  const won = (at) => best > 0 && view.over.returns[at] === best;
  const first = seat ?? Math.max(0, view.over.returns.indexOf(best));
  const others = view.seats.map((/** @type {any} */ _, /** @type {number} */ at) => at).filter((/** @type {number} */ at) => at !== first);
  const [width, height] = [WIDE * ANIMALS.length, HIGH * DEEP];
  const lines = Math.ceil(others.length / 2);
  const album = counts(view.seats[first].album);
  const trades = story.filter((one) => one.name === "exchanged" && one.about.seat === first).length;
  return {
    width: width + 2 * EDGE,
    height: height + 2 * EDGE + lines * (height * SMALL + EDGE),
    drawn: html`<${Page} album=${view.seats[first].album} x=${EDGE} y=${EDGE} scale=${1} won=${won(first)} spot=${spot} />
      ${others.map((/** @type {number} */ at, /** @type {number} */ index) => html`<${Page} album=${view.seats[at].album} scale=${SMALL} won=${won(at)} spot=${spot}
        x=${EDGE + (index % 2) * (width - width * SMALL)} y=${EDGE + height + EDGE + Math.floor(index / 2) * (height * SMALL + EDGE)} />`)}`,
    words: say("run-words", { kinds: album.filter(Boolean).length, most: Math.max(...album) }),
    lines: [
      ...Array.from({ length: DEEP }, (_, row) => album.map((count) => (row < count ? "■" : "□")).join("")),
      gaveUp || say(won(first) ? "run-won" : "run-not-won", { turn: view.turn, name: players[Math.max(0, view.over.returns.indexOf(best))]?.name ?? "" }),
    ],
    headline: [album.filter(Boolean).length, say("run-kinds")],
    figures: [[Math.max(...album), say("run-most")], [view.seats[first].album.length, say("run-stamps")], [trades, say("run-trades")], [view.turn, say("run-turns")]],
  };
}
