// The Dungeon: rooms cut out of the rock, doors as half gears, the way to the enemy step by step.
import { html, useLayoutEffect, useMemo, useRef } from "/core/html.js";
import { Glyph } from "./signs.js";
import { Pawn } from "./world.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {{code: string, top_left: [number, number], island: number, rows: string[], doors: any[], symbol: [number, number]}} Room */
/** @typedef {{rooms: Room[], wide: number, high: number, at: (row: number, column: number) => [number, number]}} Island rooms that hang together, and where a cell lies in their drawing */

/** A cell, the margin around all (the codes beside doors lie there), how far rock reaches into the floor. */
const [CELL, EDGE, LIP] = [36, 28, 3];
/** What a cell may shrink to before the map becomes a window on it. */
const LEAST = 22;
/** Nine teeth of half a gear. */
const GEAR = Array.from({ length: 9 }, (_, tooth) => `rotate(${tooth * 20})`);
const TOOTH = "M9.2 0H13A13 13 0 0 1 12.22 4.45L8.65 3.15A9.2 9.2 0 0 0 9.2 0Z";
/** Where a door's code stands: above, right, below, left of its gear. */
const BESIDE = [[0, -22], [22, 0], [0, 22], [-22, 0]];

/** @param {{given: Given}} props */
export function Dungeon({ given }) {
  const { view, say } = given;
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // the hero is always in sight; a page that scrolled along would jump
    const box = map.current;
    const token = box?.querySelector(".pawn")?.parentElement;
    if (!box || !token) return;
    const [window, there] = [box.getBoundingClientRect(), token.getBoundingClientRect()];
    box.scrollBy(there.x + there.width / 2 - window.x - window.width / 2, there.y + there.height / 2 - window.y - window.height / 2);
  }, [given.sequence]);
  const islands = useMemo(() => islandsOf(view.dungeon.rooms), [view.dungeon.rooms]);
  return html`<div class="dungeon" ref=${map} role="group" tabindex="0" aria-label=${say("table-dungeon")}>
    ${islands.map((island) => html`<${Drawn} key=${island.rooms[0].island} island=${island} given=${given} />`)}
  </div>`;
}

/** @param {Room[]} rooms @returns {Island[]} */
function islandsOf(rooms) {
  return [...new Set(rooms.map((room) => room.island))].map((number) => {
    const some = rooms.filter((room) => room.island === number);
    const top = Math.min(...some.map((room) => room.top_left[0]));
    const left = Math.min(...some.map((room) => room.top_left[1]));
    const bottom = Math.max(...some.map((room) => room.top_left[0] + room.rows.length));
    const right = Math.max(...some.map((room) => room.top_left[1] + room.rows[0].length));
    return {
      rooms: some,
      wide: (right - left) * CELL + 2 * EDGE,
      high: (bottom - top) * CELL + 2 * EDGE,
      at: (row, column) => [(column - left) * CELL + EDGE, (row - top) * CELL + EDGE],
    };
  });
}

/** @param {{island: Island, given: Given}} props */
function Drawn({ island, given }) {
  const { dungeon, fight } = given.view;
  const { rooms, wide, high } = island;
  const ground = useMemo(() => html`${rooms.map((room) => html`<${Ground} key=${room.code} room=${room} island=${island} />`)}`, [island]);
  const here = rooms.find((room) => room.code === dungeon.room);
  const size = { "--ratio": wide / high, "--cell": `${(CELL / wide) * 100}%`, minWidth: `${Math.round((wide * LEAST) / CELL)}px` };
  const [x, y] = here ? centre(island, here, dungeon.cell) : [0, 0];
  return html`<div class="island" style=${size}>
    <svg viewBox=${`0 0 ${wide} ${high}`} aria-hidden="true">
      ${ground}
      ${rooms.map((room) => {
        const symbol = dungeon.symbols[room.code];
        const [sx, sy] = centre(island, room, room.symbol);
        return symbol && html`<g key=${room.code} class="symbol" transform=${`translate(${sx} ${sy}) scale(.46) translate(-26 -26)`}><${Glyph} glyph=${symbol[0]} turn=${symbol[1]} /></g>`;
      })}
      ${here && html`<${Outline} room=${here} island=${island} />`}
      ${rooms.map((room) => room.doors.map((door) => !door.attached && html`<${Leads} key=${`${room.code} ${door.code}`} at=${gear(island, room, door)} door=${door} />`))}
      ${fight && here && html`<${Way} way=${fight.way} from=${[x, y]} island=${island} />`}
    </svg>
    ${here && html`<span class="spot-at" style=${put(island, x, y)}><${Pawn} label=${given.say("table-you-are-here")} /></span>`}
    ${given.offers.map((offer) => {
      const at = target(island, offer);
      const point = () => (given.pointed.value = offer.text);
      return at && html`<button key=${offer.text} type="button" class=${["go m-legal", offer.text.startsWith("door") && "door", given.pointed.value === offer.text && "m-over", given.hinted.includes(offer.text) && "m-hinted"].filter(Boolean).join(" ")}
        style=${put(island, at[0], at[1])} aria-label=${offer.words} onClick=${() => given.act(offer.text)} onMouseEnter=${point} onFocus=${point}></button>`;
    })}
  </div>`;
}

/** What stays as it is for as long as no card is laid: rock, floor, gears, codes. @param {{room: Room, island: Island}} props */
function Ground({ room, island }) {
  const [left, top] = island.at(...room.top_left);
  const { rows } = room;
  /** @param {number} row @param {number} column */
  const lip = (row, column) => (rows[row]?.[column] === "." ? 0 : LIP);
  let [floor, cuts, joints] = ["", "", ""];
  const cells = rows.flatMap((line, row) => [...line].map((sign, column) => {
    const [x, y] = [left + column * CELL, top + row * CELL];
    if (sign === ".") {
      const [w, n, e, s] = [lip(row, column - 1), lip(row - 1, column), lip(row, column + 1), lip(row + 1, column)];
      floor += `M${x + w} ${y + n}H${x + CELL - e}V${y + CELL - s}H${x + w}Z`;
      if (!e) joints += `M${x + CELL} ${y + 5}V${y + CELL - 5}`;
      if (!s) joints += `M${x + 5} ${y + CELL}H${x + CELL - 5}`;
    } else cuts += scratches(x, y, row * 7 + column * 13 + room.code.charCodeAt(0));
    return html`<rect key=${`${row},${column}`} class="cell" data-place=${`room ${room.code} ${row + 1},${column + 1}`} x=${x} y=${y} width=${CELL} height=${CELL} />`;
  }));
  return html`<g>
    <rect class="rock" x=${left} y=${top} width=${rows[0].length * CELL} height=${rows.length * CELL} />
    <path class="floor" d=${floor} /><path class="floor" d=${cuts} /><path class="joints" d=${joints} />${cells}
    ${room.doors.map((door) => {
      const [x, y] = gear(island, room, door);
      return html`<g key=${`${door.direction} ${door.code}`} class=${door.blocked ? "gate blocked" : "gate"} transform=${`translate(${x} ${y}) rotate(${door.direction * 90})`}>
        <path class="floor" d="M-9.2-4H9.2V4H-9.2Z" />${GEAR.map((turn) => html`<path key=${turn} class="tooth" transform=${turn} d=${TOOTH} />`)}${door.blocked && html`<path class="bar" d="M-9-3 9 5M9-3-9 5" />`}</g>`;
    })}
    <g class="code" transform=${`translate(${left + 1} ${top + 1})`}><path d="M0 0H34L25 19H0Z" /><text x="4" y="14.5">${room.code}</text></g>
  </g>`;
}

/** The graver's cuts in a piece of rock, each cell its own. @param {number} x @param {number} y @param {number} seed */
function scratches(x, y, seed) {
  /** @param {number} step */
  const part = (step) => ((seed * 37 + step * 61) % 97) / 97;
  return Array.from({ length: 6 }, (_, k) => {
    const long = 5 + 7 * part(k * 3);
    return `M${(x + 3 + (CELL - 18) * part(k * 3 + 1)).toFixed(1)} ${(y + 5 + k * 5.2 + 2 * part(k * 3 + 2) - 1).toFixed(1)}q${(long / 2).toFixed(1)} -1.8 ${long.toFixed(1)} -2q${(-long / 2).toFixed(1)} 1.1 ${(-long).toFixed(1)} 2Z`;
  }).join("");
}

/** @param {{room: Room, island: Island}} props */
function Outline({ room, island }) {
  const [x, y] = island.at(...room.top_left);
  return html`<rect class="outline" x=${x - 2} y=${y - 2} width=${room.rows[0].length * CELL + 4} height=${room.rows.length * CELL + 4} />`;
}

/** Where a door leads that nothing lies behind yet. @param {{at: [number, number], door: any}} props */
function Leads({ at: [x, y], door }) {
  const [right, down] = BESIDE[door.direction];
  return html`<g class=${door.blocked ? "code leads blocked" : "code leads"} transform=${`translate(${x + right * 0.62} ${y + down * 0.62})`}><path d="M-13-9H13V9H-13Z" /><text text-anchor="middle" y="5">${door.code}</text></g>`;
}

/** The steps to the enemy's symbol, which each cost 1 Attack. @param {{way: [string, [number, number]][], from: number[], island: Island}} props */
function Way({ way, from, island }) {
  const steps = way.map(([code, cell]) => {
    const room = island.rooms.find((one) => one.code === code);
    return room ? centre(island, room, cell) : null;
  });
  if (!steps.length || steps.includes(null)) return null;
  const line = [from, .../** @type {number[][]} */ (steps)].map(([x, y]) => `${x} ${y}`).join("L");
  return html`<g class="way"><path class="under" d=${`M${line}`} /><path class="dots" d=${`M${line}`} />
    ${/** @type {number[][]} */ (steps).map(([x, y], at) => (at < steps.length - 1
      ? html`<g key=${at}><circle class="step" cx=${x} cy=${y} r="9.5" /><text x=${x} y=${y + 5} text-anchor="middle">${at + 1}</text></g>`
      : html`<circle key=${at} class="goal" cx=${x} cy=${y} r="15.5" />`))}</g>`;
}

/** @param {Island} island @param {Room} room @param {number[]} cell @returns {[number, number]} */
function centre(island, room, cell) {
  const [x, y] = island.at(room.top_left[0] + cell[0], room.top_left[1] + cell[1]);
  return [x + CELL / 2, y + CELL / 2];
}

/** The middle of the edge that a door is in. @param {Island} island @param {Room} room @param {any} door @returns {[number, number]} */
function gear(island, room, door) {
  const [x, y] = centre(island, room, door.cell);
  const [right, down] = BESIDE[door.direction].map((way) => (Math.sign(way) * CELL) / 2);
  return [x + right, y + down];
}

/** Where on this island a choice is pressed: at its cell, or at its door. @param {Island} island @param {import("/core/wire.js").Offer} offer */
function target(island, offer) {
  const found = /^room (\S+) (\d+),(\d+)$/.exec(offer.place ?? "");
  const room = found && island.rooms.find((one) => one.code === found[1]);
  if (!found || !room) return null;
  const door = offer.text.startsWith("door ") && room.doors.find((one) => one.code === offer.text.slice("door ".length));
  return door ? gear(island, room, door) : centre(island, room, [Number(found[2]) - 1, Number(found[3]) - 1]);
}

/** @param {Island} island @param {number} x @param {number} y */
const put = (island, x, y) => ({ left: `${(x / island.wide) * 100}%`, top: `${(y / island.high) * 100}%` });
