// The slip in the middle of the table: what is given and taken, and how the albums stand before and
// after. Where a stamp goes back into the pile, every place of the pile is a button here.
import { html, useLayoutEffect, useSignal } from "/core/html.js";
import { asksTwice } from "/core/memory.js";
import { Button } from "/parts/controls.js";
import { Offers } from "/parts/offers.js";
import { signal } from "/vendor/signals.js";
import { ANIMALS, front, named, Outline, Stamp } from "./stamps.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */
/** @typedef {{stamps: string[], title: string}} Side */

const PLACE = /^return (.+) at (\d+)$/;
export const RETURNS = ["return-from-album", "return-from-album-below-top", "return-former-hand"];

/** Is a stamp going back into the pile? @param {Given} given */
export const returning = (given) => given.offers.length > 0 && RETURNS.includes(given.view.step);

/** The stamp that was taken up and goes back into the pile, on the table as in the slip. */
export const held = signal("");

/** Which stamp an offer puts back, and where. @param {Offer} offer */
export function putBack(offer) {
  const found = PLACE.exec(offer.text);
  return found && { stamp: found[1], at: Number(found[2]) };
}

/** The stamp that an offer is about, with its back where that is known; a whole hand is none. @param {Offer | undefined} offer */
const stampOf = (offer) => /^(?:hand|aside|exchange|album \d+) (\S+)$/.exec(offer?.place ?? "")?.[1] ?? "";

/** What the choice that is looked at gives and takes, beside what is picked already. @param {Given} given @returns {[Side, string, Side] | null} */
export function sides(given) {
  const { view, say, offers, pointed } = given;
  const looked = offers.find((offer) => offer.text === pointed.value);
  const stamp = stampOf(looked);
  const some = stamp ? [stamp] : [];
  const step = /** @type {string} */ (view.step);
  /** @param {string} key @param {string[]} stamps @returns {Side} */
  const side = (key, stamps) => ({ stamps, title: key && say(key) });
  if (!offers.length) return view.played ? [side("table-played", [view.played]), "", side("", [])] : null;
  if (step === "play") return [side("table-you-stick", some), "to", side("table-in-album", [])];
  if (step.startsWith("give-from")) return [side("table-you-give", [...view.chosen, ...some]), "swap", side("table-you-take", [])];
  if (step.startsWith("take-")) return [side("table-you-give", view.chosen), "swap", side("table-you-take", some)];
  if (step === "give-up") return [side("table-given-up", [...view.given_up, ...some]), "", side("", [])];
  return view.played ? [side("table-played", [view.played]), "", side("", [])] : null;
}

/** @param {{given: Given}} props */
export function Trade({ given }) {
  if (returning(given)) return html`<${Places} given=${given} />`;
  const both = sides(given);
  if (!both) return html`<div class="trade empty"></div>`;
  const [give, arrow, take] = both;
  const looked = given.offers.find((offer) => offer.text === given.pointed.value);
  return html`<section class=${given.offers.length ? "trade paper" : "trade"} aria-hidden="true">
    <${Heap} side=${give} given=${given} />
    ${arrow && html`<svg class="arrows" viewBox="0 0 48 40">${arrow === "swap" ? html`<path d="M2 12H34M26 3 36 12 26 21M46 29H14M22 20 12 29 22 38" />` : html`<path d="M2 20H42M32 9 44 20 32 31" />`}</svg>`}
    ${arrow && (arrow === "to" ? html`<figure class="heap"><span class="pair"><span class="stamp-small none page"></span></span><figcaption>${take.title}</figcaption></figure>` : html`<${Heap} side=${take} given=${given} />`)}
    ${given.offers.length > 0 && html`<${Standing} given=${given} looked=${looked} />`}
  </section>`;
}

/** @param {{side: Side, given: Given}} props */
function Heap({ side, given }) {
  return html`<figure class="heap" data-many=${side.stamps.length}>
    <span class="pair">${side.stamps.length
      ? side.stamps.map((stamp, at) => html`<${Stamp} key=${`${stamp}-${at}`} stamp=${stamp} given=${given} />`)
      : html`<span class="stamp-small none">?</span>`}</span>
    <figcaption>${side.title}</figcaption>
  </figure>`;
}

/** How every album that it touches stands before and after. @param {{given: Given, looked: Offer | undefined}} props */
function Standing({ given, looked }) {
  return html`<div class="standing">
    <h3>${looked ? called(looked, given)?.text : given.say("table-look")}</h3>
    <${Counts} given=${given} />
  </div>`;
}

/** Rows of a seat each, with what is short of winning at its end. @param {{given: Given}} props */
export function Counts({ given }) {
  const { foretold, players, say, seat } = given;
  const seats = [...new Set(foretold.map((one) => one.place))].filter((place) => place.startsWith("album "));
  const [kinds, short] = [say("foretell-kinds"), say("foretell-short")];
  const animals = ANIMALS.map((animal) => say(`animal-${animal}`));
  return html`<dl class="counts">${seats.map((place) => {
    const at = Number(place.split(" ")[1]) - 1;
    const here = foretold.filter((one) => one.place === place);
    const left = here.find((one) => one.short === short);
    return html`<div key=${place}>
      <dt>${at === seat ? say("that-is-you") : players[at]?.name}</dt>
      <dd>${here.filter((one) => animals.includes(one.short)).map((one) => html`<span key=${one.short}><${Outline} animal=${ANIMALS[animals.indexOf(one.short)]} /><b class="num">${one.was} → ${one.now}</b></span>`)}
        ${here.filter((one) => one.short === kinds).map((one) => html`<span key="kinds">${kinds} <b class="num">${one.was} → ${one.now}</b></span>`)}
        ${left && left.now < 2 && html`<u>${say(left.now ? "table-one-short" : "table-complete")}</u>`}</dd>
    </div>`;
  })}</dl>`;
}

/** What can be put back, the stamp that was pressed (or is alone), and where it, or any other, can go. @param {Given} given */
function pressed({ offers, hinted }) {
  const all = offers.flatMap((offer) => {
    const goal = putBack(offer);
    return goal ? [{ offer, ...goal }] : [];
  });
  const stamps = [...new Map(all.map((one) => [one.stamp, one.offer])).entries()];
  const meant = all.find((one) => hinted.includes(one.offer.text))?.stamp ?? "";
  const chosen = stamps.length === 1 ? stamps[0][0] : stamps.some(([stamp]) => stamp === held.value) ? held.value : meant;
  return { stamps, chosen, places: all.filter((one) => one.stamp === (chosen || stamps[0]?.[0])) };
}

/** The slip: where a stamp goes back into the pile, first which one, then on top, at the bottom, or between; else the usual list. @param {Given} given */
export function Slip(given) {
  if (returning(given)) return html`<${PutBack} key=${given.sequence} given=${given} />`;
  return html`<${Offers} called=${(/** @type {Offer} */ offer) => called(offer, given)} offers=${given.offers} sequence=${given.sequence} hinted=${given.hinted} pointed=${given.pointed} foretold=${given.foretold} explained=${given.explained} choose=${given.choose} stub=${html`<${Counts} given=${given} />`} />`;
}

/** @param {{given: Given}} props */
function PutBack({ given }) {
  const { say, pointed, hinted } = given;
  const { stamps, chosen, places } = pressed(given);
  const looked = chosen ? places.find((one) => one.offer.text === pointed.value) : undefined;
  const [first, last] = [places[0], places[places.length - 1]];
  const between = places.slice(1, -1);
  const hint = between.find((one) => hinted.includes(one.offer.text))?.offer;
  useLayoutEffect(() => {
    held.value = pointed.value = ""; // before anybody can tap on what is new
  }, [given.sequence]);
  /** @param {string} stamp */
  const take = (stamp) => {
    held.value = stamp;
    pointed.value = "";
  };
  let figure = 0; // as they are pressed by keys: stamps, then both ends
  const key = () => html`<span class="n" aria-hidden="true">${++figure < 10 ? figure : ""}</span>`;
  /** @param {{offer: Offer, at?: number}} place @param {string} words */
  const end = ({ offer }, words) => html`<button type="button" class=${["offer", pointed.value === offer.text && "over", hinted.includes(offer.text) && "hinted"].filter(Boolean).join(" ")} aria-pressed=${pointed.value === offer.text}
    onClick=${() => given.act(offer.text)} onMouseEnter=${() => asksTwice() || (pointed.value = offer.text)} onFocus=${() => asksTwice() || (pointed.value = offer.text)}>${key()}<span>${words}${hinted.includes(offer.text) && html`<small class="why">${say("hinted")}</small>`}</span></button>`;
  return html`<div class="put-back">
    <div role="group" aria-label=${say("table-which")}><ul class="which">${stamps.map(([stamp, offer]) => {
      const name = called(offer, given);
      const wanted = stamp !== chosen && given.offers.some((one) => hinted.includes(one.text) && putBack(one)?.stamp === stamp);
      return html`<li key=${stamp}><button type="button" class=${["offer", stamp === chosen && "over", wanted && "hinted"].filter(Boolean).join(" ")} aria-pressed=${stamp === chosen} onClick=${() => take(stamp)}>
        ${key()}<span class="sign-of" aria-hidden="true">${name?.sign}</span><span class="what">${named(stamp, given)}${name?.note && html`<small>${name.note}</small>`}</span></button></li>`;
    })}</ul></div>
    ${chosen && first && html`<div class="where" role="group" aria-label=${say("table-where")}>
      ${end(first, first.at === 1 ? say("table-on-top") : say("table-place", { number: first.at ?? 0 }))}
      ${places.length > 1 && end(last, say("table-at-bottom"))}
      ${between.length > 0 && html`<label class=${hint ? "offer hinted" : "offer"}><span>${say("table-between")}</span><select class="input" value=${looked && looked !== first && looked !== last ? looked.offer.text : ""}
        onChange=${(/** @type {any} */ event) => (pointed.value = event.target.value)}><option value="" disabled>–</option>${between.map(({ offer, at }) => html`<option key=${at} value=${offer.text}>${at}${hint === offer ? ` · ${say("hinted")}` : ""}</option>`)}</select></label>`}
    </div>`}
    <div class="stub" id="explained">
      ${looked ? html`<div role="status">${given.explained && html`<p>${given.explained}</p>`}</div>` : html`<p class="hush">${say(chosen ? "table-where-first" : "table-stamp-first")}</p>`}
      ${looked && html`<p class="acts"><${Button} go class="offer-go" onClick=${() => given.choose(looked.offer.text)}>${say("do-it")}<//></p>`}
    </div>
  </div>`;
}

/** The pile laid out: press a place, and the stamp that was pressed before goes there. Nothing is chosen in advance but what is alone. @param {{given: Given}} props */
function Places({ given }) {
  const { view, say, pointed } = given;
  const { chosen, places } = pressed(given);
  const known = new Map(view.followed.map((/** @type {any} */ card) => [card.place, card.could_be.length === 1 ? card.could_be[0] : ""]));
  const hasty = useSignal(-1); // the moment at which a place was pressed before a stamp
  return html`<section class="trade paper places" aria-label=${say("table-where")}>
    <figure class="heap"><span class="pair">${chosen ? html`<${Stamp} stamp=${chosen} given=${given} />` : html`<span class="stamp-small none">?</span>`}</span>
      <figcaption><span role="status" class=${!chosen && hasty.value === given.sequence ? "hasty" : ""}>${chosen ? named(chosen, given) : say(hasty.value === given.sequence ? "table-stamp-first" : "table-which-first")}</span></figcaption></figure>
    <ol>${places.map(({ offer, at }) => {
      const look = ["place", chosen && "open", pointed.value === offer.text && "over", given.hinted.includes(offer.text) && "m-hinted"].filter(Boolean).join(" ");
      const beast = known.get(at);
      const end = at === 1 ? "table-top" : at === view.pile + 1 ? "table-bottom" : "";
      return html`<li key=${at} class=${end ? "edge" : ""}><button type="button" class=${look} data-end=${end ? say(end) : undefined} aria-label=${[chosen ? offer.words : say("table-place", { number: at ?? 0 }), end && say(end)].filter(Boolean).join(", ")}
        onMouseEnter=${() => chosen && (pointed.value = offer.text)} onFocus=${() => chosen && (pointed.value = offer.text)} onClick=${() => (chosen ? given.act(offer.text) : (hasty.value = given.sequence))}>
        ${beast ? html`<${Outline} animal=${beast} />` : html`<b>${at}</b>`}</button></li>`;
    })}</ol>
  </section>`;
}

/** How the list calls an offer: by the stamp and whose it is. @param {Offer} offer @param {Given} given */
export function called(offer, given) {
  const stamp = stampOf(offer);
  if (!stamp) return swapped(offer, given);
  const whose = offer.place?.startsWith("album ") ? Number(offer.place.split(" ")[1]) - 1 : -1;
  const taken = whose >= 0 && whose !== given.seat;
  const twins = given.offers.some((other) => other.place !== offer.place && front(stampOf(other)) === front(stamp) && other.place?.replace(/\S+$/, "") === offer.place?.replace(/\S+$/, ""));
  const back = given.say("table-behind", { animal: given.say(`animal-${stamp.split("/")[1]}`) });
  const goal = putBack(offer);
  const name = goal
    ? given.say("table-put-back", { animal: named(stamp, given), place: goal.at })
    : given.say(taken ? "table-choose-of" : "table-choose", { animal: named(stamp, given), name: given.players[whose]?.name ?? "" });
  return { text: name.charAt(0).toUpperCase() + name.slice(1), note: twins ? back : "", sign: html`<${Stamp} stamp=${stamp} given=${given} />` };
}

/** Another's hand, by the name of whoever holds it. @param {Offer} offer @param {Given} given @returns {import("/core/given").Called | null} */
function swapped(offer, given) {
  const [, number] = /^hand-of (\d+)$/.exec(offer.place ?? "") ?? [];
  const name = given.players[Number(number) - 1]?.name;
  return name ? { text: given.say("table-swap-with", { name }), note: "" } : null;
}
