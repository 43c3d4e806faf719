// The Map: print is black, what the hand has drawn is blue. Drawing order is the order of places, which
// tells nothing.
import { html } from "/core/html.js";
import { CELL, CROSS, MARKS, Stroke, eyesOf } from "./marks.js";

/** @typedef {{column: number, row: number, width: number, height: number, number: number, start?: boolean}} Room */
/** @typedef {{rooms: Room[], at: Map<string, Room>}} Drawn */
/** @typedef {{column: number, row: number}} Spot */

export const SIZE = 20;
const SIDE = SIZE * CELL;

/** @param {number} column @param {number} row */
export const cellName = (column, row) => `${column},${row}`;

/** The upper left corner of a cell. @param {Spot} spot */
const corner = ({ column, row }) => ({ x: (column - 1) * CELL, y: (row - 1) * CELL });
/** @param {Spot} spot */
const moved = (spot) => `translate(${corner(spot).x} ${corner(spot).y})`;

/** The rooms that are drawn, and which cell is in which. @param {any} view @returns {Drawn} */
export function drawn(view) {
  const rooms = view.rows.map((/** @type {{room: Room | null}} */ row) => row.room).filter(Boolean);
  const at = new Map();
  for (const room of rooms) for (const { column, row } of cellsOf(room)) at.set(cellName(column, row), room);
  return { rooms, at };
}

/** @param {Room} room @returns {Spot[]} */
function cellsOf(room) {
  return Array.from({ length: room.width * room.height }, (_, at) => ({ column: room.column + (at % room.width), row: room.row + Math.floor(at / room.width) }));
}

/** What the Map shows, apart from the hero: as long as this stays, nothing is drawn again. @param {any} view @param {Record<string, string>} captions */
export const planKey = (view, captions) => JSON.stringify([view.serial, view.room, view.rows.map((/** @type {any} */ row) => row.room?.number), view.foes, view.cells, view.foes.map((/** @type {Spot} */ foe) => captions[`guard ${cellName(foe.column, foe.row)}`])]);

/** @param {{view: any, captions: Record<string, string>, label: string}} props */
export function Plan({ view, captions, label }) {
  const found = drawn(view);
  const known = (/** @type {Spot} */ one) => found.at.has(cellName(one.column, one.row));
  const stairs = found.rooms.find((room) => room.start);
  const taken = new Set([...view.numbers, ...view.cells, ...view.foes, ...(stairs ? [middle(stairs)] : [])].map((one) => cellName(one.column, one.row)));
  const crossed = [...view.cells.filter((/** @type {any} */ one) => one.crossed), ...view.foes.filter((/** @type {any} */ one) => !one.alive)];
  return html`<svg class="plan" viewBox=${`0 0 ${SIDE} ${SIDE}`} role="img" aria-label=${label}>
    ${MARKS}
    ${found.rooms.map((room) => html`<rect key=${room.number} class=${room.number === view.room ? "floor here" : "floor"} ...${corner(room)} width=${room.width * CELL} height=${room.height * CELL} />`)}
    <path class="dots" d=${lines((at) => at % 5 !== 0)} /><path class="five" d=${lines((at) => at % 5 === 0)} />
    ${[false, true].map((clear) => html`<g key=${clear} class=${clear ? "" : "faint"}><${Printed} view=${view} seen=${(/** @type {Spot} */ one) => known(one) === clear} /></g>`)}
    ${stairs && html`<use href="#chronicles-stairs" transform=${moved(middle(stairs))} />`}
    <path class="pen wall" d=${walls(found.rooms.filter((room) => !room.start), stairs)} />
    ${stairs && html`<rect class="wall-printed" ...${corner(stairs)} width=${stairs.width * CELL} height=${stairs.height * CELL} />`}
    ${view.doors.map((/** @type {any} */ door) => html`<${Door} key=${`${door.column},${door.row}${door.side}`} door=${door} found=${found} />`)}
    ${found.rooms.map((room) => html`<text key=${room.number} ...${nameOf(room, taken)}>${room.number}</text>`)}
    ${view.foes.map((/** @type {any} */ foe) => foe.alive && foe.hits > 0 && html`<path key=${cellName(foe.column, foe.row)} class="pen thin" transform=${moved(foe)} d=${eyesOf(foe.circles).slice(0, foe.hits).map(([x, y]) => `M${x - 4} ${y + 3.4}L${x + 4} ${y - 3.4}`).join("")} />`)}
    ${crossed.map((one) => html`<path key=${cellName(one.column, one.row)} class="pen cross" transform=${moved(one)} d=${CROSS((one.column * 31 + one.row) % 97)} />`)}
    ${view.foes.map((/** @type {any} */ foe) => captions[`guard ${cellName(foe.column, foe.row)}`] && html`<g key=${cellName(foe.column, foe.row)} class="shield" transform=${moved(foe)}><path d="M19 16.5h16v8c0 6-4 9-8 11c-4-2-8-5-8-11Z" /><text x="27" y="29.5">${captions[`guard ${cellName(foe.column, foe.row)}`]}</text></g>`)}
  </svg>`;
}

/** Numbers, enemies and grey cells, as they were printed. @param {{view: any, seen: (one: Spot) => boolean}} props */
const Printed = ({ view, seen }) => html`
  ${view.numbers.filter(seen).map((/** @type {any} */ one) => html`<text key=${`n${cellName(one.column, one.row)}`} class="print" x=${(one.column - 0.5) * CELL} y=${(one.row - 0.5) * CELL + 5}>${one.value}</text>`)}
  ${view.foes.filter(seen).map((/** @type {any} */ foe) => html`<use key=${`f${cellName(foe.column, foe.row)}`} href=${`#chronicles-head-${Math.min(foe.circles, 4)}`} data-place=${`cell ${cellName(foe.column, foe.row)}`} transform=${moved(foe)} />`)}
  ${view.cells.filter(seen).map((/** @type {any} */ cell) => html`<g key=${`c${cellName(cell.column, cell.row)}`} transform=${moved(cell)}><use href="#chronicles-tile" /><text class="digit" x="17" y="22">${cell.digit}</text></g>`)}`;

/** @param {Room} room @returns {Spot} */
const middle = (room) => ({ column: room.column + Math.floor(room.width / 2), row: room.row + Math.floor(room.height / 2) });

/** The lines between the cells of which this is true. @param {(at: number) => boolean} these */
const lines = (these) => Array.from({ length: SIZE - 1 }, (_, at) => at + 1).filter(these).map((at) => `M${at * CELL} 0V${SIDE}M0 ${at * CELL}H${SIDE}`).join("");

/** Walls as a hand draws them: in one stroke as far as they go, a little beyond the corner. Those of the starting room are printed. @param {Room[]} rooms @param {Room | undefined} printed */
function walls(rooms, printed) {
  const edges = new Set(rooms.flatMap(edgesOf));
  for (const edge of printed ? edgesOf(printed) : []) edges.delete(edge);
  let path = "";
  for (const edge of [...edges].sort()) {
    if (!edges.has(edge)) continue;
    const [way, column, row] = edge.split(" ");
    const across = way === "h";
    let long = 0;
    while (edges.delete(`${way} ${across ? Number(column) + long : column} ${across ? row : Number(row) + long}`)) long += 1;
    path += Stroke(corner({ column: Number(column), row: Number(row) }), long * CELL, across);
  }
  return path;
}

/** @param {Room} room @returns {string[]} */
function edgesOf({ column, row, width, height }) {
  const along = Array.from({ length: width }, (_, at) => [`h ${column + at} ${row}`, `h ${column + at} ${row + height}`]);
  const down = Array.from({ length: height }, (_, at) => [`v ${column} ${row + at}`, `v ${column + width} ${row + at}`]);
  return [...along, ...down].flat();
}

/** The room's number goes into its first cell in which nothing stands; else small into the corner. @param {Room} room @param {Set<string>} taken */
function nameOf(room, taken) {
  const free = cellsOf(room).find(({ column, row }) => !taken.has(cellName(column, row)));
  const { x, y } = corner(free ?? room);
  return free ? { class: "name", transform: `translate(${x + CELL / 2} ${y + CELL * 0.64}) rotate(${(room.number * 7) % 10 - 7})` } : { class: "name tiny", x: x + CELL * 0.28, y: y + CELL * 0.34 };
}

/** @param {{door: {column: number, row: number, side: string}, found: Drawn}} props */
function Door({ door, found }) {
  const right = door.side === "right";
  const other = right ? cellName(door.column + 1, door.row) : cellName(door.column, door.row + 1);
  const known = found.at.has(cellName(door.column, door.row)) || found.at.has(other);
  const { x, y } = corner(door);
  const [long, thick] = [CELL * 0.42, CELL * 0.19];
  const place = right ? { x: x + CELL - thick / 2, y: y + (CELL - long) / 2, width: thick, height: long } : { x: x + (CELL - long) / 2, y: y + CELL - thick / 2, width: long, height: thick };
  return html`<rect class=${known ? "door" : "door faint"} ...${place} />`;
}

/** Whose way it is, on a sheet of its own: so nothing else is laid out again while it walks. @param {{column: number, row: number}} props */
export const Walker = ({ column, row }) => html`<svg class="hero" viewBox="0 0 34 34" aria-hidden="true" style=${{ transform: `translate(${(column - 1) * 100}%,${(row - 1) * 100}%)` }}>
  <ellipse class="shade" cx="18.7" cy="20.4" rx="15.5" ry="15" /><circle class="brass" cx="17" cy="17" r="15.6" /><circle class="ring" cx="17" cy="17" r="13" />
  <path class="staff" d="M26.6 9.5L25.6 28.8" /><path class="figure" d="M11.5 8.5C13.5 6 16.5 5 19.2 5.4C21.8 5.8 23.4 7.8 23.2 10.2L21.4 10.6L21.8 12.6L20.2 13.2C20.8 14 21.4 14.8 21.8 15.8L26.6 17.6L26 19.4L22 18.6L22.4 22L26.4 28.8H23L19.4 24.4L15 28.8H11.6L14.8 24.6L7.8 26.4C10.6 22.6 12 18.6 13.6 14.2C13 12.4 12.6 10.2 11.5 8.5Z" /></svg>`;

/** The figures along the Map; the hero's own is blue. @param {{at: number, down?: boolean}} props */
export const Ruler = ({ at, down }) => html`<svg class=${down ? "lines" : "columns"} viewBox=${down ? `0 0 24 ${SIDE}` : `0 0 ${SIDE} 24`} aria-hidden="true">
  ${Array.from({ length: SIZE }, (_, index) => {
    const [x, y] = down ? [0, index * CELL] : [index * CELL, 0];
    const look = ["figure", index % 2 && "dark", index + 1 === at && "at"].filter(Boolean).join(" ");
    return html`<g key=${index} class=${look}><rect x=${x} y=${y} width=${down ? 24 : CELL} height=${down ? CELL : 24} /><text x=${x + (down ? 12 : 17)} y=${y + (down ? 22 : 17)}>${index + 1}</text></g>`;
  })}
</svg>`;
