// What can be chosen now: in groups by what is done, with figures for the first nine; those that differ
// only in a number are one line.
import { html, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { asksTwice } from "../core/memory.js";
import { say } from "../core/words.js";
import { Button } from "./controls.js";
import { Changes } from "./foretold.js";

/** @typedef {import("../core/wire.js").Offer} Offer */
/** @typedef {{offers: Offer[], text: string, note: string}} Run */

const LONG_RUN = 10;
const MANY = 8;
const MOST_SHOWN = 80;
/** The second half of a place, as in 10,9, is no number of its own. */
const LAST_NUMBER = /(?<!\d)(?<!\d,)\d+(?=\D*$)/;
const TAIL = /(?<!\d)(?<!\d,)\d+\D*$/;
const AFTER = /\D*$/;

/** Offers in the order of their groups: each group is what its first word does. @param {Offer[]} offers @returns {[string, Offer[]][]} */
export function grouped(offers) {
  /** @type {Map<string, Offer[]>} */
  const groups = new Map();
  for (const offer of offers) {
    const verb = offer.text.split(/[\s:]/, 1)[0];
    groups.set(verb, [...(groups.get(verb) ?? []), offer]);
  }
  const few = offers.length <= MANY || groups.size === 1 || groups.size > offers.length / 2;
  return few ? [["", offers]] : [...groups.values()].map((some) => [heading(some), some]);
}

/** What all words of a group begin with; the first word alone where that is little. @param {Offer[]} some */
function heading(some) {
  const first = some[0].words.split(" ", 1)[0];
  const told = some.every((offer) => offer.words.startsWith(first)) ? first : some[0].words;
  return told.charAt(0).toUpperCase() + told.slice(1);
}

/** Offers that differ only in their last number, as one line: many, or in a long list also few without notes. @param {Offer[]} offers @param {boolean} tight @returns {Run[]} */
export function runs(offers, tight = false) {
  /** @type {Map<string, Offer[]>} */
  const alike = new Map();
  for (const offer of offers) {
    const shape = LAST_NUMBER.test(offer.words) ? offer.words.replace(LAST_NUMBER, "#") : offer.text;
    alike.set(shape, [...(alike.get(shape) ?? []), offer]);
  }
  return [...alike].flatMap(([shape, some]) =>
    some.length >= LONG_RUN || (tight && some.length > 1 && some.every((offer) => !offer.note))
      ? [{ offers: some, text: shape, note: "" }]
      : some.map((offer) => ({ offers: [offer], text: offer.words, note: offer.note })),
  );
}

/**
 * The list. `pointed` is the choice that is looked at, shared with the table; `choose` makes it; `stub`
 * is what the game draws of the numbers that it changes.
 * @param {{offers: Offer[], sequence: number, hinted: string[], pointed: import("../vendor/signals.js").Signal<string>, foretold: import("../core/wire.js").Change[], explained: string, choose: (text: string) => void, called?: (offer: Offer) => import("../core/given").Called | null, stub?: any}} props
 */
export function Offers({ offers, sequence, hinted, pointed, foretold, explained, choose, called, stub }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = runs(offers).length > MOST_SHOWN ? offers.slice(0, MOST_SHOWN) : offers;
  const looked = shown.find((offer) => offer.text === pointed.value);
  useLayoutEffect(() => {
    pointed.value = ""; // before anybody can tap on what is new
    list.current?.scrollTo(0, 0);
  }, [sequence]);
  /** @param {string} text */
  const press = (text) => {
    if (!asksTwice() || pointed.value === text) choose(text);
    else pointed.value = text;
  };
  /** @param {string} kind @param {Offer} offer */
  const marked = (kind, { text }) => [kind, hinted.includes(text) && "hinted", pointed.value === text && "over"].filter(Boolean).join(" ");
  /** How a choice is looked at and made. @param {Offer} offer */
  const looking = ({ text }) => ({
    onClick: () => press(text),
    onFocus: () => asksTwice() || (pointed.value = text),
    onMouseEnter: () => asksTwice() || (pointed.value = text),
    "aria-pressed": asksTwice() ? pointed.value === text : undefined,
    "aria-describedby": pointed.value === text ? "explained" : undefined,
  });
  /** @param {Run} run */
  const names = (run) => called?.(run.offers[0]) ?? run;
  /** @param {Run} run */
  const signOf = (run) => {
    const sign = called?.(run.offers[0])?.sign;
    return sign && html`<span class="sign-of" aria-hidden="true">${sign}</span>`;
  };
  let figure = 0;
  return html`
    <div class="offers" ref=${list} onKeyDown=${walk}>
      ${grouped(shown).map(([title, some]) => html`
        <div key=${title} role="group" aria-label=${title || say("your-choices")}>
          ${title && html`<h2 class=${/^\d+$/.test(title) ? "figure" : ""}>${title}</h2>`}
          <ul class="opts">
            ${runs(some, shown.length > MANY).map((run) => run.offers.length > 1 && run.offers.length < LONG_RUN
              ? html`<li key=${run.text} class="row-of"><span aria-hidden="true">${run.offers[0].words.replace(TAIL, "")}</span>
                  ${run.offers.map((offer) => html`<button key=${offer.text} type="button" class=${marked("offer small", offer)} ...${looking(offer)}>
                    <span class="n" aria-hidden="true">${++figure < 10 ? figure : ""}</span><span class="unseen">${offer.words.replace(TAIL, "")}</span><b>${offer.words.match(LAST_NUMBER)?.[0]}</b><span class="unseen">${offer.words.match(AFTER)?.[0]}${hinted.includes(offer.text) && ` (${say("hinted")})`}</span></button>`)}</li>`
              : run.offers.length > 1
              ? html`<${RunOf} key=${run.text} run=${run} name=${called?.(run.offers[0])} pointed=${pointed} hinted=${hinted} choose=${choose} />`
              : html`<li key=${run.offers[0].text}>
                  <button type="button" class=${marked("offer", run.offers[0])} ...${looking(run.offers[0])}>
                    <span class="n" aria-hidden="true">${++figure < 10 ? figure : ""}</span>
                    ${signOf(run)}<span>${names(run).text}${names(run).note && html`<small>${names(run).note}</small>`}${hinted.includes(run.offers[0].text) && html`<small class="why">${say("hinted")}</small>`}</span>
                  </button>
                </li>`)}
          </ul>
        </div>`)}
    </div>
    ${offers.length > shown.length && html`<p class="hush">${say("more-offers", { count: offers.length - shown.length })}</p>`}
    <div class="stub" id="explained">
      ${looked ? html`<h2>${called?.(looked)?.text ?? looked.words}</h2>` : html`<p class="hush">${say("nothing-looked-at")}</p>`}
      <div role="status">${looked && explained && html`<p>${explained}</p>`}</div>
      <${Changes} changes=${looked ? foretold : []} unseen=${Boolean(stub)} />
      ${looked && stub && html`<div aria-hidden="true">${stub}</div>`}
      ${looked && asksTwice() && html`<p class="acts">
        <${Button} go onClick=${() => choose(looked.text)}>${say("do-it")}<//>
        <${Button} onClick=${() => (pointed.value = "")}>${say("another")}<//>
      </p>`}
    </div>
  `;
}

/** The keys with arrows go from choice to choice. @param {KeyboardEvent} event */
export function walk(event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!step || event.target instanceof HTMLSelectElement) return;
  const all = /** @type {HTMLElement[]} */ ([.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button.offer")]);
  const next = all[all.indexOf(/** @type {HTMLElement} */ (document.activeElement)) + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/** Many choices that differ in a number: pick the number, then choose. @param {{run: Run, name?: import("../core/given").Called | null, pointed: import("../vendor/signals.js").Signal<string>, hinted: string[], choose: (text: string) => void}} props */
function RunOf({ run, name, pointed, hinted, choose }) {
  const at = useSignal(0);
  const meant = run.offers.findIndex((offer) => hinted.includes(offer.text));
  useLayoutEffect(() => {
    if (meant >= 0) at.value = meant;
  }, [meant]);
  const before = run.offers[0].words.replace(TAIL, "");
  const after = run.text.slice(before.length + 1);
  const offer = run.offers[Math.min(at.value, run.offers.length - 1)];
  return html`<li class=${meant < 0 ? "run" : "run hinted"} onFocusIn=${() => (pointed.value = offer.text)}>
    <label>${name?.sign ? html`<span class="sign-of">${name.sign}</span><span class="unseen">${before}</span>` : before}${name?.note && html`<small>${name.note}</small>`}<select class="input" value=${at.value} onChange=${(/** @type {any} */ event) => {
      at.value = Number(event.target.value);
      pointed.value = run.offers[at.value].text;
    }}>${run.offers.map((one, index) => html`<option key=${one.text} value=${index}>${one.words.match(LAST_NUMBER)?.[0]}${one.note ? ` · ${one.note}` : ""}</option>`)}</select>${after}${meant >= 0 && html`<small class="why">${say("hinted")}</small>`}</label>
    <${Button} small class="offer-go" onClick=${() => choose(offer.text)}>${say("do-it")}<//>
  </li>`;
}
