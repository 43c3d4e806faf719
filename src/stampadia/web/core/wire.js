// Requests, and the socket of a match. The socket comes back by itself and gets what it missed.
import { batch, signal } from "../vendor/signals.js";
import { whenStill } from "./motion.js";
import { language, say } from "./words.js";

/** @typedef {import("./types").Table} Table */
/** @typedef {import("./types").Lobby} Lobby */
/** @typedef {import("./types").OfferOf} Offer */
/** @typedef {import("./types").Heard} Heard */
/** @typedef {import("./types").SeatOf} Seat */
/** @typedef {import("./types").Talk} Talk */
/** @typedef {import("./types").Hint} Hint */
/** @typedef {import("./types").ChangeOf} Change */
/** @typedef {import("./types").PageOf} Page */
/** @typedef {import("./types").Sent} Sent */
/** @typedef {import("./types").Answer} Answer */
/**
 * What a wish needs besides its id and the moment it answers.
 * @typedef {{type: "choose", text: string} | {type: "undo" | "resign" | "abandon"}} Wish
 */

const LOST = 4404;
const LONGEST_WAIT = 8000;
const FIRST_WAIT = 250;
/** So many moments may wait for what moves; more are shown at once. */
const MOST_HELD = 6;
/** So many offers are foretold at once. */
const MOST_FORETOLD = 24;
/** Milliseconds in which a moment is drawn, so that it is known what moves in it. */
const DRAWN = 40;

/**
 * A request of ours; an Error with one sentence where it is refused or nobody answers.
 * @param {string} path
 * @param {object} [body] sent as JSON
 * @returns {Promise<Response>}
 */
export async function fetched(path, body) {
  const headers = { "Accept-Language": language.value, ...(body && { "Content-Type": "application/json" }) };
  let answer;
  try {
    answer = await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  } catch {
    throw new Error(say("no-answer"));
  }
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Error(said.why ?? said.detail ?? say("no-answer"));
}

/** The same, read as JSON. @param {string} path @param {object} [body] @returns {Promise<any>} */
export async function ask(path, body) {
  return (await fetched(path, body)).json().catch(() => ({}));
}

/** One match, as this browser hears of it. */
export class Line {
  /** @param {string} id @param {string} token */
  constructor(id, token) {
    this.id = id;
    this.token = token;
    this.lobby = signal(/** @type {Lobby | null} */ (null));
    this.table = signal(/** @type {Table | null} */ (null));
    /** All that has happened, as far as it could be told. */
    this.log = signal(/** @type {Heard[]} */ ([]));
    this.talk = signal(/** @type {Talk[]} */ ([]));
    /** Addresses of printed faces, by the game's names for them. */
    this.faces = signal(/** @type {Record<string, string>} */ ({}));
    this.refused = signal("");
    /** The name of the sentence that refused a wish; nothing where a place was asked about. */
    this.refusedFor = signal("");
    this.waits = false;
    /** The place that was pressed though nothing can be chosen there. */
    this.barred = signal("");
    this.hint = signal(/** @type {Hint | null} */ (null));
    /** How many degrees of the hint are told. */
    this.rung = signal(1);
    /** How many are told of one that comes. */
    this.wanted = 1;
    this.thinking = signal(false);
    /** The lesson for this moment; without a key where nothing is new. */
    this.page = signal(/** @type {Page | null} */ (null));
    /** What the choices that were looked at would do, by their texts. */
    this.explained = signal(/** @type {Record<string, string>} */ ({}));
    /** The numbers that an offer changes, by its text, as far as they were asked for. */
    this.foretold = signal(/** @type {Record<string, Change[]>} */ ({}));
    /** The offers of which the server was asked that. @type {Set<string>} */
    this.foreseen = new Set();
    this.open = signal(false);
    this.broken = signal(false);
    this.lost = signal(false);
    /** When the line broke, in milliseconds, and how often it was tried since. */
    this.brokeAt = signal(0);
    this.tried = signal(0);
    /** The choice that goes out when the line is back. */
    this.kept = signal("");
    /** What happened while the line was down. @type {import("../vendor/signals.js").Signal<Heard[]>} */
    this.missed = signal([]);
    /** Has the line come back, so that the next table tells what was missed? */
    this.back = false;
    /** Is the table shown as text, so that it has to be told as such? */
    this.reads = false;
    /** @type {Sent | null} */
    this.unanswered = null;
    /** Does somebody wait for what comes of a choice made here? */
    this.awaited = true;
    /** The moment that was told last when the line came (back): nobody has seen what led to it. */
    this.cameBack = -1;
    this.returns = true;
    /** May what others do wait until it can be seen? Not where several hear of it at one screen, who must know the same. */
    this.patient = true;
    /** What has come while something moved. @type {Answer[]} */
    this.held = [];
    this.release = this.release.bind(this);
    this.tries = 0;
    this.closed = false;
    this.retry = 0;
    this.later = 0;
    this.connect = this.connect.bind(this);
    this.hang = () => this.socket?.close(); // a line without a network may look open for minutes
    addEventListener("online", this.connect);
    addEventListener("offline", this.hang);
    this.connect();
  }

  connect() {
    clearTimeout(this.retry);
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.held = []; // what nobody has heard yet is told again
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.id}/socket`);
    this.socket = socket;
    socket.onopen = () => {
      this.returns = true;
      const heard = this.table.value?.heard ?? 0;
      const talked = this.talk.value.length ? this.talk.value[this.talk.value.length - 1].number + 1 : 0;
      this.send({ type: "hello", token: this.token, language: language.value, since: heard, talked, text: this.reads });
      batch(() => {
        this.open.value = true;
        this.broken.value = false;
        this.tried.value = 0;
      });
      this.back = this.table.value !== null;
      this.tries = 0;
      if (this.unanswered) this.send(this.unanswered);
      this.keep();
    };
    socket.onmessage = (event) => {
      this.held.push(JSON.parse(event.data));
      if (this.held.length === 1 || this.awaited || this.held.length > MOST_HELD) this.release();
    };
    socket.onclose = (event) => {
      if (this.closed || this.socket !== socket) return;
      this.open.value = false;
      if (event.code === LOST) {
        this.lost.value = true;
        return;
      }
      batch(() => {
        if (!this.broken.value) this.brokeAt.value = Date.now();
        this.broken.value = this.tries > 0 || this.table.value !== null;
        this.tried.value = this.tries;
        this.keep();
      });
      this.retry = setTimeout(this.connect, Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries++));
    };
  }

  close() {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.later);
    removeEventListener("online", this.connect);
    removeEventListener("offline", this.hang);
    this.socket?.close();
  }

  /** @param {Sent} message */
  send(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** What must be done once: it is sent again after a broken line until it is answered. @param {Wish} wish */
  do(wish) {
    if (!this.table.value) return;
    const waiting = this.unanswered;
    if (waiting && "after" in waiting && waiting.after === this.table.value.sequence) return; // a second tap
    const message = /** @type {Sent} */ ({
      ...wish,
      id: crypto.randomUUID?.() ?? String(Math.random()).slice(2).padEnd(12, "0"),
      after: this.table.value.sequence,
    });
    this.unanswered = message;
    this.awaited = true;
    this.refused.value = this.barred.value = "";
    this.hint.value = null;
    this.missed.value = [];
    this.send(message);
    this.keep();
  }

  /** Without a line a choice waits here, and whoever made it sees that. */
  keep() {
    const waits = this.unanswered;
    this.kept.value = !this.open.value && waits?.type === "choose" ? waits.text : "";
  }

  /** @param {string} text */
  choose(text) {
    this.do({ type: "choose", text });
  }

  askHint(rung = 1) {
    if (!this.table.value) return;
    this.wanted = rung;
    this.thinking.value = true;
    this.send({ type: "hint", after: this.table.value.sequence });
  }

  /** The table may have moved on while somebody looked; what is asked already is not asked again. @param {string[]} texts */
  foretell(texts) {
    const table = this.table.value;
    if (!table || table.roll) return;
    const asked = texts.filter((text) => !this.foreseen.has(text) && table.offers.some((offer) => offer.text === text)).slice(0, MOST_FORETOLD);
    if (!asked.length) return;
    for (const text of asked) this.foreseen.add(text);
    this.send({ type: "foretell", after: table.sequence, texts: asked });
  }

  /** What was asked in another language, or of a line that broke, is asked for anew. */
  foretellAnew() {
    const texts = [...this.foreseen];
    this.foreseen.clear();
    for (let at = 0; at < texts.length; at += MOST_FORETOLD) this.foretell(texts.slice(at, at + MOST_FORETOLD));
  }

  askLesson() {
    if (this.table.value) this.send({ type: "lesson", after: this.table.value.sequence });
  }

  /** The page for this moment in another language; one for an earlier moment is not told again. */
  askLessonAnew() {
    if (this.page.value?.after === this.table.value?.sequence) this.askLesson();
    else this.page.value = null;
  }

  /** Why nothing can be chosen there; the answer stands where refusals stand. @param {string} place */
  why(place) {
    if (!this.table.value) return;
    this.barred.value = place;
    this.refusedFor.value = "";
    this.send({ type: "why", after: this.table.value.sequence, place });
  }

  /** The table comes afresh; what was asked about it is asked again when it is there. @param {string} tag */
  speak(tag) {
    this.faces.value = {};
    this.foretold.value = {};
    this.explained.value = {};
    if (!this.open.value) this.page.value = null; // it is asked for when the line is back
    if (!this.barred.value) this.refused.value = ""; // a wish is not made again to be refused
    this.send({ type: "speak", language: tag });
  }

  /** Be told the table as text, too; or no longer. @param {boolean} text */
  read(text) {
    if (this.reads !== text) this.send({ type: "read", text });
    this.reads = text;
  }

  /** What others do is shown when the last thing they did has been seen; whoever has chosen waits for nothing. */
  release() {
    clearTimeout(this.later);
    while (this.held.length && !this.closed) {
      const patient = this.patient && !this.awaited && this.held.length <= MOST_HELD;
      if (patient && this.held[0].type === "table" && whenStill(this.release)) return;
      const said = /** @type {Answer} */ (this.held.shift());
      batch(() => this.hear(said));
      if (patient && said.type === "table" && this.held.length) {
        this.later = setTimeout(this.release, DRAWN);
        return;
      }
    }
  }

  /** @param {Answer} said */
  hear(said) {
    switch (said.type) {
      case "lobby":
        this.lobby.value = said.lobby;
        break;
      case "table": {
        if (said.sequence !== this.table.value?.sequence) {
          this.awaited = false;
          this.hint.value = null;
          this.foreseen.clear();
          this.foretold.value = {};
          this.explained.value = {};
          if (this.waits) this.refused.value = "";
          this.waits = false;
          if (this.barred.value) this.refused.value = this.barred.value = "";
        }
        const anew = said.afresh || this.returns;
        if (this.returns) this.cameBack = said.sequence;
        this.returns = false;
        const told = said.events.filter((one) => one.told);
        const heard = this.table.value?.heard ?? 0;
        if (this.back) this.missed.value = told.filter((one) => one.number > heard);
        this.back = false;
        this.log.value = said.afresh ? told : [...this.log.value, ...told];
        if (Object.keys(said.faces ?? {}).length) this.faces.value = { ...this.faces.value, ...said.faces };
        this.table.value = said;
        if (anew) this.foretellAnew();
        if (said.afresh) {
          this.askLessonAnew();
          if (this.hint.value) this.askHint(this.rung.value);
          if (this.barred.value) this.why(this.barred.value);
        }
        break;
      }
      case "done":
        this.answered(said.id);
        break;
      case "refused":
        this.answered(said.id ?? "");
        this.thinking.value = false;
        this.refused.value = said.why;
        this.refusedFor.value = said.key;
        this.waits = said.key === "store-waits"; // until the table moves again
        break;
      case "hint":
        this.thinking.value = false;
        this.rung.value = this.wanted;
        this.hint.value = said;
        break;
      case "foretold":
        if (said.after === this.table.value?.sequence) {
          this.foretold.value = { ...this.foretold.value, ...Object.fromEntries(said.offers.map((one) => [one.text, one.changes])) };
          this.explained.value = { ...this.explained.value, ...Object.fromEntries(said.offers.map((one) => [one.text, one.explanation])) };
        }
        break;
      case "why":
        if (said.after === this.table.value?.sequence) this.refused.value = said.why;
        break;
      case "page":
        if (said.after === this.table.value?.sequence) this.page.value = said;
        break;
      case "talk":
        if (!this.talk.value.some((one) => one.number === said.number)) this.talk.value = [...this.talk.value, said];
        break;
    }
  }

  /** @param {string} id */
  answered(id) {
    if (this.unanswered && "id" in this.unanswered && this.unanswered.id === id) this.unanswered = null;
    this.keep();
  }
}
