// The World, nine regions in three rows, and the Dungeon, rooms cut out of the rock.
import { html, useLayoutEffect, useRef } from "/core/html.js";

/** @typedef {import("/core/door.js").Given} Given */

const SIDE = 3;
const AHEAD = [[-1, 0], [0, 1], [1, 0], [0, -1]];

/** @param {Given} given @param {string} place */
function chosen(given, place) {
  const offer = given.offers.find((one) => one.place === place);
  if (!offer) return null;
  return {
    offer,
    look: ["m-legal", given.pointed.value === offer.text && "m-over", given.hinted.includes(offer.text) && "m-hinted"].filter(Boolean).join(" "),
    act: () => given.act(offer.text),
    point: () => (given.pointed.value = offer.text),
  };
}

/** @param {{given: Given}} props */
export function World({ given }) {
  const { view, language, say } = given;
  const world = view.world;
  return html`<ol class="world" aria-label=${say("table-world")}>
    ${world.cells.map((/** @type {any} */ region, /** @type {number} */ at) => {
      const place = `grid ${Math.floor(at / SIDE) + 1},${(at % SIDE) + 1}`;
      const mark = chosen(given, place);
      const enemy = region?.half.meeting?.enemy;
      const title = region ? region.half.title[language] ?? region.half.title.en : "";
      const bonus = region?.bonus ?? [0, 0, 0];
      const shown = enemy?.name ?? region?.half.title;
      const picture = region && given.face(`${enemy ? "enemy" : "place"} ${shown.en || shown.it}`);
      const inside = region && html`
        <span class="code">${region.code}</span><b>${title}</b>
        ${picture && html`<img src=${picture} alt="" draggable=${false} />`}
        ${enemy && html`<span class="figures num">${[enemy.level, enemy.attack, enemy.defense].map((value, stat) => html`<i key=${stat} class=${["level", "attack", "defense"][stat]}>${value ?? "–"}${bonus[stat] ? html`<sup>${bonus[stat] > 0 ? "+" : "−"}${Math.abs(bonus[stat])}</sup>` : ""}</i>`)}</span>`}
        ${region.marked && html`<span class="marked" aria-hidden="true">×</span>`}
        ${at === world.token && html`<span class="token" role="img" aria-label=${say("table-you-are-here")}></span>`}`;
      return html`<li key=${at} data-place=${place} class=${[region ? "" : "void", at === world.token && "here"].filter(Boolean).join(" ")}>
        ${mark
          ? html`<button type="button" class=${mark.look} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}><span class="unseen">${mark.offer.words}</span>${inside}</button>`
          : html`<div>${inside}</div>`}
      </li>`;
    })}
  </ol>`;
}

/** @param {{given: Given}} props */
export function Dungeon({ given }) {
  const { view, say } = given;
  const dungeon = view.dungeon;
  const map = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // the hero is always in sight; a page that scrolled along would jump
    const box = map.current;
    const token = /** @type {HTMLElement | null} */ (box?.querySelector(".token")?.parentElement ?? null);
    if (box && token) box.scrollTo(token.offsetLeft + (token.offsetWidth - box.clientWidth) / 2, token.offsetTop + (token.offsetHeight - box.clientHeight) / 2);
  }, [given.sequence]);
  const islands = [...new Set(dungeon.rooms.map((/** @type {any} */ room) => room.island))];
  return html`<div class="dungeon" ref=${map} role="group" tabindex="0" aria-label=${say("table-dungeon")}>
    ${islands.map((island) => html`<${Island} key=${island} rooms=${dungeon.rooms.filter((/** @type {any} */ room) => room.island === island)} given=${given} />`)}
  </div>`;
}

/** Rooms that hang together, on one grid. @param {{rooms: any[], given: Given}} props */
function Island({ rooms, given }) {
  const { dungeon, fight } = given.view;
  const cells = rooms.flatMap((room) => room.rows.flatMap((/** @type {string} */ line, /** @type {number} */ row) => [...line].map((sign, column) => ({ row: room.top_left[0] + row, column: room.top_left[1] + column, floor: sign === ".", room, in: [row, column] }))));
  const top = Math.min(...cells.map((cell) => cell.row));
  const left = Math.min(...cells.map((cell) => cell.column));
  const wide = Math.max(...cells.map((cell) => cell.column)) - left + 1;
  const high = Math.max(...cells.map((cell) => cell.row)) - top + 1;
  /** @param {any} cell */
  const what = (cell) => {
    const { room } = cell;
    const at = (/** @type {number[]} */ place) => place[0] === cell.in[0] && place[1] === cell.in[1];
    return {
      symbol: at(room.symbol),
      token: room.code === dungeon.room && at(dungeon.cell),
      enemy: Boolean(fight) && fight.place === room.code && at(room.symbol),
      doors: room.doors.filter((/** @type {any} */ door) => at(door.cell)),
      mark: chosen(given, `room ${room.code} ${cell.in[0] + 1},${cell.in[1] + 1}`),
    };
  };
  return html`<div class="island" style=${{ gridTemplate: `repeat(${high}, var(--cell)) / repeat(${wide}, var(--cell))` }}>
    ${cells.map((cell) => {
      const { symbol, token, enemy, doors, mark } = what(cell);
      const sides = doors.map((/** @type {any} */ door) => `door-${door.direction}${door.attached ? " open" : ""}${door.blocked ? " blocked" : ""}`).join(" ");
      const signs = html`${doors.filter((/** @type {any} */ door) => !door.attached).map((/** @type {any} */ door) => html`<span key=${door.direction} class=${`leads to-${door.direction}`}>${door.code}</span>`)}
        ${symbol && html`<span class=${enemy ? "symbol foe" : "symbol"}>${dungeon.symbols[cell.room.code] ? "✦" : "?"}</span>`}${token && html`<span class="token" role="img" aria-label=${given.say("table-you-are-here")}></span>`}`;
      const place = { gridRow: cell.row - top + 1, gridColumn: cell.column - left + 1 };
      const look = ["cell", cell.floor ? "floor" : "rock", sides].join(" ");
      return mark
        ? html`<button key=${`${cell.row},${cell.column}`} type="button" class=${`${look} ${mark.look}`} style=${place} aria-label=${mark.offer.words} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${signs}</button>`
        : html`<span key=${`${cell.row},${cell.column}`} class=${look} style=${place} data-place=${`room ${cell.room.code} ${cell.in[0] + 1},${cell.in[1] + 1}`}>${signs}</span>`;
    })}
    ${rooms.map((room) => html`<span key=${room.code} class="room-code" style=${{ gridRow: room.top_left[0] - top + 1, gridColumn: room.top_left[1] - left + 1 }}>${room.code}</span>`)}
  </div>`;
}
