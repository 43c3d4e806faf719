// Travelers on the felt: the World or the Dungeon beside the fight; the cross of cards in play with
// dashed places where the card in hand may go; tracks, and what each place says as far as it is open.
import { html, useLayoutEffect, useRef, useSignal } from "/core/html.js";
import { useSliding } from "/parts/sliding.js";
import { Dungeon, World } from "./maps.js";

/** @typedef {import("/core/door.js").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/** @typedef {{given: Given, held: import("/vendor/signals.js").Signal<number>, byCard: Map<number, Offer[]>}} Hands */

const SLOTS = ["open", "strain-attack", "strain-defense", "infuse", "charge", "add"];

export const styles = ["table.css"];

/** A card is called by its name, not by its number: `charge 1` is “charge Rustic Guard”. @param {Offer} offer @param {Given} given */
export function called(offer, { captions }) {
  const card = /^card \d+$/.test(offer.place ?? "") && captions[/** @type {string} */ (offer.place)];
  if (!card || !/\d/.test(offer.words)) return null;
  return { text: offer.words.replace(/\d+/, card), note: offer.note.startsWith(card) ? offer.note.slice(card.length).trim() : offer.note };
}

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
    <div class=${view.fight ? "travelers fighting" : "travelers"} ref=${felt}>
      <div class="way">
        ${captions.title && html`<h2>${captions.title}</h2>`}
        ${view.world && html`<${World} given=${given} />`}
        ${view.dungeon && html`<${Dungeon} given=${given} />`}
        <${Places} given=${given} here=${here} />
      </div>
      <div class="fight">
        ${view.fight && html`<${Enemy} given=${given} />`}
        <${Cross} hands=${hands} />
      </div>
      <${Hero} given=${given} />
      <section class="hand" aria-label=${say("table-hand")}>
        <h2 class="bar">${say("table-hand")}</h2>
        <ul>${view.hand.map((/** @type {number} */ card) => html`<li key=${card}><${HeroCard} card=${card} hands=${hands} /></li>`)}</ul>
      </section>
      <p class="piles">${captions.deck}<br />${captions.removed}</p>
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
function HeroCard({ card, hands, part = "half" }) {
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
    <div class="above">${cross.strain.map((/** @type {[number, number]} */ [card]) => html`<${HeroCard} key=${card} card=${card} hands=${hands} part="strip" />`)}${place("strain-attack")}${place("strain-defense")}</div>
    <div class="left">${cross.infuse.map((/** @type {[number, number]} */ [card]) => html`<${HeroCard} key=${card} card=${card} hands=${hands} part="sliver" />`)}${place("infuse")}</div>
    <div class="column">
      ${cross.column.map((/** @type {[number, number]} */ [card], /** @type {number} */ at) => html`<${HeroCard} key=${card} card=${card} hands=${hands} part=${at < last ? "upper" : "half"} />`)}
      ${place("open")}${place("add")}
    </div>
    <div class="right">${cross.charge.map((/** @type {[number, number]} */ [card]) => html`<${HeroCard} key=${card} card=${card} hands=${hands} part="sliver ribbon" />`)}${place("charge")}</div>
    <p class="acts lit">${given.offers.filter((offer) => ["activate", "end", "leave"].includes(offer.text)).map((offer) => html`<button key=${offer.text} type="button"
      class=${offer.text === "activate" ? "btn go small" : "btn small"} onClick=${() => given.act(offer.text)} onMouseEnter=${() => (given.pointed.value = offer.text)} onFocus=${() => (given.pointed.value = offer.text)}>${offer.words}</button>`)}</p>
    ${cross.column.length > 0 && html`<p class="in-play">${captions["in-play"]}</p>`}
  </section>`;
}

/** Whoever is fought, with its woodcut. @param {{given: Given}} props */
function Enemy({ given }) {
  const { view, captions, say, face } = given;
  const fight = view.fight;
  const picture = face(`enemy ${fight.enemy.name.en || fight.enemy.name.it}`);
  return html`<section class="enemy" aria-label=${captions.enemy}>
    ${picture && html`<img src=${picture} alt="" draggable=${false} />`}
    <dl>${[["level", fight.level], ["attack", fight.attack], ["defense", fight.defense < 0 ? "–" : fight.defense]].map(([what, value]) => html`<div key=${what} data-place=${`enemy-${what}`}><dt class=${`sign ${what}`}><span class="unseen">${say(`table-${what}`)}</span></dt><dd class="num">${value}</dd></div>`)}</dl>
    <div class="plate"><h2>${captions.enemy}</h2><p>${captions.fight}</p></div>
  </section>`;
}

// The hero: the Status Card's woodcut and tracks, and how both sides' numbers meet

/** @param {{given: Given}} props */
function Hero({ given }) {
  const { view, say, face } = given;
  const picture = face("hero");
  const tracks = [["attack", view.attack, ""], ["defense", view.defense, ""], ["mana", view.mana, `/${view.level}`], ["level", view.level, ""]];
  return html`<div class="hero">
    ${picture && html`<img class="avatar" src=${picture} alt="" draggable=${false} />`}
    <dl class="tracks" aria-label=${say("table-tracks")}>
      ${tracks.map(([what, value, most]) => html`<div key=${what} data-place=${what}><dt><i class=${`sign ${what}`}></i>${say(`table-${what}`)}</dt><dd class="num">${value}<small>${most}</small></dd></div>`)}
    </dl>
    ${view.fight && html`<${Meeting} given=${given} />`}
    ${view.scoring && html`<p class="score">${say("table-score", { score: view.score })}</p>`}
  </div>`;
}

/** Your number beside the one that it meets. @param {{given: Given}} props */
function Meeting({ given: { view, say } }) {
  const { fight } = view;
  const pairs = [["attack", view.attack, "defense", fight.defense, "table-short"], ["defense", view.defense, "attack", fight.attack, "table-through"]];
  return html`<table class="meeting"><caption>${say("table-meeting")}</caption><tbody>
    ${pairs.map(([mine, own, theirs, value, words]) => html`<tr key=${mine}>
      <td><i class=${`sign ${mine}`}></i><b class="num">${own}</b></td><td><i class=${`sign ${theirs}`}></i><b class="num">${value < 0 ? "–" : value}</b></td>
      <td>${value >= 0 && html`<b class=${value > own ? "missing" : "met"}>${value > own ? say(words, { count: value - own }) : say("table-met")}</b>`}</td></tr>`)}
  </tbody></table>`;
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
