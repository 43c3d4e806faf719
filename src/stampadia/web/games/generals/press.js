// What lies beside the battlefield: the Printer's deck, Places and event, Life and Shields; and the hands.
import { html } from "/core/html.js";
import { Bar, Half, Picture, signed, Slots, Sort } from "./cards.js";
import { carry, chosen } from "./hands.js";

/** @typedef {import("./hands.js").Hands} Hands */
/** @typedef {import("./cards.js").CardView} CardView */

const MOST_LIFE = 5;

/** @param {{hands: Hands}} props */
export function Press({ hands }) {
  const { given } = hands;
  const { view, say } = given;
  return html`
    <section class="next" aria-label=${say("table-deck", { count: view.deck })}>
      <${Heading} words=${say("table-next")} count=${view.deck} />
      ${view.top && html`<${Thing} places=${["deck"]} card=${view.top} hands=${hands} />`}
      ${view.top_place && html`<div class="thing flip"><${Bar} card=${view.top_place} /><${Slots} card=${view.top_place} /></div>`}
    </section>
    <section class="stacked" aria-label=${say("table-places", { count: view.places.length })}>
      <${Heading} words=${say("table-place-stack")} count=${view.place_level} of=${say("table-of", { count: view.ink })} />
      ${view.pressure > 0 && html`<p class="pressure">${say("table-pressure", { pressure: view.pressure })}</p>`}
      <ol class="strips" tabindex="0" aria-label=${say("table-place-stack")}>${view.places.map((/** @type {CardView} */ card, /** @type {number} */ at) => html`<li key=${at} data-place=${`places ${at + 1}`} class=${`${card.kind} ${hands.targets.has(`places ${at + 1}`) ? "m-legal" : ""}`}>
        <b>${signed(card.level)}</b><span>${card.name}</span></li>`)}</ol>
    </section>
    ${view.event && html`<section class="event" aria-label=${say("table-events", { count: view.events })}>
      <${Heading} words=${say("table-event")} count=${view.events} />
      <${Thing} places=${["event"]} card=${view.event} hands=${hands} />
    </section>`}
  `;
}

/** @param {{words: string, count: number, of?: string}} props */
const Heading = ({ words, count, of = "" }) => html`<h2>${words}<span><b>${signed(count)}</b>${of && html` ${of}`}</span></h2>`;

/** A card that lies there and may be what is meant; on a small screen it is short. @param {{places: string[], card: CardView, hands: Hands}} props */
function Thing({ places, card, hands }) {
  const mark = chosen(hands, ...places);
  const inside = html`<${Half} card=${card} given=${hands.given} label=${mark?.words || card.name} />`;
  return mark
    ? html`<button type="button" class=${`thing ${card.kind} ${mark.look}`} data-moves=${card.number} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${inside}</button>`
    : html`<span class=${`thing ${card.kind}`} data-moves=${card.number} data-place=${places[0]}>${inside}</span>`;
}

/** Life as cards, Shields as their portraits. @param {{hands: Hands}} props */
export function Lives({ hands }) {
  const { given } = hands;
  const { view, say, foretold } = given;
  /** @param {string} place @param {number} count */
  const then = (place, count) => foretold.find((one) => one.place === place)?.now ?? count;
  const [life, shields] = [then("life", view.life), then("shields", view.shields.length)];
  const mark = chosen(hands, "life");
  const most = Math.max(MOST_LIFE, view.life);
  const backs = Array.from({ length: most }, (_, at) => html`<i key=${at} class=${at < view.life ? (at < life ? "life-card" : "life-card lost") : "life-card gone"}>${at < view.life && html`<${Sort} name="life" />`}</i>`);
  return html`<section class="lives" aria-label=${say("table-life-left", { count: view.life })}>
    <h2 data-place="life">${say("table-life-name")}<span>${life !== view.life && html`<s>${view.life}</s> `}<b class=${life !== view.life ? "new" : ""}>${life}</b> ${say("table-of", { count: MOST_LIFE })}</span></h2>
    ${mark
      ? html`<button type="button" class=${`backs ${mark.look}`} aria-label=${mark.words} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${backs}</button>`
      : html`<span class="backs" data-place="life">${backs}</span>`}
    <h2 data-place="shields">${say("table-shields-name")}<span>${shields !== view.shields.length && html`<s>${view.shields.length}</s> `}<b>${shields || ""}</b></span></h2>
    ${view.shields.length ? html`<ul class="shields">${view.shields.map((/** @type {CardView} */ card, /** @type {number} */ at) => html`<li key=${card.number} data-moves=${card.number}><${Shield} places=${[`shields ${at + 1}`, "shields"]} card=${card} hands=${hands} /></li>`)}</ul>`
      : html`<p class="nobody">${say("table-none")}</p>`}
  </section>`;
}

/** @param {{places: string[], card: CardView, hands: Hands}} props */
function Shield({ places, card, hands }) {
  const mark = chosen(hands, ...places);
  const inside = html`<${Picture} card=${card} given=${hands.given} label=${mark?.words ? `${mark.words}: ${card.name}` : card.name} />`;
  return mark
    ? html`<button type="button" class=${`shield ${mark.look}`} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${inside}</button>`
    : html`<span class="shield" data-place=${places[0]}>${inside}</span>`;
}

/** @param {{hands: Hands}} props */
export function Hand({ hands }) {
  const { view, say, players } = hands.given;
  const several = view.hands.length > 1;
  return html`<div class=${several ? "hands taught several" : view.step === "play" ? "hands taught at-foot" : "hands taught"}>
    ${view.hands.map((/** @type {CardView[]} */ hand, /** @type {number} */ seat) => html`
      <section key=${seat} aria-labelledby=${`hand-${seat}`}>
        <h2 id=${`hand-${seat}`} class=${several ? "" : "unseen"}>${several ? say("table-hand-of", { name: players[seat]?.name, count: hand.length }) : say("table-hand", { count: hand.length })}</h2>
        <ul class="cards" style=${{ "--count": hand.length }} tabindex=${hand.some((_, slot) => chosen(hands, `hand ${seat + 1} ${slot + 1}`)) ? undefined : 0}>
          ${hand.map((card, slot) => html`<${HandCard} key=${card.number} card=${card} place=${`hand ${seat + 1} ${slot + 1}`} hands=${hands} />`)}
          ${!hand.length && html`<li class="nobody">${say("table-none")}</li>`}
        </ul>
      </section>`)}
    ${view.looked.length > 0 && html`<section aria-label=${say("table-looked")}><h2>${say("table-looked")}</h2>
      <ul class="cards">${view.looked.map((/** @type {CardView} */ card, /** @type {number} */ at) => html`<li key=${card.number}><${Thing} places=${[`looked ${at + 1}`]} card=${card} hands=${hands} /></li>`)}</ul></section>`}
  </div>`;
}

/** @param {{card: CardView, place: string, hands: Hands}} props */
function HandCard({ card, place, hands }) {
  const mark = chosen(hands, place);
  const inside = html`<${Half} card=${card} given=${hands.given} label=${mark?.words || card.name} />`;
  return html`<li data-moves=${card.number} data-place=${place} class=${hands.carried.value === place ? "away" : ""}>
    ${mark
      ? html`<button type="button" class=${`thing ${mark.look} ${mark.source ? "grabs" : ""}`} onClick=${mark.act} onMouseEnter=${mark.point}
          aria-pressed=${mark.source ? hands.held.value === mark.source : undefined} onPointerDown=${mark.source ? (/** @type {PointerEvent} */ event) => carry(hands, mark.source, event) : undefined}>${inside}</button>`
      : html`<span class="thing">${inside}</span>`}
  </li>`;
}

/** The card that is carried, under the pointer. @param {{hands: Hands}} props */
export function Carried({ hands }) {
  const [, seat, slot] = hands.carried.value.split(" ").map(Number);
  const card = hands.carried.value && hands.given.view.hands[seat - 1]?.[slot - 1];
  return card ? html`<div class="carried" aria-hidden="true"><span class="thing"><${Half} card=${card} given=${hands.given} /></span></div>` : null;
}
