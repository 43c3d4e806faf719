// The slip while Plan goes on: what would come of it now, and each card by what can be done with it,
// with what would come of that. Everything else is asked in the usual list.
import { html, useEffect, useLayoutEffect } from "/core/html.js";
import { asksTwice } from "/core/memory.js";
import { Button } from "/parts/controls.js";
import { Changes } from "/parts/foretold.js";
import { Offers } from "/parts/offers.js";
import { slotOf } from "./cards.js";
import { Mark } from "./signs.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */

const ACTS = ["charge", "infuse", "add", "strain-attack", "strain-defense"];
/** So many offers may be asked about at once (wire.js). */
const AT_ONCE = 24;
const NUMBERS = ["mana", "attack", "defense"];

/** A card is called by its name, not by its number: `charge 1` is “charge Rustic Guard”; and what needs no card as its button is. @param {Offer} offer @param {Given} given */
export function called(offer, { captions, say, view }) {
  if (offer.text === "activate") return { text: say("table-activate"), note: offer.note };
  if (offer.text === "end" && view.step === "plan") return { text: say("table-end-plan"), note: captions.forecast };
  const card = /^card \d+$/.test(offer.place ?? "") && captions[/** @type {string} */ (offer.place)];
  if (!card || !/\d/.test(offer.words)) return null;
  const note = offer.note.startsWith(card) ? offer.note.slice(card.length).trim() : offer.note;
  const [, mana] = /^([+-]\d+)●/.exec(note) ?? []; // the card shows the rest
  return { text: offer.words.replace(/\d+/, card), note: mana ? `${mana.replace("-", "−")} ${say("table-mana")}` : note };
}

/** @param {Given} given */
export function Slip(given) {
  if (given.view.step === "plan" && given.captions.forecast) return html`<${Plan} given=${given} />`;
  return html`<${Offers} called=${(/** @type {Offer} */ offer) => called(offer, given)} offers=${given.offers} sequence=${given.sequence} hinted=${given.hinted} pointed=${given.pointed} foretold=${given.foretold} explained=${given.explained} choose=${given.choose} />`;
}

/** @param {{given: Given}} props */
function Plan({ given }) {
  const { offers, say, pointed, captions, view, hinted } = given;
  const texts = offers.map((offer) => offer.text);
  useEffect(() => {
    for (let at = 0; at < texts.length; at += AT_ONCE) given.foresee(texts.slice(at, at + AT_ONCE));
  }, [given.sequence, given.language]);
  useLayoutEffect(() => {
    pointed.value = ""; // before anybody can tap on what is new
  }, [given.sequence]);
  const looked = offers.find((offer) => offer.text === pointed.value);
  const activate = offers.find((offer) => offer.text === "activate");
  const closing = offers.filter((offer) => offer !== activate && !ACTS.includes(slotOf(offer)));
  /** @param {string} card @param {string} act */
  const found = (card, act) => offers.find((offer) => offer.place === card && slotOf(offer) === act);
  const acts = ACTS.filter((act) => offers.some((offer) => slotOf(offer) === act));
  let figure = 0;
  /** What every choice is: looked at, pressed; the first nine have a figure. @param {Offer} offer @param {string} kind @param {any} inside */
  const choice = (offer, kind, inside) => html`<button type="button" class=${["offer", kind, hinted.includes(offer.text) && "hinted", pointed.value === offer.text && "over"].filter(Boolean).join(" ")}
    aria-pressed=${asksTwice() ? pointed.value === offer.text : undefined} aria-describedby=${pointed.value === offer.text ? "explained" : undefined}
    onClick=${() => given.act(offer.text)} onFocus=${() => asksTwice() || (pointed.value = offer.text)} onMouseEnter=${() => asksTwice() || (pointed.value = offer.text)}>
    <span class="n" aria-hidden="true">${++figure < 10 ? figure : ""}</span>${inside}</button>`;
  return html`
    <${Forecast} given=${given} />
    <div class="plan-of" role="group" aria-label=${say("your-choices")} onKeyDown=${walk}>
      ${activate && choice(activate, "wide first", html`<b>${say("table-activate")}</b><span class="tr" aria-hidden="true"><${Turns} given=${given} text="activate" /></span><em aria-hidden="true"><${Ends} given=${given} text="activate" /></em>`)}
      ${acts.length > 0 && html`<div class="rows"><table><caption class="unseen">${say("table-choices")}</caption>
        <thead><tr><td><i>${say("table-hits-then")}</i></td>${acts.map((act) => html`<th key=${act} scope="col">${say("table-column", { act: act.replace(/-.*/, "") })}${act.startsWith("strain") && html` <${Mark} name=${act.slice("strain-".length)} label=${say(`table-${act.slice("strain-".length)}`)} />`}</th>`)}</tr></thead>
        <tbody>${view.hand.map((/** @type {number} */ card) => html`<tr key=${card}><th scope="row">${captions[`card ${card + 1}`]}</th>
          ${acts.map((act) => {
            const offer = found(`card ${card + 1}`, act);
            return html`<td key=${act}>${offer && choice(offer, "cell", html`<span class="unseen">${called(offer, given)?.text ?? offer.words}</span><span class="would" aria-hidden="true"><${Cell} given=${given} text=${offer.text} /></span>`)}</td>`;
          })}</tr>`)}</tbody></table></div>`}
      ${closing.map((offer) => choice(offer, "wide last", html`<b>${offer.text === "end" ? say("table-end-plan") : offer.words}</b> <em>${offer.text === "end" ? captions.forecast : offer.note}</em>`))}
    </div>
    <div class="stub" id="explained">
      <div role="status">${looked && given.explained && html`<p>${given.explained}</p>`}</div>
      <${Changes} changes=${looked ? given.foretold : []} />
      ${looked && asksTwice() && html`<p class="acts">
        <${Button} go onClick=${() => given.choose(looked.text)}>${say("do-it")}<//>
        <${Button} onClick=${() => (pointed.value = "")}>${say("another")}<//>
      </p>`}
    </div>`;
}

/** Arrows go from choice to choice, up and down in their column. @param {KeyboardEvent} event */
function walk(event) {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const at = /** @type {HTMLElement | null} */ (document.activeElement);
  if (!step || !at) return;
  const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("button.offer")]);
  const cell = at.closest("td");
  const row = cell?.parentElement;
  const beside = event.key === "ArrowDown" ? row?.nextElementSibling : row?.previousElementSibling;
  const along = ["ArrowDown", "ArrowUp"].includes(event.key) ? beside?.children[cell?.cellIndex ?? 0]?.querySelector("button") : null;
  const past = row && !beside && ["ArrowDown", "ArrowUp"].includes(event.key) ? all.filter((one) => !one.closest("td"))[step > 0 ? all.filter((one) => !one.closest("td")).length - 1 : 0] : null;
  const next = along ?? past ?? all[all.indexOf(at) + step];
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/** If Plan ended now: both numbers against those they meet. @param {{given: Given}} props */
function Forecast({ given: { captions, say, view } }) {
  return html`<section class="fore" aria-label=${say("table-forecast")}>
    <h2>${say("table-forecast")}</h2>
    <p class="duel"><span>${say("table-your")} <${Mark} name="attack" label=${say("table-attack")} /><b class="num">${captions["forecast attack"]}</b></span> <span><i>${captions["forecast against"]}</i> <${Mark} name="defense" label=${say("table-defense")} /><b class="num">${captions["forecast goal"]}</b></span></p>
    ${captions["forecast steps"] && html`<p class="steps"><${Mark} name="attack" label=${say("table-attack")} />${captions["forecast steps"]}</p>`}
    <p class="duel"><span>${say("table-its")} <${Mark} name="attack" label=${say("table-attack")} /><b class="num">${captions["forecast struck"]}</b></span> <span><i>${say("table-against")}</i> <${Mark} name="defense" label=${say("table-defense")} /><b class="num">${view.defense}</b></span></p>
    ${captions["forecast pulls"] && html`<p class="steps"><${Mark} name="attack" label=${say("table-attack")} />${captions["forecast pulls"]}</p>`}
    <p class=${`stamped ${captions["forecast end"]}`}><span>${captions.forecast}</span></p>
    <p class="asks">${captions["forecast exhaust"]}</p>
  </section>`;
}

/** The numbers that a choice changes. @param {{given: Given, text: string}} props */
const Turns = ({ given, text }) =>
  html`${(given.foreseen(text)?.changes ?? []).filter((one) => NUMBERS.includes(one.place)).map((one) => html`<span key=${one.place} class="nb num"><${Mark} name=${one.place} label=${one.name} />${one.was}→${one.now}</span> `)}`;

/** @param {Given} given @param {string} text */
function then(given, text) {
  const changes = given.foreseen(text)?.changes;
  /** @param {string} place */
  const changed = (place) => changes?.find((one) => one.place === place);
  return { known: Boolean(changes), hits: changed("hits"), won: changed("missing")?.now === 0, foe: changed("enemy-defense") ?? changed("enemy-attack"), mana: changed("mana") };
}

/** In words. @param {{given: Given, text: string}} props */
function Ends({ given, text }) {
  const { hits, won, known } = then(given, text);
  if (!known) return null;
  if (won) return html`<span class="win">${given.say("table-won")}</span>`;
  return hits ? html`<span class=${hits.now < hits.was ? "win" : ""}>${given.say("table-hits", { count: hits.now })}</span>` : html`${given.captions.forecast}`;
}

/** The hits then: a tick where nobody strikes any more, and in short what else changes. @param {{given: Given, text: string}} props */
function Cell({ given, text }) {
  const { hits, won, foe, mana, known } = then(given, text);
  const now = hits?.now ?? Number(/\d+/.exec(given.captions["forecast end"] === "hit" ? given.captions.forecast : "0")?.[0] ?? 0);
  const better = won || (hits && hits.now < hits.was);
  if (!known) return html`<b class="num">·</b>`;
  return html`<b class=${better ? "num win" : hits ? "num worse" : "num"}>${won ? "✓" : now}</b>
    ${foe ? html`<small class="num"><${Mark} name=${foe.place.slice("enemy-".length)} />${foe.now}</small>` : mana && mana.now > mana.was && html`<small class="num"><${Mark} name="mana" />${mana.now}</small>`}`;
}
