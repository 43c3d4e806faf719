// The head of the sheet: who plays what, what is left, and the day's own stamp with its postmark.
import { html } from "/core/html.js";
import { dated } from "/core/words.js";
import { Stars } from "/parts/controls.js";

/** @typedef {import("/core/given").Given} Given */

/** @param {{given: Given}} props */
export function Masthead({ given }) {
  const { view, captions, day, say } = given;
  const vitals = [["gold", view.gold], ["hp", view.hero.hp_left], ["defense", view.hero.defense]];
  return html`<header>
    <div class="titles"><p>${say("table-hero-in", { hero: captions.hero })}</p><h2>${captions.title}</h2></div>
    <dl>${vitals.map(([what, value]) => html`<div key=${what} class=${what} data-place=${what}><dt>${say(`table-${what}`)}</dt><dd class="num">${value}</dd></div>`)}</dl>
    ${day && html`<${Stamp} day=${day} />`}
  </header>`;
}

/** @param {{day: import("/core/types").Day}} props */
function Stamp({ day }) {
  /** @param {Intl.DateTimeFormatOptions} how */
  const part = (how) => dated(`${day.date}T12:00:00Z`, { ...how, timeZone: "UTC" }).replace(".", "").toUpperCase();
  return html`<figure class="day-stamp">
    <span class="perf"><img class="picture" src=${`/api/games/${day.game}/days/${day.date}/picture`} alt="" width="600" height="450" decoding="async" /><${Stars} count=${day.stars} /></span>
    <svg class="mark" viewBox="-60 -60 150 120" aria-hidden="true"><circle r="57" /><circle r="37" /><path d="M57-24q10-10 20 0t20 0M59-8q10-10 20 0t20 0M59 8q10-10 20 0t20 0M57 24q10-10 20 0t20 0" />
      <text class="date" y="2">${part({ day: "numeric", month: "short" })}</text><text y="22">${day.date.slice(0, 4)}</text></svg>
  </figure>`;
}
