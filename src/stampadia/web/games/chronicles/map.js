// The Map: print is black, what the hand has drawn is blue. Drawn in cells, so that one unit is one
// cell; drawing order is the order of places, which tells nothing.
import { html } from "/core/html.js";

/** @typedef {{column: number, row: number, width: number, height: number, number: number, start?: boolean}} Room */
/** @typedef {{rooms: Room[], at: Map<string, Room>}} Drawn */

export const SIZE = 20;
const EYES = [[], [[0, 0]], [[-0.12, 0], [0.12, 0]], [[-0.16, -0.02], [0, 0.1], [0.16, -0.02]], [[-0.14, -0.06], [0.14, -0.06], [-0.14, 0.12], [0.14, 0.12]]];
const HEAD = "M-.34-.4C-.4-.2-.36-.1-.28-.06C-.34.2-.2.4 0 .4S.34.2.28-.06C.36-.1.4-.2.34-.4C.28-.26.2-.24.12-.24H-.12C-.2-.24-.28-.26-.34-.4Z";

/** @param {number} column @param {number} row */
export const cellName = (column, row) => `${column},${row}`;

/** The rooms that are drawn, and which cell is in which. @param {any} view @returns {Drawn} */
export function drawn(view) {
  const rooms = view.rows.map((/** @type {{room: Room | null}} */ row) => row.room).filter(Boolean);
  const at = new Map();
  for (const room of rooms)
    for (let row = room.row; row < room.row + room.height; row++)
      for (let column = room.column; column < room.column + room.width; column++) at.set(cellName(column, row), room);
  return { rooms, at };
}

/** @param {{view: any, label: string}} props */
export function Plan({ view, label }) {
  const found = drawn(view);
  const faint = (/** @type {{column: number, row: number}} */ one) => (found.at.has(cellName(one.column, one.row)) ? "" : "faint");
  const lines = Array.from({ length: SIZE - 1 }, (_, at) => `M${at + 1} 0V${SIZE}M0 ${at + 1}H${SIZE}`).join("");
  const stairs = found.rooms.find((room) => room.start);
  const taken = new Set([...view.numbers, ...view.cells, ...view.foes, view].map((one) => cellName(one.column, one.row)));
  return html`<svg class="plan" viewBox=${`0 0 ${SIZE} ${SIZE}`} role="img" aria-label=${label}>
    ${found.rooms.map((room) => html`<rect key=${room.number} class="floor" x=${room.column - 1} y=${room.row - 1} width=${room.width} height=${room.height} />`)}
    <path class="grid" d=${lines} />
    ${view.numbers.map((/** @type {any} */ one) => html`<text key=${`n${one.column},${one.row}`} class=${`print ${found.at.has(cellName(one.column, one.row)) ? "" : "faint"}`} x=${one.column - 0.5} y=${one.row - 0.36}>${one.value}</text>`)}
    ${view.cells.map((/** @type {any} */ cell) => html`<${Grey} key=${`c${cell.column},${cell.row}`} cell=${cell} look=${faint(cell)} />`)}
    ${stairs && html`<path class="stairs" transform=${`translate(${stairs.column - 1 + Math.floor(stairs.width / 2)} ${stairs.row - 1 + Math.floor(stairs.height / 2)})`} d="M.15.82V.68H.34V.54H.5V.4H.66V.26H.85V.82Z" />`}
    ${view.foes.map((/** @type {any} */ foe) => html`<${Foe} key=${`f${foe.column},${foe.row}`} foe=${foe} look=${faint(foe)} />`)}
    ${found.rooms.map((room) => html`<path key=${room.number} class=${room.start ? "wall start" : "wall"} d=${walls(room)} />`)}
    ${view.doors.map((/** @type {any} */ door) => html`<${Door} key=${`d${door.column},${door.row}${door.side}`} door=${door} found=${found} />`)}
    ${found.rooms.map((room) => html`<text key=${room.number} class="name" ...${nameOf(room, taken)}>${room.number}</text>`)}
  </svg>`;
}

/** Whose way it is, on a sheet of its own: so nothing else is laid out again while it walks. @param {{column: number, row: number}} props */
export const Walker = ({ column, row }) => html`<svg class="hero" viewBox="-.5 -.5 1 1" aria-hidden="true" style=${{ transform: `translate(${(column - 1) * 100}%,${(row - 1) * 100}%)` }}>
  <circle r=".36" /><path d="M-.05-.22A.1.1 0 1 1-.04-.22ZM-.2.24C-.2-.04-.12-.1 0-.1S.2-.04.2.24Z" /></svg>`;

/** The room's number goes into its first cell in which nothing stands; else small into the corner. @param {Room} room @param {Set<string>} taken */
function nameOf(room, taken) {
  for (let row = room.row; row < room.row + room.height; row++)
    for (let column = room.column; column < room.column + room.width; column++)
      if (!taken.has(cellName(column, row))) return { x: column - 0.9, y: row - 0.34 };
  return { x: room.column - 0.96, y: room.row - 0.68, class: "name tiny" };
}

/** @param {Room} room */
const walls = (room) => `M${room.column - 1} ${room.row - 1}h${room.width}v${room.height}h${-room.width}Z`;

/** @param {{door: {column: number, row: number, side: string}, found: Drawn}} props */
function Door({ door, found }) {
  const right = door.side === "right";
  const other = right ? cellName(door.column + 1, door.row) : cellName(door.column, door.row + 1);
  const known = found.at.has(cellName(door.column, door.row)) || found.at.has(other);
  const place = right ? { x: door.column - 0.09, y: door.row - 0.72, width: 0.18, height: 0.44 } : { x: door.column - 0.72, y: door.row - 0.09, width: 0.44, height: 0.18 };
  return html`<rect class=${known ? "door" : "door faint"} ...${place} />`;
}

/** @param {{cell: {column: number, row: number, digit: number, crossed: boolean}, look: string}} props */
const Grey = ({ cell, look }) => html`<g class=${`grey ${look}`} transform=${`translate(${cell.column - 0.5} ${cell.row - 0.5})`}>
  <rect x="-.36" y="-.36" width=".72" height=".72" /><rect class="in" x="-.22" y="-.22" width=".44" height=".44" /><text y=".15">${cell.digit}</text>
  ${cell.crossed && html`<path class="cross" d="M-.42-.42.42.42M.42-.42-.42.42" />`}
</g>`;

/** @param {{foe: {column: number, row: number, circles: number, hits: number, alive: boolean, active: boolean}, look: string}} props */
const Foe = ({ foe, look }) => html`<g data-place=${`cell ${foe.column},${foe.row}`} class=${`foe ${look} ${foe.active ? "active" : ""}`} transform=${`translate(${foe.column - 0.5} ${foe.row - 0.5})`}>
  <path d=${HEAD} />${(EYES[Math.min(foe.circles, 4)] ?? []).map(([x, y], at) => html`<circle key=${at} class=${at < foe.hits ? "eye shut" : "eye"} cx=${x} cy=${y + 0.06} r=".085" />`)}
  ${!foe.alive && html`<path class="cross" d="M-.42-.42.42.42M.42-.42-.42.42" />`}
</g>`;
