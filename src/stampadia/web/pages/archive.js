// The archive: a month as a sheet that fills with cancels. Every day that has come can be played.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { later, resultOf, results, streak, today } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { dated, language, say } from "../core/words.js";
import { Button, Stars } from "../parts/controls.js";
import { Making } from "./making.js";

/** @typedef {import("../core/types").Listed} Game */
/** @typedef {import("../core/types").Day} Day */
/** @typedef {(game: Game, wish: import("../core/types").NewMatch) => void} Start */

/** The day of the first adventure. */
export const FIRST = "2020-01-01";
const STEPS = /** @type {Record<string, number>} */ ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 });

/** @param {string} date @param {Intl.DateTimeFormatOptions} how */
const written = (date, how) => dated(`${date}T12:00:00Z`, { ...how, timeZone: "UTC" });
/** Monday is 0. @param {string} date */
const weekday = (date) => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;
/** The same day of a month so many later, or its last. @param {string} date @param {number} months */
function monthsLater(date, months) {
  const [year, month, day] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}

/** @param {string} date */
function weeksOf(date) {
  const first = `${date.slice(0, 7)}-01`;
  const days = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
  /** @type {(string | null)[]} */
  const cells = [...Array(weekday(first)).fill(null), ...Array.from({ length: days }, (_, at) => later(first, at))];
  while (cells.length % 7) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, at) => cells.slice(at * 7, at * 7 + 7));
}

/** @param {{games: Game[], busy: boolean, start: Start, print: (job: import("./print.js").Job) => void}} props */
export function Archive({ games, busy, start, print }) {
  const now = today();
  const at = useSignal(now);
  const chosen = useSignal("");
  /** Nothing until the month has told what it has. */
  const told = useSignal(/** @type {Day[] | null} */ (null));
  const lost = useSignal("");
  const tries = useSignal(0);
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const walking = useRef(false);
  const daily = games.filter((game) => game.day);
  const month = at.value.slice(0, 7);
  useEffect(() => {
    told.value = null;
    lost.value = "";
    let over = false; // the answer for a month that was left may come after the next one's
    ask(`/api/months/${month}?language=${language.value}`).then((found) => over || (told.value = found), (error) => over || (lost.value = error.message));
    return () => {
      over = true;
    };
  }, [month, language.value, tries.value]);
  useLayoutEffect(() => {
    if (walking.current) /** @type {HTMLElement | null} */ (grid.current?.querySelector("[tabindex='0']"))?.focus();
    walking.current = false;
  }, [at.value]);
  if (!daily.length) return null;

  /** As far as there are days; the day that is told goes with its month. @param {string} date */
  const go = (date) => {
    at.value = date < FIRST ? FIRST : date > now ? now : date;
    if (!chosen.value.startsWith(at.value.slice(0, 7))) chosen.value = "";
    return at.value;
  };
  /** @param {KeyboardEvent} event */
  const walk = (event) => {
    const to = STEPS[event.key] ? later(at.value, STEPS[event.key])
      : event.key === "PageUp" ? monthsLater(at.value, event.shiftKey ? -12 : -1)
      : event.key === "PageDown" ? monthsLater(at.value, event.shiftKey ? 12 : 1)
      : event.key === "Home" ? later(at.value, -weekday(at.value))
      : event.key === "End" ? later(at.value, 6 - weekday(at.value)) : "";
    if (!to) return;
    event.preventDefault();
    walking.current = true;
    if (go(to) === at.peek() && to !== at.peek()) walking.current = false;
  };
  const row = streak();
  return html`
    <section class="sheet month" aria-labelledby="month">
      <header>
        <h2 id="month" aria-live="polite">${written(at.value, { month: "long", year: "numeric" })}</h2>
        ${row.now > 1 && html`<p class="sc">${say("streak", { days: row.now })}</p>`}
        <p class="turn-leaf">
          <${Button} small icon="back" disabled=${month <= FIRST.slice(0, 7)} onClick=${() => go(monthsLater(at.value, -1))}><span class="unseen">${say("month-before")}</span><//>
          <${Button} small icon="next" disabled=${month >= now.slice(0, 7)} onClick=${() => go(monthsLater(at.value, 1))}><span class="unseen">${say("month-after")}</span><//>
        </p>
      </header>
      <table role="grid" aria-labelledby="month" ref=${grid} onKeyDown=${walk}>
        <thead><tr>${Array.from({ length: 7 }, (_, day) => html`<th key=${day} scope="col"><abbr title=${written(later("2024-01-01", day), { weekday: "long" })}>${written(later("2024-01-01", day), { weekday: "narrow" })}</abbr></th>`)}</tr></thead>
        <tbody>${weeksOf(at.value).map((week, number) => html`<tr key=${`${month} ${number}`}>${week.map((date, column) => html`
          <${Cell} key=${column} date=${date} now=${now} games=${daily} days=${told.value} at=${date === at.value} chosen=${date !== null && date === chosen.value}
            choose=${() => {
              at.value = /** @type {string} */ (date);
              chosen.value = chosen.value === date ? "" : /** @type {string} */ (date);
            }} />`)}</tr>`)}</tbody>
      </table>
      <p class="legend" aria-hidden="true">${daily.map((game) => html`<span key=${game.name} style=${inked(game)}><i class="dot won">${" "}</i>${game.title}</span>`)}
        <span><i class="dot lost"></i>${say("day-lost")}</span><span><i class="dot"></i>${say("day-waits")}</span>${!lost.value && (told.value?.length ?? 0) < daily.length * Number(now.slice(0, 7) === month ? now.slice(8) : 28) && html`<span><i class="dot far"></i>${say("day-to-make")}</span>`}</p>
      ${lost.value && html`<div class="barred" role="alert"><p>${lost.value}</p><p class="acts"><${Button} small icon="again" onClick=${() => (tries.value += 1)}>${say("try-now")}<//></p></div>`}
      <div aria-live="polite">${chosen.value && !lost.value && html`<${Chosen} key=${chosen.value} date=${chosen.value} games=${daily} days=${told.value} busy=${busy} start=${start} print=${print} />`}</div>
    </section>
  `;
}

/** @param {Game} game */
const inked = (game) => ({ "--spot": game.look.paper ? `light-dark(${game.look.paper},${game.look.night})` : "var(--ink)" });

/** How a day of a game came out, in words. @param {Game} game @param {string} date @param {boolean | undefined} known whether it is at hand, once that is told */
function cameOut(game, date, known) {
  const result = resultOf(game.name, date);
  if (!result && known === undefined) return "";
  if (!result) return say(known ? "day-waits" : "day-to-make");
  return result.won ? say("day-won", { score: result.score ?? 0 }) : say("day-lost");
}

/** @param {{date: string | null, now: string, games: Game[], days: Day[] | null, at: boolean, chosen: boolean, choose: () => void}} props */
function Cell({ date, now, games, days, at, chosen, choose }) {
  if (date === null) return html`<td></td>`;
  const number = Number(date.slice(8));
  if (date > now || date < FIRST) return html`<td class="to-come"><span>${number}</span></td>`;
  const known = (/** @type {Game} */ game) => days?.some((day) => day.game === game.name && day.date === date);
  const outcomes = games.map((game) => [game.title, cameOut(game, date, known(game))]).filter(([, out]) => out);
  const told = [written(date, { day: "numeric", month: "long" }), outcomes.map((one) => one.join(": ")).join(", ")].filter(Boolean).join(". ");
  results.value; // what is drawn here follows it
  return html`<td aria-selected=${chosen ? "true" : "false"}><button type="button" class=${date === now ? "day now" : "day"} tabindex=${at ? 0 : -1} aria-expanded=${chosen ? "true" : "false"}
      aria-label=${told} onClick=${choose}>
    <span class="d">${number}</span>
    <span class="dots">${games.map((game) => {
      const result = resultOf(game.name, date);
      const look = result ? (result.won ? "dot won" : "dot lost") : known(game) === false ? "dot far" : "dot";
      return html`<i key=${game.name} class=${look} style=${inked(game)}>${result?.won ? result.score : ""}</i>`;
    })}</span>
  </button></td>`;
}

/** The adventures of one date: those that are not at hand can be made. @param {{date: string, games: Game[], days: Day[] | null, busy: boolean, start: Start, print: (job: import("./print.js").Job) => void}} props */
export function Chosen({ date, games, days, busy, start, print }) {
  const making = useSignal("");
  const here = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => here.current?.scrollIntoView({ block: "nearest" }), []);
  return html`<div class="chosen" ref=${here}><h3>${written(date, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}</h3>
    ${!days && html`<p class="hush">${say("one-moment")}</p>`}
    <ul class="rows">${games.filter(() => days).map((game) => {
      const day = days?.find((one) => one.game === game.name && one.date === date);
      const begin = () => day && start(game, { game: game.name, players: ["you"], options: day.options });
      return html`<li key=${game.name} style=${inked(game)}>
        <p class="of">${game.title}</p>
        ${day ? html`<p><b>${day.title}</b> <${Stars} count=${day.stars} /></p><p class="hush">${day.about} · ${cameOut(game, date, true)}</p>
          <p class="acts"><${Button} small go disabled=${busy} onClick=${begin}>${say("play-now")}<span class="unseen"> “${day.title}”</span><//>
            <${Button} small icon="print" onClick=${() => print({ game, title: day.title, date })}>${say("print")}<span class="unseen"> “${day.title}”</span><//></p>`
        : making.value === game.name
          ? html`<${Making} wanted=${{ game: game.name, seed: date, wishes: {} }} done=${(/** @type {import("../core/types").Adventure} */ made) => start(game, { game: made.game, players: ["you"], options: made.options })} />`
          : html`<p class="hush">${say("day-not-made")}</p><p class="acts"><${Button} small onClick=${() => (making.value = game.name)}>${say("make-day")}<span class="unseen"> · ${game.title}</span><//></p>`}
      </li>`;
    })}</ul></div>`;
}
