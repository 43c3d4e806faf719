// Sets, sheets and decks of one's own that were played or dropped here: the server knows them by their
// names alone, and this browser knows the names.
import { signal } from "../vendor/signals.js";
import { SEAT, keep, kept, name } from "./memory.js";
import { ask, fetched } from "./wire.js";
import { language, say } from "./words.js";

/** @typedef {{game: string, name: string}} Own */

const KEY = "own files";
const MOST = 12;

function recall() {
  try {
    return /** @type {Own[]} */ (JSON.parse(localStorage.getItem(KEY) ?? "[]"));
  } catch {
    return []; // somebody else's, or damaged: begin anew
  }
}

/** The latest first. @type {import("../vendor/signals.js").Signal<Own[]>} */
export const own = signal(recall());

/** @param {Own[]} files */
function write(files) {
  own.value = files.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(own.value));
  } catch {
    // a private window may refuse; they stand here until it is closed
  }
}

/** @param {Own} file */
export const putAway = (file) => write(own.value.filter((one) => one.name !== file.name || one.game !== file.game));

/** Bring a file to the server, which keeps it if its game can read it. @param {string} game @param {string} text @returns {Promise<import("./types").Uploaded>} */
export async function brought(game, text) {
  const told = await (await fetched(`/api/uploads?language=${language.value}`, { game, text })).json();
  write([{ game, name: told.name }, ...own.value.filter((one) => one.name !== told.name || one.game !== game)]);
  return told;
}

// A match that was saved

/** Characters; the server reads no more. */
const LARGEST_RECORD = 1_000_000;
const RECORD = /^stampadia (redacted )?record/;

/** Is this a saved match, or said to be one? @param {string} text @param {string} called */
export const isRecord = (text, called) => RECORD.test(text) || text.startsWith(SEAT) || called.endsWith(".record");

/** @param {string} text */
async function sitDown(text) {
  /** @type {Partial<import("./memory.js").Kept>} */
  let found = {};
  try {
    found = JSON.parse(text.slice(SEAT.length));
  } catch {
    // cut short, or written by hand
  }
  const { match, token } = found ?? {};
  if (!match || !token) throw new Error(say("not-a-seat"));
  const { game, title } = await ask(`/api/matches/${encodeURIComponent(match)}/lobby?${new URLSearchParams({ token, language: language.value })}`);
  keep({ match, token, game, title, seat: found.seat ?? null, at: Date.now(), ...(Array.isArray(found.beside) && { beside: found.beside }), ...kept(match) });
  location.hash = `#/match/${match}`;
}

/** It goes on as a match of this browser, or is looked at where it is over. @param {string} record */
export async function goOn(record) {
  if (record.startsWith(SEAT)) return sitDown(record);
  if (!RECORD.test(record)) throw new Error(say("not-a-record"));
  if (record.length > LARGEST_RECORD) throw new Error(say("record-too-large"));
  const { match, seat, token, over } = await ask("/api/saves", { record, name: name.value.trim() || say("a-player") });
  const { game, title } = await ask(`/api/matches/${match}/lobby?${new URLSearchParams({ token, language: language.value })}`);
  keep({ match, seat, token, game, title, at: Date.now(), fromFile: true, over, lookedAt: over });
  location.hash = `#/match/${match}`;
}

// A file that is being written in the workshop

/** What this browser keeps of a game's file. @param {string} game */
const drafted = (game) => `draft ${game}`;

/** @param {string} game */
export function draftOf(game) {
  try {
    return localStorage.getItem(drafted(game)) ?? "";
  } catch {
    return "";
  }
}

/** @param {string} game @param {string} text @returns {boolean} whether this browser keeps it */
export function keepDraft(game, text) {
  try {
    localStorage.setItem(drafted(game), text);
    return true;
  } catch {
    return false; // a private window, or no room
  }
}
