// What this browser remembers: the matches it has a seat or a link of, the person's name, settings.
// Nothing of it is sent anywhere but to the match it belongs to.
import { effect, signal } from "../vendor/signals.js";

/**
 * A match that this browser can open: `invitation` and `spectators` only where it made the match,
 * `fromFile` where it goes on with a saved one, and can be saved again; `lesson` where it is taught.
 * @typedef {{match: string, seat: number | null, token: string, game: string, title: string, at: number, invitation?: string, spectators?: string, over?: boolean, fromFile?: boolean, lesson?: boolean}} Kept
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

/** @param {string} id */
export function forget(id) {
  matches.value = matches.value.filter((one) => one.match !== id);
  remember("matches", matches.value);
}

export const name = signal(recall("name", ""));
effect(() => remember("name", name.value));

/**
 * How the person likes it. `lamp`: as the system says, light or dark. `confirm`: whether a choice is
 * looked at before it is made; as the pointer suggests unless said.
 * @typedef {{lamp: "auto" | "on" | "off", large: boolean, lefty: boolean, confirm: "auto" | "yes" | "no", text: boolean}} Settings
 */
/** @type {Settings} */
const USUAL = { lamp: "auto", large: false, lefty: false, confirm: "auto", text: false };
/** @type {import("../vendor/signals.js").Signal<Settings>} */
export const settings = signal({ ...USUAL, ...recall("settings", {}) });
effect(() => {
  remember("settings", settings.value);
  const root = document.documentElement;
  const { lamp, large, lefty } = settings.value;
  if (lamp === "auto") delete root.dataset.lamp;
  else root.dataset.lamp = lamp;
  root.classList.toggle("large", large);
  root.classList.toggle("lefty", lefty);
});

/** @param {Partial<Settings>} wish */
export const set = (wish) => (settings.value = { ...settings.value, ...wish });

/** Is a choice looked at before it is made? */
export function asksTwice() {
  const { confirm } = settings.value;
  return confirm === "auto" ? matchMedia("(pointer: coarse)").matches : confirm === "yes";
}
