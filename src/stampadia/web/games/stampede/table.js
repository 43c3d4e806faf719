// Stampede as it lies on the felt. An album is a stock-book page: a column an animal, five pockets
// deep; a full column wins, and so does a full first row.
import { html, useMemo, useRef } from "/core/html.js";
import { name as ownName } from "/core/memory.js";
import { Card } from "/parts/card.js";
import { useSliding } from "/parts/sliding.js";
import { ANIMALS, Back, countOf, front, named, needed, Outline, Outlines, Stamp, withOutlines } from "./stamps.js";
import { called, held, putBack, Slip, Trade } from "./trade.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("./stamps.js").FaceDown} FaceDown */
/** @typedef {{album: string[], hand: FaceDown[], aside: FaceDown[], team: number, met: string}} SeatView */

const DEEP = 5;
const CROWDED = 5;
const NEAR = 2;
const TEAMS = "ABCDEF";

export const styles = ["table.css", "trade.css"];
export { called, Slip };
/** A sentence of the ledger. @param {import("/core/wire.js").Heard} event @param {Given} given */
export const told = (event, given) => withOutlines(event.told, given.say);

/** The steps of a turn. @param {Given} given */
export function steps({ view, say }) {
  const now = view.over ? 3 : view.step === "play" ? 1 : view.played ? 2 : 0;
  return ["draw", "stick", "trade"].map((step, at) => ({ words: say(`table-step-${step}`), state: at < now ? "done" : at === now ? "now" : "" }));
}

/** @param {Given} given */
export default function Table(given) {
  const { view, seat, say } = given;
  const felt = useRef(/** @type {HTMLElement | null} */ (null));
  useSliding(felt, given.sequence, from);
  const mine = /** @type {number} */ (seat ?? -1);
  // in the order of play, from whoever comes after the viewer
  const others = view.seats.map((/** @type {SeatView} */ _, /** @type {number} */ at) => (mine + 1 + at) % view.seats.length).filter((/** @type {number} */ at) => at !== mine);
  const holds = { given, held };
  return html`
    <div class="stampede" ref=${felt} data-seats=${view.seats.length} data-watched=${mine < 0 ? "" : undefined}>
      <${Outlines} />
      <div class="others">
        ${others.map((/** @type {number} */ at) => html`<${Seat} key=${at} at=${at} ...${holds} />`)}
      </div>
      <div class="middle">
        <section class="exchange" aria-label=${say("table-exchange")}>
          <h2>${say("table-exchange")}</h2>
          <${Cards} stamps=${view.exchange} where="exchange" ...${holds} />
        </section>
        <${Trade} ...${holds} />
        <${Pile} given=${given} />
      </div>
      ${mine >= 0 && html`<div class="yours">
        <${Seat} at=${mine} ...${holds} />
        <section class=${view.aside.length ? "hand split" : "hand"} aria-label=${say("table-your-hand")}>
          ${view.aside.length > 0 && html`<h2>${say("table-aside")}</h2><${Cards} stamps=${view.aside} where="aside" ...${holds} />`}
          ${(view.hand.length > 0 || !view.aside.length) && html`<h2>${say("table-your-hand")}</h2><${Cards} stamps=${view.hand} where="hand" ...${holds} />`}
        </section>
      </div>`}
    </div>
  `;
}

// What can be chosen at a place

/** @typedef {{given: Given, held: import("/vendor/signals.js").Signal<string>}} Holds */

/**
 * How a thing at this place looks and answers: nothing where it cannot be chosen. A stamp that goes
 * back to one of many places in the pile is taken up first, and the slip in the middle has the places.
 * @param {Holds} holds @param {string} place
 */
function chosenAt({ given, held }, place) {
  const here = given.offers.filter((offer) => offer.place === place);
  if (!here.length) return null;
  const texts = here.map((offer) => offer.text);
  const stamp = putBack(here[0])?.stamp;
  const over = texts.includes(given.pointed.value);
  const hinted = texts.some((text) => given.hinted.includes(text));
  const up = stamp !== undefined && held.value === stamp;
  return {
    look: ["m-legal", over && "m-over", up && "m-chosen", hinted && "m-hinted"].filter(Boolean).join(" "),
    act: () => {
      if (stamp === undefined) given.act(texts[0]);
      else {
        held.value = stamp;
        given.pointed.value = ""; // nobody has said where to
      }
    },
    point: () => stamp === undefined && (given.pointed.value = texts[0]),
    words: stamp === undefined ? here[0].words : "",
  };
}

// Albums

/** @param {Holds & {at: number}} props */
function Seat({ at, given, held }) {
  const { view, say, players, seat } = given;
  const there = /** @type {SeatView} */ (view.seats[at]);
  const own = at === seat;
  const name = own && !ownName.value.trim() ? say("you") : players[at]?.name || say("player", { number: at + 1 });
  const sides = new Set(view.seats.map((/** @type {SeatView} */ one) => one.team));
  const asked = view.asked === at && !view.over;
  const swap = chosenAt({ given, held }, `hand-of ${at + 1}`);
  const hand = html`<span class="backs" role="group" aria-label=${say("table-hand-of", { name })}>
    ${[...there.hand, ...there.aside].map((group) => html`<${Back} key=${group.back.join("+")} back=${group.back} couldBe=${group.could_be.flat()} count=${group.count} given=${given} />`)}
  </span>`;
  return html`
    <section class=${["seat", asked && "asked", own && "me"].filter(Boolean).join(" ")} data-colour=${players[at]?.colour || undefined} aria-label=${own ? say("table-in-album") : say("table-album-of", { name })}>
      <header>
        <h2>${players[at]?.sign && html`<span class="sign" aria-hidden="true">${players[at].sign}</span> `}${name}${sides.size < view.seats.length && html` <small>${say("team", { letter: TEAMS[there.team] })}</small>`}${asked && html` <em>${say(own ? "your-turn" : "table-chooses")}</em>`}</h2>
        <${Way} album=${there.album} say=${say} met=${there.met && say(`how-${there.met}`)} />
        ${!own && (swap
          ? html`<button type="button" class=${`swap ${swap.look}`} onClick=${swap.act} onMouseEnter=${swap.point} onFocus=${swap.point} aria-label=${swap.words}>${hand}</button>`
          : hand)}
      </header>
      <${Album} at=${at} album=${there.album} given=${given} held=${held} />
    </section>
  `;
}

/** The animal that is nearest to a full column. @param {string[]} album */
const nearest = (album) => ANIMALS.reduce((a, b) => (needed(b) - countOf(album, b) < needed(a) - countOf(album, a) ? b : a));

/** How near an album is to winning, both ways, as figures. @param {{album: string[], say: import("/core/words.js").Say, met: string}} props */
function Way({ album, say, met }) {
  const kinds = new Set(album.map(front)).size;
  const best = nearest(album);
  const count = countOf(album, best);
  return html`<p class="way">
    <span class=${ANIMALS.length - kinds <= NEAR ? "near" : ""}><b class="num">${kinds}<small>/${ANIMALS.length}</small></b> ${say("table-kinds")}</span>
    ${count > 0 && html`<span class=${needed(best) - count <= NEAR ? "near" : ""}><b class="num">${count}<small>/${needed(best)}</small></b> ${say(`animal-${best}.many`)}</span>`}
    ${met && html`<em>${met}</em>`}
  </p>`;
}

/** Which pockets are the way to victory: what the first row lacks when little is left, or the nearest column. @param {string[]} album */
function wanted(album) {
  const kinds = new Set(album.map(front));
  const best = nearest(album);
  const row = ANIMALS.length - kinds.size;
  const column = needed(best) - countOf(album, best);
  return {
    row: row <= NEAR ? ANIMALS.filter((animal) => !kinds.has(animal)) : [],
    column: column <= NEAR ? best : "",
  };
}

/** @param {Holds & {at: number, album: string[]}} props */
function Album({ at, album, given, held }) {
  const { say } = given;
  const landing = landed(given, at);
  const leaving = left(given, at);
  const fullest = Math.max(...ANIMALS.map((animal) => countOf(album, animal)));
  const deep = at === given.seat || given.view.seats.length < CROWDED ? DEEP : Math.max(2, fullest + 1);
  const way = wanted(album);
  // most albums stay as they are while somebody looks here and there
  const chosen = given.offers.some((offer) => offer.place?.startsWith(`album ${at + 1} `)) && [given.sequence, given.pointed.value, held.value, ...given.hinted];
  const look = JSON.stringify([album, given.face("block lion"), landing, leaving, deep, chosen]);
  return useMemo(() => html`<ol class="album-page">
    ${ANIMALS.map((animal) => {
      const stamps = album.filter((stamp) => front(stamp) === animal);
      const pockets = Array.from({ length: Math.min(needed(animal), Math.max(deep, stamps.length)) }, (_, row) => stamps[row]);
      return html`<li key=${animal} class=${stamps.length >= needed(animal) ? "complete" : ""} aria-label=${say("table-column", { animal: say(`animal-${animal}`), count: stamps.length })}>
        ${pockets.map((stamp, row) => stamp
          ? html`<${Stuck} key=${row} stamp=${stamp} place=${`album ${at + 1} ${stamp}`} leaves=${leaving.includes(stamp) && row === stamps.length - 1} id=${`${at}-${stamp}-${stamps.slice(0, row).filter((one) => one === stamp).length}`} given=${given} held=${held} />`
          : html`<span key=${row} class=${["pocket", row === stamps.length && landing.includes(animal) && "landing", ((row === 0 && way.row.includes(animal)) || way.column === animal) && "wanted"].filter(Boolean).join(" ")} aria-hidden="true">${(row === 0 || (row === stamps.length && landing.includes(animal))) && html`<${Outline} animal=${animal} class="ghost" />`}</span>`)}
        <span class="pips" aria-hidden="true">${Array.from({ length: needed(animal) }, (_, pip) => html`<i key=${pip} class=${pip < stamps.length ? "on" : pip === stamps.length && landing.includes(animal) ? "soon" : ""}></i>`)}</span>
      </li>`;
    })}
  </ol>`, [look, say]);
}

/** Which columns of an album grow by the choice that is looked at, as it is foretold. @param {Given} given @param {number} at */
const landed = (given, at) => moved(given, at, (one) => one.now > one.was);

/** What leaves this album. @param {Given} given @param {number} at */
const left = (given, at) => {
  const gone = moved(given, at, (one) => one.now < one.was);
  return given.view.seats[at].album.filter((/** @type {string} */ stamp) => gone.includes(front(stamp)));
};

/** @param {Given} given @param {number} at @param {(one: import("/core/wire.js").Change) => boolean} how */
function moved({ foretold, say }, at, how) {
  const here = foretold.filter((one) => one.place === `album ${at + 1}` && how(one)).map((one) => one.short);
  return here.length ? ANIMALS.filter((animal) => here.includes(say(`animal-${animal}`))) : [];
}

/** A stamp in its pocket. @param {Holds & {stamp: string, place: string, id: string, leaves: boolean}} props */
function Stuck({ stamp, place, id, leaves, given, held }) {
  const chosen = chosenAt({ given, held }, place);
  const picture = html`<${Stamp} stamp=${stamp} given=${given} />`;
  const look = leaves && !chosen ? "pocket full leaves" : "pocket full";
  return chosen
    ? html`<button type="button" class=${`${look} ${chosen.look}`} data-moves=${id} onClick=${chosen.act} onMouseEnter=${chosen.point} onFocus=${chosen.point} aria-label=${chosen.words || named(stamp, given)}>${picture}</button>`
    : html`<span class=${look} data-moves=${id} data-place=${place}>${picture}</span>`;
}

// Cards

/** @param {Holds & {stamps: string[], where: string}} props */
function Cards({ stamps, where, given, held }) {
  return html`<ul class="cards" data-many=${stamps.length}>
    ${stamps.map((stamp, index) => {
      const chosen = chosenAt({ given, held }, `${where} ${stamp}`);
      const twin = stamps.slice(0, index).filter((one) => one === stamp).length;
      const picked = given.view.chosen.filter((/** @type {string} */ one) => one === stamp).length > twin;
      return html`<li key=${`${stamp}-${twin}`} data-moves=${`${where}-${stamp}-${twin}`} data-place=${`${where} ${stamp}`}>
        <${Card} face=${given.face(stamp)} label=${chosen?.words || named(stamp, given)} class=${[chosen?.look, picked && "m-chosen"].filter(Boolean).join(" ")}
          act=${chosen?.act} onMouseEnter=${chosen?.point} onFocus=${chosen?.point} />
      </li>`;
    })}
  </ul>`;
}

/** The pile from the side, with flags at the cards that can be followed. @param {{given: Given}} props */
function Pile({ given }) {
  const { view, say } = given;
  return html`<section class="pile" aria-label=${say("table-pile", { count: view.pile })}>
    <h2>${say("table-pile-heading")} <b class="num">${view.pile}</b></h2>
    <div class="stack">
      <span class="edges" style=${{ height: `${Math.min(view.pile, 60) * 2 + 8}px` }}></span>
      <ul class="flags" tabindex=${view.followed.length ? 0 : undefined}>
        ${view.followed.map((/** @type {{place: number, back: string[], could_be: string[]}} */ card) => html`
          <li key=${card.place}><span class="num">${card.place === 1 ? say("table-top") : card.place}</span><${Back} back=${card.back} couldBe=${card.could_be} given=${given} /></li>`)}
      </ul>
    </div>
  </section>`;
}

// Motion

/** Where a stamp that is new here lay a moment ago: wherever one of its kind has gone from. @param {Map<string, DOMRect>} were @param {Set<string>} now @param {string} id */
function from(were, now, id) {
  const stamp = id.split("-")[1];
  for (const [other, place] of were) if (other.split("-")[1] === stamp && !now.has(other)) return place;
  return undefined;
}
