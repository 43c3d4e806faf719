// The Map on the table: what is lit on it can be pressed, what is not says why; the enemies' last turn
// is drawn over it, step by step.
import { html, useLayoutEffect, useMemo, useRef } from "/core/html.js";
import { Frame } from "./gold.js";
import { cellName, drawn, Plan, planKey, Ruler, SIZE, Walker } from "./map.js";
import { CELL } from "./marks.js";
import { chosen } from "./places.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("./deeds.js").Deed} Deed */

/** @param {{given: Given, deeds: Deed[]}} props */
export function Ground({ given, deeds }) {
  const { view, captions, say } = given;
  const found = useMemo(() => drawn(view), [view]);
  const label = say("table-map", { room: view.room, column: view.column, row: view.row, found: found.rooms.length });
  const shown = useMemo(() => planKey(view, captions), [view, captions]);
  const plan = useMemo(() => html`<${Plan} view=${view} captions=${captions} label=${label} />`, [shown, label]);
  const coins = useMemo(() => html`<${Frame} gold=${view.gold} say=${say} />`, [view.gold, say]);
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // on a small screen the Map is larger than its window (map.css), and the hero stays in its middle
    const box = map.current;
    const ground = /** @type {HTMLElement | null} */ (box?.querySelector(".ground") ?? null);
    if (!box || !ground) return;
    const cell = ground.clientWidth / SIZE;
    box.scrollTo(ground.offsetLeft + (view.column - 0.5) * cell - (box.clientWidth + ground.offsetLeft) / 2, ground.offsetTop + (view.row - 0.5) * cell - (box.clientHeight + ground.offsetTop) / 2);
  }, [view.column, view.row, Boolean(view.battle)]);
  const looked = given.offers.find((offer) => offer.text === given.pointed.value)?.place ?? "";
  const there = view.step === "explore" && looked.startsWith("cell ") ? looked.slice(5).split(",").map(Number) : null;
  useLayoutEffect(() => {
    const cell = /** @type {HTMLElement | null} */ (map.current?.querySelector(".cell.m-over") ?? null);
    if (map.current && cell) bringInto(map.current, cell);
  }, [looked]);
  const places = [...new Set(given.offers.map((offer) => offer.place ?? "").filter(Boolean))];
  const cells = places.filter((place) => place.startsWith("cell "));
  /** A cell that is not lit says why. @param {MouseEvent} event */
  const ask = (event) => {
    if (/** @type {HTMLElement} */ (event.target).closest("button")) return;
    event.preventDefault();
    const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
    const at = (/** @type {number} */ part) => Math.min(SIZE, Math.floor(part * SIZE) + 1);
    given.why(`cell ${cellName(at((event.clientX - box.left) / box.width), at((event.clientY - box.top) / box.height))}`);
  };
  return html`<div class="map" ref=${map} role="group" tabindex="0" aria-label=${say("table-map-name")}>
    <span class="corner"></span><${Ruler} at=${view.column} /><${Ruler} at=${view.row} down />
    <div class="ground" onClick=${ask}>
      ${plan}<${Steps} deeds=${deeds} />${there && html`<${Way} found=${found} view=${view} to=${there} />`}<${Walker} column=${view.column} row=${view.row} />
      ${cells.map((place) => {
        const [column, row] = place.slice(5).split(",").map(Number);
        const mark = chosen(given, place);
        const added = sum(view, found, column, row);
        const door = beyond(found, view.room, column, row);
        const look = ["cell", mark?.look, column === view.column && row === view.row && "here", door && `to-${door.side}`].filter(Boolean).join(" ");
        return mark && html`<button key=${place} type="button" class=${look} style=${{ left: `${(column - 1) * 5}%`, top: `${(row - 1) * 5}%` }}
          aria-label=${[mark.offer.words, mark.offer.note, added].filter(Boolean).join(": ")} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>
          ${mark.over && html`<span class="sum" aria-hidden="true">${added}</span>`}
        </button>`;
      })}
    </div>
    ${coins}
  </div>`;
}

/** Outside a door the black number, the column and the row name the room. @param {any} view @param {import("./map.js").Drawn} found @param {number} column @param {number} row */
export function sum(view, found, column, row) {
  const number = view.numbers.find((/** @type {any} */ one) => one.column === column && one.row === row);
  if (!number || found.at.get(cellName(column, row))?.number === view.room) return "";
  return `${number.value} + ${column} + ${row} = ${number.value + column + row}`;
}

/** Which side of the hero's room a cell lies beyond, if it does. @param {import("./map.js").Drawn} found @param {number} room @param {number} column @param {number} row */
function beyond(found, room, column, row) {
  const inside = (/** @type {number} */ x, /** @type {number} */ y) => found.at.get(cellName(x, y))?.number === room;
  if (inside(column, row)) return null;
  const near = [{ side: "top", at: [column, row + 1] }, { side: "foot", at: [column, row - 1] }, { side: "left", at: [column + 1, row] }, { side: "right", at: [column - 1, row] }];
  return near.find(({ at: [x, y] }) => inside(x, y)) ?? null;
}

/** Pixels between a tag and the edge of what is seen of the Map. */
const EDGE = 3;

/** The window on the Map shows the cell that is looked at, and all of its tag. @param {HTMLElement} map @param {HTMLElement} cell */
function bringInto(map, cell) {
  const corner = /** @type {HTMLElement} */ (map.querySelector(".corner")).getBoundingClientRect();
  const frame = map.getBoundingClientRect();
  const [left, top, right, foot] = [corner.right, corner.bottom, frame.left + map.clientLeft + map.clientWidth, frame.top + map.clientTop + map.clientHeight];
  const box = cell.getBoundingClientRect();
  map.scrollBy(Math.max(0, box.right - right) + Math.min(0, box.left - left), Math.max(0, box.bottom - foot) + Math.min(0, box.top - top));
  const tag = /** @type {HTMLElement | null} */ (cell.querySelector(".sum"));
  if (!tag) return;
  tag.style.translate = "";
  const lies = tag.getBoundingClientRect();
  const across = Math.max(0, left + EDGE - lies.left) - Math.max(0, lies.right - right + EDGE);
  const aside = box.height + lies.height + 8; // to the other side of its cell
  const down = lies.top < top ? aside : lies.bottom > foot ? -aside : 0;
  tag.style.translate = `${across}px ${down}px`;
}

/** The middle of a cell. @param {number[]} cell */
const middle = ([column, row]) => [(column - 0.5) * CELL, (row - 0.5) * CELL];

/** What the enemies did, with the numbers under which it is told: dotted where the hero was pulled, a line where he was struck at. @param {{deeds: Deed[]}} props */
function Steps({ deeds }) {
  const pulled = deeds.filter((deed) => deed.path.length > 1);
  return html`<svg class="steps" viewBox=${`0 0 ${SIZE * CELL} ${SIZE * CELL}`} aria-hidden="true">
    ${pulled.slice(0, 1).map((deed) => html`<circle key="was" class="was" cx=${middle(deed.path[0])[0]} cy=${middle(deed.path[0])[1]} r="12.2" />`)}
    ${deeds.map((deed) => html`<g key=${deed.number}>
      ${deed.path.length > 1 && html`<${Arrow} points=${deed.path.map(middle)} />`}
      ${deed.struck && html`<path class="strike" d=${`M${middle(deed.at).join(" ")}L${middle(deed.struck).join(" ")}`} />`}
    </g>`)}
    ${discs(deeds).map(([x, y], at) => html`<g key=${at} class="disc"><circle cx=${x} cy=${y} r="8.5" /><text x=${x} y=${y + 4.4}>${deeds[at].number}</text></g>`)}
  </svg>`;
}

/** Cells by which the way ends too early. */
const SHORT = 0.42;

/** How the hero would walk through the room, to the cell or the door. @param {{found: import("./map.js").Drawn, view: any, to: number[]}} props */
function Way({ found, view, to }) {
  const door = beyond(found, view.room, to[0], to[1]);
  const here = [view.column, view.row];
  const inside = door ? door.at : to;
  const turn = door && (door.side === "top" || door.side === "foot") ? [inside[0], here[1]] : [here[0], inside[1]];
  const points = [here, turn, inside].filter((point, at, all) => !at || point.join() !== all[at - 1].join());
  const [last, before] = [points[points.length - 1], points[points.length - 2]];
  if (!before) return null;
  // it ends before what is printed there
  points[points.length - 1] = last.map((to, at) => to - SHORT * Math.sign(to - before[at]));
  return html`<svg class="steps" viewBox=${`0 0 ${SIZE * CELL} ${SIZE * CELL}`} aria-hidden="true"><path class="walk" d=${`M${points.map((point) => middle(point).join(" ")).join("L")}`} /></svg>`;
}

/** Where the numbers lie: half-way along a pull, else at the enemy's horn; no two on each other. @param {Deed[]} deeds */
function discs(deeds) {
  /** @type {number[][]} */
  const found = [];
  for (const deed of deeds) {
    const [column, row] = middle(deed.at);
    let [x, y] = deed.path.length > 1 ? between(deed.path.map(middle)) : [column - 12, row - 11];
    while (found.some((other) => Math.hypot(other[0] - x, other[1] - y) < 15)) x += 16;
    found.push([x, y]);
  }
  return found;
}

/** @param {number[][]} points */
function between(points) {
  const at = Math.max(1, Math.ceil((points.length - 1) / 2));
  return [(points[at - 1][0] + points[at][0]) / 2, (points[at - 1][1] + points[at][1]) / 2];
}

/** @param {{points: number[][]}} props */
function Arrow({ points }) {
  const [[fromX, fromY], [toX, toY]] = points.slice(-2);
  const angle = Math.atan2(toY - fromY, toX - fromX);
  const [x, y] = [toX - 16 * Math.cos(angle), toY - 16 * Math.sin(angle)];
  return html`<path class="pull" d=${`M${[...points.slice(0, -1), [x, y]].map((point) => point.join(" ")).join("L")}`} />
    <path class="pull-head" transform=${`translate(${x} ${y}) rotate(${(angle * 180) / Math.PI})`} d="M8 0L0 6V-6Z" />`;
}
