// What stands between the question and its choices, or in their place: a refusal, a stub that is
// cancelled, a line that is down, what happened meanwhile, how one waits.
import { html, useEffect, useRef } from "../core/html.js";
import { set, settings, sounded } from "../core/memory.js";
import { dated, say } from "../core/words.js";
import { Button } from "./controls.js";
import { Icon } from "./icons.js";

/** @typedef {import("../core/wire.js").Line} Line */
/** @typedef {import("../core/wire.js").Table} Table */
/** @typedef {import("../core/given").Given} Given */

/** Sentences about what happened meanwhile; the ledger has all of them. */
const MOST_TOLD = 4;
/** Choices that are named instead of one that is refused. */
const MOST_INSTEAD = 3;
/** What can no longer be taken back, since somebody has seen it or played on. */
const CANCELLED = ["undo-revealed", "undo-other-turn", "undo-other-seat"];

/** Why not, the rule on a line of its own, and what can be done with the same place instead. @param {{line: Line, given: Given, press: (text: string) => void, name: (offer: import("../core/wire.js").Offer) => string}} props */
export function Refusal({ line, given, press, name }) {
  const why = line.refused.value;
  if (!why) return null;
  const [told, ...rule] = why.split("\n");
  const cancelled = CANCELLED.includes(line.refusedFor.value);
  const others = cancelled ? [] : insteadOf(line.barred.value, given.offers);
  const last = line.log.value[line.log.value.length - 1];
  const done = () => (line.refused.value = "");
  return html`
    ${cancelled && html`<div class="cancelled"><p>${last?.told}</p><${Cancel} turn=${given.view.turn} /></div>`}
    <div class="barred"><p>${told}</p>${rule.map((one) => html`<${Cited} key=${one} rule=${one} />`)}</div>
    ${others.length > 0 && html`<div class="instead" role="group" aria-label=${say("instead")}><b>${say("instead")}</b>
      ${others.map((offer) => html`<${Button} key=${offer.text} small onClick=${() => press(offer.text)}>${name(offer)}<//>`)}</div>`}
    ${cancelled && html`<p class="acts"><${Button} small onClick=${done}>${say("go-on-from-here")}<//></p>`}`;
}

/** “(Rules: ‘A turn’)” with its label apart, so that it is read as a row of its own. @param {{rule: string}} props */
function Cited({ rule }) {
  const [, label, chapter] = /^\((.+?): (.+)\)$/.exec(rule) ?? [];
  return label ? html`<p class="rule"><b>${label}</b> <span>${chapter}</span></p>` : html`<p class="rule">${rule}</p>`;
}

/** Choices at the place that was pressed, else at others of its kind, the nearest first. @param {string} barred @param {import("../core/wire.js").Offer[]} offers */
function insteadOf(barred, offers) {
  const [kind, number] = barred.split(" ");
  if (!kind) return [];
  /** How far from the place that was pressed. @param {import("../core/wire.js").Offer} offer */
  const far = ({ place }) => {
    const like = (place ?? "").split(", ").map((one) => one.split(" ")).filter(([one]) => one === kind);
    return Math.min(...like.map(([, at]) => Math.abs(Number(at) - Number(number)) || 0));
  };
  const near = offers.filter((offer) => Number.isFinite(far(offer))).sort((one, other) => far(one) - far(other));
  return near.length <= MOST_INSTEAD ? near : [];
}

/** @param {{turn: number}} props */
function Cancel({ turn }) {
  return html`<svg class="cancel" viewBox="-60 -60 200 120" aria-hidden="true">
    <circle r="57" /><circle r="37" /><path d="M-52-13H52M-52 13H52M64-26q12-9 24 0t24 0t24 0M66-9q12-9 24 0t24 0t24 0M66 8q12-9 24 0t24 0t24 0M64 25q12-9 24 0t24 0t24 0" />
    <path id="cancel-over" class="arc" d="M-44 0a44 44 0 0 1 88 0" /><path id="cancel-under" class="arc" d="M-52.500 0a52.500 52.500 0 0 0 105 0" />
    <text><textPath href="#cancel-over" startOffset="50%">${say("cancelled").toUpperCase()}</textPath></text><text><textPath href="#cancel-under" startOffset="50%">STAMPADIA</textPath></text>
    <text class="day" y="5">${say("turn", { turn }).toUpperCase()}</text></svg>`;
}

/** Nobody hears anything just now: said where one acts, with the choice that waits for the line. @param {{line: Line, given: Given, name: (offer: import("../core/wire.js").Offer) => string}} props */
export function NoLine({ line, given, name }) {
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const waits = line.kept.value;
  useEffect(() => {
    // the choices are gone, and with them the focus
    if (waits && document.activeElement === document.body) box.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [waits]);
  if (!line.broken.value) return null;
  const offer = given.offers.find((one) => one.text === waits);
  return html`<section class="meanwhile no-line" ref=${box} aria-label=${say("no-line")}>
    <h2><${Icon} name="offline" /> ${say("no-line")}<small>${line.tried.value > 0 && say("line-tried", { times: line.tried.value })}</small></h2>
    <p><b>${say("line-cannot-hear")}</b> ${say("line-keeps")}</p>
    ${waits && html`<p class="kept-choice">${say("choice-kept")} <b>${offer ? name(offer) : waits}</b>. ${say("choice-kept-why")}</p>`}
    <p class="acts"><${Button} small icon="again" onClick=${line.connect}>${say("try-now")}<//></p>
  </section>`;
}

/** What the others did while the line was down; until one goes on. @param {{line: Line}} props */
export function Missed({ line }) {
  const all = line.missed.value;
  if (!all.length || line.broken.value) return null;
  return html`<section class="meanwhile missed" aria-label=${say("back-at-the-table")}>
    <h2>${say("back-at-the-table")}</h2>
    <p><b>${say("while-away", { count: all.length })}</b></p>
    <ol>${all.slice(-MOST_TOLD).map((one) => html`<li key=${one.number}>${one.told}</li>`)}</ol>
    <p class="acts"><${Button} small onClick=${() => (line.missed.value = [])}>${say("seen-it")}<//></p>
  </section>`;
}

/** A person is waited for: since when, and how one is called. @param {{sequence: number}} props */
export function Waiting({ sequence }) {
  const since = useRef({ sequence: -1, at: "" });
  if (since.current.sequence !== sequence) since.current = { sequence, at: dated(Date.now(), { timeStyle: "short" }) };
  const { sound } = settings.value;
  const knock = () => {
    set({ sound: true });
    sounded("stamp");
  };
  return html`<div class="stub">
    <p>${say("asked-since", { time: since.current.at })} ${say(sound ? "your-turn-is-heard" : "your-turn-is-seen")}</p>
    ${!sound && html`<p class="acts"><${Button} small icon="hear" onClick=${knock}>${say("wake-me")}<//></p>`}
  </div>`;
}
