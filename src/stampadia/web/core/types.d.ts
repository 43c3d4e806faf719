// Made by `python -m stampadia.server.types` from the Structs of server/wire*.py; not written by hand.

export interface AskHint {
  type: "hint";
  after: number;
}
export interface AskForetold {
  type: "foretell";
  after: number;
  texts: string[];
}
export interface AskWhy {
  type: "why";
  after: number;
  place: string;
}
export interface AskLesson {
  type: "lesson";
  after: number;
}
export interface OfferOf {
  text: string;
  words: string;
  note: string;
  place: string | null;
}
export interface Hint {
  type: "hint";
  after: number;
  line: OfferOf[];
  also: OfferOf[];
  where: string;
  kind: string;
}
export interface ChangeOf {
  place: string;
  name: string;
  short: string;
  was: number;
  now: number;
  why: string;
}
export interface ForetoldOf {
  text: string;
  explanation: string;
  changes: ChangeOf[];
}
export interface Foretold {
  type: "foretold";
  after: number;
  offers: ForetoldOf[];
}
export interface Why {
  type: "why";
  after: number;
  place: string;
  why: string;
}
export interface PageOf {
  type: "page";
  after: number;
  key: string;
  title: string;
  text: string;
  task: string;
}
export interface Day {
  game: string;
  date: string;
  options: Record<string, string>;
  title: string;
  stars: number;
  about: string;
}
export interface Box {
  option: string;
  value: string;
  words: string;
}
export interface MarkOf {
  words: string;
  count: number;
  ink: string;
  shape: string;
}
export interface BoxOf {
  title: string;
  about: string;
  play: Record<string, string>;
  picture: string;
  marks: MarkOf[];
}
export interface PrintWish {
  game: string;
  rules?: boolean;
  date?: string;
  options?: Record<string, string>;
  file?: string;
  also?: string[];
  paper?: string;
  mode?: string;
  style?: string;
  ink?: string;
  large?: boolean;
  language?: string;
}
export interface Proof {
  title: string;
  file: string;
  pages: number;
  shown: number;
  ink: number;
  papers: string[];
  modes: string[];
  mode: string;
  styles: string[];
  inks: string[];
  large: boolean;
  also: string[];
  spoiler: boolean;
  notes: string[];
}
export interface Ended {
  won: boolean;
  score: number | null;
}
export interface PutUp {
  token: string;
  name: string;
}
export interface Ranked {
  name: string;
  won: boolean;
  score: number;
  turns: number;
}
export interface Board {
  game: string;
  date: string;
  played: number;
  won: number;
  rows: Ranked[];
  own_luck: Ranked[];
}
export interface Upload {
  game: string;
  text: string;
}
export interface Uploaded {
  name: string;
  game: string;
  title: string;
  options: string[];
  play: Record<string, string>;
  box: BoxOf;
}
export interface Save {
  record: string;
  name?: string;
}
export interface Wanted {
  game: string;
  seed: string;
  wishes?: Record<string, string>;
}
export interface Adventure {
  job: string;
  game: string;
  spec: string;
  state: string;
  ahead: number;
  attempt: number;
  played: number;
  games: number;
  options: Record<string, string>;
  title: string;
  stars: number;
  why: string;
}
export interface Opened {
  game: string;
  options: Record<string, string>;
  at_hand: boolean;
  wanted: Wanted | null;
}
export interface Clock {
  kind: "days" | "minutes";
  amount: number;
  end?: "bot" | "resign";
}
export interface NewMatch {
  game: string;
  players?: string[];
  options?: Record<string, string>;
  name?: string;
  words?: string;
  study?: boolean;
  own_dice?: boolean;
  colour?: string;
  clock?: Clock | null;
  gather?: boolean;
}
export interface Made {
  match: string;
  seat: number;
  token: string;
  invitation: string;
  spectators: string;
  sealed: string;
  over: boolean;
}
export interface Join {
  invitation: string;
  name: string;
  words?: string;
  colour?: string;
}
export interface Forget {
  token: string;
}
export interface Seated {
  seat: number;
  token: string;
}
export interface SeatOf {
  seat: number;
  name: string;
  player: string;
  ready: boolean;
  colour: string;
  sign: string;
  present: boolean;
  stands_in: string;
  resigned: boolean;
}
export interface ColourOf {
  name: string;
  sign: string;
  words: string;
}
export interface MotionOf {
  number: number;
  what: "abandon" | "bot" | "undo";
  by: number;
  seat: number;
  voters: number[];
  yes: number[];
  needed: number;
  words: string;
  id: string;
}
export interface Lobby {
  match: string;
  game: string;
  title: string;
  state: string;
  seats: SeatOf[];
  sealed: string;
  rematch: string;
  host: number;
  gather: boolean;
  clock: Clock | null;
  rule: string;
  colours: ColourOf[];
  motion: MotionOf | null;
  muted: number[];
  look: Look | null;
  day: Day | null;
  own_luck: boolean;
}
export interface Look {
  night: string;
  paper: string;
  own_table: boolean;
  run: boolean;
  emblem: boolean;
}
export interface Value {
  value: string;
  words: string;
}
export interface Wish {
  option: string;
  words: string;
  values: Value[];
}
export interface Listed {
  name: string;
  title: string;
  about: string;
  seats: [number, number];
  wishes: Wish[];
  look: Look;
  day: Day | null;
  printed: boolean;
  booklet: boolean;
  shelf: Box[];
  lesson: Record<string, string> | null;
  in_a_row: number;
  boxes: boolean;
  own_dice: boolean;
}
export interface Linked {
  text: string;
}
export interface Drawn {
  size: number;
  path: string;
}
export interface Luck {
  sealed: string;
  seed: string;
  chances: number;
  words: number;
  differs: number;
}
export interface Hello {
  type: "hello";
  token: string;
  language?: string;
  since?: number;
  talked?: number;
  text?: boolean;
}
export interface Choose {
  type: "choose";
  id: string;
  after: number;
  text: string;
}
export interface Undo {
  type: "undo";
  id: string;
  after: number;
}
export interface Abandon {
  type: "abandon";
  id: string;
  after: number;
}
export interface Resign {
  type: "resign";
  id: string;
  after: number;
}
export interface Say {
  type: "say";
  text: string;
}
export interface Speak {
  type: "speak";
  language: string;
}
export interface Read {
  type: "read";
  text?: boolean;
}
export interface Mute {
  type: "mute";
  seat: number;
  muted?: boolean;
}
export interface Ready {
  type: "ready";
  ready?: boolean;
}
export interface Dress {
  type: "dress";
  name: string;
  colour?: string;
}
export interface Start {
  type: "start";
  fill?: "bots" | "latecomers";
  program?: string;
}
export interface Dismiss {
  type: "dismiss";
  seat: number;
}
export interface HandOver {
  type: "hand-over";
  seat: number;
}
export interface Vote {
  type: "vote";
  motion: number;
  yes: boolean;
}
export interface ComeBack {
  type: "come-back";
}
export interface Rematch {
  type: "rematch";
  words?: string;
}
export interface Heard {
  number: number;
  name: string;
  about: Record<string, any>;
  told: string;
}
export interface Time {
  left: number[];
  running: number | null;
}
export interface Roll {
  what: string;
  dice: number;
}
export interface Table {
  type: "table";
  sequence: number;
  heard: number;
  seat: number | null;
  view: any;
  question: string;
  offers: OfferOf[];
  events: Heard[];
  may_undo: boolean;
  shown: string;
  over: string;
  afresh: boolean;
  clock: Time | null;
  faces: Record<string, string>;
  captions: Record<string, string>;
  ended: Ended | null;
  roll: Roll | null;
}
export interface Stage {
  heard: number;
  view: any;
}
export interface Way {
  stages: Stage[];
  faces: Record<string, string>;
}
export interface Done {
  type: "done";
  id: string;
  sequence: number;
}
export interface Refused {
  type: "refused";
  why: string;
  key: string;
  id: string;
}
export interface Talk {
  type: "talk";
  number: number;
  seat: number;
  name: string;
  text: string;
}
export interface Lobbied {
  type: "lobby";
  lobby: Lobby;
}
export interface Motion {
  type: "motion";
  motion: MotionOf;
  state: "asked" | "granted" | "refused" | "void";
}
export interface ColourOf {
  sign: string;
  colour: string;
}
export interface PaintsOf {
  wide: number;
  high: number;
  colours: ColourOf[];
}
export interface Bench {
  game: string;
  title: string;
  look: Look;
  weighs: boolean;
  counts: boolean;
  paints: PaintsOf | null;
}
export interface Draft {
  text: string;
  piece?: string;
}
export interface Begun {
  text: string;
}
export interface Mended {
  begin: number;
  end: number;
  text: string;
}
export interface Remark {
  weight: "error" | "warning";
  why: string;
  place: string;
  line: number;
  column: number;
  begin: number;
  end: number;
  mend: Mended | null;
}
export interface PieceOf {
  name: string;
  title: string;
  line: number;
  begin: number;
  end: number;
  picture: string;
  canvas: [number, number] | null;
}
export interface Galley {
  title: string;
  about: string;
  good: boolean;
  read: number;
  unread: number;
  remarks: Remark[];
  pieces: PieceOf[];
}
export interface TopicOf {
  title: string;
  counts: [string, number][];
  unit: string;
}
export interface NumbersOf {
  topics: TopicOf[];
  remarks: string[];
}
export interface Trial {
  deal: number;
  without: number | null;
  won: boolean;
  worth: number;
}
export interface Study {
  text: string;
  seed: string;
  first?: number;
  played?: Trial[];
}
export interface WorthOf {
  name: string;
  by: number;
  low: number;
  high: number;
  sure: boolean;
  deals: number;
}
export interface Weighed {
  about: string;
  a_deal: number;
  games: Trial[];
  parts: WorthOf[];
}
export interface RatedDay {
  date: string;
  title: string;
  stars: number;
  games: number;
  wins: number;
  low: number;
  high: number;
  turns: number;
  decisions: number;
}
export interface RatedDays {
  game: string;
  title: string;
  look: Look;
  days: RatedDay[];
}
export type Sent = AskHint | AskForetold | AskWhy | AskLesson | Hello | Choose | Undo | Abandon | Resign | Say | Speak | Read | Mute | Ready | Dress | Start | Dismiss | HandOver | Vote | ComeBack | Rematch;
export type Answer = Hint | Foretold | Why | PageOf | Table | Done | Refused | Talk | Lobbied | Motion;
