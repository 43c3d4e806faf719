// The signs of Travelers as the press cuts them, and lines in which they stand among words.
import { html } from "/core/html.js";

/** Width, height and outline of each. @type {Record<string, [number, number, string]>} */
const MARKS = {
  attack: [14, 14, "M14 0L13.6 3.6L7.1 10.1L3.9 6.9L10.4 .4ZM1.2 6.3L2.5 5L9 11.5L7.7 12.8L5.2 10.3L3 12.5A1.7 1.7 0 1 1 1.5 11L3.7 8.8Z"],
  defense: [12, 14, "M6 0Q9 1.6 12 1.6V6.5Q12 11.4 6 14Q0 11.4 0 6.5V1.6Q3 1.6 6 0Z"],
  level: [14, 14, "M3 0H11V1.2H14V3.4Q14 6.6 10.4 7Q9.6 8.6 8 9V11.4H10.6V14H3.4V11.4H6V9Q4.4 8.6 3.6 7Q0 6.6 0 3.4V1.2H3ZM3 2.8H1.6V3.4Q1.6 5 3 5.4ZM11 2.8V5.4Q12.4 5 12.4 3.4V2.8Z"],
  mana: [14, 14, "M7 0A7 7 0 1 1 6.99 0ZM4 3A1.9 1.9 0 1 0 4.01 3Z"],
  fire: [14, 13, "M7 0L14 13H0Z"],
  water: [14, 13, "M7 13L0 0H14Z"],
  air: [14, 13, "M7 0L14 13H0ZM7 4.1L5.3 7.3H8.7ZM4.5 8.9L3.1 11.3H10.9L9.5 8.9Z"],
  earth: [14, 13, "M7 13L0 0H14ZM7 8.9L5.3 5.7H8.7ZM4.5 4.1L3.1 1.7H10.9L9.5 4.1Z"],
  "banner-1": [9, 14, "M0 0H9V8.5L4.5 14L0 8.5Z"],
  "banner-2": [9, 14, "M0 0H9V14L4.5 8.5L0 14Z"],
  immediate: [12, 16, "M7.5 0L.5 9.2H5L3.2 16L11.5 6.2H7Z"],
  "walk-on": [14, 16, "M3.4 0C6.4 0 6.9 3.4 6.6 6.4L6.2 9.4H1.6L1 6.4C.4 3.2.9 0 3.4 0ZM1.8 10.4H6.1V12.2Q6.1 14 4 14Q1.8 14 1.8 12.2ZM10.6 2C13.1 2 13.6 5.2 13 8.4L12.4 11.4H7.8L7.4 8.4C7.1 5.4 7.6 2 10.6 2ZM7.9 12.4H12.2V14.2Q12.2 16 10 16Q7.9 16 7.9 14.2Z"],
  choice: [14, 15, "M3.5 0L7 4.4H4.7Q4.8 7 7 7.6Q9.2 7 9.3 4.4H7L10.5 0L14 4.4H11.5Q11.4 8 8.2 9.4V15H5.8V9.4Q2.6 8 2.5 4.4H0Z"],
};
/** Symbols of rooms in 52 × 52: an outline, and what puts it there. @type {Record<string, [string, string]>} */
const GLYPHS = {
  crown: ["M4 44L0 12L14 24L24 4L34 24L48 12L44 44ZM4 47H44V52H4Z", ""],
  key: ["M26 0A12 12 0 0 1 29 23.5V52H23V48H15V42H23V38H17V32H23V23.5A12 12 0 0 1 26 0ZM26 6A6 6 0 1 0 26.1 6Z", ""],
  flame: ["M245.05 15.514c34.29 48.815-23.535 320.54-90.302 136.72C106.796 325.11 38.956 332.518 38.876 252.55c-71.6 79.31 43.824 220.767 87.376 243.935h52.127c-45.92-40.016-76.784-78-82.176-135.968c47.312 9.423 71.855 20.96 81.263-62.048c60.736 86.59 100.944-49.376 137.184-107.12c-1.647 40.32-3.343 93.456 22.848 129.888c8.736 12.143 33.232 16.11 54.736 15.807c-9.92 16.08-44.848 69.376-17.008 89.2s33.072-.384 25.856 16.176c-13.264 20.88-22.992 39.375-59.072 54.063h56.064c59.44-18.72 111.807-91.663 94.607-135.535c-22.015 18.657-43.774 30.897-61.294 29.537c49.12-72.08 37.84-145.903 14.752-221.342c-20.224 72.383-33.488 82.495-54.576 99.52c29.104-68.657-85.44-214.448-146.51-253.15z", "scale(.1016)"],
  feather: ["M470.7 20L368.2 49.81l41.5-28.09c-26.2 5.92-59.3 17.5-100.9 36.19l-67.9 70.79L265 79.25c-23.3 12.96-48 29.95-71.8 49.85l-15.8 64.3l-3.4-47.6c-23.5 21.6-45.6 45.6-63.9 70.9c-19.23 26.5-34.26 54.5-41.79 82.4l-28.12-18.8c2.52 23.7 10.31 44.3 23.09 63.2l-33.62-10.3c7.64 23.5 20.13 38.7 41.25 51c-11.83 33.3-17.38 68.1-23.34 102.8l18.4 3.1C87.31 277.4 237.9 141.8 374 81.72l6.9 17.38c-121.7 54.5-216.3 146.5-265.8 279.1c18.1.1 35.8-2.1 52.2-6.3l4.9-60.9l13.1 55.5c10.9-4 20.9-8.8 29.8-14.4l-20.7-43.5l32.8 34.8c8-6.4 14.6-13.6 19.6-21.5c30.4-47.5 62.2-94.7 124.8-134.2l-45.7-16.2l70.1 2.1c11.4-5.8 23.4-12.9 32.5-19.6l-49.7-4l74.7-17.6c5.8-5.8 11.2-11.9 16.1-18c17.3-21.94 29-44.78 26.2-65.55c-1.3-10.39-7.5-20.16-17.6-25.63c-2.5-1.3-5.2-2.45-7.5-3.22", "translate(26 26) rotate(-42) scale(.112) translate(-256 -256)"],
  bell: ["M22 0H30V5Q42 9 42 24Q42 36 48 42H4Q10 36 10 24Q10 9 22 5ZM19 45H33Q32 52 26 52Q20 52 19 45Z", ""],
  hand: ["M21 0H28Q29 0 29 2V20H33Q34 20 34 22V24H38Q39 24 39 26V28H43Q44 28 44 30V44L40 52H20L8 34Q6 30 10 29Q13 29 15 32L20 38V2Q20 0 21 0Z", ""],
};
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
