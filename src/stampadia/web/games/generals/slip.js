// The slip of Generals: what the choice that is looked at would do, or the last turn; then what can be
// chosen. In the Play Phase the cards are short rows; what costs and what ends it are buttons.
import { html, useLayoutEffect, useRef } from "/core/html.js";
import { asksTwice } from "/core/memory.js";
import { Button } from "/parts/controls.js";
import { Offers, runs, walk } from "/parts/offers.js";
import { rich, signed } from "./cards.js";
import { held } from "./hands.js";
import { known, LastTurn } from "./story.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/** @typedef {import("/core/wire.js").Change} Change */

const LAST_NUMBER = /\d+(?=\D*$)/;
const BEFORE = /\s*\d+\D*$/;
const NUMBER = / #(\d+)/;
const ENDS_IN_CARD = /#\d+$/;
/** So many choices are large buttons. */
const FEW = 4;

/** @param {Given} given */
export function Slip(given) {
  const { offers, pointed, sequence, view } = given;
  const area = useRef(/** @type {HTMLElement | null} */ (null));
  const memory = useRef(/** @type {Map<string, import("./cards.js").CardView>} */ (new Map()));
  useLayoutEffect(() => {
    pointed.value = ""; // before anybody can tap on what is new
    area.current?.style.removeProperty("--told");
    const last = /** @type {HTMLElement | undefined} */ ([...(area.current?.querySelectorAll("h2") ?? [])].pop());
    area.current?.scrollTo(0, last ? last.offsetTop - area.current.offsetTop : 0);
  }, [sequence]);
  const looked = offers.find((offer) => offer.text === pointed.value);
  useLayoutEffect(() => {
    // as high as the longest that was foretold for this question: the choices below it do not jump to and fro
    const box = /** @type {HTMLElement | null} */ (area.current?.querySelector(".foretold-box") ?? null);
    if (!area.current || !box) return;
    const before = parseFloat(area.current.style.getPropertyValue("--told")) || 0;
    area.current.style.setProperty("--told", `${Math.max(before, box.offsetHeight)}px`);
    area.current.scrollTo(0, 0);
  }, [looked, given.foretold, given.explained]);
  const told = html`<div class="proof" ref=${area} tabindex="0" role="region" aria-label=${given.say("table-printer-turn")}>
    ${looked ? html`<${Foretold} given=${given} offer=${looked} />` : html`<${LastTurn} given=${given} memory=${memory.current} />`}</div>`;
  if (view.step !== "play" && offers.length > FEW) {
    return html`<${Offers} called=${(/** @type {Offer} */ offer) => called(offer, given)} offers=${offers} sequence=${sequence} hinted=${given.hinted} pointed=${pointed} foretold=${given.foretold} explained=${given.explained} choose=${given.choose} />`;
  }
  return html`
    <div class="general-slip">
      ${told}
      ${view.step === "play" ? html`<${Play} given=${given} />` : html`<${Choices} given=${given} offers=${offers} kind=${view.step === "direct-hit" ? "hit" : "few"} from=${0} />`}
      ${looked && asksTwice() && html`<div class="stub"><p class="acts">
        <${Button} go onClick=${() => given.choose(looked.text)}>${given.say("do-it")}<//>
        <${Button} onClick=${() => (pointed.value = "")}>${given.say("another")}<//>
      </p></div>`}
    </div>`;
}

/** What the choice would do: its numbers, each with what it is made of, and the rest in words. @param {{given: Given, offer: Offer}} props */
function Foretold({ given, offer }) {
  const { foretold, explained, say } = given;
  return html`<div class="foretold-box" id="explained" role="status">
    <h2>${called(offer, given)?.text ?? offer.words} <small>${say("table-foretold")}</small></h2>
    <ul>${byThing(foretold).map(({ thing, changes }) => html`<li key=${thing}>${thing}${changes.map((one, at) => html`${at > 0 && " · "}<span key=${one.name}>${one.name.slice(thing.length)} <span aria-hidden="true">${signed(one.was)} → </span><b aria-hidden="true">${signed(one.now)}</b><span class="unseen">${say("from-to", { was: one.was, now: one.now })}</span></span>${one.why && html` <small>(${one.why})</small>`}`)}</li>`)}
      ${sentences(explained).map((one) => html`<li key=${one} class="said">${one}</li>`)}</ul>
  </div>`;
}

/** What changes of one thing, as one line: “Giant: Level 0 → 2 · attack 0 → 1”. @param {Change[]} changes */
function byThing(changes) {
  /** @type {Map<string, Change[]>} */
  const things = new Map();
  for (const one of changes) {
    const thing = one.short && one.name.endsWith(one.short) ? one.name.slice(0, -one.short.length) : "";
    things.set(thing || one.name, [...(things.get(thing || one.name) ?? []), one]);
  }
  return [...things].map(([thing, some]) => ({ thing, changes: some }));
}

/** @param {string} text */
const sentences = (text) => text.split(/(?<=[.”»])\s+(?=\p{Lu}|[“«])/u).filter(Boolean);

/** In this order: what cannot be undone is never first. */
const KINDS = ["adding", "using", "costly", "paying", "ending"];
/** What costs a Unit or a Life: the focus does not come here by itself. */
const COSTS = ["costly", "paying"];

/** @param {Offer} offer */
const kindOf = ({ text }) => (text.startsWith("add ") ? "adding" : text.startsWith("sacrifice") ? "costly" : text === "end" ? "ending" : text === "event" ? "using" : "paying");

/** The choices of the Play Phase. @param {{given: Given}} props */
function Play({ given }) {
  let from = 0;
  return html`<div class="general-choices" onKeyDown=${walk}>
    ${KINDS.map((kind) => {
      const first = from;
      const some = given.offers.filter((offer) => kindOf(offer) === kind);
      from += some.length;
      return html`<${Choices} key=${kind} given=${given} offers=${some} kind=${kind} from=${first} />`;
    })}
  </div>`;
}

/** A question of few choices, rather than the Play Phase. @param {string} kind */
const isShort = (kind) => kind === "few" || kind === "hit";

/** @param {{given: Given, offers: Offer[], kind: string, from: number}} props */
function Choices({ given, offers, kind, from }) {
  const { pointed, hinted, say } = given;
  if (!offers.length) return null;
  let figure = from;
  /** @param {string} look @param {Offer} offer */
  const looking = (look, { text }) => ({
    class: [look, COSTS.includes(kind) && "costs", hinted.includes(text) && "hinted", pointed.value === text && "over"].filter(Boolean).join(" "),
    onClick: () => given.act(text),
    onFocus: () => asksTwice() || (pointed.value = text),
    onMouseEnter: () => asksTwice() || (pointed.value = text),
    onMouseLeave: () => asksTwice() || (pointed.value = ""),
    "aria-pressed": asksTwice() ? pointed.value === text : undefined,
    "aria-describedby": pointed.value === text ? "explained" : undefined,
  });
  const rows = runs(offers, !isShort(kind)).flatMap((run) => (ENDS_IN_CARD.test(run.offers[0].words) ? run.offers.map((offer) => ({ text: offer.text, offers: [offer] })) : [run]));
  // on a small screen one card's choices show: of the one that is held, else of the first
  const now = Math.max(0, rows.findIndex((run) => run.offers.some((offer) => offer.place?.startsWith(`${held.value}, `))));
  const number = () => html`<span class="n" aria-hidden="true">${++figure < 10 ? figure : ""}</span>`;
  return html`<div class=${`choices ${kind}`} role="group" aria-label=${say(isShort(kind) ? "your-choices" : kind === "using" ? "table-event" : `table-choices-${kind}`)} onKeyDown=${isShort(kind) ? walk : undefined}>
    ${kind === "adding" && html`<h2>${say("table-choices-adding")}</h2>`}
    <ul>${rows.map((run, at) => run.offers.length > 1
      ? html`<li key=${run.text} class=${at === now ? "row-of now" : "row-of"}><span aria-hidden="true">${row(run.offers[0], given)}</span>${run.offers.map((offer) => html`<button key=${offer.text} type="button" ...${looking("offer small", offer)}>${number()}<span class="unseen">${alone(offer.words, given).replace(BEFORE, "")} </span><b>${offer.words.match(LAST_NUMBER)?.[0]}</b>${hinted.includes(offer.text) && html`<span class="unseen"> (${say("hinted")})</span>`}</button>`)}</li>`
      : run.offers.map((offer) => html`<li key=${offer.text} class=${at === now && "now"}><button type="button" ...${looking(kind === "ending" ? "offer ends" : "offer", offer)}>${number()}<span>${called(offer, given)?.text ?? capital(offer.words)}${called(offer, given)?.note && html`<small>${called(offer, given)?.note}</small>`}${hinted.includes(offer.text) && html`<small class="why">${say("hinted")}</small>`}</span></button></li>`))}</ul>
  </div>`;
}

/** What a row of numbers is about: the card, or the words before the number. @param {Offer} offer @param {Given} given */
function row(offer, given) {
  const [, seat, slot] = (offer.place ?? "").split(/[ ,]+/).map(Number);
  const card = /^add /.test(offer.text) && given.view.hands[seat - 1]?.[slot - 1];
  if (card) return html`${card.name}${mark(offer, given)}`;
  return offer.text.startsWith("sacrifice") ? given.say("table-call-sacrifice") : alone(offer.words, given).replace(BEFORE, "");
}

/** The choices that would be called the same without the numbers of their cards. @param {string} words @param {Given} given */
const twins = (words, { offers }) => offers.filter((other) => other.words !== words && NUMBER.test(words) && other.words.replace(NUMBER, "") === words.replace(NUMBER, ""));

/** A card whose name stands once needs no number. @param {string} words @param {Given} given */
const alone = (words, given) => (twins(words, given).length ? words : words.replace(NUMBER, ""));

/** What tells a card from another of its name: its skill, or its number where that is the same. @param {Offer} offer @param {Given} given */
function mark({ words }, given) {
  const others = twins(words, given);
  if (!others.length) return null;
  const skill = skillOf(words, given);
  const differs = skill && others.every((other) => skillOf(other.words, given) !== skill);
  return html`<small class="mark">${differs ? rich(skill) : words.match(NUMBER)?.[0]}</small>`;
}

/** The skill in the header of the card that these words name, or the one below it. @param {string} words @param {Given} given @returns {string} */
function skillOf(words, { view }) {
  const card = known(view).find((one) => one.number === Number(words.match(NUMBER)?.[1]));
  return card?.header.skill || card?.body.skill || "";
}

/** What a word or two of a question mean. @type {Record<string, Record<string, string>>} */
const CALLED = {
  play: { event: "event" },
  event: { event: "event", pass: "pass", "skip events": "skip" },
  heal: { "life up": "life-up", "power up": "power-up", leave: "leave" },
  "recover-shield": { pass: "none" },
};

/** @param {string} words */
const capital = (words) => words.charAt(0).toUpperCase() + words.slice(1);

/** How the list calls a choice whose words alone say little. @param {Offer} offer @param {Given} given @returns {import("/core/given").Called | null} */
export function called(offer, given) {
  const { view, say } = given;
  const top = view.top?.name ?? "";
  /** @param {string} key @param {Record<string, any>} [facts] @param {any} [note] */
  const so = (key, facts = {}, note = "") => ({ text: say(`table-call-${key}`, facts), note });
  const [, seat, slot] = (offer.place ?? "").split(/[ ,]+/).map(Number);
  const card = /^add /.test(offer.text) && view.hands[seat - 1]?.[slot - 1];
  if (card) return so("onto", { card: card.name, column: Number(offer.text.match(LAST_NUMBER)?.[0]) }, mark(offer, given) ?? "");
  if (offer.text === "pay life") return so("pay-life", { card: top });
  if (offer.text === "end" && view.step === "play") return so("end");
  const plain = CALLED[view.step]?.[offer.text];
  if (plain) return so(plain, { card: plain === "event" ? view.event?.name ?? "" : top });
  if (NUMBER.test(offer.words)) return { text: capital(offer.words.replace(NUMBER, "")), note: mark(offer, given) ?? "" };
  if (view.step !== "direct-hit") return null;
  if (offer.text === "shields") return so("shields", { count: view.question.attack }, say("table-call-shields-of", { count: view.shields.length, cards: view.shields.map((/** @type {any} */ card) => card.name).join(", ") }));
  if (offer.text === "life") return so("life", {}, view.life ? say("table-call-life-left", { count: view.life - 1 }) : view.question.rescue ? say("table-call-rescue", { card: view.question.rescue }) : say("table-call-lost"));
  return null;
}
