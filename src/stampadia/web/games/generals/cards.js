// Cards as they are printed, in words and pixel sorts: the bar with its tally, the half that lies up.
import { html } from "/core/html.js";
import { SORTS } from "./sorts.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {{attack: number, life: number, element: string, amount: number, trigger: string, area: boolean, skill: string}} PartView */
/** @typedef {{number: number, name: string, kind: string, level: number, header: PartView, body: PartView, prints: {columns: number[], level: string} | null}} CardView */

const ELEMENT = /^(fire|air|earth|water)$/;
const ASKED = /\{(fire|air|earth|water)\}/g;
const TOKEN = /\{([a-z0-9+-]+)\}/;
/** A short word holds on to the sign after it. */
const SHORT_BEFORE_SIGN = /(^|[ (])([^\W\d]{1,4}) \{/g;
/** @type {Record<string, string>} */
const TRIGGERS = { onAttack: "attack", onDefend: "defend", onLife: "life", onDefeat: "defeat", onFront: "frontal", onAll: "any",
  phaseattack: "attack", phasedefense: "defend", phaselife: "life", phasedefeat: "defeat", phasefront: "frontal", phaseany: "any" };
const COLUMNS = [1, 2, 3, 4];
const TOKENS = new RegExp(TOKEN, "g");
/** A skill of more letters goes below the tally, over the whole width. */
const LONG = 36;

/** A number with a real minus. @param {number | string} value */
export const signed = (value) => String(value).replace("-", "−");

/** A pixel sort, as high as its own squares say. @param {{name: string, class?: string}} props */
export function Sort({ name, class: more = "" }) {
  const found = SORTS[name];
  if (!found) return null;
  const [wide, high, squares] = found;
  return html`<svg class=${`sort ${ELEMENT.test(name) ? `is-${name}` : ""} ${more}`} viewBox=${`0 0 ${wide} ${high}`} style=${{ width: `calc(${wide}*var(--px,1px))`, height: `calc(${high}*var(--px,1px))` }} aria-hidden="true"><path d=${squares} /></svg>`;
}

/** When a skill speaks, knocked out of a tile. @param {{when: string, area?: boolean}} props */
const Tile = ({ when, area }) => html`<span class=${area ? "tile area" : "tile"}><${Sort} name=${TRIGGERS[when] ?? "any"} /></span>`;

/** A printed text with sorts for its tokens. @param {string} text */
export function rich(text) {
  const pieces = text.replaceAll(">=", "≥").replaceAll("<=", "≤").replace(SHORT_BEFORE_SIGN, "$1$2\u00a0{").replace(/-(?=[\d{])/g, "−").split(TOKEN);
  return pieces.map((piece, at) => (at % 2 ? sign(piece) : piece));
}

/** @param {string} token */
function sign(token) {
  if (token === "x") return html`<i>x</i>`;
  if (token === "x+1") return html`(<i>x</i>+1)`;
  if (TRIGGERS[token]) return html`<${Tile} when=${token} />`;
  if (token.startsWith("level")) return html`<${Sort} name="level" />${token.slice(5).replace("-", "−")}`;
  return html`<${Sort} name=${token} class=${token === "wound" ? "is-wound" : ""} />`;
}

/** The Elements that a card is about: brings, then asks for. @param {CardView} card */
function about({ header, body }) {
  const asked = [header, body].flatMap((part) => part.skill.split(":", 1)[0].match(ASKED) ?? []).map((token) => token.slice(1, -1));
  return [...new Set([header.element, body.element, ...asked].filter(Boolean))];
}

/** @param {CardView} card */
export function tinted(card) {
  const [one = "none", two = one] = about(card);
  return `t-${one} u-${two}`;
}

/** The header: Level, name, skill, and the tally. @param {{card: CardView, class?: string}} props */
export function Bar({ card, class: more = "" }) {
  const { header, body } = card;
  const tally = card.kind === "unit" || [header.attack, header.life, body.attack, body.life].some(Boolean);
  const long = header.skill.replace(TOKENS, "##").length > LONG;
  return html`<span class=${`bar ${card.kind} ${tinted(card)} ${tally ? "" : "bare"} ${long ? "long" : ""} ${header.skill ? "" : "plain"} ${more}`}>
    <b class="lv">${signed(card.level)}</b><b class="nm">${card.name}</b>
    ${header.skill && html`<small class="sk"><${Tile} when=${header.trigger} area=${header.area} /><span class="said">${rich(header.skill)}</span></small>`}
    ${tally && html`<span class="c"><${Sort} name="attack" class="hd" /><b>${printed(header.attack)}</b></span><span class="c"><${Sort} name="life" class="hd" /><b>${printed(header.life)}</b></span>`}
    <span class="c e">${brought(header)}</span>
  </span>`;
}

/** @param {number} value */
const printed = (value) => (value ? signed(value) : "");
/** @param {PartView} part */
const brought = (part) => part.element && Array.from({ length: part.amount }, (_, at) => html`<${Sort} key=${at} name=${part.element} />`);

/** The picture by itself; a closer look shows the printed card. @param {{card: CardView, given: Given, label?: string}} props */
export const Picture = ({ card, given, label = "" }) =>
  html`<img class="art" src=${given.face(`picture ${card.number}`)} data-closer=${given.face(String(card.number))} alt=${label} width="24" height="24" draggable=${false} />`;

/** The half of a card that lies up. @param {{card: CardView, given: Given, label?: string, class?: string}} props */
export function Half({ card, given, label = "", class: more = "" }) {
  const { body } = card;
  const cells = card.kind === "unit" || Boolean(body.attack || body.life);
  return html`<span class=${`half ${more}`}>
    <${Bar} card=${card} />
    <span class="bd">
      <span class="words">${body.skill && html`${body.trigger && card.kind === "unit" && html`<${Tile} when=${body.trigger} area=${body.area} />`}<span class="said">${rich(body.skill)}</span>`}</span>
      <span class="rt">
        ${cells && html`<span class=${`cells ${tinted(card)}`}><span class="c"><b>${printed(body.attack)}</b></span><span class="c"><b>${printed(body.life)}</b></span><span class="c e">${brought(body)}</span></span>`}
        <${Picture} card=${card} given=${given} label=${label} />
      </span>
    </span>
  </span>`;
}

/** Where a Place prints, and what. @param {{card: CardView}} props */
export function Slots({ card }) {
  if (!card.prints) return html`<span class="words">${rich(card.body.skill)}</span>`;
  const { columns, level } = card.prints;
  return html`<span class="slots">${COLUMNS.map((column) => html`<span key=${column} class=${columns.includes(column) ? "slot on" : "slot"}><i>${column}</i>${columns.includes(column) && html`<${Sort} name="level" />${level && html`<b>${level}</b>`}`}</span>`)}</span>`;
}
