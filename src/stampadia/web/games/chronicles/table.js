// Chronicles: the sheet comes alive. Walk by pressing a cell or with the list, put dice on boxes and
// see what they do; what stays hidden on the sheet is not here either.
import { html, useLayoutEffect, useMemo, useRef, useSignal } from "/core/html.js";
import { cellName, drawn, Plan, SIZE, Walker } from "./map.js";

/** @typedef {import("/core/door.js").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */

const GOLD = 50;
const COLUMNS = [0, 1, 2, 3];
/** Of the figures along the Map, in pixels. */
const RULER = 22;

export const styles = ["table.css"];

/** Dice are called by what they do: `6 1a` is “6 → ATK −1/RNG 1”, and its box stands beside. @param {Offer} offer */
export function called(offer) {
  const parts = (offer.place ?? "").startsWith("boxes ") ? offer.words.split(", ").map((part) => part.split(" ")) : [];
  const does = offer.note.split(" + ");
  if (!parts.length || parts.length !== does.length || parts.some((part) => part.length !== 2)) return null;
  return { text: parts.map(([die], at) => `${die} → ${does[at]}`).join(", "), note: parts.map(([, box]) => box).join(", ") };
}

/** @param {Given} given */
export default function Table(given) {
  const { view, captions, say } = given;
  return html`
    <div class=${view.battle ? "chronicles fighting" : "chronicles"}>
      <div class="left">
        <${MapOf} given=${given} />
        <${Gold} gold=${view.gold} say=${say} />
        <${Items} given=${given} />
      </div>
      <div class="right">
        <header><p>${captions.hero}</p><h2>${captions.title}</h2>
          <dl>${[["gold", view.gold], ["hp", view.hero.hp_left], ["defense", view.hero.defense]].map(([what, value]) => html`<div key=${what} data-place=${what}><dt>${say(`table-${what}`)}</dt><dd class="num">${value}</dd></div>`)}</dl>
        </header>
        <${Hero} given=${given} />
        ${view.battle && html`<p class="battle">${captions.battle}</p>`}
        ${view.battle && html`<${Enemies} given=${given} />`}
        <${Rooms} given=${given} />
        ${view.memory.length > 0 && html`<p class="memory"><b>${say("table-memory")}</b> <i>${captions.memory}</i></p>`}
      </div>
    </div>
  `;
}

// What can be chosen at a place

/** @param {Given} given @param {string} place */
function chosen(given, place) {
  const here = given.offers.filter((offer) => offer.place === place);
  if (!here.length) return null;
  const texts = here.map((offer) => offer.text);
  const over = texts.includes(given.pointed.value);
  return {
    look: ["m-legal", over && "m-over", texts.some((text) => given.hinted.includes(text)) && "m-hinted"].filter(Boolean).join(" "),
    over,
    offer: here[0],
    act: () => (here.length === 1 ? given.act(texts[0]) : (given.pointed.value = texts[texts.indexOf(given.pointed.value) + 1] ?? texts[0])),
    point: () => (given.pointed.value = texts[0]),
  };
}

// The Map

/** @param {{given: Given}} props */
function MapOf({ given }) {
  const { view, say } = given;
  const found = useMemo(() => drawn(view), [view]);
  const label = say("table-map", { room: view.room, column: view.column, row: view.row, found: found.rooms.length });
  // what is looked at changes often, and the Map does not change with it
  const plan = useMemo(() => html`<${Plan} view=${view} label=${label} />`, [view, label]);
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // on a small screen the Map is larger than its window (table.css), and the hero stays in its middle
    const box = map.current;
    const cell = box ? (box.scrollWidth - RULER) / SIZE : 0;
    box?.scrollTo(RULER + (view.column - 0.5) * cell - box.clientWidth / 2, RULER + (view.row - 0.5) * cell - box.clientHeight / 2);
  }, [view.column, view.row]);
  const cells = [...new Set(given.offers.map((offer) => offer.place ?? "").filter((place) => place.startsWith("cell ")))];
  const figures = Array.from({ length: SIZE }, (_, at) => at + 1);
  /** A cell that is not lit says why. @param {MouseEvent} event */
  const ask = (event) => {
    if (/** @type {HTMLElement} */ (event.target).closest("button")) return;
    event.preventDefault();
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const at = (/** @type {number} */ part) => Math.min(SIZE, Math.floor(part * SIZE) + 1);
    given.why(`cell ${cellName(at((event.clientX - box.left) / box.width), at((event.clientY - box.top) / box.height))}`);
  };
  return html`<div class="map" ref=${map} role="group" tabindex="0" aria-label=${say("table-map-name")}>
    <ol class="columns" aria-hidden="true">${figures.map((at) => html`<li key=${at}>${at}</li>`)}</ol>
    <ol class="lines" aria-hidden="true">${figures.map((at) => html`<li key=${at}>${at}</li>`)}</ol>
    <div class="ground" onClick=${ask}>
      ${plan}<${Walker} column=${view.column} row=${view.row} />
      ${cells.map((place) => {
        const [column, row] = place.slice(5).split(",").map(Number);
        const mark = chosen(given, place);
        const added = sum(view, found, column, row);
        return mark && html`<button key=${place} type="button" class=${`cell ${mark.look} ${column === view.column && row === view.row ? "here" : ""}`} style=${{ left: `${(column - 1) * 5}%`, top: `${(row - 1) * 5}%` }}
          aria-label=${[mark.offer.words, mark.offer.note, added].filter(Boolean).join(": ")} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>
          ${mark.over && html`<span class="sum" aria-hidden="true">${added || mark.offer.note}</span>`}
        </button>`;
      })}
    </div>
  </div>`;
}

/** Outside a door the black number, the column and the row name the room. @param {any} view @param {import("./map.js").Drawn} found @param {number} column @param {number} row */
function sum(view, found, column, row) {
  const number = view.numbers.find((/** @type {any} */ one) => one.column === column && one.row === row);
  if (!number || found.at.get(cellName(column, row))?.number === view.room) return "";
  return `${number.value} + ${column} + ${row} = ${number.value + column + row}`;
}

/** @param {{gold: number, say: import("/core/words.js").Say}} props */
const Gold = ({ gold, say }) => html`<div class="coins" role="img" aria-label=${say("table-gold-left", { gold, most: GOLD })}>
  ${Array.from({ length: GOLD }, (_, at) => html`<i key=${at} class=${at < gold ? "" : "spent"}>${(at + 1) % 5 === 0 ? at + 1 : ""}</i>`)}
</div>`;

/** @param {{given: Given}} props */
function Items({ given }) {
  const { view, captions, say } = given;
  if (!view.items.length) return null;
  return html`<section class="scroll" aria-label=${say("table-equipment")}><h2 class="bar">${say("table-equipment")}</h2>
    <ul>${view.items.map((/** @type {{state: string}} */ one, /** @type {number} */ at) => {
      const mark = chosen(given, `item ${at + 1}`);
      const text = captions[`item ${at + 1}`];
      return html`<li key=${at} class=${one.state} data-place=${`item ${at + 1}`}>${mark
        ? html`<button type="button" class=${mark.look} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${text}</button>`
        : html`<span>${text}<span class="unseen"> (${say(`table-item-${one.state}`)})</span></span>`}</li>`;
    })}</ul>
  </section>`;
}

// The Hero Sheet: dice are put on boxes, one after the other

/** @param {{given: Given}} props */
function Hero({ given }) {
  const { view, captions, say } = given;
  const placed = useSignal(/** @type {string[]} */ ([]));
  useLayoutEffect(() => {
    placed.value = [];
  }, [given.sequence]);
  const dice = view.battle?.foe === -1 ? view.battle.dice : [];
  const lying = useLyingDice(given);
  const plans = given.offers
    .filter((offer) => offer.place?.startsWith("boxes "))
    .map((offer) => ({ offer, parts: /** @type {string} */ (offer.place).slice(6).split(", ") }))
    .filter((plan) => placed.value.every((part) => plan.parts.includes(part)));
  const exact = placed.value.length ? plans.find((plan) => plan.parts.length === placed.value.length)?.offer : undefined;
  const open = new Set(plans.flatMap((plan) => plan.parts).filter((part) => !placed.value.includes(part)));
  /** @param {string} part */
  const put = (part) => {
    const next = [...placed.value, part];
    const left = plans.filter((plan) => next.every((one) => plan.parts.includes(one)));
    if (left.length === 1 && left[0].parts.length === next.length) given.act(left[0].offer.text);
    else {
      placed.value = next;
      given.pointed.value = left.find((plan) => plan.parts.length === next.length)?.offer.text ?? "";
    }
  };
  /** What this die alone would do here, after those that lie already. @param {string} part */
  const look = (part) => {
    const here = plans.find((plan) => plan.parts.length === placed.value.length + 1 && plan.parts.includes(part));
    if (here) given.pointed.value = here.offer.text;
  };
  const hero = view.hero;
  return html`<section class="hero-sheet" aria-label=${say("table-hero-sheet")}>
    ${dice.length > 0 && html`<p class="dice" aria-label=${say("table-dice", { dice: dice.join(", ") })}>${dice.map((/** @type {number} */ die, /** @type {number} */ at) => html`<${Die} key=${`${given.sequence} ${at}`} die=${die} />`)}
      ${placed.value.length > 0 && html`<button type="button" class="btn small" onClick=${() => (placed.value = [])}>${say("table-lift")}</button>`}
      ${exact && html`<button type="button" class="btn go small" onClick=${() => given.act(exact.text)}>${say("table-only-this", { choice: exact.words })}</button>`}
    </p>`}
    <div class="boxes">
      ${COLUMNS.map((column) => html`<div key=${column} class=${hero.enabled[column] ? "column" : "column shut"}>
        <p class="def">${captions[`defense ${column + 1}`]} ${say("table-def")}</p>
        <${Ticks} ticked=${hero.hp_ticked[column]} boxes=${hero.columns[column].hp} kind="hp" say=${say} />
        ${["a", "b"].map((row) => html`<${Box} key=${row} name=${`${column + 1}${row}`} text=${captions[`box ${column + 1}${row}`]} open=${open} placed=${placed.value} lying=${lying.get(column * 2 + (row === "a" ? 0 : 1))} hinted=${plans.some((plan) => given.hinted.includes(plan.offer.text) && plan.parts.some((part) => part.endsWith(` ${column + 1}${row}`)))} put=${put} look=${look} say=${say} />`)}
        ${hero.columns[column].xp > 0 && html`<${Ticks} ticked=${hero.xp_ticked[column]} boxes=${hero.columns[column].xp} kind="xp" say=${say} />`}
      </div>`)}
    </div>
  </section>`;
}

/** The dice that were put on boxes last, by box, until others are rolled. @param {Given} given @returns {Map<number, number>} */
function useLyingDice({ events, view, looking }) {
  const lying = useRef(/** @type {Map<number, number>} */ (new Map()));
  if (!view.battle || looking) lying.current = new Map();
  for (const { name, about } of view.battle && !looking ? events : []) {
    if (name === "hero-rolled" || name === "placed") lying.current = new Map();
    if (name === "placed") lying.current.set(about.box, about.die).set(about.other_box, about.other_die);
  }
  return lying.current;
}

/** A box; two dice may fit, then each is pressed by itself. @param {{name: string, text?: string, open: Set<string>, placed: string[], lying?: number, hinted: boolean, put: (part: string) => void, look: (part: string) => void, say: import("/core/words.js").Say}} props */
function Box({ name, text, open, placed, lying, hinted, put, look, say }) {
  const lies = placed.find((part) => part.endsWith(` ${name}`));
  const fits = [...open].filter((part) => part.endsWith(` ${name}`) && !placed.some((one) => one.split(" ")[0] === part.split(" ")[0]));
  const inside = html`<span>${text ?? "–"}</span>`;
  if (lies) return html`<div class="box m-chosen" data-place=${`box ${name}`}>${inside}<${Die} die=${Number(lies.split(" ")[0])} /></div>`;
  if (!fits.length) return html`<div class=${lying ? "box m-was" : "box"} data-place=${`box ${name}`}>${inside}${lying && html`<${Die} die=${lying} />`}</div>`;
  return html`<div class=${hinted ? "box m-legal m-hinted" : "box m-legal"}>${inside}
    <span class="fits">${fits.map((part) => html`<button key=${part} type="button" aria-label=${say("table-put", { die: part.split(" ")[0], box: name, ability: text ?? "" })} onClick=${() => put(part)} onMouseEnter=${() => look(part)} onFocus=${() => look(part)}><${Die} die=${Number(part.split(" ")[0])} /></button>`)}</span>
  </div>`;
}

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
/** @param {{die: number}} props */
const Die = ({ die }) => html`<svg class="die" viewBox="0 0 12 12" role="img" aria-label=${die}><rect x=".6" y=".6" width="10.8" height="10.8" rx="2" />${(PIPS[die] ?? []).map((at) => html`<circle key=${at} cx=${3 + (at % 3) * 3} cy=${3 + Math.floor(at / 3) * 3} r="1.05" />`)}</svg>`;

/** @param {{ticked: number, boxes: number, kind: string, say: import("/core/words.js").Say}} props */
const Ticks = ({ ticked, boxes, kind, say }) => html`<p class=${`ticks ${kind}`} role="img" aria-label=${say(`table-${kind}-ticked`, { ticked, boxes })}>
  <b aria-hidden="true">${say(`table-${kind}`)}</b>${Array.from({ length: boxes }, (_, at) => html`<i key=${at} class=${at < ticked ? "ticked" : ""}></i>`)}
</p>`;

/** @param {{given: Given}} props */
function Enemies({ given }) {
  const { view, captions, say } = given;
  return html`<section class="enemy-sheet" aria-label=${say("table-enemy-sheet")}><h2 class="bar">${say("table-enemy-sheet")}</h2>
    <div class="boxes">${view.enemy_sheet.map((/** @type {any} */ column, /** @type {number} */ at) => html`<div key=${at} class="column">
      <p class="def">${column.circles === null ? say("table-all") : "○".repeat(column.circles) || "–"} · +${column.defense ?? 0} ${say("table-def")} · ${column.xp ?? 0} ${say("table-xp")}</p>
      ${["a", "b"].map((row) => {
        const name = `${at + 1}${row}`;
        const mark = chosen(given, `enemy-box ${name}`);
        return mark
          ? html`<button key=${row} type="button" class=${`box ${mark.look}`} onClick=${mark.act} onMouseEnter=${mark.point}>${captions[`enemy-box ${name}`]}</button>`
          : html`<div key=${row} class="box" data-place=${`enemy-box ${name}`}>${captions[`enemy-box ${name}`] ?? "–"}</div>`;
      })}
    </div>`)}</div>
  </section>`;
}

// The Rooms Table: the hero's room first, then what else was found

/** @param {{given: Given}} props */
function Rooms({ given }) {
  const { view, captions, say } = given;
  const known = view.rows.filter((/** @type {any} */ row) => row.room);
  const hidden = view.rows.filter((/** @type {any} */ row) => !row.room);
  known.sort((/** @type {any} */ one, /** @type {any} */ other) => Number(other.number === view.room) - Number(one.number === view.room));
  return html`<section class="rooms" aria-label=${say("table-rooms")}>
    <h2 class="bar">${say("table-rooms")} <small>${say("table-found", { found: known.length, hidden: hidden.length })}</small></h2>
    <ol tabindex="0" aria-label=${say("table-rooms")}>${known.map((/** @type {any} */ row) => {
      const mark = chosen(given, `room ${row.number}`);
      const number = html`<span class=${row.ticked ? "tickbox ticked" : "tickbox"} aria-hidden="true"></span>${row.number}`;
      return html`<li key=${row.number} data-place=${`room ${row.number}`} class=${row.number === view.room ? "here" : ""}>
        ${mark ? html`<button type="button" class=${`spine ${mark.look}`} aria-label=${mark.offer.words} onClick=${mark.act} onMouseEnter=${mark.point}>${number}</button>` : html`<span class="spine">${number}</span>`}
        <span class="says">${(captions[`room ${row.number}`] ?? "").split("\n").map((line, at) => html`<span key=${at}>${line}</span>`)}</span>
      </li>`;
    })}</ol>
    ${hidden.some((/** @type {any} */ row) => chosen(given, `room ${row.number}`)) && html`<p class="unfound">${hidden.map((/** @type {any} */ row) => {
      const mark = chosen(given, `room ${row.number}`);
      return mark && html`<button key=${row.number} type="button" class=${`spine ${mark.look}`} aria-label=${mark.offer.words} onClick=${mark.act}>${row.number}</button>`;
    })}</p>`}
  </section>`;
}
