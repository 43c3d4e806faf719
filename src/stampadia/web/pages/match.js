// One match: its line to the server, and which page of it is shown.
import { html, useEffect, useRef, useSignal } from "../core/html.js";
import { keep, kept, keepResult, matches, sounded } from "../core/memory.js";
import { Line } from "../core/wire.js";
import { dated, language, say } from "../core/words.js";
import { Button } from "../parts/controls.js";
import { DESK, Fetched } from "../parts/fetched.js";
import { Icon } from "../parts/icons.js";
import { warn } from "../parts/live.js";
import { peopleAt } from "./people.js";
import { Table } from "./table.js";

/** @param {string} [problem] */
const meanwhile = (problem) => html`<main class="desk" id="main"><p class="on-table">${problem || say("one-moment")}</p></main>`;

/** @param {{id: string}} props */
export function Match({ id }) {
  matches.value; // somebody may sit down beside
  const known = kept(id);
  const lines = useLines(id, known ? [known, ...(known.beside ?? [])] : []);
  const { line, next, hidden, go } = useTurns(lines);

  const lobby = line?.lobby.value ?? null;
  const over = Boolean(line?.table.value?.over);
  const called = Boolean(lines.length < 2 && lobby && peopleAt(lobby) > 1 && line?.table.value?.offers.length);
  useEffect(() => {
    if (!lobby) return;
    // whoever waits for others looks at something else meanwhile
    document.title = [called && `● ${say("your-turn")}`, lobby.title, "Stampadia"].filter(Boolean).join(" · ");
    const match = kept(id);
    if (match && (match.game !== lobby.game || match.over !== over)) {
      keep({ ...match, game: lobby.game, title: lobby.title, over });
    }
  }, [lobby?.title, over, called]);
  const table = line?.table.value;
  useEffect(() => {
    const match = kept(id);
    if (!match || !lobby || !table) return;
    const asked = lobby.seats[table.view.asked ?? -1];
    const others = table.offers.length || !asked ? "" : asked.name || say("player", { number: asked.seat + 1 });
    keep({ ...match, called: lobby.day?.title ?? table.captions?.title, date: lobby.day?.date, turn: table.view.turn, asked: others, at: Date.now() });
  }, [table?.sequence, language.value]);
  const ended = line?.table.value?.ended;
  useEffect(() => {
    if (ended && lobby?.day && known?.seat != null && !known.lookedAt) keepResult(lobby.game, lobby.day.date, ended, id);
  }, [Boolean(ended), lobby?.day?.date]);
  const sequence = line?.table.value?.sequence;
  const heard = useRef(sequence);
  useEffect(() => {
    // whoever has just come hears nothing
    if (heard.current !== undefined && heard.current !== sequence) sounded(over ? "end" : line?.table.value?.offers.length ? "stamp" : "paper");
    heard.current = sequence;
  }, [sequence]);
  const refused = line?.refused.value;
  useEffect(() => {
    if (refused) sounded("refused");
  }, [refused]);
  const broken = Boolean(line?.broken.value);
  useEffect(() => warn(broken ? say("line-lost", { time: dated(line.brokeAt.value, { timeStyle: "short" }) }) : ""), [broken]);

  if (!known || !line || line.lost.value) {
    return html`<main class="desk" id="main"><section class="sheet note-sheet"><h1>${say("lost-match")}</h1>
      <p>${say("lost-match-why")}</p><p class="acts"><${Button} go href="#/">${say("back-home")}<//></p></section></main>`;
  }
  if (!lobby || (hidden && next === null && lobby.state !== "lobby")) return meanwhile();
  const spot = lobby.look?.paper ? { "--spot": `light-dark(${lobby.look.paper},${lobby.look.night})`, "--spot-on": lobby.look.night } : {};
  return html`
    <div class=${broken ? "game broken" : "game"} style=${spot}>
      ${broken && html`<aside class="banner" aria-label=${say("no-line")}><${Icon} name="offline" /> <span>${say("line-lost", { time: dated(line.brokeAt.value, { timeStyle: "short" }) })}</span></aside>`}
      ${next !== null
        ? html`<${Fetched} load=${() => import("./beside.js")} what="HandOver" words=${DESK} name=${lobby.seats[next].name} go=${go} />`
        : lobby.state === "lobby" || !line.table.value
          ? html`<${Fetched} load=${() => import("./lobby.js")} what="Lobby" words=${DESK} meanwhile=${meanwhile} line=${line} lobby=${lobby} />`
          : html`<${Table} line=${line} lobby=${lobby} />`}
    </div>
  `;
}

/** @typedef {{seat: number | null, token: string}} Person */

/** A line to the server for each who plays at this screen, in the language of the page. @param {string} id @param {Person[]} people */
function useLines(id, people) {
  const lines = useRef(/** @type {Line[]} */ ([]));
  for (const { token } of people.slice(lines.current.length)) lines.current.push(new Line(id, token));
  for (const line of lines.current) line.patient = people.length < 2;
  const spoken = useRef(language.value);
  useEffect(() => () => lines.current.forEach((line) => line.close()), []);
  useEffect(() => {
    if (spoken.current !== language.value) for (const line of lines.current) line.speak(language.value);
    spoken.current = language.value;
  }, [language.value]);
  const lobby = lines.current[0]?.lobby.value ?? null;
  const connected = lines.current.filter((line) => line.open.value).length;
  useEffect(() => {
    if (lobby && people.length > 1) together(lobby, people, lines.current);
  }, [lobby, connected]);
  return lines.current;
}

/** Those beside are ready when the first is, and agree to what one of them has asked for: they speak with one another. @param {import("../core/wire.js").Lobby} lobby @param {Person[]} people @param {Line[]} lines */
function together({ seats, state, motion }, people, lines) {
  /** @param {Person} one */
  const ready = ({ seat }) => seat !== null && seats[seat].ready;
  const agreed = people.some(({ seat }) => seat !== null && motion?.yes.includes(seat));
  people.forEach((one, at) => {
    if (state === "lobby" && ready(one) !== ready(people[0])) lines[at].send({ type: "ready", ready: ready(people[0]) });
    const asked = one.seat !== null && motion?.voters.includes(one.seat) && !motion.yes.includes(one.seat);
    if (motion && agreed && asked) lines[at].send({ type: "vote", motion: motion.number, yes: true });
  });
}

/** Whose table is shown, nobody's where several have just come; where another is asked who sees what this one must not, that seat is `next`, until somebody says `go`. @param {Line[]} lines */
function useTurns(lines) {
  const at = useSignal(lines.length > 1 ? -1 : 0);
  const over = Boolean(lines[0]?.table.value?.over);
  const asked = lines.findIndex((line) => line.table.value?.offers.length);
  const wish = over ? 0 : asked < 0 ? at.value : asked;
  const tables = (at.value < 0 ? lines : [lines[at.value], lines[wish]]).map((line) => line?.table.value ?? null);
  const told = tables.every((table) => table && table.sequence === tables[0]?.sequence); // all have heard the same
  const alike = told && new Set(tables.map((table) => JSON.stringify({ ...table?.view, seat: null }))).size === 1;
  const open = wish >= 0 && (wish === at.value || over || alike);
  useEffect(() => {
    if (open) at.value = wish;
  }, [open, wish]);
  const next = !open && told && asked >= 0 ? (lines[asked].table.value?.seat ?? null) : null;
  return { line: lines[open ? wish : Math.max(at.value, 0)], next, hidden: at.value < 0 && !open, go: () => (at.value = wish) };
}
