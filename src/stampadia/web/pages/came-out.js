// How a match went, as a picture that tells nothing of the day, to keep and to send; and what this
// browser remembers.
import { html, useEffect, useRef, useSignal } from "../core/html.js";
import { later, name, resultOf, results, streak, today } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { dated, language, say, wordsOf } from "../core/words.js";
import { Button, Dialog, Field, Stars, note } from "../parts/controls.js";
import { handOver } from "../parts/hand-over.js";
import { RunPicture, pictured } from "../parts/stamps.js";

/** @typedef {import("../core/wire.js").Line} Line */
/** @typedef {import("../core/wire.js").Table} Table */
/** @typedef {import("../core/wire.js").Lobby} Lobby */
/** @typedef {import("../parts/stamps.js").Run} Run */

/** @param {{line: Line, table: Table, lobby: Lobby}} props */
export function CameOut({ line, table, lobby }) {
  const large = useSignal(false);
  const run = useRun(line, table, lobby);
  if (!run) return null;
  return html`<button type="button" class="small-run" onClick=${() => (large.value = true)}><${RunPicture} run=${run} /><span>${say("run-larger")}</span></button>
    ${large.value && html`<${Sheet} run=${run} line=${line} table=${table} lobby=${lobby} close=${() => (large.value = false)} />`}`;
}

/** Did it end because the viewer gave up? @param {Table} table */
const hasGivenUp = (table) => table.view.over?.how === "resigned" && !table.ended?.won;

/** The picture of a finished match, once its game has drawn it. @param {Line} line @param {Table} table @param {Lobby} lobby */
function useRun(line, table, lobby) {
  const run = useSignal(/** @type {Run | null} */ (null));
  const day = lobby.day;
  useEffect(() => {
    const query = new URLSearchParams({ token: line.token });
    const picture = day ? fetch(`/api/games/${day.game}/days/${day.date}/picture`).then((answer) => (answer.ok ? answer.text() : "")) : "";
    Promise.all([import(`/games/${encodeURIComponent(lobby.game)}/run.js`), wordsOf(lobby.game), ask(`/api/matches/${line.id}/story?${query}`), picture])
      .then(([drawing, told, story, svg]) => {
        const gaveUp = hasGivenUp(table) ? table.over : "";
        const drawn = drawing.default({
          view: table.view,
          story,
          players: lobby.seats,
          seat: table.seat,
          won: Boolean(table.ended?.won),
          gaveUp,
          picture: svg && `data:image/svg+xml,${encodeURIComponent(svg)}`,
          say: told,
          spot: lobby.look?.paper || "#221C15",
        });
        run.value = gaveUp ? { ...drawn, mark: say("run-given-up") } : drawn;
      })
      .catch((error) => console.warn("no picture of this match", error));
  }, [line.id, table.sequence, language.value]);
  return run.value;
}

/** The sheet to keep and to send. @param {{run: Run, line: Line, table: Table, lobby: Lobby, close: () => void}} props */
function Sheet({ run, line, table, lobby, close }) {
  const shown = useRef(/** @type {HTMLElement | null} */ (null));
  const { day } = lobby;
  const title = day?.title ?? lobby.title;
  const kicker = day ? `${lobby.title} · ${day.date}` : lobby.title;
  const text = [`Stampadia, ${kicker}${day ? `: ${day.title} ${"★".repeat(day.stars)}${"☆".repeat(5 - day.stars)}` : ""}`, ...run.lines].join("\n");
  const send = async () => {
    const drawn = shown.current?.querySelector("svg");
    if (!drawn) return;
    const [big, unit] = run.headline ?? ["", ""];
    const blob = await pictured(drawn, { kicker, title, big: String(big), unit, below: [...(hasGivenUp(table) ? [table.over] : []), ...run.figures.slice(0, 3).map(([number, words]) => `${number} ${words}`)] });
    handOver(blob, `stampadia-${lobby.game}${day ? `-${day.date}` : ""}.png`);
    note(say("run-saved-picture"));
  };
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    note(say("copied"));
  };
  const acts = html`<${Button} go icon="download" onClick=${send}>${say("run-send")}<//><${Button} icon="copy" onClick=${copy}>${say("run-copy")}<//>`;
  return html`<${Dialog} title=${title} close=${close} wide acts=${acts}>
    <div class="came-out">
      <figure ref=${shown}><${RunPicture} run=${run} large />${day && html`<figcaption class="hush">${say("run-tells")}</figcaption>`}</figure>
      <div>
        <p class="of">${lobby.title} ${day && html`<${Stars} count=${day.stars} />`}</p>
        ${run.headline && html`<p class="headline"><b>${run.headline[0]}</b> ${run.headline[1]}</p>`}
        <p>${table.over}</p>
        <dl class="figures">${run.figures.map(([number, words]) => html`<div key=${words}><dt>${words}</dt><dd>${number}</dd></div>`)}</dl>
        ${day && html`<${Kept} game=${lobby.game} date=${day.date} /><${BoardOf} line=${line} mine=${table.seat !== null} day=${day} />`}
      </div>
    </div>
  <//>`;
}

/** What this browser remembers of a game's days. @param {{game: string, date: string}} props */
function Kept({ game, date }) {
  const all = Object.entries(results.value).filter(([key]) => key.startsWith(`${game} `)).map(([, result]) => result);
  const won = all.filter((one) => one.won);
  const { now, longest } = streak();
  const best = Math.max(...won.map((one) => one.score ?? 0));
  return html`<div class="kept">
    <h3>${say("kept-heading")}</h3>
    <p>${say("kept-played", { played: all.length, won: won.length })} ${won.length > 0 && say("kept-best", { best })}</p>
    <p>${say("kept-streak", { now, longest })}${(resultOf(game, date)?.tries ?? 0) > 1 ? ` ${say("kept-tries", { tries: resultOf(game, date)?.tries ?? 0 })}` : ""}</p>
    ${date === today() && html`<p class="hush">${say("tomorrow", { time: dated(`${later(date, 1)}T00:00:00Z`, { hour: "2-digit", minute: "2-digit" }) })}</p>`}
  </div>`;
}

/** How others came through the day; for those who give a name. @param {{line: Line, mine: boolean, day: import("../core/types").Day}} props */
function BoardOf({ line, mine, day }) {
  const board = useSignal(/** @type {import("../core/types").Board | null} */ (null));
  const called = useSignal(name.value);
  const put = useSignal("");
  const problem = useSignal("");
  useEffect(() => {
    ask(`/api/games/${day.game}/days/${day.date}/board`).then((found) => (board.value = found)).catch(() => {});
  }, []);
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    const as = called.value.trim();
    if (!as) return;
    try {
      board.value = await ask(`/api/matches/${line.id}/board`, { token: line.token, name: as });
      name.value = as;
      put.value = as;
      problem.value = "";
    } catch (error) {
      problem.value = /** @type {Error} */ (error).message;
    }
  };
  const found = board.value;
  return html`<section class="board" aria-labelledby="board">
    <h3 id="board">${say("board-of", { date: dated(`${day.date}T12:00:00Z`, { day: "numeric", month: "long", timeZone: "UTC" }) })}</h3>
    ${found && html`<p class="hush">${say("board-sum", { played: found.played, won: found.won })}</p>
      <${Ranks} rows=${found.rows} own=${put.value} />
      ${found.own_luck.length > 0 && html`<h4>${say("board-own-luck")}</h4><${Ranks} rows=${found.own_luck} own=${put.value} />`}`}
    ${mine && !put.value && html`<form class="put-up" onSubmit=${send}>
      <${Field} label=${say("your-name")} help=${say("board-why")} bad=${problem.value}><input class="input" required maxlength="40" autocomplete="nickname" value=${called.value}
        onInput=${(/** @type {any} */ event) => (called.value = event.target.value)} /><//>
      <${Button} small type="submit">${say("board-put-up")}<//></form>`}
  </section>`;
}

/** @param {{rows: import("../core/types").Ranked[], own: string}} props */
function Ranks({ rows, own }) {
  if (!rows.length) return null;
  const mine = rows.findIndex((row) => row.name === own);
  return html`<table class="ranks"><thead class="unseen"><tr><th scope="col">${say("board-place")}</th><th scope="col">${say("your-name")}</th><th scope="col">${say("board-score")}</th><th scope="col">${say("board-turns")}</th></tr></thead>
    <tbody>${rows.map((row, at) => html`<tr key=${at} class=${at === mine ? "own" : ""}><td>${at + 1}</td><th scope="row">${row.name}</th><td>${row.won ? row.score : "×"}</td><td>${row.turns}</td></tr>`)}</tbody></table>`;
}
