// Where choices point: at one thing, or from a card in hand to a space; and a card that is carried there.
import { signal } from "/core/html.js";
import { asksTwice } from "/core/memory.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/** @typedef {import("/vendor/signals.js").Signal<string>} Words */
/** @typedef {{given: Given, held: Words, asked: Words, carried: Words, targets: Map<string, Offer[]>, sources: Set<string>}} Hands */

/** The card that is held, by its place, or a choice that waits for its second press; for table and slip. */
export const held = signal("");

/** What costs a Unit or a Life is pressed twice. */
const COSTLY = /^(sacrifice|pay life)/;
/** Pixels after which a press is a drag. */
const FAR = 7;

/** @param {Given} given @param {{held: Words, asked: Words, carried: Words}} signals @returns {Hands} */
export function pointed(given, { held, asked, carried }) {
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
  return { given, held, asked, carried, targets, sources };
}

/** How a thing at one of these places looks and answers; nothing where it cannot be chosen. @param {Hands} hands @param {string[]} places */
export function chosen({ given, held, targets, sources }, ...places) {
  const here = places.flatMap((place) => targets.get(place) ?? []);
  const source = places.find((place) => sources.has(place));
  if (!here.length && !source) return null;
  const texts = here.map((offer) => offer.text);
  const hinted = texts.some((text) => given.hinted.includes(text)) || (source && given.offers.some((offer) => given.hinted.includes(offer.text) && offer.place?.startsWith(`${source},`)));
  const over = texts.includes(given.pointed.value);
  return {
    look: ["m-legal", over && "m-over", hinted && "m-hinted", (source ? held.value === source : texts.includes(held.value)) && "m-chosen"].filter(Boolean).join(" "),
    act: () => {
      if (source) take({ given, held }, held.value === source ? "" : source);
      else if (here.length === 1 && (!COSTLY.test(texts[0]) || held.value === texts[0])) given.act(texts[0]);
      else if (here.length === 1) held.value = given.pointed.value = texts[0];
      else given.pointed.value = texts[texts.indexOf(given.pointed.value) + 1] ?? texts[0];
    },
    point: () => {
      if (here.length && !asksTwice()) given.pointed.value = texts[0]; // a finger looks by its first tap
    },
    words: here.length === 1 ? here[0].words : "",
    source: source ?? "",
  };
}

/** Hold this card, and ask what it would do in each column. @param {{given: Given, held: Words}} hands @param {string} source */
export function take({ given, held }, source) {
  held.value = source;
  given.pointed.value = "";
  const texts = given.offers.filter((offer) => offer.place?.startsWith(`${source}, `)).map((offer) => offer.text);
  if (source && texts.length) given.foresee(texts);
}

/** The choice that lays the card which is held on this space. @param {Hands} hands @param {string} place */
export const laying = ({ given, held }, place) => given.offers.find((offer) => offer.place === `${held.value}, ${place}`);

/** Carry a card: it follows the pointer, and goes where it is let go. @param {Hands} hands @param {string} source @param {PointerEvent} down */
export function carry(hands, source, down) {
  if (down.button) return;
  const { given, held, carried } = hands;
  const card = /** @type {HTMLElement} */ (down.currentTarget);
  const box = card.getBoundingClientRect();
  let away = false;
  /** @param {PointerEvent} event */
  const move = (event) => {
    if (!away) {
      if (Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) < FAR) return;
      away = true;
      take(hands, source);
      carried.value = source;
    }
    const shown = /** @type {HTMLElement | null} */ (document.querySelector(".generals .carried"));
    if (shown) shown.style.translate = `${event.clientX - down.clientX + box.x}px ${event.clientY - down.clientY + box.y}px`;
    const under = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest("[data-place^='player ']")).find(Boolean);
    const place = /** @type {HTMLElement | undefined} */ (under)?.dataset.place ?? "";
    given.pointed.value = (place && laying(hands, place)?.text) || "";
  };
  /** @param {Event} event */
  const end = (event) => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", end);
    removeEventListener("pointercancel", end);
    if (!away) return;
    const text = given.pointed.value;
    carried.value = "";
    held.value = "";
    addEventListener("click", unheard, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", unheard, { capture: true }));
    if (event.type === "pointerup" && text) given.choose(text);
    else given.pointed.value = "";
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", end);
  addEventListener("pointercancel", end);
}

/** What ends a drag is no press. @param {Event} event */
function unheard(event) {
  event.stopPropagation();
  event.preventDefault();
}

/** How the numbers of a space change: by the choice that is looked at, or by the card that is held. @param {Hands} hands @param {string} place @returns {Map<string, import("/core/wire.js").Change>} */
export function changing(hands, place) {
  const { given } = hands;
  const looked = given.offers.some((offer) => offer.text === given.pointed.value);
  const held = laying(hands, place);
  const changes = held ? (given.foreseen(held.text)?.changes ?? []) : looked ? given.foretold : [];
  return new Map(changes.filter((one) => one.place === place).map((one) => [one.short, one]));
}
