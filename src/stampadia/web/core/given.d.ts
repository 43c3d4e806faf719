// What a game's own table is given, and what it gives back: types alone, which no browser reads.
import type { Signal } from "../vendor/signals.js";
import type { Day } from "./types";
import type { Change, Heard, Offer, Seat } from "./wire.js";
import type { Say } from "./words.js";

/** What a table is given, each time anything changes. */
export interface Given {
  /** What the viewer may know: the game's own view. */
  view: any;
  /** What can be chosen now; nothing where another is asked. */
  offers: Offer[];
  /** What has happened since the table was last drawn. */
  events: Heard[];
  /** All that has happened up to this moment. */
  story: Heard[];
  /** The published day that is played, where it is one. */
  day: Day | null;
  /** Make the choice of this text: one of the offers. */
  act: (text: string) => void;
  /** The same at once, also by finger: for what is dropped, or says that it does. */
  choose: (text: string) => void;
  /** Ask why nothing can be chosen at this place. */
  why: (place: string) => void;
  /** The game's sentences, its table's and the pages'. */
  say: Say;
  /** The address of a printed face; nothing where it is hidden. */
  face: (name: string) => string;
  /** What is printed at the places of the table, in words. */
  captions: Record<string, string>;
  /** The choice that is looked at, here or in the list. */
  pointed: Signal<string>;
  /** What the choice which is looked at would do, as soon as it is known. */
  explained: string;
  /** The numbers that the choice which is looked at changes for certain. */
  foretold: Change[];
  /** Ask what these offers would do, 24 at most: for a table that shows it beside each. */
  foresee: (texts: string[]) => void;
  /** The same of one offer, as soon as it is known. */
  foreseen: (text: string) => { changes: Change[]; explained: string } | null;
  /** The choice of a hint, one or none. */
  hinted: string[];
  players: Seat[];
  /** The viewer's; null for a spectator. */
  seat: number | null;
  /** Which moment this is. */
  sequence: number;
  question: string;
  language: string;
  /** Whether an earlier moment is shown. */
  looking: boolean;
  /** What is shown of what others did, while it is shown. */
  deed: Deed | null;
}

/**
 * What a game's `table.js` exports: the table itself; if it likes, what stands in the slip instead of
 * the list of offers, or how an offer is called there rather than by what can be typed; what is drawn
 * below the question instead of the foretold numbers; how a sentence of the ledger is set; what others
 * have done, deed by deed; the steps of a turn for the rail, and which turn it is, where it is not
 * counted as matches count; the names of its stylesheets.
 */
export interface OwnTable {
  default: (given: Given) => any;
  Slip?: (given: Given) => any;
  called?: (offer: Offer, given: Given) => Called | null;
  Stub?: (given: Given) => any;
  told?: (event: Heard, given: Given) => any;
  /** What has been done in `given.events`, to be shown one after the other. */
  deeds?: (given: Pick<Given, "events" | "view" | "say" | "face" | "seat">) => Deed[];
  steps?: (given: Given) => Step[];
  turn?: (given: Given) => string;
  styles?: string[];
}

/**
 * Something that others did, shown by itself: a sentence for its heading, one with all that came of it
 * for screen readers (`words`), a line (`short`) and its sum (`told`) for the slip. `from` and `to` are
 * the numbers of its first and last event; `after` where the table is shown as it lay afterwards, not
 * before; `at` are the places (`data-place`) that a small screen keeps in sight. A game may add what its
 * table needs.
 */
export interface Deed {
  from: number;
  to: number;
  title: string;
  words: string;
  whose?: string;
  short: any;
  told: any;
  after?: boolean;
  at?: string[];
  [more: string]: any;
}

export interface Called {
  text: string;
  /** Says more, in words or drawn. */
  note: any;
  /** A small drawing before the name. */
  sign?: any;
}

export interface Step {
  words: string;
  /** "done", "now" or nothing. */
  state: string;
}

export interface Laid {
  table: OwnTable;
  say: Say;
}
