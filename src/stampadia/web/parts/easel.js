// A picture in pixels, drawn where it stands in the file: a sign for each pixel, down the columns.
import { html, useEffect, useRef, useSignal } from "../core/html.js";
import { say } from "../core/words.js";
import { Button } from "./controls.js";

/** @typedef {import("../core/types").PaintsOf} Paints */
/** @typedef {"pen" | "fill" | "pick"} Tool */
/** @typedef {{column: number, row: number}} Spot */

/** @type {Tool[]} */
const TOOLS = ["pen", "fill", "pick"];
const MOST_KEPT = 200;
/** @type {Record<string, [number, number]>} */
const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Dark letters on a light colour, light ones on a dark one. @param {string} colour */
function letters(colour) {
  const [red, green, blue] = [1, 3, 5].map((at) => (parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.18 ? "#000000" : "#FFFFFF";
}

/** All pixels of one colour that hang together with this one take another. @param {string} picture @param {Paints} paints @param {Spot} spot @param {string} sign */
function filled(picture, { wide, high }, spot, sign) {
  const all = [...picture];
  const old = all[spot.column * high + spot.row];
  const waiting = old === sign ? [] : [spot];
  while (waiting.length) {
    const { column, row } = /** @type {Spot} */ (waiting.pop());
    if (column < 0 || row < 0 || column >= wide || row >= high || all[column * high + row] !== old) continue;
    all[column * high + row] = sign;
    for (const [right, down] of Object.values(STEPS)) waiting.push({ column: column + right, row: row + down });
  }
  return all.join("");
}

/** @param {{title: string, picture: string, paints: Paints, put: (picture: string) => void}} props `picture` as it stands in the file */
export function Easel({ title, picture, paints, put }) {
  const { wide, high, colours } = paints;
  const colourOf = Object.fromEntries(colours.map(({ sign, colour }) => [sign, colour]));
  const paper = colours.find(({ colour }) => !colour)?.sign ?? colours[0].sign;
  const whole = [...picture.padEnd(wide * high, paper).slice(0, wide * high)].map((sign) => (sign in colourOf ? sign : paper)).join("");
  const drawn = useSignal(whole);
  const before = useSignal(/** @type {string[]} */ ([]));
  const tool = useSignal(/** @type {Tool} */ ("pen"));
  const sign = useSignal(colours.find(({ colour }) => colour)?.sign ?? paper);
  const at = useSignal({ column: wide >> 1, row: high >> 1 });
  const held = useRef(false);
  useEffect(() => {
    if (!held.current) drawn.value = whole; // somebody has written in the file, or looks at another
  }, [whole]);

  const keep = () => {
    if (drawn.value === whole) return;
    before.value = [...before.value, whole].slice(-MOST_KEPT);
    put(drawn.value);
  };
  const back = () => {
    const last = before.value.at(-1);
    if (last === undefined) return;
    before.value = before.value.slice(0, -1);
    drawn.value = last;
    put(last);
  };
  /** @param {Spot} spot */
  const touch = (spot) => {
    const place = spot.column * high + spot.row;
    if (tool.value === "pick") sign.value = drawn.value[place];
    else if (tool.value === "fill") drawn.value = filled(drawn.value, paints, spot, sign.value);
    else drawn.value = drawn.value.slice(0, place) + sign.value + drawn.value.slice(place + 1);
  };
  /** @param {any} event @returns {Spot} */
  const under = ({ currentTarget, clientX, clientY }) => {
    const box = currentTarget.getBoundingClientRect();
    const part = (/** @type {number} */ from, /** @type {number} */ size, /** @type {number} */ many) => Math.min(many - 1, Math.max(0, Math.floor((from / size) * many)));
    return { column: part(clientX - box.left, box.width, wide), row: part(clientY - box.top, box.height, high) };
  };
  /** @param {any} event */
  const press = (event) => {
    if (event.button) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    held.current = true;
    at.value = under(event);
    touch(at.value);
  };
  /** @param {any} event */
  const drag = (event) => {
    if (!held.current) return;
    const here = under(event);
    if (here.column === at.value.column && here.row === at.value.row) return;
    at.value = here;
    touch(here);
  };
  const lift = () => {
    if (!held.current) return;
    held.current = false;
    keep();
  };
  /** @param {KeyboardEvent} event */
  const key = (event) => {
    const step = STEPS[event.key];
    if (event.key === "z" && (event.ctrlKey || event.metaKey)) back();
    else if (event.key === " " || event.key === "Enter") {
      touch(at.value);
      keep();
    } else if (step) {
      const { column, row } = at.value;
      at.value = { column: Math.min(wide - 1, Math.max(0, column + step[0])), row: Math.min(high - 1, Math.max(0, row + step[1])) };
    } else return;
    event.preventDefault();
  };
  /** @param {string} one */
  const named = (one) => (colourOf[one] ? say("easel-colour", { sign: one }) : say("easel-paper", { sign: one }));
  const { column, row } = at.value;
  const lines = [...Array.from({ length: wide - 1 }, (_, one) => `M${one + 1} 0V${high}`), ...Array.from({ length: high - 1 }, (_, one) => `M0 ${one + 1}H${wide}`)].join("");
  return html`<div class="easel">
    <div class="board" role="application" tabindex="0" aria-label=${say("easel", { title })} aria-describedby="easel-how" aria-roledescription=${say("easel-board")}
      onPointerDown=${press} onPointerMove=${drag} onPointerUp=${lift} onPointerCancel=${lift} onKeyDown=${key}>
      <svg viewBox=${`0 0 ${wide} ${high}`} aria-hidden="true" shape-rendering="crispEdges">
        ${[...drawn.value].map((one, place) => colourOf[one] && html`<rect key=${place} x=${Math.floor(place / high)} y=${place % high} width="1" height="1" fill=${colourOf[one]} />`)}
        <path class="grid" d=${lines} /><rect class="pen" x=${column} y=${row} width="1" height="1" />
      </svg>
    </div>
    <div class="paints">
      <p class="acts">${TOOLS.map((one) => html`<${Button} key=${one} small aria-pressed=${tool.value === one} onClick=${() => (tool.value = one)}>${say(`easel-${one}`)}<//>`)}
        <${Button} small icon="undo" disabled=${!before.value.length} onClick=${back}>${say("take-back")}<//></p>
      <div class="swatches" role="group" aria-label=${say("easel-colours")}>${colours.map((one) => html`<button key=${one.sign} type="button" class=${one.colour ? "" : "bare"} aria-pressed=${sign.value === one.sign} aria-label=${named(one.sign)}
        style=${one.colour ? { background: one.colour, color: letters(one.colour) } : {}} onClick=${() => {
          sign.value = one.sign;
          if (tool.value === "pick") tool.value = "pen";
        }}>${one.sign}</button>`)}</div>
      <p class="hush" id="easel-how">${say("easel-how")}</p>
      <p class="ui" role="status">${say("easel-at", { column: column + 1, row: row + 1, colour: named(drawn.value[column * high + row]) })}</p>
    </div>
  </div>`;
}
