// Charts as the press would draw them: one weight of line, and always the numbers beside them.
import { html } from "../core/html.js";

const ROW = 26;
const TOP = 26;
const LONGEST = 22;
/** How wide it is, with its names and its figures; on a phone the letters stay as large as they are. */
const SIZES = { wide: [620, 170, 66, LONGEST], narrow: [340, 104, 46, 13] };

/** @typedef {{name: string, at: number, low?: number, high?: number, told: string}} Row */

/**
 * A dot for each row, with a line where the true value lies; or a bar, where it has none.
 * @param {{rows: Row[], from: number, to: number, ticks: {at: number, told: string}[], label: string, narrow?: boolean}} props `narrow` where several stand side by side
 */
export function Chart({ rows, from, to, ticks, label, narrow }) {
  const [width, names, values, longest] = SIZES[narrow || matchMedia("(max-width: 720px)").matches ? "narrow" : "wide"];
  const across = width - names - values;
  const x = (/** @type {number} */ value) => names + ((Math.min(Math.max(value, from), to) - from) / (to - from || 1)) * across;
  const foot = TOP + rows.length * ROW;
  return html`<svg class="chart" viewBox=${`0 0 ${width} ${foot + 6}`} role="img" aria-label=${label}>
    ${ticks.map(({ at, told }) => html`<g key=${at}><path class="grid" d=${`M${x(at)} ${TOP - 6}V${foot}`} />
      <text class="axis" x=${x(at)} y="14" text-anchor="middle">${told}</text></g>`)}
    ${rows.map((row, number) => {
      const y = TOP + number * ROW + ROW / 2;
      return html`<g key=${`${number} ${row.name}`}>
        <text class="name" x=${names - 12} y=${y + 5} text-anchor="end">${shortened(row.name, longest)}</text>
        ${row.low !== undefined && row.high !== undefined
          ? html`<path class="reach" d=${`M${x(row.low)} ${y}H${x(row.high)}M${x(row.low)} ${y - 5}v10M${x(row.high)} ${y - 5}v10`} /><circle cx=${x(row.at)} cy=${y} r="5" />`
          : html`<rect x=${x(from)} y=${y - 7} width=${Math.max(1, x(row.at) - x(from))} height="14" />`}
        <text x=${width} y=${y + 5} text-anchor="end">${row.told}</text>
      </g>`;
    })}
  </svg>`;
}

/** @param {string} name @param {number} most */
const shortened = (name, most) => (name.length > most ? `${name.slice(0, most - 1)}…` : name);

/** The same in figures. @param {{heads: string[], rows: (string | number)[][], caption: string}} props */
export function Table({ heads, rows, caption }) {
  return html`<div class="scroll" tabindex="0" role="group" aria-label=${caption}><table>
    <caption class="unseen">${caption}</caption>
    <thead><tr>${heads.map((head) => html`<th key=${head} scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map((row, at) => html`<tr key=${at}>${row.map((cell, place) => (place ? html`<td key=${place}>${cell}</td>` : html`<th key=${place} scope="row">${cell}</th>`))}</tr>`)}</tbody>
  </table></div>`;
}

/** Round figures from nothing to at least this. @param {number} most */
export function ticksTo(most) {
  const step = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000].find((one) => most / one <= 5) ?? 10_000;
  const last = Math.max(step, Math.ceil(most / step) * step);
  return Array.from({ length: last / step + 1 }, (_, at) => ({ at: at * step, told: String(at * step) }));
}

export const PERCENTS = [0, 0.25, 0.5, 0.75, 1].map((at) => ({ at, told: `${at * 100} %` }));
