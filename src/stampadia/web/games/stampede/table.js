// Stampede as it lies on the felt. An album is a stock-book page: a column an animal, five pockets
// deep; a full column wins, and so does a full first row. Others' hands are backs, with what each
// card can be as far as the viewer knows.
import { html, useEffect, useMemo, useRef, useSignal } from "/core/html.js";
import { Card } from "/parts/card.js";
import { useSliding } from "/parts/sliding.js";

/** @typedef {import("/core/door.js").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/** @typedef {{back: string[], count: number, could_be: string[][]}} FaceDown */
/** @typedef {{album: string[], hand: FaceDown[], aside: FaceDown[], team: number, met: string}} SeatView */

const ANIMALS = ["elephant", "hippo", "lion", "crocodile", "giraffe", "rhino", "baboon", "buffalo", "parrot"];
const DEEP = 5;
const DEEP_PARROTS = 4;
const CROWDED = 5;
const TEAMS = "ABCDEF";

export const styles = ["table.css"];

/** @param {string} stamp */
const front = (stamp) => stamp.split("/")[0];
/** @param {string} animal */
const needed = (animal) => (animal === "parrot" ? DEEP_PARROTS : DEEP);

/** @param {Given} given */
export default function Table(given) {
  const { view, seat, say } = given;
  const felt = useRef(/** @type {HTMLElement | null} */ (null));
  useSliding(felt, given.sequence, from);
  const mine = /** @type {number} */ (seat ?? -1);
  const others = view.seats.map((/** @type {SeatView} */ _, /** @type {number} */ at) => at).filter((/** @type {number} */ at) => at !== mine);
  return html`
    <div class="stampede" ref=${felt} data-seats=${view.seats.length}>
      <${Ghosts} />
      <div class="others">
        ${others.map((/** @type {number} */ at) => html`<${Seat} key=${at} at=${at} given=${given} />`)}
      </div>
      <div class="middle">
        <section aria-label=${say("table-exchange")}>
          <h2>${say("table-exchange")}</h2>
          <${Cards} stamps=${view.exchange} where="exchange" given=${given} />
        </section>
        <${Trade} given=${given} />
        <${Pile} given=${given} />
      </div>
      ${mine >= 0 && html`<div class="yours">
        <${Seat} at=${mine} given=${given} />
        <section class="hand" aria-label=${say("table-your-hand")}>
          <h2>${say("table-your-hand")}</h2>
          <${Cards} stamps=${view.hand} where="hand" given=${given} />
          ${view.aside.length > 0 && html`<h2>${say("table-aside")}</h2><${Cards} stamps=${view.aside} where="aside" given=${given} />`}
        </section>
      </div>`}
    </div>
  `;
}

// What can be chosen at a place

/** @param {Given} given @param {string} place */
const offersAt = (given, place) => given.offers.filter((offer) => offer.place === place);

/**
 * How a thing at this place looks and answers: nothing where it cannot be chosen. Where several
 * choices point here (a stamp goes back to one of many places in the pile), the list has the rest.
 * @param {Given} given @param {string} place
 */
function chosenAt(given, place) {
  const here = offersAt(given, place);
  if (!here.length) return null;
  const texts = here.map((offer) => offer.text);
  const over = texts.includes(given.pointed.value);
  const hinted = texts.some((text) => given.hinted.includes(text));
  return {
    look: ["m-legal", over && "m-over", hinted && "m-hinted"].filter(Boolean).join(" "),
    act: () => {
      if (here.length === 1) given.act(texts[0]);
      else given.pointed.value = texts[0];
    },
    point: () => (given.pointed.value = texts[0]),
    words: here.length === 1 ? here[0].words : "",
  };
}

// Albums

/** What belongs into a column that is empty yet, drawn once for all albums; it comes after the table. */
function Ghosts() {
  const outlines = useSignal(/** @type {Record<string, {path: string}>} */ ({}));
  useEffect(() => {
    import("./outlines.js").then(({ OUTLINES }) => (outlines.value = OUTLINES)).catch(() => {}); // the columns have their names
  }, []);
  return html`<svg class="ghosts" aria-hidden="true">${Object.entries(outlines.value).map(([animal, { path }]) => html`<symbol key=${animal} id=${`ghost-${animal}`} viewBox="0 0 240 240"><path d=${path} /></symbol>`)}</svg>`;
}

/** @param {{at: number, given: Given}} props */
function Seat({ at, given }) {
  const { view, say, players, seat } = given;
  const there = /** @type {SeatView} */ (view.seats[at]);
  const name = players[at]?.name || say("player", { number: at + 1 });
  const sides = new Set(view.seats.map((/** @type {SeatView} */ one) => one.team));
  const asked = view.asked === at && !view.over;
  const swap = chosenAt(given, `hand-of ${at + 1}`);
  const hand = html`<ul class="backs" aria-label=${say("table-hand-of", { name })}>
    ${[...there.hand, ...there.aside].map((group) => html`<${Back} key=${group.back.join("+")} group=${group} given=${given} />`)}
  </ul>`;
  return html`
    <section class=${["seat", asked && "asked", at === seat && "me"].filter(Boolean).join(" ")} data-colour=${players[at]?.colour || undefined} aria-label=${say("table-album-of", { name })}>
      <header data-place=${`album ${at + 1}`}>
        <h2>${players[at]?.sign && html`<span class="sign" aria-hidden="true">${players[at].sign}</span> `}${name}${sides.size < view.seats.length && html` <small>${say("team", { letter: TEAMS[there.team] })}</small>`}</h2>
        <p class="way">${say("table-kinds", { count: new Set(there.album.map(front)).size })} · ${longest(there.album, say)}${there.met && html` · <b>${say(`how-${there.met}`)}</b>`}</p>
        ${at !== seat && (swap
          ? html`<button type="button" class=${`swap ${swap.look}`} onClick=${swap.act} onMouseEnter=${swap.point} aria-label=${swap.words}>${hand}</button>`
          : hand)}
      </header>
      <${Album} at=${at} album=${there.album} given=${given} />
    </section>
  `;
}

/** The longest column: how near it is to winning. @param {string[]} album @param {import("/core/words.js").Say} say */
function longest(album, say) {
  const counts = ANIMALS.map((animal) => ({ animal, count: album.filter((stamp) => front(stamp) === animal).length }));
  const best = counts.reduce((a, b) => (needed(b.animal) - b.count < needed(a.animal) - a.count ? b : a));
  return best.count
    ? html`<span title=${say(`animal-${best.animal}`)}>${say("table-most", { count: best.count, of: needed(best.animal), animal: say(`animal-${best.animal}`) })}</span>`
    : "–";
}

/** @param {{at: number, album: string[], given: Given}} props */
function Album({ at, album, given }) {
  const { say } = given;
  const landing = landed(given, at);
  const fullest = Math.max(...ANIMALS.map((animal) => album.filter((stamp) => front(stamp) === animal).length));
  const deep = at === given.seat || given.view.seats.length < CROWDED ? DEEP : fullest + 1;
  // most albums stay as they are while somebody looks here and there
  const chosen = given.offers.some((offer) => offer.place?.startsWith(`album ${at + 1} `)) && [given.sequence, given.pointed.value, ...given.hinted];
  const look = JSON.stringify([album.map((stamp) => [stamp, given.face(stamp)]), landing, deep, chosen]);
  return useMemo(() => html`<ol class="album-page">
    ${ANIMALS.map((animal) => {
      const stamps = album.filter((stamp) => front(stamp) === animal);
      const pockets = Array.from({ length: Math.min(needed(animal), deep) }, (_, row) => stamps[row]);
      return html`<li key=${animal} data-count=${stamps.length > 1 ? stamps.length : undefined} aria-label=${say("table-column", { animal: say(`animal-${animal}`), count: stamps.length })}>
        ${pockets.map((stamp, row) => stamp
          ? html`<${Stuck} key=${row} stamp=${stamp} place=${`album ${at + 1} ${stamp}`} id=${`${at}-${stamp}-${stamps.slice(0, row).filter((one) => one === stamp).length}`} given=${given} />`
          : html`<span key=${row} class=${row === stamps.length && landing.includes(animal) ? "pocket landing" : "pocket"} aria-hidden="true">${row === 0 && html`<svg class="ghost"><use href=${`#ghost-${animal}`} /></svg>`}</span>`)}
      </li>`;
    })}
  </ol>`, [look, say]);
}

/** Which columns of this album the choice that is looked at would fill. @param {Given} given @param {number} at */
function landed(given, at) {
  const looked = given.offers.find((offer) => offer.text === given.pointed.value);
  if (!looked?.place || given.seat !== at) return [];
  const stamp = looked.place.split(" ").at(-1) ?? "";
  const sticks = given.view.step === "play" || given.view.step === "take-for-album";
  return sticks ? [front(stamp)] : [];
}

/** A stamp in its pocket. @param {{stamp: string, place: string, id: string, given: Given}} props */
function Stuck({ stamp, place, id, given }) {
  const chosen = chosenAt(given, place);
  const picture = html`<${Small} stamp=${stamp} given=${given} />`;
  return chosen
    ? html`<button type="button" class=${`pocket full ${chosen.look}`} data-moves=${id} onClick=${chosen.act} onMouseEnter=${chosen.point} onFocus=${chosen.point} aria-label=${chosen.words || named(stamp, given)}>${picture}</button>`
    : html`<span class="pocket full" data-moves=${id} data-place=${place}>${picture}</span>`;
}

/** The stamp's picture, cut out of its printed face. @param {{stamp: string, given: Given}} props */
function Small({ stamp, given }) {
  const face = given.face(stamp);
  return html`<span class=${`small ${front(stamp)}`}>${face ? html`<img src=${face} alt=${named(stamp, given)} draggable=${false} />` : named(stamp, given)}</span>`;
}

/** @param {string} stamp @param {Given} given */
const named = (stamp, given) => given.say(`animal-${front(stamp)}`);

// Cards

/** @param {{stamps: string[], where: string, given: Given}} props */
function Cards({ stamps, where, given }) {
  return html`<ul class="cards">
    ${stamps.map((stamp, index) => {
      const chosen = chosenAt(given, `${where} ${stamp}`);
      const twin = stamps.slice(0, index).filter((one) => one === stamp).length;
      const picked = given.view.chosen.filter((/** @type {string} */ one) => one === stamp).length > twin;
      return html`<li key=${`${stamp}-${twin}`} data-moves=${`${where}-${stamp}-${twin}`} data-place=${`${where} ${stamp}`}>
        <${Card} face=${given.face(stamp)} label=${chosen?.words || named(stamp, given)} class=${[chosen?.look, picked && "m-chosen"].filter(Boolean).join(" ")}
          act=${chosen?.act} onMouseEnter=${chosen?.point} onFocus=${chosen?.point} />
      </li>`;
    })}
  </ul>`;
}

/** A card of another's hand: its back, and what it cannot be is hatched away. @param {{group: FaceDown, given: Given}} props */
function Back({ group, given }) {
  const { say } = given;
  const possible = new Set(group.could_be.flat());
  const told = group.back.filter((animal) => possible.has(animal)).map((animal) => say(`animal-${animal}`));
  const label = say("table-back", { count: group.count, animals: told.join(" / ") });
  return html`<li class=${possible.size === 1 ? "back known" : "back"}>
    <${Card} face=${given.face(group.back.join("+"))} label=${label} title=${label} />
    ${group.back.map((animal, half) => !possible.has(animal) && html`<i key=${animal} class=${half ? "not lower" : "not upper"} aria-hidden="true"></i>`)}
    ${group.count > 1 && html`<b aria-hidden="true">${group.count}×</b>`}
  </li>`;
}

/** What is given and taken, as far as it is picked. @param {{given: Given}} props */
function Trade({ given }) {
  const { view, say } = given;
  const shown = [
    ["table-played", view.played ? [view.played] : []],
    ["table-you-give", view.chosen],
    ["table-given-up", view.given_up],
  ];
  return html`<div class="trade">
    ${shown.filter(([, stamps]) => stamps.length).map(([title, stamps]) => html`<figure key=${title}>
      <figcaption>${say(title)}</figcaption>
      <span class="pair">${stamps.map((/** @type {string} */ stamp, /** @type {number} */ at) => html`<${Small} key=${at} stamp=${stamp} given=${given} />`)}</span>
    </figure>`)}
  </div>`;
}

/** @param {{given: Given}} props */
function Pile({ given }) {
  const { view, say } = given;
  const lines = Math.min(view.pile, 60);
  return html`<section class="pile" aria-label=${say("table-pile", { count: view.pile })}>
    <h2>${say("table-pile", { count: view.pile })}</h2>
    <div class="stack">
      <span class="edges" style=${{ height: `${lines * 2}px` }}></span>
      <ul tabindex=${view.followed.length ? 0 : undefined}>
        ${view.followed.map((/** @type {{place: number, back: string[], could_be: string[]}} */ card) => html`
          <li key=${card.place}><span class="num">${card.place === 1 ? say("table-top") : card.place}</span>
            ${card.could_be.length === 1
              ? html`<b>${say(`animal-${card.could_be[0]}`)}</b>`
              : card.back.map((animal) => say(`animal-${animal}`)).join(" / ")}</li>`)}
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
