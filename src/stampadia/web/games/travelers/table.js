// Travelers on the felt: the World or the Dungeon beside the fight; the cross of cards in play with
// dashed places where the card in hand may go; tracks, and what each place says as far as it is open.
import { html, useLayoutEffect, useRef, useSignal } from "/core/html.js";
import { useSliding } from "/parts/sliding.js";
import { Dungeon, World } from "./maps.js";

/** @typedef {import("/core/door.js").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/** @typedef {{given: Given, held: import("/vendor/signals.js").Signal<number>, byCard: Map<number, Offer[]>}} Hands */

const MOST_LEVEL = 9;
const SLOTS = ["open", "strain-attack", "strain-defense", "infuse", "charge", "add"];

export const styles = ["table.css"];

/** @param {Given} given */
export default function Table(given) {
  const { view, captions, say } = given;
  const felt = useRef(/** @type {HTMLElement | null} */ (null));
  const held = useSignal(-1);
  useLayoutEffect(() => {
    held.value = -1;
  }, [given.sequence]);
  useSliding(felt, given.sequence);
  const hands = { given, held, byCard: cards(given.offers) };
  const here = view.fight?.place ?? (view.world ? view.world.cells[view.world.token]?.code : view.dungeon?.room);
  return html`
    <div class="travelers" ref=${felt}>
      <div class="way">
        ${captions.title && html`<h2>${captions.title}</h2>`}
        ${view.world && html`<${World} given=${given} />`}
        ${view.dungeon && html`<${Dungeon} given=${given} />`}
        <${Places} given=${given} here=${here} />
      </div>
      <div class="fight">
        ${view.fight && html`<${Enemy} given=${given} />`}
        <${Cross} hands=${hands} />
        <section class="hand" aria-label=${say("table-hand")}>
          <h2 class="bar">${say("table-hand")}</h2>
          <ul>${view.hand.map((/** @type {number} */ card) => html`<li key=${card}><${Hero} card=${card} hands=${hands} /></li>`)}</ul>
        </section>
        <p class="piles">${captions.deck}<br />${captions.removed}</p>
      </div>
      <div class="hero">
        <${Tracks} given=${given} />
      </div>
    </div>
  `;
}

/** The choices for each card. @param {Offer[]} offers */
function cards(offers) {
  /** @type {Map<number, Offer[]>} */
  const found = new Map();
  for (const offer of offers) {
    const card = /^card (\d+)$/.exec(offer.place ?? "");
    if (card) found.set(Number(card[1]) - 1, [...(found.get(Number(card[1]) - 1) ?? []), offer]);
  }
  return found;
}

/** What is done with a card: `strain 3 attack` is a strain for attack. @param {Offer} offer */
function slotOf(offer) {
  const [verb, , track] = offer.text.split(" ");
  return track ? `${verb}-${track}` : verb;
}

// Cards

/** One Hero Card, the half that is up. With one thing to do it is done; with several it is held, and
 * the places light up. @param {{card: number, hands: Hands, part?: string}} props */
function Hero({ card, hands, part = "half" }) {
  const { given, held } = hands;
  const offers = hands.byCard.get(card) ?? [];
  const texts = offers.map((offer) => offer.text);
  const name = given.captions[`card ${card + 1}`] ?? "";
  const face = given.face(`card ${card + 1}`);
  const side = given.view.sides[card];
  const look = ["slip-card", part, offers.length && "m-legal", texts.includes(given.pointed.value) && "m-over", held.value === card && "m-chosen", texts.some((text) => given.hinted.includes(text)) && "m-hinted"].filter(Boolean).join(" ");
  const inside = face
    ? html`<img class=${side ? "turned" : ""} src=${face} alt=${given.captions[`card ${card + 1} text`] ?? name} draggable=${false} />`
    : html`<span class="text">${(given.captions[`card ${card + 1} text`] ?? name).split("\n").map((line, at) => html`<span key=${at}>${line}</span>`)}</span>`;
  if (!offers.length) return html`<span class=${look} data-moves=${`card ${card}`} data-place=${`card ${card + 1}`}>${inside}</span>`;
  const act = () => {
    if (offers.length === 1) given.act(texts[0]);
    else held.value = held.value === card ? -1 : card;
  };
  return html`<button type="button" class=${look} data-moves=${`card ${card}`} aria-pressed=${offers.length > 1 ? held.value === card : undefined} aria-label=${offers.length === 1 ? offers[0].words : name}
    onClick=${act} onMouseEnter=${() => (given.pointed.value = texts[0])} onFocus=${() => (given.pointed.value = texts[0])}>${inside}</button>`;
}

/** The cross: Infuse left, Charge right, Strain above, the column in the middle. @param {{hands: Hands}} props */
function Cross({ hands }) {
  const { given, held } = hands;
  const { view, say, captions } = given;
  const cross = view.cross;
  const playing = cross.column.length > 0 || [...hands.byCard.values()].flat().some((offer) => SLOTS.includes(slotOf(offer)));
  if (!playing) return null;
  /** @param {string} slot */
  const place = (slot) => {
    const offer = (hands.byCard.get(held.value) ?? []).find((one) => slotOf(one) === slot);
    return offer && html`<button type="button" class=${`slot m-legal ${given.pointed.value === offer.text ? "m-over" : ""}`} aria-label=${offer.words}
      onClick=${() => given.act(offer.text)} onMouseEnter=${() => (given.pointed.value = offer.text)} onFocus=${() => (given.pointed.value = offer.text)}>
      <b>${say(`table-${slot}`)}</b> <small>${offer.note}</small></button>`;
  };
  const last = cross.column.length - 1;
  return html`<section class="cross" aria-label=${say("table-cross")}>
    <div class="above">${cross.strain.map((/** @type {[number, number]} */ [card]) => html`<${Hero} key=${card} card=${card} hands=${hands} part="strip" />`)}${place("strain-attack")}${place("strain-defense")}</div>
    <div class="left">${cross.infuse.map((/** @type {[number, number]} */ [card]) => html`<${Hero} key=${card} card=${card} hands=${hands} part="sliver" />`)}${place("infuse")}</div>
    <div class="column">
      ${cross.column.map((/** @type {[number, number]} */ [card], /** @type {number} */ at) => html`<${Hero} key=${card} card=${card} hands=${hands} part=${at < last ? "upper" : "half"} />`)}
      ${place("open")}${place("add")}
    </div>
    <div class="right">${cross.charge.map((/** @type {[number, number]} */ [card]) => html`<${Hero} key=${card} card=${card} hands=${hands} part="sliver ribbon" />`)}${place("charge")}</div>
    <p class="acts lit">${given.offers.filter((offer) => ["activate", "end", "leave"].includes(offer.text)).map((offer) => html`<button key=${offer.text} type="button"
      class=${offer.text === "activate" ? "btn go small" : "btn small"} onClick=${() => given.act(offer.text)} onMouseEnter=${() => (given.pointed.value = offer.text)} onFocus=${() => (given.pointed.value = offer.text)}>${offer.words}</button>`)}</p>
    ${cross.column.length > 0 && html`<p class="in-play">${captions["in-play"]}</p>`}
  </section>`;
}

/** @param {{given: Given}} props */
function Enemy({ given }) {
  const { view, captions, say } = given;
  const fight = view.fight;
  return html`<section class="enemy" aria-label=${captions.enemy}>
    <h2 class="bar">${captions.enemy}</h2>
    <dl>${[["level", fight.level], ["attack", fight.attack], ["defense", fight.defense < 0 ? "–" : fight.defense]].map(([what, value]) => html`<div key=${what} data-place=${`enemy-${what}`}><dt>${say(`table-${what}`)}</dt><dd class="num">${value}</dd></div>`)}</dl>
    <p>${captions.fight}</p>
  </section>`;
}

// The hero's tracks

/** @param {{given: Given}} props */
function Tracks({ given }) {
  const { view, say } = given;
  const rows = [
    ["attack", view.attack, Math.max(9, view.attack)],
    ["defense", view.defense, Math.max(9, view.defense)],
    ["level", view.level, Math.max(MOST_LEVEL, view.level)],
    ["mana", view.mana, view.level],
  ];
  return html`<section class="tracks" aria-label=${say("table-tracks")}>
    ${rows.map(([what, value, most]) => html`<div key=${what} data-place=${what}><h2 class="bar">${say(`table-${what}`)} <b class="num">${value}</b></h2>
      <ol aria-hidden="true">${Array.from({ length: Number(most) + 1 }, (_, at) => html`<li key=${at} class=${at === value ? "now" : ""}>${at}</li>`)}</ol></div>`)}
    ${view.scoring && html`<p>${say("table-score", { score: view.score })}</p>`}
  </section>`;
}

// What the places say: where the token is first, the rest behind a door

/** @param {{given: Given, here: string | undefined}} props */
function Places({ given, here }) {
  const { captions, say } = given;
  const all = Object.keys(captions).filter((key) => key.startsWith("place "));
  const first = all.find((key) => key === `place ${here}`);
  const rest = all.filter((key) => key !== first);
  /** @param {string} key */
  const said = (key) => {
    const [title, ...lines] = captions[key].split("\n");
    return html`<article key=${key}><h2 class="bar">${title}</h2>${lines.map((line, at) => html`<p key=${at}>${line}</p>`)}</article>`;
  };
  return html`<div class="says">${first && said(first)}
    ${rest.length > 0 && html`<details><summary>${say("table-other-places", { count: rest.length })}</summary>${rest.map(said)}</details>`}</div>`;
}
