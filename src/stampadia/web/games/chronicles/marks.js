// The marks of a Map, cut as on paper, in units of which a cell has 34: heads with horns, flagstones,
// stairs; and what a pen leaves, which is never quite straight.
import { html } from "/core/html.js";

export const CELL = 34;
/** Marks are cut on a block of ten by ten. */
const CUT = CELL / 10;
const HEAD = { x: 5, y: 5.75, r: 3.25 };
/** The white circles of a head, seen from its middle, by how many there are. */
const EYES = [[], [[0, -0.7]], [[-1.4, -0.65], [1.4, -0.65]], [[-1.5, -0.15], [1.5, -0.15], [0, -1.95]], [[-1.35, -1.2], [1.35, -1.2], [-1.35, 1.35], [1.35, 1.35]]];
const WIDE = [0, 1.5, 1.28, 1.18, 1.15];

/** Where the circles of a head lie in its cell. @param {number} circles @returns {number[][]} */
export const eyesOf = (circles) => EYES[Math.min(circles, 4)].map(([x, y]) => [(HEAD.x + x) * CUT, (HEAD.y + y) * CUT]);

/** One light, from the upper left. */
function shade() {
  let path = "";
  for (let y = HEAD.y - HEAD.r + 0.42; y < HEAD.y + HEAD.r - 0.2; y += 0.47) {
    const half = Math.sqrt(HEAD.r ** 2 - (y - HEAD.y) ** 2);
    const from = HEAD.x - half * (y < HEAD.y + 1 ? 0.62 : 0.9);
    path += `M${from.toFixed(2)} ${y.toFixed(2)}L${(HEAD.x + half).toFixed(2)} ${(y - 0.1).toFixed(2)}v.3Z`;
  }
  return path;
}

/** Diagonals of a square, from edge to edge. */
function hatching() {
  const [least, most] = [1.75, 8.25];
  let path = "";
  for (let sum = least * 2 + 0.5; sum < most * 2; sum += 0.62) {
    const [low, high] = [Math.max(least, sum - most), Math.min(most, sum - least)];
    path += `M${low.toFixed(2)} ${(sum - low).toFixed(2)}L${high.toFixed(2)} ${(sum - high).toFixed(2)}`;
  }
  return path;
}

const SHADE = shade();
const HORNS = "M2.1 4.65C.5 3.55.4 1.55 1.3.45C1.5 1.85 2.4 2.75 3.9 2.8ZM7.9 4.65C9.5 3.55 9.6 1.55 8.7.45C8.5 1.85 7.6 2.75 6.1 2.8Z";
const TEETH = "M3.5 7.5l.5.75.5-.7.5.7.5-.7.5.7.5-.75-.15 1q-1.35.8-2.7 0Z";
const BROWS = "M2.9 4.85l1.5.5M7.1 4.85l-1.5.5";

/** What is used again and again. Colours stand here, since a stylesheet does not see where a mark is used. */
export const MARKS = html`<defs>
  ${EYES.map((eyes, circles) => html`<g id=${`chronicles-head-${circles}`}><g transform=${`scale(${CUT})`}>
    <path fill="var(--ink)" d=${HORNS} /><circle fill="var(--floor)" stroke="var(--ink)" stroke-width=".5" cx=${HEAD.x} cy=${HEAD.y} r=${HEAD.r} /><path fill="var(--ink)" d=${SHADE} />
    ${circles < 4 && html`<path fill="var(--ink)" stroke="var(--floor)" stroke-width=".22" d=${TEETH} />`}
    ${circles === 0 && html`<path stroke="var(--floor)" stroke-width="1.1" d=${BROWS} /><path stroke="var(--ink)" stroke-width=".6" d=${BROWS} />`}
    ${eyes.map(([x, y], at) => html`<circle key=${at} fill="var(--floor)" stroke="var(--ink)" stroke-width=".36" cx=${HEAD.x + x} cy=${HEAD.y + y} r=${WIDE[circles]} />`)}
  </g></g>`)}
  <g id="chronicles-tile"><g transform=${`scale(${CUT})`}><rect fill="var(--floor)" stroke="var(--ink)" stroke-width=".5" x="1.75" y="1.75" width="6.5" height="6.5" /><path stroke="var(--ink)" stroke-width=".22" d=${hatching()} /><rect fill="var(--floor)" stroke="var(--ink)" stroke-width=".3" x="3.25" y="2.85" width="3.5" height="4.3" /></g></g>
  <g id="chronicles-stairs"><g transform=${`scale(${CUT})`}><path fill="var(--ink)" d="M1.4 8.6V7H3.2V5.2H5V3.4H6.8V1.6H8.6V8.6Z" /><path stroke="var(--floor)" stroke-width=".3" d="M3.2 7H8.6M5 5.2H8.6M6.8 3.4H8.6" /></g></g>
</defs>`;

/** Between -1 and 1, always the same for the same numbers: a hand that shakes alike every time. @param {number} seed @param {number} at */
function shaken(seed, at) {
  const turned = Math.sin(seed * 12.9898 + at * 78.233) * 43758.5453;
  return (turned - Math.floor(turned)) * 2 - 1;
}

/** A wall in one stroke. @param {{x: number, y: number}} from @param {number} long @param {boolean} across */
export function Stroke({ x, y }, long, across) {
  const seed = x + y * 3 + long * 7 + (across ? 1 : 0);
  const by = (/** @type {number} */ at, /** @type {number} */ most) => shaken(seed, at) * most;
  const ends = [-2.1 - by(1, 1.1), long / 3, (long * 2) / 3, long + 2.1 + by(2, 1.1)];
  const points = ends.map((along, at) => [along, by(at + 3, at % 3 ? 1 : 0.7)]).map(([along, aside]) => (across ? [x + along, y + aside] : [x + aside, y + along]));
  const [first, ...rest] = points.map((point) => point.map((one) => one.toFixed(1)).join(" "));
  return `M${first}C${rest.join(" ")}`;
}

/** Two strokes through a cell. @param {number} seed */
export function CROSS(seed) {
  const at = (/** @type {number} */ where, /** @type {number} */ index) => (where + shaken(seed, index) * 1.5).toFixed(1);
  return `M${at(3, 1)} ${at(4, 2)}L${at(31, 3)} ${at(31, 4)}M${at(30, 5)} ${at(3, 6)}L${at(4, 7)} ${at(30, 8)}`;
}

/** One stroke through a coin. @param {number} seed @param {number} x @param {number} y */
export const struck = (seed, x, y) => `M${(x - 7 + shaken(seed, 1)).toFixed(1)} ${(y + 6 + shaken(seed, 2)).toFixed(1)}L${(x + 7 + shaken(seed, 3)).toFixed(1)} ${(y - 6 + shaken(seed, 4)).toFixed(1)}`;
