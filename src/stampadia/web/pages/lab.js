// The laboratory: how hard the days were that have come, and what came of games that somebody let
// programs play. Results are read in this browser and sent nowhere.
import { html, useEffect, useSignal } from "../core/html.js";
import { ask } from "../core/wire.js";
import { dated, language, say, wordsOf } from "../core/words.js";
import { Chart, PERCENTS, Table, ticksTo } from "../parts/chart.js";
import { Button, Stars } from "../parts/controls.js";
import { dropped } from "../parts/files.js";
import { Rail } from "../parts/rail.js";

/** @typedef {import("../core/types").RatedDays} RatedDays */
/** @typedef {import("../core/types").Listed} Game */
/** @typedef {{name: string, wins: number, rate: number, low: number, high: number}} Share */
/**
 * What `simulate --json` writes.
 * @typedef {{game: string, seed: string, games: number, unfinished: number, longest: number, interrupted: boolean, players: Share[], by_order: Share[],
 *   turns: {mean: number, median: number, least: number, most: number, most_of_them: number} | null, how: Record<string, number>, decisions: number, seconds: number}} Simulation
 */

const LARGEST = 1_000_000;
const MOST_ROWS = 45;
const STARS = [1, 2, 3, 4, 5];

/** @param {number} rate */
const percent = (rate) => `${Math.round(rate * 100)} %`;
/** @param {number} number */
const figure = (number) => number.toLocaleString(language.value, { maximumFractionDigits: 1 });
/** @param {{low: number, high: number}} share */
const between = ({ low, high }) => `${percent(low)} – ${percent(high)}`;

/** @param {any} share */
const isShare = (share) => typeof share?.name === "string" && [share.wins, share.rate, share.low, share.high].every(Number.isFinite);

/** What a file says, if it is a result. @param {string} text @returns {Simulation | null} */
export function resultIn(text) {
  try {
    const found = JSON.parse(text);
    const shares = [found.players, found.by_order];
    const numbers = [found.games, found.unfinished, found.longest, found.decisions, found.seconds];
    const good =
      typeof found.game === "string" && numbers.every(Number.isFinite) && shares.every((list) => Array.isArray(list) && list.every(isShare)) &&
      Object.values(found.how).every(Number.isFinite) && (found.turns === null || Object.values(found.turns).every(Number.isFinite));
    return good ? found : null;
  } catch {
    return null;
  }
}

export default function Lab() {
  const days = useSignal(/** @type {RatedDays[] | null} */ (null));
  const games = useSignal(/** @type {Game[]} */ ([]));
  const results = useSignal(/** @type {{file: string, found: Simulation}[]} */ ([]));
  const problem = useSignal("");
  useEffect(() => {
    document.title = `${say("lab")} · Stampadia`;
    Promise.all([ask(`/api/lab/days?language=${language.value}`), ask(`/api/games?language=${language.value}`)])
      .then(([rated, listed]) => {
        days.value = rated;
        games.value = listed;
      })
      .catch((error) => (problem.value = error.message));
  }, [language.value]);
  /** @param {File[]} files */
  const read = async (files) => {
    problem.value = "";
    for (const file of files) {
      const found = file.size <= LARGEST ? resultIn(await file.text()) : null;
      if (found) results.value = [{ file: file.name, found }, ...results.value];
      else problem.value = say("lab-not-results", { file: file.name });
    }
  };
  useEffect(() => dropped(read), []);
  return html`
    <${Rail} />
    <main class="desk lab" id="main">
      <h1 class="on-table">${say("lab")}</h1>
      <p class="on-table">${say("lab-lead")}</p>
      ${problem.value && html`<p class="slip barred-slip" role="alert">${problem.value}</p>`}
      <section class="sheet paper-sheet" aria-labelledby="own">
        <h2 id="own">${say("lab-drop-title")}</h2>
        <p>${say("lab-drop-why")}</p>
        <p class="acts"><label class="btn">${say("lab-drop")}<input class="unseen" type="file" multiple accept=".json,application/json" onChange=${(/** @type {any} */ event) => {
          read([...event.target.files]);
          event.target.value = "";
        }} /></label></p>
      </section>
      ${results.value.map((one) => html`<${Result} key=${one.file + one.found.seed} found=${one.found} title=${games.value.find((game) => game.name === one.found.game)?.title ?? one.found.game}
        away=${() => (results.value = results.value.filter((other) => other !== one))} />`)}
      ${days.value === null && !problem.value && html`<p class="on-table">${say("one-moment")}</p>`}
      ${(days.value ?? []).map((one) => html`<${Days} key=${one.game} rated=${one} />`)}
    </main>
  `;
}

/** @param {{rated: RatedDays}} props */
function Days({ rated }) {
  const { look, title } = rated;
  const spot = look.paper ? { "--spot": `light-dark(${look.paper},${look.night})` } : {};
  const days = rated.days.slice(-MOST_ROWS);
  const short = (/** @type {string} */ date) => dated(`${date}T12:00:00Z`, { day: "numeric", month: "short", timeZone: "UTC" });
  const starred = STARS.map((stars) => ({ stars, count: rated.days.filter((day) => day.stars === stars).length }));
  const turns = ticksTo(Math.max(...days.map((day) => day.turns)));
  const games = Math.max(...days.map((day) => day.games));
  return html`
    <section class="sheet paper-sheet" style=${spot} aria-labelledby=${`days-${rated.game}`}>
      <h2 id=${`days-${rated.game}`}>${say("lab-days", { game: title })}</h2>
      <p class="hush">${say("lab-days-why", { games })}</p>
      <div class="pairs">
        <figure><figcaption>${say("lab-rate")}</figcaption>
          <${Chart} label=${say("lab-rate")} from=${0} to=${1} ticks=${PERCENTS}
            rows=${days.map((day) => ({ name: short(day.date), at: day.wins / day.games, low: day.low, high: day.high, told: percent(day.wins / day.games) }))} />
        </figure>
        <figure><figcaption>${say("lab-turns")}</figcaption>
          <${Chart} label=${say("lab-turns")} from=${0} to=${turns[turns.length - 1].at} ticks=${turns}
            rows=${days.map((day) => ({ name: short(day.date), at: day.turns, told: figure(day.turns) }))} />
        </figure>
        <figure><figcaption>${say("lab-stars-of")}</figcaption>
          <ul class="rows">${starred.map(({ stars, count }) => html`<li key=${stars}><${Stars} count=${stars} /><span>${say("lab-count", { count })}</span></li>`)}</ul>
        </figure>
        <figure><figcaption>${say("lab-table")}</figcaption>
          <${Table} caption=${say("lab-days", { game: title })} heads=${[say("lab-day"), say("lab-stars"), say("lab-won"), say("lab-interval"), say("lab-length")]}
            rows=${days.map((day) => [`${short(day.date)} · ${day.title}`, day.stars, `${day.wins}/${day.games}`, between(day), figure(day.turns)])} />
        </figure>
      </div>
    </section>
  `;
}

/** @param {{found: Simulation, title: string, away: () => void}} props */
function Result({ found, title, away }) {
  /** A way of winning in the words of its game. */
  const told = useSignal(/** @type {import("../core/words.js").Say | null} */ (null));
  useEffect(() => {
    wordsOf(found.game).then((words) => (told.value = words)).catch(() => {});
  }, [language.value]);
  const wayOf = (/** @type {string} */ way) => {
    const said = told.value?.(`how-${way}`) ?? way;
    return said === `how-${way}` ? way : said;
  };
  const { players, by_order: order, turns, how } = found;
  const heading = say("lab-sim", { games: found.games, game: title });
  /** @param {string} label @param {Share[]} shares */
  const shares = (label, shares) => html`<figure><figcaption>${label}</figcaption>
    <${Chart} label=${label} from=${0} to=${1} ticks=${PERCENTS} rows=${shares.map((one) => ({ name: one.name, at: one.rate, low: one.low, high: one.high, told: percent(one.rate) }))} />
    <${Table} caption=${label} heads=${[say("lab-who"), say("lab-won"), say("lab-rate"), say("lab-interval")]}
      rows=${shares.map((one) => [one.name, one.wins, percent(one.rate), between(one)])} /></figure>`;
  const ways = Object.entries(how);
  const most = ticksTo(Math.max(1, ...ways.map(([, count]) => count)));
  const lengths = turns ? /** @type {[string, number][]} */ ([
    [say("lab-least"), turns.least], [say("lab-median"), turns.median], [say("lab-mean"), turns.mean],
    [say("lab-most-of-them"), turns.most_of_them], [say("lab-most"), turns.most],
  ]) : [];
  const long = ticksTo(turns?.most ?? 1);
  return html`
    <section class="sheet paper-sheet" aria-label=${heading}>
      <h2>${heading}</h2>
      <p class="hush">${say("lab-sim-about", { seed: found.seed, decisions: found.decisions, seconds: figure(found.seconds) })}
        ${found.unfinished > 0 && html` ${say("lab-unfinished", { count: found.unfinished, longest: found.longest })}`}
        ${found.interrupted && html` ${say("lab-interrupted")}`}</p>
      <div class="pairs">
        ${shares(say("lab-by-player"), players)}
        ${order.length > 1 && shares(say("lab-by-order"), order)}
        ${ways.length > 0 && html`<figure><figcaption>${say("lab-how")}</figcaption>
          <${Chart} label=${say("lab-how")} from=${0} to=${most[most.length - 1].at} ticks=${most} rows=${ways.map(([way, count]) => ({ name: wayOf(way), at: count, told: String(count) }))} />
          <${Table} caption=${say("lab-how")} heads=${[say("lab-how"), say("lab-games")]} rows=${ways.map(([way, count]) => [wayOf(way), count])} /></figure>`}
        ${turns && html`<figure><figcaption>${say("lab-lengths")}</figcaption>
          <${Chart} label=${say("lab-lengths")} from=${0} to=${long[long.length - 1].at} ticks=${long} rows=${lengths.map(([way, count]) => ({ name: way, at: count, told: figure(count) }))} />
          <${Table} caption=${say("lab-lengths")} heads=${[say("lab-lengths"), say("lab-length")]} rows=${lengths.map(([way, count]) => [way, figure(count)])} /></figure>`}
      </div>
      <p class="acts"><${Button} small onClick=${away}>${say("lab-put-away")}<//></p>
    </section>
  `;
}
