// The signs of Travelers as the press cuts them, and lines in which they stand among words. They are
// drawings, so they come as data.
import { html } from "/core/html.js";

const drawn = await (await fetch(new URL("./signs.json", import.meta.url))).json();

/** Width, height and outline of each. @type {Record<string, [number, number, string]>} */
const MARKS = drawn.marks;
/** Symbols of rooms in 52 × 52: an outline, and what puts it there. @type {Record<string, [string, string]>} */
const GLYPHS = drawn.glyphs;
const ELEMENTS = ["fire", "water", "earth", "air"];
const SIGN = /(\d*)⟦([^|⟧]*)(?:\|([^⟧]*))?⟧/;

/** A sign beside words or a number; with a label where it stands alone. @param {{name: string, label?: string, class?: string}} props */
export function Mark({ name, label, class: more }) {
  const [wide, high, path] = MARKS[name];
  return html`<svg class=${["mk", ELEMENTS.includes(name) && `el ${name}`, more].filter(Boolean).join(" ")} viewBox=${`0 0 ${wide} ${high}`} style=${{ aspectRatio: `${wide} / ${high}` }}
    role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}><path d=${path} fill-rule="evenodd" /></svg>`;
}

/** The inside of a room's symbol, as it is turned; for whoever draws it in 52 × 52. @param {{glyph: string, turn: number}} props */
export function Glyph({ glyph, turn }) {
  const [path, put] = GLYPHS[glyph];
  return html`<g transform=${`rotate(${turn * 90} 26 26)`}><path d=${path} transform=${put || undefined} fill-rule="evenodd" /></g>`;
}

/** @param {{glyph: string, turn: number, label?: string}} props */
export const Symbol = ({ glyph, turn, label }) =>
  html`<svg class="gl" viewBox="0 0 52 52" role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}><${Glyph} glyph=${glyph} turn=${turn} /></svg>`;

/** The spheres of a Constellation, card by card. @param {{row: number[], label?: string}} props */
export function Spheres({ row, label }) {
  const step = 9;
  return html`<svg class="con" viewBox=${`0 0 ${row.length * step} 14`} style=${{ aspectRatio: `${row.length * step} / 14` }} role=${label ? "img" : undefined} aria-label=${label} aria-hidden=${label ? undefined : "true"}>
    ${row.map((count, at) => html`<g key=${at}>${(count === 1 ? [7] : [3.1, 10.9]).map((y) => html`<circle key=${y} cx=${at * step + 4.5} cy=${y} r="2.6" />`)}
      ${at > 0 && html`<path d=${`M${at * step} 1.5V12.5`} stroke-dasharray="1.1 .9" />`}</g>`)}
  </svg>`;
}

/** What the coach prints with `⟦signs⟧`; a figure and its sign never part. Of its boxes so many are `ticked`. @param {{text: string, say: import("/core/words.js").Say, ticked?: number}} props */
export function Printed({ text, say, ticked = 0 }) {
  const parts = [];
  let boxes = 0;
  for (let rest = text, found; rest; rest = rest.slice((found?.index ?? rest.length) + (found?.[0].length ?? 0))) {
    found = SIGN.exec(rest);
    const before = found ? rest.slice(0, found.index) : rest;
    if (before) parts.push(before);
    if (found?.[2] === "box") parts.push(html`${found[1]}<span class=${boxes++ < ticked ? "bx done" : "bx"}>${found[3] || "\u00a0"}</span>`);
    else if (found) parts.push(html`<span class="nb">${found[1]}${sign(found[2], found[3] ?? "", say)}</span>`);
  }
  return html`${parts}`;
}

/** @param {string} name @param {string} label @param {import("/core/words.js").Say} say */
function sign(name, label, say) {
  if (name === "code") return html`<b class="cd">${label}</b>`;
  const [kind, ...more] = name.split("-");
  if (kind === "constellation") return html`<${Spheres} row=${more.map(Number)} label=${say("sign-of-constellation", { row: more.join("-") })} />`;
  if (kind === "symbol") return html`<${Symbol} glyph=${more[0]} turn=${Number(more[1])} label=${say("sign-of-symbol", { glyph: more[0], turn: Number(more[1]) })} />`;
  return html`<${Mark} name=${name} label=${say("sign-of", { sign: name })} class=${kind === "banner" ? "spot" : ""} />`;
}
