// What happens between two choices, blow by blow: who attacks whom with how much, who is printed, who
// comes forward; and where on the table it is shown.
import { html, useLayoutEffect, useSignal } from "/core/html.js";
import { signed, Sort } from "./cards.js";
import { outcome, Row, stepsOf } from "./story.js";

/** @typedef {import("/core/given").Deed} Deed */
/** @typedef {import("/core/wire.js").Heard} Heard */
/** @typedef {Pick<import("/core/given").Given, "events" | "view" | "say" | "face">} Seen */
/**
 * What a deed of this game shows besides its sentences: who acts and who is hit, as places; what is
 * told at which place; `value` is the attack.
 * @typedef {{actors: string[], hit: string[], marks: {place: string, mark: any, loud?: boolean}[], value?: number}} Shown
 */

/** @param {string} row @param {number} column */
const at = (row, column) => `${row} ${column}`;

/** @param {Seen} seen @returns {Deed[]} */
export function deeds(seen) {
  const { events, say } = seen;
  return stepsOf(events).filter(({ event }) => event.name in KINDS).map((step) => {
    const { event, after, more } = step;
    const own = event.name === "attacks" && event.about.row === "player";
    const what = KINDS[event.name](step, say);
    const came = event.name === "attacks" ? outcome(after, say) : [];
    const all = [event, ...more, ...after];
    return {
      from: event.number,
      to: all[all.length - 1].number,
      ...what,
      title: `${what.title}.`,
      words: came.length ? say("table-deed-did", { deed: what.title, came: came.join(", ") }) : `${what.title}.`,
      whose: say(own ? "table-you-attacked" : "table-printer-turn"),
      short: html`<${Row} step=${step} given=${seen} />`,
      told: html`<${Sum} events=${all.slice(event.name === "attacks" ? 1 : 0)} />`,
      at: [...what.actors, ...what.hit],
      after: event.name !== "attacks",
    };
  });
}

/** Every sentence of it, the sum among them. @param {{events: Heard[]}} props */
const Sum = ({ events }) => html`<div class="sentences">${events.map((one) => one.told && html`<p key=${one.number} class=${one.name}>${one.told}</p>`)}</div>`;

/** @typedef {import("./story.js").Step} Step */
/** @typedef {import("/core/words.js").Say} Say */

/** @param {Step} step @param {Say} say @returns {Shown & {title: string}} */
function attacks({ event: { about }, after }, say) {
  const actor = at(about.row, about.column);
  const across = about.row === "player" ? "front" : "player";
  const counted = after.find((one) => one.name === "counted" && one.about.stat === "attack" && at(one.about.row, one.about.column) === actor);
  /** @type {Shown["marks"]} */
  const marks = [];
  /** @type {Set<string>} */
  const hit = new Set();
  for (const { name, about: one } of after) {
    const place = name === "direct-hit" || name === "unopposed" ? at(across, one.column) : at(one.row, one.column);
    if (name === "struck" || name === "direct-hit" || name === "unopposed") hit.add(place);
    if ((name === "struck" || name === "wounded") && one.wounds) marks.push({ place, mark: html`<${Sort} name="wound" class="is-wound" /> ${one.wounds}` });
    else if (name === "struck") marks.push({ place, mark: html`<${Sort} name="wound" /> 0` });
    else if (name === "defeated") marks.push({ place, mark: html`<${Sort} name="defeat" /> ${say("table-is-defeated")}`, loud: true });
    else if (name === "direct-hit") marks.push({ place, mark: html`<${Sort} name="attack" /> ${signed(one.wounds)} ${say("table-at-you")}`, loud: true });
    else if (name === "gained-shield") marks.push({ place: "shields", mark: html`+1 <${Sort} name="defend" />` });
    else if (name === "unopposed") marks.push({ place, mark: say("table-nobody") });
    else if (name === "held") marks.push({ place: actor, mark: say("table-held") });
    else if (name === "lost-life") marks.push({ place: "life", mark: html`−1 <${Sort} name="life" />`, loud: true });
  }
  const facts = { card: about.card, column: about.column, value: counted ? signed(counted.about.value) : "" };
  return { title: say(counted ? "table-deed-attacks-with" : "table-deed-attacks", facts), actors: [actor], hit: [...hit], marks, value: counted?.about.value };
}

/** @param {Step} step @param {Say} say @returns {Shown & {title: string}} */
function printed({ event: { about } }, say) {
  const place = at("incoming", about.column);
  const facts = { column: about.column, card: about.cards[about.cards.length - 1], level: signed(about.level) };
  return { title: say("table-deed-printed", facts), actors: ["places 1"], hit: [place], marks: [] };
}

/** @param {Step} step @param {Say} say @returns {Shown & {title: string}} */
function evolved({ event: { about } }, say) {
  return { title: say("table-deed-evolved", { card: about.card }), actors: ["places 1"], hit: [], marks: [] };
}

/** @param {Step} step @param {Say} say @returns {Shown & {title: string}} */
function advanced({ event, more }, say) {
  const all = [event, ...more].map((one) => one.about);
  const title = say("table-deed-advanced", { count: all.length, cards: all.map((one) => one.card).join(", ") });
  return { title, actors: all.map((one) => at("front", one.column)), hit: [], marks: [] };
}

/** What is shown by itself; an event that somebody uses is his own choice. @type {Record<string, (step: Step, say: Say) => Shown & {title: string}>} */
const KINDS = { attacks, printed, evolved, advanced };

// On the table

/** Pixels from the edge of a space to the point of an arrow that comes from the other side. */
const INTO = 22;
/** Chips at one place lie below each other. */
const LINE = 30;
/** In a narrow column an arrow goes beside the numbers. */
const [NARROW, BESIDE] = [120, 0.82];

/** @typedef {{left: number, top: number, long: number, turned: number}} Arrow */
/** @typedef {{left: number, top: number, mark: any, loud?: boolean}} Chip */

/** Arrows from who acts to whom, and what comes of it, each at its place. @param {{deed: Deed, table: {current: HTMLElement | null}, given: import("/core/given").Given}} props */
export function Shown({ deed, table, given }) {
  const drawn = useSignal(/** @type {{arrows: Arrow[], chips: Chip[]}} */ ({ arrows: [], chips: [] }));
  useLayoutEffect(() => {
    const measure = () => {
      drawn.value = { arrows: arrowsOf(deed, table.current), chips: chipsOf(deed, table.current) };
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [deed, given.view, given.language]);
  const { arrows, chips } = drawn.value;
  return html`<div class="deed-shown" aria-hidden="true" key=${deed.from}>
    ${arrows.map((one, index) => html`<i key=${`${deed.from} ${index}`} class="arrow" style=${{ left: `${one.left}px`, top: `${one.top}px`, height: `${one.long}px`, rotate: `${one.turned}deg` }}><svg viewBox="0 0 9 5"><path d="M0 0h9v1H0zM1 1h7v1H1zM2 2h5v1H2zM3 3h3v1H3zM4 4h1v1H4z" /></svg></i>`)}
    ${chips.map((one, index) => html`<b key=${`${deed.from} ${index}`} class=${one.loud ? "chip loud" : "chip"} style=${{ left: `${one.left}px`, top: `${one.top}px` }}>${one.mark}</b>`)}
  </div>`;
}

/** Where a place lies on the table, if it is seen. @param {HTMLElement | null} table @param {string} place */
function boxOf(table, place) {
  const thing = [.../** @type {NodeListOf<HTMLElement>} */ (table?.querySelectorAll(`[data-place="${CSS.escape(place)}"]`) ?? [])].find((one) => one.offsetWidth);
  if (!thing || !table) return null;
  const [here, from] = [thing.getBoundingClientRect(), table.getBoundingClientRect()];
  return new DOMRect(here.x - from.x, here.y - from.y, here.width, here.height);
}

/** @param {DOMRect} box */
const middle = (box) => [box.x + box.width * (box.width < NARROW ? BESIDE : 0.5), box.y + box.height / 2];

/** @param {Deed} deed @param {HTMLElement | null} table @returns {Arrow[]} */
function arrowsOf(deed, table) {
  const from = boxOf(table, deed.actors[0]);
  if (!from) return [];
  return deed.hit.flatMap((/** @type {string} */ place) => {
    const to = boxOf(table, place);
    if (!to) return [];
    const [[x, y], [goalX, goalY]] = [middle(from), middle(to)];
    const aside = deed.actors[0].startsWith("places");
    const down = goalY > y;
    const start = aside ? [from.right, y] : [x, down ? from.bottom - 8 : from.y + 8];
    const end = aside ? [to.x + INTO, goalY] : [goalX, down ? to.y + INTO : to.bottom - INTO];
    const [far, high] = [end[0] - start[0], end[1] - start[1]];
    return [{ left: start[0], top: start[1], long: Math.hypot(far, high), turned: (Math.atan2(high, far) * 180) / Math.PI - 90 }];
  });
}

/** @param {Deed} deed @param {HTMLElement | null} table @returns {Chip[]} */
function chipsOf(deed, table) {
  /** @type {Map<string, number>} */
  const lines = new Map();
  return deed.marks.flatMap((/** @type {Shown["marks"][number]} */ { place, mark, loud }) => {
    const box = boxOf(table, place);
    if (!box) return [];
    const line = lines.get(place) ?? 0;
    lines.set(place, line + 1);
    const top = place.startsWith("front") ? box.bottom - (line + 2) * LINE : place.startsWith("player") ? box.y + (line + 1) * LINE : box.y + line * LINE;
    return [{ left: box.x + box.width / 2, top, mark, loud }];
  });
}
