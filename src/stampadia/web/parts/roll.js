// Dice that fell on the player's own table: tapped on six faces, or typed. Lots are picked from the list.
import { html, useEffect, useLayoutEffect, useSignal } from "../core/html.js";
import { say } from "../core/words.js";
import { Button } from "./controls.js";

const FACES = [1, 2, 3, 4, 5, 6];
/** Where the pips of each face lie, in thirds. @type {Record<number, [number, number][]>} */
const PIPS = {
  1: [[1, 1]],
  2: [[2, 0], [0, 2]],
  3: [[2, 0], [1, 1], [0, 2]],
  4: [[0, 0], [2, 0], [0, 2], [2, 2]],
  5: [[0, 0], [2, 0], [1, 1], [0, 2], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

/** @param {{face: number}} props */
const Die = ({ face }) => html`<svg class="die" viewBox="0 0 48 48" aria-hidden="true"><rect x="2" y="2" width="44" height="44" rx="9" />
  ${PIPS[face].map(([column, row]) => html`<circle cx=${12 + column * 12} cy=${12 + row * 12} r="4.2" />`)}</svg>`;

/** @param {{dice: number, sequence: number, choose: (text: string) => void}} props */
export function Roll({ dice, sequence, choose }) {
  const fell = useSignal(/** @type {number[]} */ ([]));
  useLayoutEffect(() => {
    fell.value = [];
  }, [sequence]);
  const done = fell.value.length === dice;
  /** @param {number} face */
  const put = (face) => {
    if (fell.value.length < dice) fell.value = [...fell.value, face];
  };
  const wipe = () => (fell.value = fell.value.slice(0, -1));
  const place = () => {
    if (fell.value.length === dice) choose(fell.value.join(" "));
  };
  useEffect(() => {
    /** Before the frame, which would take a figure for a choice of its list. @param {KeyboardEvent} event */
    const press = (event) => {
      const at = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, textarea, select, dialog")) return;
      if (/^[1-6]$/.test(event.key)) put(Number(event.key));
      else if (event.key === "Backspace") wipe();
      else if (event.key === "Enter" && !at.closest("button, a, summary")) place();
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    addEventListener("keydown", press, true);
    return () => removeEventListener("keydown", press, true);
  }, [dice, sequence]);
  return html`<div class="roll">
    <p class="fell" role="status">${Array.from({ length: dice }, (_, at) => html`<span key=${at} class=${at === fell.value.length ? "next" : ""}>
      ${fell.value[at] ? html`<${Die} face=${fell.value[at]} /><b>${fell.value[at]}</b>` : html`<small>${say("roll-die", { number: at + 1 })}</small>`}</span>`)}</p>
    <p class="hush">${say("roll-how", { dice })}</p>
    <div class="faces" role="group" aria-label=${say("roll-faces")}>${FACES.map((face) => html`<button key=${face} type="button" class="face" disabled=${done} aria-label=${String(face)} onClick=${() => put(face)}><${Die} face=${face} /></button>`)}</div>
    <p class="acts"><${Button} go=${done} disabled=${!done} class="place" onClick=${place}>${say("roll-place")}<//>
      <${Button} disabled=${!fell.value.length} onClick=${wipe}>${say("roll-wipe")}<//></p>
  </div>`;
}
