// What this browser remembers: the matches it has a seat or a link of, the person's name, settings.
// Nothing of it is sent anywhere but to the match it belongs to.
import { effect, signal } from "../vendor/signals.js";

/**
 * A match that this browser can open: `invitation` and `spectators` only where it made the match,
 * `fromFile` where it goes on with a saved one, and can be saved again, `lookedAt` where that was over
 * when it came; `lesson` where it is taught: the pages that came (parts/lesson.js);
 * `beside` the seats of others at this screen; and how it stood when it was last seen here: `called` its adventure,
 * of the day `date`, `turn`, whose choice it was in `asked`: "" where it was one's own.
 * @typedef {{match: string, seat: number | null, token: string, game: string, title: string, at: number, invitation?: string, spectators?: string, over?: boolean, fromFile?: boolean, lookedAt?: boolean, lesson?: string[], called?: string, date?: string, turn?: number, asked?: string, beside?: {seat: number, token: string}[]}} Kept
 */

const MOST = 50;

/** @template T @param {string} key @param {T} usual @returns {T} */
function recall(key, usual) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") ?? usual;
  } catch {
    return usual; // somebody else's, or damaged: begin anew
  }
}

/** @param {string} key @param {unknown} value */
function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a private window may refuse; the page works without
  }
}

/** @type {import("../vendor/signals.js").Signal<Kept[]>} */
export const matches = signal(recall("matches", []));
addEventListener("storage", (event) => {
  if (event.key === "matches") matches.value = recall("matches", []);
});

/** The latest first. @param {Kept} match */
export function keep(match) {
  const others = recall("matches", /** @type {Kept[]} */ ([])).filter((one) => one.match !== match.match);
  matches.value = [match, ...others].slice(0, MOST);
  remember("matches", matches.value);
}

/** @param {string} id @returns {Kept | undefined} */
export const kept = (id) => recall("matches", /** @type {Kept[]} */ ([])).find((one) => one.match === id);

/** How the file of a seat begins. */
export const SEAT = "stampadia seat\n";

/**
 * An open match as a file: the way to its seat, in any browser. What is still hidden stays where it is
 * kept, so the file tells nothing of it.
 * @param {string} id
 */
export const seatFile = (id) => `data:text/plain;charset=utf-8,${encodeURIComponent(`${SEAT}${JSON.stringify(kept(id))}\n`)}`;

/** @param {string} id */
export function forget(id) {
  matches.value = matches.value.filter((one) => one.match !== id);
  remember("matches", matches.value);
}

// How days came out

/**
 * The best that came of a day here: `score` as the game counts it, `tries` how often it was played to
 * an end, `at` when it first was.
 * @typedef {{won: boolean, score: number | null, tries: number, at: number, match: string}} Result
 */
/** By game and date. @type {import("../vendor/signals.js").Signal<Record<string, Result>>} */
export const results = signal(recall("results", {}));

/** @param {string} game @param {string} date */
export const resultOf = (game, date) => results.value[`${game} ${date}`];

/** A match has ended; once. @param {string} game @param {string} date @param {{won: boolean, score?: number | null}} ended @param {string} match */
export function keepResult(game, date, ended, match) {
  const all = recall("results", /** @type {Record<string, Result>} */ ({}));
  const before = all[`${game} ${date}`];
  if (before?.match === match) return;
  const score = ended.score ?? null;
  const better = !before || (ended.won && (!before.won || (score ?? 0) > (before.score ?? 0)));
  const best = better ? { won: ended.won, score } : { won: before.won, score: before.score };
  all[`${game} ${date}`] = { ...best, tries: (before?.tries ?? 0) + 1, at: before?.at ?? Date.now(), match };
  results.value = all;
  remember("results", all);
}

/** A date so many days later. @param {string} date @param {number} days */
export const later = (date, days) => new Date(Date.parse(`${date}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
/** Days follow UTC, so that everybody has the same. */
export const today = () => new Date().toISOString().slice(0, 10);

/** How many days in a row have a result, up to today or yesterday, and how many at most. */
export function streak() {
  const dates = [...new Set(Object.keys(results.value).map((key) => key.split(" ")[1]))].sort();
  let longest = 0;
  let now = 0;
  for (const [at, date] of dates.entries()) {
    now = at > 0 && later(dates[at - 1], 1) === date ? now + 1 : 1;
    longest = Math.max(longest, now);
  }
  const last = dates[dates.length - 1];
  return { now: last && last >= later(today(), -1) ? now : 0, longest };
}

export const name = signal(recall("name", ""));
effect(() => remember("name", name.value));

/**
 * How the person likes it. `lamp`: as the system says, light or dark. `confirm`: whether a choice is
 * looked at before it is made; as the pointer suggests unless said. `pace`: of motion. `paper`: what lies in the printer.
 * @typedef {{lamp: "auto" | "on" | "off", size: "usual" | "large" | "largest", pace: "slow" | "usual" | "fast" | "none", sound: boolean, lefty: boolean, confirm: "auto" | "yes" | "no", text: boolean, paper: string}} Settings
 */
/** @type {Settings} */
const USUAL = { lamp: "auto", size: "usual", pace: "usual", sound: false, lefty: false, confirm: "auto", text: false, paper: "" };
/** @type {import("../vendor/signals.js").Signal<Settings>} */
export const settings = signal({ ...USUAL, ...recall("settings", {}) });
effect(() => {
  remember("settings", settings.value);
  const root = document.documentElement;
  const { lamp, size, pace, lefty } = settings.value;
  if (lamp === "auto") delete root.dataset.lamp;
  else root.dataset.lamp = lamp;
  root.dataset.size = size;
  root.dataset.pace = pace;
  root.classList.toggle("lefty", lefty);
});

/** @param {Partial<Settings>} wish */
export const set = (wish) => (settings.value = { ...settings.value, ...wish });

const PACES = { slow: 2, usual: 1, fast: 0.5, none: 0 };
/** How many times as long as usual motion takes; 0 where nothing moves. */
export const pace = () => (matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : PACES[settings.value.pace] ?? 1);

/** Is a choice looked at before it is made? */
export function asksTwice() {
  const { confirm } = settings.value;
  return confirm === "auto" ? matchMedia("(pointer: coarse)").matches : confirm === "yes";
}

/** Does the slip lie over the table, as on a phone (pages.css)? */
export function isNarrow() {
  return matchMedia("(max-width: 960px)").matches;
}

/** A short sound, where somebody wishes for them. @param {"stamp" | "paper" | "refused" | "end"} what */
export function sounded(what) {
  if (settings.value.sound) import("./sound.js").then(({ play }) => play(what)).catch(() => {});
}
