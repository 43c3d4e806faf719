// The door for a game's own table: `games/<game>/table.js`, found by the game's name. Where there is
// none, or it breaks, the plain table stands.
import { Component, html } from "./html.js";
import { wordsOf } from "./words.js";

/**
 * What a table is given, each time anything changes.
 * @typedef {object} Given
 * @property {any} view what the viewer may know: the game's own view
 * @property {import("./wire.js").Offer[]} offers what can be chosen now; nothing where another is asked
 * @property {import("./wire.js").Heard[]} events what has happened since the table was last drawn
 * @property {import("./wire.js").Heard[]} story all that has happened up to this moment
 * @property {import("./types").Day | null} day the published day that is played, where it is one
 * @property {(text: string) => void} act make the choice of this text: one of the offers
 * @property {(text: string) => void} choose the same at once, also by finger: for what is dropped, or says that it does
 * @property {(place: string) => void} why ask why nothing can be chosen at this place
 * @property {import("./words.js").Say} say the game's sentences, its table's and the pages'
 * @property {(name: string) => string} face the address of a printed face; nothing where it is hidden
 * @property {Record<string, string>} captions what is printed at the places of the table, in words
 * @property {import("../vendor/signals.js").Signal<string>} pointed the choice that is looked at, here or in the list
 * @property {string} explained what the choice which is looked at would do, as soon as it is known
 * @property {import("./wire.js").Change[]} foretold the numbers that the choice which is looked at changes for certain
 * @property {(texts: string[]) => void} foresee ask what these offers would do, 24 at most: for a table that shows it beside each
 * @property {(text: string) => {changes: import("./wire.js").Change[], explained: string} | null} foreseen the same of one offer, as soon as it is known
 * @property {string[]} hinted the choice of a hint, one or none
 * @property {import("./wire.js").Seat[]} players
 * @property {number | null} seat the viewer's; null for a spectator
 * @property {number} sequence which moment this is
 * @property {string} question
 * @property {string} language
 * @property {boolean} looking whether an earlier moment is shown
 * @property {Deed | null} deed what is shown of what others did, while it is shown
 */
/**
 * What a game's `table.js` exports: the table itself; if it likes, what stands in the slip instead of
 * the list of offers, or how an offer is called there rather than by what can be typed; what is drawn
 * below the question instead of the foretold numbers; how a sentence of the ledger is set; what others
 * have done, deed by deed; the steps of a turn for the rail, and which turn it is, where it is not
 * counted as matches count; the names of its stylesheets.
 * @typedef {object} OwnTable
 * @property {(given: Given) => any} default
 * @property {(given: Given) => any} [Slip]
 * @property {(offer: import("./wire.js").Offer, given: Given) => Called | null} [called]
 * @property {(given: Given) => any} [Stub]
 * @property {(event: import("./wire.js").Heard, given: Given) => any} [told]
 * @property {(given: Pick<Given, "events" | "view" | "say" | "face" | "seat">) => Deed[]} [deeds] what has been done in `given.events`, to be shown one after the other
 * @property {(given: Given) => Step[]} [steps]
 * @property {(given: Given) => string} [turn]
 * @property {string[]} [styles]
 */
/**
 * Something that others did, shown by itself: a sentence for its heading, one with all that came of it
 * for screen readers (`words`), a line (`short`) and its sum (`told`) for the slip. `from` and `to` are
 * the numbers of its first and last event; `after` where the table is shown as it lay afterwards, not
 * before; `at` are the places (`data-place`) that a small screen keeps in sight. A game may add what its
 * table needs.
 * @typedef {{from: number, to: number, title: string, words: string, whose?: string, short: any, told: any, after?: boolean, at?: string[], [more: string]: any}} Deed
 */
/** @typedef {{text: string, note: any, sign?: any}} Called `note` says more, in words or drawn; `sign` is a small drawing before the name */
/** @typedef {{words: string, state: string}} Step `state` is "done", "now" or nothing */
/** @typedef {{table: OwnTable, say: import("./words.js").Say}} Laid */

/** @param {string} game @returns {Promise<Laid>} */
export async function laid(game) {
  const folder = `/games/${encodeURIComponent(game)}`;
  const [table, say] = await Promise.all([import(`${folder}/table.js`), wordsOf(game)]);
  await Promise.all((table.styles ?? []).map((/** @type {string} */ name) => dressed(`${folder}/${name}`)));
  await Promise.race([lettered(), new Promise((resume) => setTimeout(resume, PATIENCE))]);
  return { table, say };
}

/** Milliseconds for which a table waits for its type; on a slow line it is set in another until then. */
const PATIENCE = 800;
/** All type that a table is set in, so that nothing moves when it comes. */
const lettered = () => Promise.allSettled([...document.fonts].map((font) => font.load()));

/** A stylesheet, once. @param {string} address */
export function dressed(address) {
  if (document.querySelector(`link[href="${address}"]`)) return undefined;
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** What a game draws, or what stands there once that has failed. */
export class Guarded extends Component {
  /** @param {unknown} error */
  componentDidCatch(error) {
    console.warn("the game's own table failed, and the plain one stands in", error);
    this.setState({ failed: true });
  }

  /** @param {any} props @param {any} state */
  render({ children, instead }, state) {
    return state.failed ? instead : html`${children}`;
  }
}
