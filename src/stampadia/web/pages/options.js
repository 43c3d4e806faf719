// How a game is played: the wishes on its stamp, for those who unfold them.
import { html, useEffect, useSignal } from "../core/html.js";
import { later, today } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Choice, Tick } from "../parts/controls.js";
import { Program } from "../parts/program.js";

/**
 * What somebody wishes for; `clock` as its kind and amount.
 * @typedef {{seats: number, options: Record<string, string>, study: boolean, ownDice: boolean, clock: string, program: string}} How
 */

/** A week is enough for an evening list; more can be asked for in the terminal. */
const LONGEST_ROW = 7;
const CLOCKS = ["", "minutes 10", "minutes 30", "days 1", "days 3"];

/** @param {string} wish */
function clockWords(wish) {
  const [kind, amount] = wish.split(" ");
  return kind ? say(`clock-${kind}`, { amount: Number(amount) }) : say("clock-none");
}

/** @param {Record<string, string | undefined>} options @returns {Record<string, string>} */
const given = (options) => Object.fromEntries(Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** The days that can follow each other, up to today, where a game plays several. @param {import("../core/types").Listed} game @returns {import("../core/types").Day[]} */
function useRow(game) {
  const row = useSignal(/** @type {import("../core/types").Day[]} */ ([]));
  useEffect(() => {
    if ((game.in_a_row ?? 1) < 2) return;
    const months = [...new Set([later(today(), 1 - LONGEST_ROW), today()].map((date) => date.slice(0, 7)))];
    Promise.all(months.map((month) => ask(`/api/months/${month}?language=${language.value}`)))
      .then((found) => (row.value = found.flat().filter((day) => day.game === game.name).sort((one, other) => one.date.localeCompare(other.date)).slice(-Math.min(LONGEST_ROW, game.in_a_row ?? 1))))
      .catch(() => {}); // one is always there
  }, []);
  return row.value;
}

/** @param {{game: import("../core/types").Listed, how: import("../vendor/signals.js").Signal<How>}} props */
export function Options({ game, how }) {
  const { seats, options, study, ownDice, clock, program } = how.value;
  const several = game.seats[1] > 1;
  const numbers = Array.from({ length: game.seats[1] - game.seats[0] + 1 }, (_, index) => String(game.seats[0] + index));
  /** @param {Partial<How>} wish */
  const set = (wish) => (how.value = { ...how.value, ...wish });
  const row = useRow(game);
  /** So many days up to the last one, as options; nothing for the usual one. @param {number} many */
  const inARow = (many) =>
    Object.fromEntries(Object.keys(row[0]?.options ?? {}).map((option) => [option, many > 1 ? row.slice(-many).map((day) => day.options[option]).join(",") : undefined]));
  const many = Object.values(options).map((value) => String(value).split(",").length).reduce((most, one) => Math.max(most, one), 1);
  return html`<div class="form">
    ${row.length > 1 && html`<${Choice} label=${say("in-a-row")} value=${String(many)} values=${row.map((_, at) => ({ value: String(at + 1), words: say("in-a-row-days", { days: at + 1 }) }))}
      change=${(/** @type {string} */ value) => set({ options: given({ ...options, ...inARow(Number(value)) }) })} />`}
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
