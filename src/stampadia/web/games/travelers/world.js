// The World: nine regions in three rows, one horizon through each of them.
import { html } from "/core/html.js";
import { Code } from "./foe.js";
import { Mark } from "./signs.js";

/** @typedef {import("/core/given").Given} Given */

const SIDE = 3;
const STATS = ["level", "attack", "defense"];

/** @param {{given: Given}} props */
export function World({ given }) {
  const { view, say } = given;
  const { world } = view;
  return html`<ol class="world" aria-label=${say("table-world")}>
    ${world.cells.map((/** @type {any} */ region, /** @type {number} */ at) => {
      const place = `grid ${Math.floor(at / SIDE) + 1},${(at % SIDE) + 1}`;
      const offer = given.offers.find((one) => one.place === place);
      const here = at === world.token;
      const inside = html`${region && html`<${Region} given=${given} region=${region} />`}${here && html`<${Pawn} label=${say("table-you-are-here")} />`}`;
      const point = () => offer && (given.pointed.value = offer.text);
      return html`<li key=${at} data-place=${place} class=${["reg", !region && "void", here && "here"].filter(Boolean).join(" ")}>
        ${offer
          ? html`<button type="button" class=${["m-legal", given.pointed.value === offer.text && "m-over", given.hinted.includes(offer.text) && "m-hinted"].filter(Boolean).join(" ")} onClick=${() => given.act(offer.text)} onMouseEnter=${point} onFocus=${point}><span class="unseen">${offer.words}: </span>${inside}</button>`
          : html`<span class="lies">${inside}</span>`}
      </li>`;
    })}
  </ol>`;
}

/** A half of a World Card: its code and title, its picture, its enemy's numbers with what the card on its right adds. @param {{given: Given, region: any}} props */
function Region({ given, region }) {
  const { language, say } = given;
  const { title, meeting, open, bonus } = region.half;
  const enemy = meeting?.enemy;
  const shown = enemy?.name ?? title;
  const picture = given.face(`${enemy ? "enemy" : "place"} ${shown.en || shown.it}`);
  return html`
    <span class="tt"><${Code} code=${region.code} /><span>${title[language] || title.en || title.it}</span>${region.marked && html`<span class="marked" role="img" aria-label=${say("table-marked")}>×</span>`}</span>
    <span class=${enemy ? "band foe" : "band"}>${picture && html`<img src=${picture} alt="" draggable=${false} />`}
      ${bonus && html`<span class="adds" aria-hidden="true">${bonus.map((/** @type {number} */ by, /** @type {number} */ stat) => by !== 0 && html`<i key=${stat} class=${`at-${stat} num`}>${signed(by)}</i>`)}</span>`}
      ${enemy && html`<span class="stats">${STATS.map((stat, at) => html`<span key=${stat} class=${open?.includes(stat) ? "open" : "shut"}><${Mark} name=${stat} label=${say(`table-${stat}`)} /><b class="num">${enemy[stat] ?? "–"}</b>${region.bonus[at] ? html`<u class="num">${signed(region.bonus[at])}</u>` : ""}</span>`)}</span>`}
    </span>`;
}

/** @param {number} by */
const signed = (by) => `${by > 0 ? "+" : "−"}${Math.abs(by)}`;

/** The hero's token. @param {{label: string}} props */
export const Pawn = ({ label }) =>
  html`<svg class="pawn" data-moves="token" viewBox="-2 -2 28 38" role="img" aria-label=${label}><path d="M12 0a6.5 6.5 0 0 1 4.2 11.4c-.6.5-.7 1-.3 1.8L21 28.5c.6 2-.3 4.5-2.2 4.5H5.2C3.3 33 2.4 30.5 3 28.5L8.1 13.2c.4-.8.3-1.3-.3-1.8A6.5 6.5 0 0 1 12 0Z" /></svg>`;
