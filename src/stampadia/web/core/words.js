// Every sentence on the pages, from the same catalogues as paper and terminal.
import { FluentBundle } from "../vendor/fluent/bundle.js";
import { FluentResource } from "../vendor/fluent/resource.js";
import { signal } from "../vendor/signals.js";

const LANGUAGES = ["en", "it"];

/** @typedef {(key: string, facts?: Record<string, string | number>) => string} Say */

/** @type {import("../vendor/signals.js").Signal<string>} */
export const language = signal(chosen());
/** @type {import("../vendor/signals.js").Signal<FluentBundle | null>} */
const page = signal(null);

function chosen() {
  const kept = localStorage.getItem("language");
  const wished = kept ? [kept] : navigator.languages;
  const found = wished.map((tag) => tag.slice(0, 2)).find((tag) => LANGUAGES.includes(tag));
  return found ?? "en";
}

/** Catalogues that were read, by their addresses. @type {Map<string, Promise<FluentResource | null>>} */
const known = new Map();

/** @param {string} address */
function read(address) {
  const found = known.get(address) ?? fetch(address).then(async (answer) => (answer.ok ? new FluentResource(await answer.text()) : null));
  known.set(address, found);
  found.then((text) => text ?? known.delete(address), () => known.delete(address)); // what got lost is asked for again
  return found;
}

/** @param {string} tag @param {string[]} addresses */
async function catalogue(tag, addresses) {
  const made = new FluentBundle(tag, { useIsolating: false });
  for (const text of await Promise.all(addresses.map(read))) if (text) made.addResource(text, { allowOverrides: true });
  return made;
}

/** Where sentences lie; those of a page that few people open are learned when it is opened. */
const folders = new Set(["/words"]);
/** @type {Set<string>} */
let learned = new Set();
let wished = language.value;
/** What was asked for last. */
let latest = Promise.resolve();

/** From now on also the sentences of this folder. @param {string} folder */
export async function learn(folder) {
  folders.add(folder);
  if (learned.has(folder)) return;
  await speak(wished).catch((wrong) => {
    if (!learned.has(folder)) folders.delete(folder);
    throw wrong;
  });
}

/** Go on in another language. @param {string} tag @returns {Promise<void>} */
export function speak(tag) {
  wished = tag;
  const all = [...folders];
  /** @type {Promise<void>} */
  const mine = catalogue(tag, all.map((folder) => `${folder}/${tag}.ftl`)).then((made) => {
    if (mine !== latest) return latest; // more was asked for meanwhile; what comes late must not take it back
    localStorage.setItem("language", tag);
    document.documentElement.lang = tag;
    page.value = made;
    language.value = tag;
    learned = new Set(all);
  });
  latest = mine;
  return mine;
}

/**
 * @param {FluentBundle | null} bundle
 * @param {string} key the name of a message, or of one of its forms: `animal-lion.many`
 * @param {Record<string, string | number>} [facts]
 */
function spoken(bundle, key, facts) {
  const [name, form] = key.split(".");
  const message = bundle?.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  return pattern ? bundle?.formatPattern(pattern, facts) : undefined;
}

/** A sentence of the pages' own catalogue; its key where there is none, which somebody forgot. @type {Say} */
export const say = (key, facts) => {
  const told = spoken(page.value, key, facts);
  if (!told && page.value) console.error(`There are no words for “${key}”.`);
  return told ?? key;
};

/** @param {string} game */
const catalogueOf = (game) => catalogue(language.value, [`/api/games/${encodeURIComponent(game)}/words?language=${language.value}`]);

/**
 * The sentences of a game and of its own table; the pages' own where it has none.
 * @param {string} game
 * @returns {Promise<Say>}
 */
export async function wordsOf(game) {
  const own = await catalogueOf(game);
  return (key, facts) => spoken(own, key, facts) ?? say(key, facts);
}

/** What a game's own catalogue says, or nothing: what not every game has. @param {string} game @param {string} key */
export async function told(game, key) {
  return spoken(await catalogueOf(game), key) ?? "";
}

/** A moment in words, as the reader's country writes it. @param {string | number} moment @param {Intl.DateTimeFormatOptions} how */
export function dated(moment, how) {
  const country = navigator.languages.find((tag) => tag.startsWith(`${language.value}-`));
  const british = language.value === "en" ? "en-GB" : language.value;
  return new Date(moment).toLocaleString(country ?? british, how);
}

export const ready = () => page.value !== null;
export const other = () => LANGUAGES.find((tag) => tag !== language.value) ?? "en";
