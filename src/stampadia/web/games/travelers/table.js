// Travelers on the felt: the World or the Dungeon with what is read there, the enemy and the cross of
// cards in play, the hand; on a phone one of these at a time.
import { html, useLayoutEffect, useRef, useSignal } from "/core/html.js";
import { useSliding } from "/parts/sliding.js";
import { Hand, handsOf } from "./cards.js";
import { Cross, InPlay, isPlaying, Piles } from "./cross.js";
import { Dungeon } from "./dungeon.js";
import { Enemy, Places, Quick, Status } from "./foe.js";
import { World } from "./world.js";

export { called, Slip } from "./plan.js";

/** @typedef {import("/core/given").Given} Given */

export const styles = ["table.css", "cards.css", "maps.css", "slip.css"];

const PHASES = ["prepare", "opening", "plan", "exhaust", "execute", "restore"];

/** The phases of the Combat Turn. @param {Given} given */
export function steps({ captions, view, say }) {
  const now = PHASES.indexOf(captions.phase);
  if (!view.fight) return [];
  return PHASES.map((phase, at) => ({ words: say("table-phase", { phase }), state: at === now ? "now" : at < now ? "done" : "" }));
}

/** Turns are counted where there is a fight, as its questions count them. @param {Given} given */
export const turn = ({ say, view }) => (view.fight ? say("table-combat-turn", { turn: view.fight.turns }) : "");

/** Where the question is: on a phone it is shown first. @param {Given} given */
function asked({ offers, view }) {
  const places = offers.map((offer) => offer.place ?? "");
  if (places.some((place) => /^(grid|room) /.test(place)) && !places.some((place) => place.startsWith("card "))) return "map";
  return view.fight || places.some((place) => place.startsWith("card ")) || !(view.world || view.dungeon) ? "fight" : "map";
}

/** @param {Given} given */
export default function Table(given) {
  const { view } = given;
  const felt = useRef(/** @type {HTMLElement | null} */ (null));
  const held = useSignal(-1);
  const tab = useSignal("");
  const first = asked(given);
  useLayoutEffect(() => {
    held.value = -1;
  }, [given.sequence]);
  useLayoutEffect(() => {
    tab.value = "";
  }, [first]);
  useSliding(felt, given.sequence);
  const hands = handsOf(given, held);
  const playing = isPlaying(hands);
  const here = view.fight?.place || (view.question?.place ?? (view.world ? view.world.cells[view.world.token]?.code : view.dungeon?.room));
  const mapped = view.world || view.dungeon;
  return html`
    <div class=${["travelers", view.fight && "fighting", !mapped && "mapless"].filter(Boolean).join(" ")} data-tab=${tab.value || first} ref=${felt}>
      <div class="way">
        ${view.world && html`<${World} given=${given} />`}
        ${view.dungeon && html`<${Dungeon} given=${given} />`}
        ${mapped && html`<${Places} given=${given} here=${here} />`}
        <${Status} given=${given} />
      </div>
      <div class="fight">
        ${view.fight && html`<${Enemy} given=${given} />`}
        <${Quick} given=${given} />
        ${playing && html`<${InPlay} given=${given} /><${Cross} hands=${hands} />`}
        <div class=${playing ? "rest also" : "rest"}><${Piles} given=${given} /></div>
      </div>
      ${view.hand.length > 0 && html`<${Hand} hands=${hands} />`}
      <${Tabs} given=${given} tab=${tab} first=${first} />
    </div>
  `;
}

/** @param {{given: Given, tab: import("/vendor/signals.js").Signal<string>, first: string}} props */
function Tabs({ given: { view, say }, tab, first }) {
  const map = view.world ? "world" : "dungeon";
  const tabs = [["fight", view.fight ? "fight" : "hero"], ...(view.world || view.dungeon ? [["map", map]] : []), ["cards", "cards"], ["story", "story"]];
  return html`<nav class="tabs" aria-label=${say("table-tabs")}>${tabs.map(([name, word]) => html`<button key=${name} type="button" class="btn-tab" aria-pressed=${(tab.value || first) === name}
    onClick=${() => {
      tab.value = name;
      scrollTo({ top: 0 });
    }}><${TabSign} name=${word} /><span>${say(`table-tab-${word}`)}</span></button>`)}</nav>`;
}

/** Swords, a grid, cards, a scroll: in lines as the interface draws. @type {Record<string, string>} */
const SIGNS = {
  fight: "M14.5 17.5 3 6V3h3l11.500 11.500M13 19l6-6M16 16l4 4M19 21l2-2M14.500 6.500 18 3h3v3l-3.500 3.500M5 14l4 4M7 17l-3 3M3 19l2 2",
  hero: "M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8",
  world: "M3 3h18v18H3ZM9 3v18M15 3v18M3 9h18M3 15h18",
  dungeon: "M3 3h18v18H3ZM9 3v18M15 3v18M3 9h18M3 15h18",
  cards: "M12 3 2 8l10 5 10-5ZM2 12.500l10 5 10-5M2 17l10 5 10-5",
  story: "M15 12h-5M15 8h-5M19 17V5a2 2 0 0 0-2-2H4M8 21h12a2 2 0 0 0 2-2v-1H10v1a2 2 0 1 1-4 0V5a2 2 0 1 0-4 0v2h4",
};

/** @param {{name: string}} props */
const TabSign = ({ name }) => html`<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d=${SIGNS[name]} /></svg>`;
