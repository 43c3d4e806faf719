// How a game is played: the wishes on its stamp, for those who unfold them.
import { html } from "../core/html.js";
import { say } from "../core/words.js";
import { Choice, Tick } from "../parts/controls.js";
import { Program } from "../parts/program.js";

/**
 * What somebody wishes for; `clock` as its kind and amount.
 * @typedef {{seats: number, options: Record<string, string>, study: boolean, ownDice: boolean, clock: string, program: string}} How
 */

const CLOCKS = ["", "minutes 10", "minutes 30", "days 1", "days 3"];

/** @param {string} wish */
function clockWords(wish) {
  const [kind, amount] = wish.split(" ");
  return kind ? say(`clock-${kind}`, { amount: Number(amount) }) : say("clock-none");
}

/** @param {{game: import("../core/types").Listed, how: import("../vendor/signals.js").Signal<How>}} props */
export function Options({ game, how }) {
  const { seats, options, study, ownDice, clock, program } = how.value;
  const several = game.seats[1] > 1;
  const numbers = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, index) => String(game.seats[0] + index));
  /** @param {Partial<How>} wish */
  const set = (wish) => (how.value = { ...how.value, ...wish });
  return html`<div class="form">
    ${several && html`<${Choice} label=${say("how-many")} value=${String(seats)} values=${numbers.map((value) => ({ value, words: value }))}
      change=${(/** @type {string} */ value) => set({ seats: Number(value) })} />`}
    ${game.wishes.map((one) => html`<${Choice} key=${one.option} label=${one.words} value=${options[one.option] ?? one.values[0]?.value} values=${one.values}
      change=${(/** @type {string} */ value) => set({ options: { ...options, [one.option]: value } })} />`)}
    ${several && html`<${Program} value=${program} change=${(/** @type {string} */ value) => set({ program: value })} />`}
    ${seats > 1 && html`<${Choice} label=${say("clock")} value=${clock} values=${CLOCKS.map((value) => ({ value, words: clockWords(value) }))}
      change=${(/** @type {string} */ value) => set({ clock: value })} />`}
    <${Tick} label=${say("study")} on=${study} change=${(/** @type {boolean} */ on) => set({ study: on })} />
    ${game.own_dice && html`<${Tick} label=${say("own-dice")} help=${say("own-dice-why")} on=${ownDice} change=${(/** @type {boolean} */ on) => set({ ownDice: on })} />`}
  </div>`;
}
