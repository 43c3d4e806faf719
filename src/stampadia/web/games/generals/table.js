// Generals on the felt: three rows of four columns, stacks whose headers can be read, and between the
// rows the line that carries the numbers, what meets beside what it meets.
import { html, useLayoutEffect, useRef, useSignal } from "/core/html.js";
import { Card } from "/parts/card.js";
import { useSliding } from "/parts/sliding.js";

/** @typedef {import("/core/door.js").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/** @typedef {{number: number, name: string, kind: string, level: number}} CardView */
/** @typedef {{card: string, by: number, rule: string, times: number}} Reason */
/** @typedef {{cards: CardView[], level: number, wounds: number, exhausted: boolean, attack: number, life: number, columns: [number, number], attack_because: Reason[], life_because: Reason[], elements: number[]}} UnitView */
/** @typedef {{given: Given, held: import("/vendor/signals.js").Signal<string>, targets: Map<string, Offer[]>, sources: Set<string>}} Hands */

const ROWS = ["player", "front", "incoming"];
const [PLAYER, FRONT, INCOMING] = [0, 1, 2];
const ELEMENTS = ["fire", "air", "earth", "water"];
const MOST_LIFE = 5;
const MOST_INK = 6;
/** The turn, as the manual walks through it; a rest comes only now and then. */
const PHASES = ["check", "heal", "play", "attack", "advance", "defense", "recover"];
/** What costs a Unit or a Life is pressed twice. */
const COSTLY = /^(sacrifice|pay life)/;

export const styles = ["table.css"];

/** @param {Given} given */
export default function Table(given) {
  const { view, say } = given;
  const board = useRef(/** @type {HTMLElement | null} */ (null));
  const held = useSignal("");
  const hands = pointed(given, held);
  useLayoutEffect(() => {
    held.value = "";
  }, [given.sequence]);
  useSliding(board, given.sequence);
  return html`
    <div class="generals" ref=${board}>
      <div class="printer">
        <${Press} hands=${hands} />
      </div>
      <div class="field">
        <${Phases} given=${given} />
        <${Row} row=${INCOMING} hands=${hands} />
        <${Row} row=${FRONT} hands=${hands} />
        <${Line} hands=${hands} />
        <${Row} row=${PLAYER} hands=${hands} />
      </div>
      <${Hand} hands=${hands} />
    </div>
  `;
}

/** How far the Ink has risen, and where in the turn this is. @param {{given: Given}} props */
function Phases({ given: { view, say } }) {
  return html`<div class="phases">
    <p class="ink" data-place="ink" role="img" aria-label=${say("table-ink", { ink: view.ink })}>
      ${Array.from({ length: MOST_INK }, (_, at) => html`<i key=${at} class=${at < view.ink ? "" : "dry"}></i>`)}<b>${say("table-ink-short", { ink: view.ink })}</b></p>
    <ol>${PHASES.filter((phase) => phase !== "heal" || view.phase === "heal").map((phase) => html`<li key=${phase} aria-current=${phase === view.phase ? "step" : undefined}>${say(`table-phase-${phase}`)}</li>`)}</ol>
  </div>`;
}

// Where choices point: at one thing, or from a card in hand to a space

/** @param {Given} given @param {import("/vendor/signals.js").Signal<string>} held @returns {Hands} */
function pointed(given, held) {
  /** @type {Map<string, Offer[]>} */
  const targets = new Map();
  const sources = new Set();
  for (const offer of given.offers) {
    const parts = (offer.place ?? "").split(", ").filter(Boolean);
    if (parts.length > 1 && parts[0].startsWith("hand ")) {
      sources.add(parts[0]);
      if (held.value !== parts[0]) continue;
      targets.set(parts[1], [...(targets.get(parts[1]) ?? []), offer]);
    } else if (!held.value.startsWith("hand ")) { // who holds a card is about to lay it down
      for (const part of parts) targets.set(part, [...(targets.get(part) ?? []), offer]);
    }
  }
  return { given, held, targets, sources };
}

/** How a thing at one of these places looks and answers; nothing where it cannot be chosen. @param {Hands} hands @param {string[]} places */
function chosen({ given, held, targets, sources }, ...places) {
  const here = places.flatMap((place) => targets.get(place) ?? []);
  const source = places.find((place) => sources.has(place));
  if (!here.length && !source) return null;
  const texts = here.map((offer) => offer.text);
  const hinted = texts.some((text) => given.hinted.includes(text)) || (source && given.offers.some((offer) => given.hinted.includes(offer.text) && offer.place?.startsWith(`${source},`)));
  const over = texts.includes(given.pointed.value);
  return {
    look: ["m-legal", over && "m-over", hinted && "m-hinted", (source ? held.value === source : texts.includes(held.value)) && "m-chosen"].filter(Boolean).join(" "),
    act: () => {
      if (source) held.value = held.value === source ? "" : source;
      else if (here.length === 1 && (!COSTLY.test(texts[0]) || held.value === texts[0])) given.act(texts[0]);
      else if (here.length === 1) held.value = given.pointed.value = texts[0];
      else given.pointed.value = texts[texts.indexOf(given.pointed.value) + 1] ?? texts[0];
    },
    point: () => {
      if (here.length) given.pointed.value = texts[0];
    },
    words: here.length === 1 ? here[0].words : "",
    source: source ?? "",
  };
}

// Units

/** @param {{row: number, hands: Hands}} props */
function Row({ row, hands }) {
  const { view, say } = hands.given;
  return html`<ol class=${`row ${ROWS[row]}`} aria-label=${say(`table-row-${ROWS[row]}`)}>
    ${view.rows[row].map((/** @type {UnitView | null} */ unit, /** @type {number} */ column) => html`<${Space} key=${column} row=${row} column=${column} unit=${unit} hands=${hands} />`)}
  </ol>`;
}

/** @param {{row: number, column: number, unit: UnitView | null, hands: Hands}} props */
function Space({ row, column, unit, hands }) {
  const { given } = hands;
  const place = `${ROWS[row]} ${column + 1}`;
  const mark = chosen(hands, place, `column ${column + 1}`);
  const label = [mark?.words, unit ? unit.cards[unit.cards.length - 1].name : given.say("table-empty", { column: column + 1 })].filter(Boolean).join(": ");
  const inside = unit ? html`<${Stack} unit=${unit} place=${place} closed=${row === INCOMING} hands=${hands} />` : html`<span class="none" aria-hidden="true"></span>`;
  /** @param {DragEvent} event */
  const drop = (event) => {
    event.preventDefault();
    mark?.act();
  };
  return html`<li class=${unit?.exhausted ? "space exhausted" : "space"} data-place=${place}>
    ${mark
      ? html`<button type="button" class=${`spot ${mark.look}`} aria-label=${label} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}
          onDragOver=${(/** @type {DragEvent} */ event) => event.preventDefault()} onDragEnter=${mark.point} onDrop=${drop}>${inside}</button>`
      : html`<div class="spot" role="img" aria-label=${label}>${inside}</div>`}
  </li>`;
}

/** From the top to the bottom: headers, and of the last card the body too. @param {{unit: UnitView, place: string, closed: boolean, hands: Hands}} props */
function Stack({ unit, place, closed, hands }) {
  const { given } = hands;
  const last = unit.cards.length - 1;
  return html`<span class="stack">
    ${unit.cards.map((card, at) => {
      const picked = hands.targets.has(`card ${at + 1} ${place}`);
      return html`<span key=${`${card.number}`} data-moves=${card.number} class=${["piece", at < last || closed ? "band" : "half", picked && "m-legal"].filter(Boolean).join(" ")}>
        <${Crops} face=${given.face(String(card.number))} />
      </span>`;
    })}
    ${closed && html`<span class="counts">${figure("attack", unit.attack)} ${figure("life", unit.life)} ${given.say("table-level", { level: unit.level })}</span>`}
  </span>`;
}

/** A printed card. On a narrow board only its Level, its tally and its picture are seen, side by side and
 * large enough: each is a window on the same face. @param {{face: string}} props */
function Crops({ face }) {
  const picture = html`<img src=${face} alt="" draggable=${false} />`;
  return html`<span class="whole">${picture}</span>${isSmall() && ["rank", "tally", "art"].map((part) => html`<span key=${part} class=${`window ${part}`}>${picture}</span>`)}`;
}

/** Is the board so narrow that whole cards cannot be read (table.css)? */
const isSmall = () => matchMedia("(max-width: 700px)").matches;

/** @param {string} what @param {number | string} value */
const figure = (what, value) => html`<b class=${`figure ${what}`}>${SIGNS[what]}${value}</b>`;
/** @type {Record<string, any>} */
const SIGNS = {
  attack: html`<svg class="sign" viewBox="0 0 8 8" aria-hidden="true"><path d="M6 0h2v2L4 6v1H3V6L1 8 0 7l2-2H1V4h1z" /></svg>`,
  life: html`<svg class="sign" viewBox="0 0 8 8" aria-hidden="true"><path d="M1 1h2l1 1 1-1h2l1 1v2L4 8 0 4V2z" /></svg>`,
};

// The line between the rows: the Enemy's numbers above it, yours below

/** @param {{hands: Hands}} props */
function Line({ hands }) {
  const { view, say } = hands.given;
  return html`<ol class="line" aria-label=${say("table-line")}>
    ${[0, 1, 2, 3].map((column) => html`<li key=${column}>
      <${Numbers} unit=${view.rows[FRONT][column]} given=${hands.given} />
      <span class="number" aria-hidden="true">${column + 1}</span>
      <${Numbers} unit=${view.rows[PLAYER][column]} given=${hands.given} />
    </li>`)}
  </ol>`;
}

/** Attack and life as they count now; what a skill has changed can be opened. @param {{unit: UnitView | null, given: Given}} props */
function Numbers({ unit, given }) {
  const { say } = given;
  if (!unit) return html`<p class="numbers"> </p>`;
  /** @param {"attack" | "life"} what @param {number} printed @param {Reason[]} because */
  const number = (what, printed, because) => because.length
    ? html`<details class="why"><summary aria-label=${say(`table-why-${what}`, { value: unit[what] })}>${figure(what, unit[what])}</summary>
        <ul><li><b class="num">${printed}</b> ${say("table-printed")}</li>${because.map((one, at) => html`<li key=${at}><b class="num">${one.by > 0 ? "+" : "−"}${Math.abs(one.by)}</b> ${one.card || say("table-lasting")}${one.times > 1 ? ` ×${one.times}` : ""}</li>`)}<li class="sum"><b class="num">${unit[what]}</b></li></ul></details>`
    : html`<span aria-label=${say(`table-${what}`, { value: unit[what] })}>${figure(what, unit[what])}</span>`;
  const elements = unit.elements.map((count, at) => count > 0 && html`<i key=${at} class=${`element ${ELEMENTS[at]}`} title=${say(`token-${ELEMENTS[at]}`)}>${count}</i>`);
  return html`<p class="numbers">
    ${number("attack", unit.columns[0], unit.attack_because)}
    ${number("life", unit.columns[1], unit.life_because)}
    ${unit.wounds > 0 && html`<b class="wounds" title=${say("table-wounds", { count: unit.wounds })} aria-label=${say("table-wounds", { count: unit.wounds })}>${"×".repeat(Math.min(unit.wounds, 9))}</b>`}
    <span class="level">${elements} ${say("table-level", { level: unit.level })}</span>
  </p>`;
}

// The printer's side, and the hand

/** @param {{hands: Hands}} props */
function Press({ hands }) {
  const { given } = hands;
  const { view, say } = given;
  return html`
    <section aria-label=${say("table-deck", { count: view.deck })}>
      <h2>${say("table-deck", { count: view.deck })}</h2>
      ${view.top && html`<${Thing} places=${["deck"]} card=${view.top} hands=${hands} />`}
      ${view.top_place && html`<${Thing} places=${[]} card=${view.top_place} turned hands=${hands} />`}
    </section>
    <section aria-label=${say("table-places", { count: view.places.length })}>
      <h2>${say("table-places", { count: view.places.length })} · ${say("table-pressure", { pressure: view.pressure, level: view.place_level })}</h2>
      <ol class="strips" tabindex="0">${view.places.map((/** @type {CardView} */ card, /** @type {number} */ at) => html`<li key=${at} data-place=${`places ${at + 1}`} class=${hands.targets.has(`places ${at + 1}`) ? "m-legal" : ""}>
        <b class="num">${card.level}</b> ${card.name}</li>`)}</ol>
    </section>
    ${view.event && html`<section aria-label=${say("table-events", { count: view.events })}>
      <h2>${say("table-events", { count: view.events })}</h2>
      <${Thing} places=${["event"]} card=${view.event} hands=${hands} />
    </section>`}
    <section class="lives" aria-label=${say("table-life-left", { count: view.life })}>
      <h2 data-place="life">${say("table-life-left", { count: view.life })}</h2>
      <${Backs} count=${view.life} places=${["life"]} hands=${hands} />
      <h2 data-place="shields">${say("table-shields", { count: view.shields.length })}</h2>
      <ul class="shields">${view.shields.map((/** @type {CardView} */ card, /** @type {number} */ at) => html`<li key=${card.number}><${Thing} places=${[`shields ${at + 1}`, "shields"]} card=${card} hands=${hands} short /></li>`)}</ul>
    </section>
  `;
}

/** @param {{places: string[], card: CardView, hands: Hands, turned?: boolean, short?: boolean}} props */
function Thing({ places, card, hands, turned, short }) {
  const mark = chosen(hands, ...places);
  const look = `thing ${short ? "band" : "half"} ${turned ? "turned" : ""} ${mark?.look ?? ""}`;
  const picture = html`<img src=${hands.given.face(String(card.number))} alt=${mark?.words || card.name} draggable=${false} />`;
  return mark
    ? html`<button type="button" class=${look} data-moves=${card.number} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${picture}</button>`
    : html`<span class=${look} data-moves=${card.number} data-place=${places[0]}>${picture}</span>`;
}

/** @param {{count: number, places: string[], hands: Hands}} props */
function Backs({ count, places, hands }) {
  const mark = chosen(hands, ...places);
  const backs = Array.from({ length: MOST_LIFE }, (_, at) => html`<span key=${at} class=${at < count ? "life-card" : "life-card gone"}>${at < count && html`<img src=${hands.given.face("back")} alt="" />`}</span>`);
  return mark
    ? html`<button type="button" class=${`backs ${mark.look}`} aria-label=${mark.words} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${backs}</button>`
    : html`<span class="backs" data-place=${places[0]}>${backs}</span>`;
}

/** @param {{hands: Hands}} props */
function Hand({ hands }) {
  const { given, held } = hands;
  const { view, say, players } = given;
  return html`<div class="hands">
    ${view.hands.map((/** @type {CardView[]} */ hand, /** @type {number} */ seat) => html`
      <section key=${seat} aria-labelledby=${`hand-${seat}`}>
        <h2 id=${`hand-${seat}`}>${view.hands.length > 1 ? say("table-hand-of", { name: players[seat]?.name, count: hand.length }) : say("table-hand", { count: hand.length })}</h2>
        <ul class="cards">
          ${hand.map((card, slot) => {
            const mark = chosen(hands, `hand ${seat + 1} ${slot + 1}`);
            return html`<li key=${card.number} data-moves=${card.number} data-place=${`hand ${seat + 1} ${slot + 1}`}>
              <${Card} face=${given.face(String(card.number))} label=${mark?.words || card.name} class=${`half ${mark?.look ?? ""}`}
                act=${mark?.act} onMouseEnter=${mark?.point} aria-pressed=${mark?.source ? held.value === mark.source : undefined}
                draggable=${Boolean(mark?.source)} onDragStart=${(/** @type {DragEvent} */ event) => {
                  event.dataTransfer?.setData("text/plain", card.name);
                  if (mark) held.value = mark.source;
                }} />
            </li>`;
          })}
        </ul>
      </section>`)}
    ${view.looked.length > 0 && html`<section aria-label=${say("table-looked")}><h2>${say("table-looked")}</h2>
      <ul class="cards">${view.looked.map((/** @type {CardView} */ card, /** @type {number} */ at) => html`<li key=${card.number}><${Thing} places=${[`looked ${at + 1}`]} card=${card} hands=${hands} /></li>`)}</ul></section>`}
  </div>`;
}
