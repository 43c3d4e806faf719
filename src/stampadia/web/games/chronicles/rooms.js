// The Rooms Table, the Equipment Scroll and what the hero remembers.
import { html, useMemo } from "/core/html.js";
import { chosen } from "./places.js";

/** @typedef {import("/core/given").Given} Given */

/** The rows of the rooms that have been found, the first one too. @param {any} view @returns {any[]} */
export const found = (view) => view.rows.filter((/** @type {any} */ row) => row.room);

/** The row of the hero's room. @param {{given: Given}} props */
export function RoomNow({ given }) {
  const row = given.view.rows.find((/** @type {any} */ one) => one.number === given.view.room);
  return row?.room ? html`<section class="room-now ruled" aria-label=${given.say("table-this-room")}><${Row} given=${given} row=${row} /></section>` : null;
}

/** The hero's room first, then what else was found; in a battle it stands by itself. @param {{given: Given}} props */
export function Rooms({ given }) {
  const { view, say } = given;
  const known = found(view);
  const hidden = view.rows.filter((/** @type {any} */ row) => !row.room);
  known.sort((/** @type {any} */ one, /** @type {any} */ other) => Number(other.number === view.room) - Number(one.number === view.room));
  const open = hidden.filter((/** @type {any} */ row) => chosen(given, `room ${row.number}`));
  return html`<section class="rooms ruled" aria-label=${say("table-rooms")}>
    <h2 class="bar">${say("table-rooms")} <small>${say("table-found", { found: known.length, hidden: hidden.length })}</small></h2>
    <div class="rows" role="group" tabindex="0" aria-label=${say("table-rooms")}>${known.filter((/** @type {any} */ row) => !view.battle || row.number !== view.room).map((/** @type {any} */ row) => html`<${Row} key=${row.number} given=${given} row=${row} />`)}</div>
    ${open.length > 0 && html`<p class="unfound">${open.map((/** @type {any} */ row) => {
      const mark = /** @type {NonNullable<ReturnType<typeof chosen>>} */ (chosen(given, `room ${row.number}`));
      return html`<button key=${row.number} type="button" class=${`spine ${mark.look}`} aria-label=${mark.offer.words} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${row.number}</button>`;
    })}</p>`}
  </section>`;
}

/** @param {{given: Given, row: any}} props */
function Row({ given, row }) {
  const { view, captions, say } = given;
  const { room } = row;
  const printed = captions[`room ${row.number} set`] ?? "";
  const lines = useMemo(() => printed.split("\n").map((line, at) => html`<span key=${at}>${set(line, say)}</span>`), [printed, say]);
  const mark = chosen(given, `room ${row.number}`);
  const number = html`<span class=${row.ticked ? "tickbox ticked" : "tickbox"} aria-hidden="true"></span>${row.number}`;
  return html`<article data-place=${`room ${row.number}`} class=${row.number === view.room ? "room here" : "room"}>
    ${mark ? html`<button type="button" class=${`spine ${mark.look}`} aria-label=${mark.offer.words} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${number}</button>` : html`<span class="spine">${number}</span>`}
    <span class="where">${room.start ? html`<svg viewBox="0 0 34 34" aria-hidden="true"><use href="#chronicles-stairs" /></svg>` : html`<b>${room.column},${room.row}</b><span>${room.width}×${room.height}</span>`}</span>
    <span class="says">${lines}</span>
  </article>`;
}

const STYLED = /\*\*(.+?)\*\*|_(.+?)_(?=[ ,.|]|$)|(…)|( » | \| )/g;

/** A line as on paper: what is done bold, the story in italics; what stands upside-down still is a hatched bar, always as wide. @param {string} line @param {import("/core/words.js").Say} say */
function set(line, say) {
  const found = [];
  let from = 0;
  for (const one of line.matchAll(STYLED)) {
    found.push(line.slice(from, one.index));
    const [whole, done, story, turned] = one;
    if (turned) found.push(html`<span class="turned" role="img" aria-label=${say("table-upside-down")}></span>`);
    else found.push(done ? html`<b>${done}</b>` : story ? html`<em>${story}</em>` : html`<b>${whole}</b>`);
    from = one.index + whole.length;
  }
  return [...found, line.slice(from)];
}

/** @param {{given: Given}} props */
export function Items({ given }) {
  const { view, captions, say } = given;
  if (!view.items.length) return null;
  return html`<section class="scroll" aria-label=${say("table-equipment")}><h2>${say("table-equipment-short")}</h2>
    <ul>${view.items.map((/** @type {{state: string}} */ one, /** @type {number} */ at) => {
      const place = `item ${at + 1}`;
      const mark = chosen(given, place);
      const [, name = "", text = ""] = (captions[place] ?? "").match(/^([^(]*)(.*)$/) ?? [];
      const inside = html`<b>${name}</b>${text}`;
      return html`<li key=${at} class=${one.state} data-place=${place}><i class=${one.state === "used" ? "tickbox ticked" : "tickbox"} aria-hidden="true"></i>${mark
        ? html`<button type="button" class=${mark.look} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${inside}</button>`
        : html`<span>${inside}<span class="unseen"> (${say(`table-item-${one.state}`)})</span></span>`}</li>`;
    })}</ul>
  </section>`;
}

/** @param {{given: Given}} props */
export function Memory({ given: { captions, say } }) {
  return html`<section class="memory" aria-label=${say("table-memory")}><h2 class="bar">${say("table-memory")}</h2>
    <ul>${(captions.memory ? captions.memory.split(", ") : [""]).map((word) => html`<li key=${word}>${word || html`<span class="hush">${say("table-nothing-yet")}</span>`}</li>`)}</ul>
  </section>`;
}
