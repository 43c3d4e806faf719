// Chronicles: the sheet comes alive. Walk by pressing a cell or with the list, put dice on boxes and
// see what they do; what stays hidden on the sheet is not here either.
import { html, useMemo, useSignal } from "/core/html.js";
import { Deeds, deedsOf } from "./deeds.js";
import { usePlacing } from "./dice.js";
import { Purse } from "./gold.js";
import { Ground, sum } from "./ground.js";
import { drawn } from "./map.js";
import { Masthead } from "./masthead.js";
import { Items, Memory, RoomNow, Rooms } from "./rooms.js";
import { EnemySheet, HeroSheet, Prompt } from "./sheets.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Offer} Offer */

export const styles = ["map.css", "table.css"];

/** Dice are called by what they do: `6 1a` is “6 → ATK −1/RNG 1”, and its box stands beside; a door by where it leads, with the sum; a grey cell by its digit. @param {Offer} offer @param {Given} given */
export function called(offer, given) {
  const place = offer.place ?? "";
  if (place.startsWith("cell ") && given.view.step === "explore") {
    const [column, row] = place.slice(5).split(",").map(Number);
    const [added] = sum(given.view, drawn(given.view), column, row).split(" = ");
    if (added) return { text: given.say("table-door-to", { column, row }), note: `${added} ${offer.note}` };
    return offer.note.startsWith("[") ? { text: given.say("table-grey-cell", { digit: offer.note }), note: `${column},${row}` } : null;
  }
  const foe = place.startsWith("cell ") && given.view.foes.find((/** @type {any} */ one) => one.alive && place === `cell ${one.column},${one.row}`);
  if (foe) return { text: offer.words, note: given.say("table-foe", { circles: foe.circles - foe.hits, defense: given.captions[`guard ${foe.column},${foe.row}`] ?? 0 }) };
  const parts = place.startsWith("boxes ") ? offer.words.split(", ").map((part) => part.split(" ")) : [];
  const does = offer.note.replace(/-(?=\d)/g, "−").split(" + "); // as on the sheet
  if (!parts.length || parts.length !== does.length || parts.some((part) => part.length !== 2)) return null;
  return { text: parts.map(([die], at) => `${die} → ${does[at]}`).join(", "), note: parts.map(([, box]) => box).join(", ") };
}

/** @param {Given} given */
export default function Table(given) {
  const { view, say } = given;
  const placing = usePlacing(given);
  const deeds = useMemo(() => deedsOf(given), [given.story, view]);
  const tabs = view.battle ? ["battle", "rooms", "enemies", "items"] : ["explore", "rooms", "hero", "items"];
  const wished = useSignal({ tab: "", step: "" });
  const tab = wished.value.step === view.step && tabs.includes(wished.value.tab) ? wished.value.tab : tabOf(given, tabs[0]);
  return html`
    <div class=${view.battle ? "chronicles fighting" : "chronicles"} data-tab=${tab}>
      <div class="left">
        <${Ground} given=${given} deeds=${deeds} />
        <div class="map-foot"><${Items} given=${given} /><${Memory} given=${given} /></div>
      </div>
      <div class="right">
        <${Masthead} given=${given} />
        <${Purse} gold=${view.gold} say=${say} />
        <${Prompt} given=${given} placing=${placing} />
        <nav class="tabs" aria-label=${say("table-parts")}>${tabs.map((one) => html`<button key=${one} type="button" aria-pressed=${one === tab} onClick=${() => (wished.value = { tab: one, step: view.step })}>${say(`table-tab-${one}`, { room: view.room })}</button>`)}</nav>
        <${HeroSheet} given=${given} placing=${placing} />
        ${view.battle && html`<${EnemySheet} given=${given} deeds=${deeds} /><${Deeds} given=${given} deeds=${deeds} /><${RoomNow} given=${given} />`}
        <${Rooms} given=${given} />
      </div>
    </div>
  `;
}

/** On a small screen: where what can be chosen lies. @param {Given} given @param {string} usual */
function tabOf({ offers }, usual) {
  const places = offers.map((offer) => (offer.place ?? "").split(" ")[0]);
  if (places.includes("enemy-box")) return "enemies";
  if (places.some((place) => place === "cell" || place === "boxes")) return usual;
  return places.includes("room") ? "rooms" : places.includes("item") ? "items" : usual;
}
