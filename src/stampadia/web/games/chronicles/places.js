// What can be chosen at a place of the table, and how it looks.
import { asksTwice } from "/core/memory.js";

/** @typedef {import("/core/given").Given} Given */

/** @param {Given} given @param {string} place */
export function chosen(given, place) {
  const here = given.offers.filter((offer) => offer.place === place);
  if (!here.length) return null;
  const texts = here.map((offer) => offer.text);
  const over = texts.includes(given.pointed.value);
  return {
    look: ["m-legal", over && "m-over", texts.some((text) => given.hinted.includes(text)) && "m-hinted"].filter(Boolean).join(" "),
    over,
    offer: here[0],
    act: () => (here.length === 1 ? given.act(texts[0]) : (given.pointed.value = texts[texts.indexOf(given.pointed.value) + 1] ?? texts[0])),
    // a finger looks by its first tap: nothing may move under it before
    point: () => asksTwice() || (given.pointed.value = texts[0]),
  };
}
