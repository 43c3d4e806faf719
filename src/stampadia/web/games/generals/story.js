// The last turn as rows: who attacked whom, with how much, and what came of it.
import { html, useSignal } from "/core/html.js";
import { Picture, signed, Sort } from "./cards.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Heard} Heard */
/** @typedef {import("./cards.js").CardView} CardView */
/** One thing that happened by itself, others of its kind that happen with it, and what came of it. @typedef {{event: Heard, more: Heard[], after: Heard[]}} Step */

const MOST_CROSSES = 5;
const OPENING = new Set(["attacks", "activated", "printed", "evolved", "advanced"]);
const CLOSING = new Set(["began-turn", "ended-play", "won-battle", "raised-ink"]);

/** @param {Heard[]} story @returns {Step[]} */
export function stepsOf(story) {
  /** @type {Step[]} */
  const found = [];
  let open = false;
  let last = "";
  for (const event of story) {
    if (event.name === "advanced" && last === "advanced") found[found.length - 1].more.push(event); // all of a phase at once
    else if (OPENING.has(event.name)) found.push({ event, more: [], after: [] });
    else if (open && !CLOSING.has(event.name)) found[found.length - 1].after.push(event);
    open = OPENING.has(event.name) || (open && !CLOSING.has(event.name));
    last = event.name;
  }
  return found;
}

/** Everything since the Play Phase was ended last: your attack, theirs, the new page. @param {Heard[]} story */
function lastTurn(story) {
  const from = story.findLastIndex((one) => one.name === "ended-play");
  return from < 0 ? [] : stepsOf(story.slice(from + 1));
}

/** `memory`: the cards that lay open before, by their names. @param {{given: Given, memory: Map<string, CardView>}} props */
export function LastTurn({ given, memory }) {
  const { say } = given;
  const opened = useSignal(-1);
  for (const card of known(given.view)) memory.set(card.name, card);
  const found = lastTurn(given.story);
  const mine = found.filter(({ event }) => event.name === "attacks" && event.about.row === "player");
  const theirs = found.filter((step) => !mine.includes(step));
  /** @param {Step[]} some */
  const listed = (some) => html`<ol class="steps">${some.map((step) => html`<${Openable} key=${step.event.number} step=${step} given=${given} cards=${memory} open=${opened} />`)}</ol>`;
  if (!found.length) return html`<p class="hush">${say("table-no-turn")}</p>`;
  return html`${mine.length > 0 && html`<h2>${say("table-you-attacked")}</h2>${listed(mine)}`}
    ${theirs.length > 0 && html`<h2>${say("table-printer-turn")}</h2>${listed(theirs)}`}`;
}

/** A step in a line; opened, every sentence of it. @param {{step: Step, given: Given, cards: Map<string, CardView>, open: import("/vendor/signals.js").Signal<number>}} props */
function Openable({ step, given, cards, open }) {
  const { event, more, after } = step;
  const isOpen = open.value === event.number;
  return html`<li class=${isOpen ? "open" : ""}>
    <button type="button" aria-expanded=${isOpen} onClick=${() => (open.value = isOpen ? -1 : event.number)}><${Row} step=${step} given=${given} cards=${cards} /></button>
    ${isOpen && html`<div class="sentences">${[event, ...more, ...after].map((one) => one.told && html`<p key=${one.number} class=${one.name}>${one.told}</p>`)}</div>`}
  </li>`;
}

/** Who it was, with how much, and what came of it. @param {{step: Step, given: Pick<Given, "view" | "say" | "face">, cards?: Map<string, CardView>}} props */
export function Row({ step, given, cards }) {
  const { event, more, after } = step;
  const { say } = given;
  const name = event.about.card ?? event.about.cards?.[event.about.cards.length - 1];
  const card = cards?.get(name) ?? known(given.view).find((one) => one.name === name);
  const attack = after.find((one) => one.name === "counted" && one.about.stat === "attack" && one.about.row === event.about.row && one.about.column === event.about.column);
  return html`${card && card.kind !== "place" ? html`<${Picture} card=${card} given=${given} />` : html`<i class="art level">${card ? signed(card.level) : html`<${Sort} name="any" />`}</i>`}
    <span><b class="nm">${[event, ...more].map((one) => one.about.card ?? name).join(", ")}</b> ${event.name === "attacks" ? attack && html`<span class="worth"><${Sort} name="attack" />${signed(attack.about.value)}</span>` : html`<span class="hush">${say(`table-step-${event.name}`, { count: more.length + 1, column: [event, ...more].map((one) => one.about.column ?? 0).join(", ") })}</span>`}
      ${event.name === "attacks" && html`<span class="came">${came(after, say)}</span>`}</span>`;
}

/** The same in words. @param {Heard[]} after @param {import("/core/words.js").Say} say @returns {string[]} */
export function outcome(after, say) {
  return after.flatMap(({ name, about }) => {
    if (name === "struck" || name === "wounded") return [say("table-came-wounds", { card: about.card, count: about.wounds })];
    if (name === "defeated") return [say("table-came-defeated", { card: about.card })];
    if (name === "direct-hit") return [say("table-at-you")];
    if (name === "gained-shield") return [say("table-came-shield", { card: about.card })];
    if (name === "lost-life") return [say("table-came-life")];
    return name === "held" ? [say("table-held")] : [];
  });
}

/** What came of an attack: crosses, who fell, at you. @param {Heard[]} after @param {import("/core/words.js").Say} say */
function came(after, say) {
  /** @type {any[]} */
  const told = [];
  for (const { name, about } of after) {
    if (name === "struck" || name === "wounded") told.push(html`<span>${about.card} <span class="crosses" role="img" aria-label=${say("table-wounds", { count: about.wounds })}>${Array.from({ length: Math.min(about.wounds, MOST_CROSSES) }, () => html`<${Sort} name="wound" />`)}</span></span>`);
    else if (name === "defeated") told.push(html`<b><${Sort} name="defeat" /> ${about.card}</b>`);
    else if (name === "direct-hit") told.push(html`<b>${say("table-at-you")}</b>`);
    else if (name === "gained-shield") told.push(html`<span><${Sort} name="defend" /> ${about.card}</span>`);
    else if (name === "held") told.push(html`<span>${say("table-held")}</span>`);
  }
  return told.map((one, at) => html`<span key=${at}>${at ? ", " : ""}${one}</span>`);
}

/** Every card that lies open. @param {any} view @returns {CardView[]} */
export function known(view) {
  const units = view.rows.flat().filter(Boolean).flatMap((/** @type {any} */ unit) => unit.cards);
  return [...view.discard, ...view.life_known, ...view.hands.flat(), ...view.shields, ...view.looked, view.top, view.event, view.top_place, ...view.places, ...units].filter(Boolean);
}
