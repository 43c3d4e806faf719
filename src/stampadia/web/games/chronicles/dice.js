// Dice: how they look, and how they are put on boxes, one after the other.
import { html, useLayoutEffect, useSignal } from "/core/html.js";
import { asksTwice } from "/core/memory.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/** A die and its box: `6 1a`. @typedef {string} Part */

const PIPS = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
/** @param {{die: number, look?: string}} props */
export const Die = ({ die, look = "" }) => html`<svg class=${`die ${look}`} viewBox="0 0 12 12" role="img" aria-label=${die}><rect x=".4" y=".4" width="11.2" height="11.2" rx="2" />${(PIPS[die] ?? []).map((at) => html`<circle key=${at} cx=${3 + (at % 3) * 3} cy=${3 + Math.floor(at / 3) * 3} r="1.05" />`)}</svg>`;

/** @param {Part} part */
export const dieOf = (part) => Number(part.split(" ")[0]);
/** @param {Part} part */
export const boxOf = (part) => part.split(" ")[1];

/**
 * What is put where, before it is chosen.
 * @typedef {object} Placing
 * @property {number[]} dice those that are to be placed
 * @property {number} held the die whose boxes are lit
 * @property {(die: number) => void} hold
 * @property {Part[]} placed what lies already
 * @property {(box: string) => Part | null} fits what would lie in a box, were the held die put there
 * @property {(box: string) => Part | undefined} shown what lies in a box, or would by the choice that is looked at
 * @property {(part: Part) => void} put
 * @property {(part: Part) => void} look
 * @property {() => void} lift
 * @property {Offer | undefined} exact the choice of what lies there, and nothing more
 * @property {(box: string) => boolean} hinted
 */

/** @param {Given} given @returns {Placing} */
export function usePlacing(given) {
  const placed = useSignal(/** @type {Part[]} */ ([]));
  const wished = useSignal(0);
  useLayoutEffect(() => {
    placed.value = [];
    wished.value = 0;
  }, [given.sequence]);
  const all = given.offers.filter((offer) => offer.place?.startsWith("boxes ")).map((offer) => ({ offer, parts: /** @type {string} */ (offer.place).slice(6).split(", ") }));
  const plans = all.filter((plan) => placed.value.every((part) => plan.parts.includes(part)));
  const open = [...new Set(plans.flatMap((plan) => plan.parts))].filter((part) => !placed.value.includes(part) && !placed.value.some((lies) => dieOf(lies) === dieOf(part) && !twice(plans, lies)));
  const dice = [...new Set(all.flatMap((plan) => plan.parts.map(dieOf)))].sort((one, other) => other - one);
  const left = [...new Set(open.map(dieOf))].sort((one, other) => other - one);
  const held = left.includes(wished.value) ? wished.value : (left[0] ?? 0);
  const looked = all.find((plan) => plan.offer.text === given.pointed.value)?.parts ?? [];
  /** @param {Part} part */
  const with_ = (part) => plans.filter((plan) => plan.parts.includes(part));
  return {
    dice,
    held,
    hold: (die) => (wished.value = die),
    placed: placed.value,
    fits: (box) => open.find((part) => boxOf(part) === box && dieOf(part) === held) ?? null,
    shown: (box) => [...placed.value, ...looked].find((part) => boxOf(part) === box),
    put: (part) => {
      const next = [...placed.value, part];
      const those = with_(part);
      if (those.length === 1 && those[0].parts.length === next.length) given.act(those[0].offer.text);
      else {
        placed.value = next;
        given.pointed.value = those.find((plan) => plan.parts.length === next.length)?.offer.text ?? "";
      }
    },
    look: (part) => {
      const here = with_(part).find((plan) => plan.parts.length === placed.value.length + 1);
      if (here && !asksTwice()) given.pointed.value = here.offer.text; // a finger looks by its first tap
    },
    lift: () => {
      placed.value = [];
      given.pointed.value = "";
    },
    exact: placed.value.length ? plans.find((plan) => plan.parts.length === placed.value.length)?.offer : undefined,
    hinted: (box) => all.some((plan) => given.hinted.includes(plan.offer.text) && plan.parts.some((part) => boxOf(part) === box)),
  };
}

/** Two dice of one value go together: one of them lying leaves the other. @param {{parts: Part[]}[]} plans @param {Part} lies */
const twice = (plans, lies) => plans.some((plan) => plan.parts.filter((part) => dieOf(part) === dieOf(lies)).length > 1);
