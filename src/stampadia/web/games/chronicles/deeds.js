// The enemies' last turn, from what was told of it: who did what, in which order, and why. The reasons
// come with the events; nothing is worked out here.
import { html } from "/core/html.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/wire.js").Heard} Heard */
/**
 * What one enemy did.
 * @typedef {object} Deed
 * @property {number} number in which order
 * @property {number[]} at where it stands
 * @property {Heard[]} told
 * @property {number[][]} path where it pulled the hero, from where he stood on
 * @property {number[] | null} struck where the hero stood when it struck at him
 * @property {{box: number, die: number}[]} dice on which boxes of the Enemy Sheet they lie
 */

const THEIRS = new Set(["enemy-rolled", "enemy-passed"]);

/** The deeds of the last enemy turn of the battle that is fought. @param {Given} given @returns {Deed[]} */
export function deedsOf({ story, view }) {
  if (!view.battle) return [];
  let last = story.length - 1;
  while (last >= 0 && !THEIRS.has(story[last].name) && !(story[last].name === "round-started" && story[last].about.first)) last -= 1;
  if (last < 0 || !THEIRS.has(story[last].name)) return [];
  let first = last;
  while (first > 0 && story[first - 1].name !== "hero-rolled" && story[first - 1].name !== "round-started") first -= 1;
  /** @type {Deed[]} */
  const deeds = [];
  for (const heard of story.slice(first)) {
    if (heard.name === "round-started" || heard.name === "hero-rolled") break;
    const { name, about } = heard;
    const now = deeds.at(-1);
    if (name === "enemy-rolled" || (name === "enemy-passed" && now?.told[0].about.foe !== about.foe)) {
      const path = about.hero_column ? [[about.hero_column, about.hero_row]] : [];
      deeds.push({ number: deeds.length + 1, at: [about.foe_column, about.foe_row], told: [heard], path, struck: null, dice: [] });
    } else if (now) {
      now.told.push(heard);
      if (name === "pulled") now.path.push([about.column, about.row]);
      if (name === "hero-attacked") now.struck = now.path.at(-1) ?? null;
      if (name === "enemy-activated") now.dice.push({ box: about.foe_box, die: about.die });
    }
  }
  return deeds;
}

/** Numbered as on the Map and on the Enemy Sheet. @param {{deeds: Deed[], given: Given}} props */
export function Deeds({ deeds, given: { say } }) {
  if (!deeds.length) return null;
  return html`<section class="deeds" aria-label=${say("table-their-turn")}>
    <h2 class="bar">${say("table-their-turn")} <small>${say("table-nearest-first")}</small></h2>
    <ol>${deeds.map((deed) => html`<li key=${deed.number} data-place=${`cell ${deed.at}`}><span class="disc" aria-hidden="true">${deed.number}</span>
      <p><b>${deed.at.join(",")}</b> ${sentences(deed, say).map(([text, look], at) => html`<span key=${at} class=${look}>${text} </span>`)}</p></li>`)}</ol>
  </section>`;
}

/** What one enemy did, each with how it is set: a reason is soft, what was done is strong. @param {Deed} deed @param {import("/core/words.js").Say} say @returns {[string, string][]} */
function sentences({ told }, say) {
  const pulls = told.filter((one) => one.name === "pulled").length;
  let pulled = false;
  return told.flatMap(({ name, about, told: sentence }) => {
    /** @type {[string, string][]} */
    const why = about.because === "far" || about.because === "weak" || about.because === "away" ? [[say(`table-deed-${about.because}`, about), "why"]] : [];
    switch (name) {
      case "enemy-rolled":
        return /** @type {[string, string][]} */ ([[say("table-deed-rolled", { dice: about.dice.join(", ") }), ""]]);
      case "enemy-activated":
        return why;
      case "enemy-passed":
        return [...why, [say("table-deed-passed"), "did"]];
      case "enemy-set-defense":
        return [[say("table-deed-raised", { value: about.value }), "did"]];
      case "hero-attacked":
        return [[say(about.strength > about.defense ? "table-deed-hit" : "table-deed-parried", about), "did"]];
      case "pulled": {
        if (pulled) return [];
        pulled = true;
        return [[say("table-deed-pulled", { spaces: pulls }), "did"]];
      }
      case "lost-hp":
      case "lost-gold":
        return [[sentence, ""]];
      default:
        return [];
    }
  });
}
