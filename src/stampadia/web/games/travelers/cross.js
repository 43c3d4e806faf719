// The cross of cards in play: Infuse left, Charge right, Strain above, Add below; and the piles.
import { html } from "/core/html.js";
import { halfOf, HeroCard, Sliver, slotOf, Visible } from "./cards.js";
import { Mark, Spheres } from "./signs.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("./cards.js").Hands} Hands */
/** @typedef {[number, number]} Shown a card and the half that is up */

const SLOTS = ["open", "strain-attack", "strain-defense", "infuse", "charge", "add"];

/** @param {Hands} hands */
export function isPlaying({ given, byCard }) {
  const { column, charge, infuse, strain } = given.view.cross;
  return [column, charge, infuse, strain].some((row) => row.length) || [...byCard.values()].flat().some((offer) => SLOTS.includes(slotOf(offer)));
}

/** @param {{hands: Hands}} props */
export function Cross({ hands }) {
  const { given, byCard, shown } = hands;
  const { view, say, captions } = given;
  const { column, charge, infuse, strain, spent } = view.cross;
  const offered = [...byCard.values()].flat().map(slotOf);
  /** A dashed place, which the card that is shown may go to. @param {string} slot @param {string} kind @param {any} inside */
  const place = (slot, kind, inside) => {
    if (!offered.includes(slot)) return null;
    const offer = (byCard.get(shown) ?? []).find((one) => slotOf(one) === slot);
    if (!offer) return html`<span class=${`ghost ${kind}`}>${inside}</span>`;
    const point = () => (given.pointed.value = offer.text);
    return html`<button type="button" class=${["ghost", kind, "m-legal", given.pointed.value === offer.text && "m-over", given.hinted.includes(offer.text) && "m-hinted"].filter(Boolean).join(" ")}
      onClick=${() => given.act(offer.text)} onMouseEnter=${point} onFocus=${point}><span class="unseen">${say(`table-${slot}`)}: ${captions[`card ${shown + 1}`]} </span>${inside}</button>`;
  };
  /** @param {string} kind @param {Shown[]} cards */
  const arm = (kind, cards) => {
    const there = cards.map(([card]) => html`<${Sliver} key=${card} card=${card} hands=${hands} kind=${kind} />`);
    const free = place(kind, `sliver ${kind}`, shown >= 0 ? html`<${Visible} card=${shown} given=${given} kind=${kind} />` : null);
    const count = cards.length + (free ? 1 : 0);
    return html`<div class=${`arm ${kind}`}>${count > 0 && html`<h3 class="on">${say("table-column", { act: kind })}</h3>`}
      <div class="row" style=${{ "--count": count }}>${kind === "infuse" ? [free, ...there.reverse()] : [...there, free]}</div></div>`;
  };
  const strains = ["attack", "defense"].map((track) => place(`strain-${track}`, "gain", html`<${Mark} name=${track} label=${say(`table-${track}`)} />+1`));
  const last = column.length - 1;
  const covers = last >= 0 && spent[last] < halfOf(given, column[last][0]).abilities.length;
  return html`<section class="cross" aria-label=${say("table-cross")}>
    ${arm("infuse", infuse)}
    <div class="middle">
      <div class="above">
        ${strains.some(Boolean) && html`<div class="strain-place"><span><b>${say("table-strain")}</b> <${Mark} name="mana" label=${say("table-mana")} />1:</span>${strains}</div>`}
        ${[...strain].reverse().map((/** @type {Shown} */ [card]) => html`<${HeroCard} key=${card} card=${card} hands=${hands} part="strain" />`)}
      </div>
      <div class="column">
        ${column.map((/** @type {Shown} */ [card], /** @type {number} */ at) => html`<${HeroCard} key=${card} card=${card} hands=${hands} part=${at < last ? "cut" : "whole"} spent=${spent[at]} next=${at === last ? nextOf(given) : undefined} />`)}
        ${place("open", "opening", html`<b>${say("table-open")}</b>${given.foretold.filter((one) => one.place === "mana").map((one) => html`<span key="mana" class="num"><${Mark} name="mana" label=${one.name} />${one.was}→${one.now}</span>`)}`)}
      </div>
      ${place("add", "below", html`<b>${say("table-add")}</b>${covers && `: ${say("table-covers")}`}`)}
    </div>
    ${arm("charge", charge)}
    <${Piles} given=${given} />
  </section>`;
}

/** The next ability, as the row that activates it, with a tag of what it changes. @param {Given} given */
function nextOf(given) {
  const offer = given.offers.find((one) => one.text === "activate");
  if (!offer) return undefined;
  const point = () => (given.pointed.value = offer.text);
  const changes = (given.foreseen(offer.text)?.changes ?? []).filter((one) => ["mana", "attack", "defense"].includes(one.place));
  return {
    tag: html`<span class="seal"><b>${given.say("table-activate")}</b>${changes.map((one) => html` <span key=${one.place} class="num nb"><${Mark} name=${one.place} label=${one.name} />${one.was}→${one.now}</span>`)}</span>`,
    /** @param {any} row */
    row: (row) => html`<button key="next" type="button" class=${["ab next m-legal", given.pointed.value === offer.text && "m-over", given.hinted.includes(offer.text) && "m-hinted"].filter(Boolean).join(" ")}
      onClick=${() => given.act(offer.text)} onMouseEnter=${point} onFocus=${point}>${row}</button>`,
  };
}

/** Elements, Banners and Constellation of all cards in play, by their signs. @param {{given: Given}} props */
export function InPlay({ given }) {
  const { view, say, captions } = given;
  const { cross } = view;
  const count = cross.column.length + cross.charge.length + cross.infuse.length + cross.strain.length;
  if (!count) return null;
  return html`<p class="in-play"><span class="unseen">${captions["in-play"]}</span><span class="signs" aria-hidden="true"><em>${say("table-in-play")}</em>
    ${Object.keys(cross.elements).length ? Object.entries(cross.elements).map(([element, many]) => html`<span key=${element}><${Mark} name=${element} /><b class="num">${many}</b></span>`) : html`<span>${say("table-no-element")}</span>`}
    <i></i>${cross.banners.map((/** @type {number} */ many, /** @type {number} */ at) => many > 0 && html`<span key=${at}><${Mark} name=${`banner-${at + 1}`} class="spot" /><b class="num">${many}</b></span>`)}
    <i></i><${Spheres} row=${cross.constellation} /><i></i><span>${say("table-cards", { count })}</span></span></p>`;
}

/** The Discard Deck in its order, as far as it is known, and what is gone. @param {{given: Given}} props */
export function Piles({ given }) {
  const { view, say, captions } = given;
  /** @param {number} card */
  const line = (card) => html`<li key=${card} class=${view.shuffled.includes(card) ? "mixed" : ""} data-place=${`card ${card + 1}`}><span>${captions[`card ${card + 1}`]}</span><${Mark} name=${`banner-${view.sides[card] + 1}`} class="spot" label=${say("sign-of", { sign: `banner-${view.sides[card] + 1}` })} /></li>`;
  const mixed = view.deck.some((/** @type {number} */ card) => view.shuffled.includes(card));
  return html`<div class="piles">
    <h3 class="on">${say("table-deck")} <b class="num">${view.deck.length}</b></h3>
    ${mixed && view.deck.length > 1 && html`<p>${say("table-shuffled")}</p>`}
    <ol>${view.deck.map(line)}</ol>
    <h3 class="on">${say("table-removed")} <b class="num">${view.removed.length}</b></h3>
    ${view.removed.length ? html`<ul>${view.removed.map(line)}</ul>` : html`<p>${say("table-none")}</p>`}
  </div>`;
}
