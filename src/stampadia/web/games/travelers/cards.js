// Hero Cards as they are printed: the half that is up, or as much of it as stays visible in play.
import { html } from "/core/html.js";
import { Mark, Printed } from "./signs.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/**
 * What all cards need: the card that is held, what can be done with each, and the card whose places
 * light up, which is the held one or the one that is looked at.
 * @typedef {{given: Given, held: import("/vendor/signals.js").Signal<number>, byCard: Map<number, Offer[]>, shown: number}} Hands
 */

/** @param {Given} given @param {import("/vendor/signals.js").Signal<number>} held @returns {Hands} */
export function handsOf(given, held) {
  /** @type {Map<number, Offer[]>} */
  const byCard = new Map();
  for (const offer of given.offers) {
    const card = /^card (\d+)$/.exec(offer.place ?? "");
    if (card && offer.text !== "activate") byCard.set(Number(card[1]) - 1, [...(byCard.get(Number(card[1]) - 1) ?? []), offer]);
  }
  const looked = [...byCard].find(([, offers]) => offers.some((offer) => offer.text === given.pointed.value));
  return { given, held, byCard, shown: held.value >= 0 ? held.value : (looked?.[0] ?? -1) };
}

/** What is done with a card: `strain 3 attack` is a strain for attack. @param {Offer} offer */
export function slotOf(offer) {
  const [verb, , track] = offer.text.split(" ");
  return track ? `${verb}-${track}` : verb;
}

/** The half that is up. @param {Given} given @param {number} card */
export function halfOf({ view }, card) {
  const printed = view.hero.cards[card];
  return view.sides[card] ? printed.lower : printed.upper;
}

/** What stands there in which place, marked as what it can do. @param {Hands} hands @param {number} card @param {string} part */
function look({ given, held, byCard }, card, part) {
  const texts = (byCard.get(card) ?? []).map((offer) => offer.text);
  return ["half", part, `t${given.view.sides[card] + 1}`, texts.length && "m-legal", texts.includes(given.pointed.value) && "m-over", held.value === card && "m-chosen", texts.some((text) => given.hinted.includes(text)) && "m-hinted"].filter(Boolean).join(" ");
}

/**
 * One Hero Card. With one thing to do it is done; with several it is held, and the places light up.
 * `part` says what is seen of it: `whole`, `cut` below its activated abilities, or its name alone, as a `strain`.
 * @param {{card: number, hands: Hands, part?: string, spent?: number, next?: any}} props
 */
export function HeroCard({ card, hands, part = "whole", spent = 0, next }) {
  const { given, held } = hands;
  const offers = hands.byCard.get(card) ?? [];
  // the whole slip, with its other half, for whoever looks closer
  const slip = html`<img hidden src=${given.face(`card ${card + 1}`)} class=${given.view.sides[card] ? "turned" : ""} loading="lazy" alt=${given.captions[`card ${card + 1} text`]} />`;
  const inside = html`${given.face(`card ${card + 1}`) && slip}<${Face} card=${card} given=${given} part=${part} spent=${spent} next=${next} />`;
  const known = { "data-moves": `card ${card}`, class: look(hands, card, part) };
  if (!offers.length) return html`<span ...${known} data-place=${next ? undefined : `card ${card + 1}`}>${inside}</span>`;
  const only = offers.length === 1;
  const act = () => {
    if (only) given.act(offers[0].text);
    else held.value = held.value === card ? -1 : card;
  };
  const point = () => (given.pointed.value = offers[0].text);
  return html`<button type="button" ...${known} aria-pressed=${only ? undefined : held.value === card}
    onClick=${act} onMouseEnter=${point} onFocus=${point}>${only && html`<span class="unseen">${offers[0].words}: </span>`}${inside}</button>`;
}

/** @param {{card: number, given: Given, part: string, spent: number, next?: any}} props */
function Face({ card, given, part, spent, next }) {
  const { captions, say, view } = given;
  const half = halfOf(given, card);
  const [exhaust, ...abilities] = (captions[`print card ${card + 1}`] ?? "").split("\n");
  const seen = part === "cut" ? abilities.slice(0, spent) : part === "strain" ? [] : abilities;
  const side = view.sides[card];
  const ticked = view.boxes[`${view.hero.serial}:${card}${side ? "b" : "a"}`] ?? 0;
  const skill = part === "whole" && given.face(`skill ${card + 1} ${side + 1}`);
  return html`
    <span class="strip">${half.element && part !== "strain" && html`<${Mark} name=${half.element} class="big" label=${say("sign-of", { sign: half.element })} />`}
      <b class="name">${captions[`card ${card + 1}`]}</b><span class="ex"><${Printed} text=${exhaust} say=${say} /></span></span>
    ${seen.length > 0 && html`<span class="abs">${seen.map((text, at) => {
      const row = html`<span class="sp num">${half.abilities[at].cost}</span><span class="does"><${Printed} text=${text} say=${say} ticked=${ticked} />${at === spent && next?.tag}</span>`;
      return at === spent && next ? next.row(row) : html`<span key=${at} class=${at < spent ? "ab done" : "ab"}>${at < spent && html`<span class="unseen">${say("table-activated")}</span>`}${row}</span>`;
    })}</span>`}
    ${part === "whole" && html`<span class="vig">${skill && html`<img src=${skill} alt="" draggable=${false} />`}</span>`}
    ${part !== "strain" && html`<span class="rib" aria-hidden="true"></span><span class="val num"><span class="unseen">${say("table-value")} </span>${half.value}</span>`}`;
}

/** What stays visible of a Charge (value, Banner) or of an Infuse (Element, spheres). @param {{card: number, given: Given, kind: string}} props */
export function Visible({ card, given, kind }) {
  const half = halfOf(given, card);
  const { say } = given;
  const tips = given.view.sides[card] + 1;
  if (kind === "charge") return html`<span class=${`rib t${tips}`}><span class="unseen">${say("sign-of", { sign: `banner-${tips}` })}</span></span><span class="val num">${half.value}</span>`;
  return html`${half.element ? html`<${Mark} name=${half.element} class="big" label=${say("sign-of", { sign: half.element })} />` : html`<i class="noel"></i>`}
    ${half.abilities.map((/** @type {any} */ ability, /** @type {number} */ at) => html`<span key=${at} class="sp num">${ability.cost}</span>`)}`;
}

/** A card tucked under the left or the right edge. @param {{card: number, hands: Hands, kind: string}} props */
export function Sliver({ card, hands, kind }) {
  const { given } = hands;
  const offer = hands.byCard.get(card)?.[0];
  const known = { "data-moves": `card ${card}`, class: look(hands, card, `sliver ${kind}`) };
  const name = `${given.captions[`card ${card + 1}`]}: ${given.say(`table-${kind}`)}`;
  const inside = html`<${Visible} card=${card} given=${given} kind=${kind} />`;
  if (!offer) return html`<span ...${known} data-place=${`card ${card + 1}`}><span class="unseen">${name} </span>${inside}</span>`;
  const point = () => (given.pointed.value = offer.text);
  return html`<button type="button" ...${known} onClick=${() => given.act(offer.text)} onMouseEnter=${point} onFocus=${point}><span class="unseen">${offer.words}: ${name} </span>${inside}</button>`;
}

/** So many cards lie in one row at least, and at most. */
const [FEW, MANY] = [5, 6];

/** @param {{hands: Hands}} props */
export function Hand({ hands }) {
  const { view, say } = hands.given;
  return html`<section class="hand" aria-label=${say("table-hand")}>
    <h2 class="bar">${say("table-hand")} <b class="num">${view.hand.length}</b></h2>
    <ul style=${{ "--cards": Math.max(FEW, view.hand.length > MANY ? Math.ceil(view.hand.length / 2) : view.hand.length) }}>${view.hand.map((/** @type {number} */ card) => html`<li key=${card}><${HeroCard} card=${card} hands=${hands} /></li>`)}</ul>
  </section>`;
}
