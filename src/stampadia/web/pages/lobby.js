// Before a match begins: who sits where, the links, and whoever made it may start.
import { html, useEffect, useSignal } from "../core/html.js";
import { kept, name } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Button, Choice, Field, Link } from "../parts/controls.js";
import { DESK, Fetched } from "../parts/fetched.js";
import { tell } from "../parts/live.js";
import { PROGRAMS, Program } from "../parts/program.js";
import { Rail } from "../parts/rail.js";

/** @typedef {import("../core/wire.js").Seat} Seat */

/** @param {{line: import("../core/wire.js").Line, lobby: import("../core/wire.js").Lobby}} props */
export function Lobby({ line, lobby }) {
  const program = useSignal(PROGRAMS[0]);
  const known = kept(line.id);
  const here = location.href.split("#")[0];
  const mine = lobby.seats.find((seat) => seat.seat === known?.seat);
  const host = known?.seat !== null && lobby.host === known?.seat;
  const open = lobby.seats.filter((seat) => !seat.player).length;
  const waiting = lobby.seats.filter((seat) => seat.player === "you" && !seat.ready && seat !== mine).map((seat) => seat.name || say("player", { number: seat.seat + 1 }));
  const seated = lobby.seats.map((seat) => `${seat.name}${seat.ready ? "+" : ""}`).join("|");
  useEffect(() => tell(say("seats-now", { taken: lobby.seats.length - open, of: lobby.seats.length })), [seated]);
  const invitation = known?.invitation ? `${here}#/join/${line.id}/${known.invitation}` : "";
  return html`
    <${Rail} game=${lobby.title} />
    <main class="desk lobby" id="main">
      <h1 class="on-table">${lobby.title}</h1>
      ${line.refused.value && html`<p class="refused slip" role="alert">${line.refused.value}</p>`}
      <ol class="albums">
        ${lobby.seats.map((seat) => html`<${Album} key=${seat.seat} seat=${seat} mine=${seat === mine} host=${host}
          dismiss=${() => line.send({ type: "dismiss", seat: seat.seat })} />`)}
      </ol>
      ${invitation && html`<div class="papers post">
        <section class="sheet airmail" aria-labelledby="invite">
          <h2 id="invite">${say(open ? "invite-heading" : "seats-full")}</h2>
          ${open > 0 && html`<${Camera} link=${invitation} />`}
          <p>${say(open ? "invite-why" : "seats-full-why")}</p>
          ${open > 0 && ["127.0.0.1", "localhost", "[::1]"].includes(location.hostname) && html`<p class="barred">${say("invite-only-here")}</p>`}
          ${open > 0 && html`<${Link} label=${say("invitation-link")} link=${invitation} />`}
          <${Link} label=${say("spectator-link")} link=${`${here}#/watch/${line.id}/${known?.spectators}`} />
        </section>
      </div>`}
      <div class="papers">
        ${invitation && open > 0 && html`<${Fetched} load=${() => import("./beside.js")} what="SitBeside" words=${DESK} line=${line} invitation=${known?.invitation} />`}
        ${mine && html`<${Dress} key=${mine.seat} line=${line} lobby=${lobby} mine=${mine} />`}
        <section class="sheet" aria-labelledby="house">
          <h2 id="house">${say("house-rules")}</h2>
          <p>${lobby.rule || say("no-clock")}</p>
          <details><summary>${say("luck-honest")}</summary><p class="hush">${say("luck-sealed", { sealed: lobby.sealed.slice(0, 16) })}</p></details>
        </section>
      </div>
      ${host && open > 0 && html`<section class="sheet programs"><${Program} value=${program.value} change=${(/** @type {string} */ value) => (program.value = value)} /></section>`}
      <p class="acts on-table lit">
        <span role="status">${[open > 0 && say("seats-open", { count: open }), ...wanting(lobby, mine, open, waiting)].filter(Boolean).join(" ")}</span>
        ${mine && lobby.gather && html`<${Button} go=${!mine.ready} plain=${mine.ready} onClick=${() => line.send({ type: "ready", ready: !mine.ready })}>${say(mine.ready ? "not-yet" : "i-am-ready")}<//>`}
        ${host && html`<${Button} go=${Boolean(mine?.ready)} onClick=${() => line.send({ type: "start", fill: "bots", program: program.value })}>${say(open ? "start-with-programs" : "start")}<//>`}
        ${host && open > 0 && html`<${Button} onClick=${() => line.send({ type: "start", fill: "latecomers", program: program.value })}>${say("start-for-latecomers")}<//>`}
      </p>
    </main>
  `;
}

/** What is wanting before it can begin, and of whom: first of whoever reads it. @param {import("../core/wire.js").Lobby} lobby @param {Seat | undefined} mine @param {number} open @param {string[]} waiting names */
function wanting(lobby, mine, open, waiting) {
  if (!lobby.gather) return open ? [] : [say("begins-when-full")];
  if (mine && !mine.ready) return [say("you-not-ready", { button: say("i-am-ready") })];
  if (waiting.length) return [say("not-ready", { count: waiting.length, names: new Intl.ListFormat(language.value).format(waiting) })];
  if (open) return [];
  const host = lobby.seats[lobby.host];
  return [host && host !== mine ? say("all-ready-host", { name: host.name }) : say("all-ready")];
}

/** A seat as an album on the table. @param {{seat: Seat, mine: boolean, host: boolean, dismiss: () => void}} props */
function Album({ seat, mine, host, dismiss }) {
  const person = seat.player === "you";
  return html`
    <li class=${["album", seat.player ? "taken" : "free"].join(" ")} data-colour=${seat.colour || undefined}>
      <span class="number">${seat.seat + 1}</span>
      <div class="plate">
        <strong>${seat.sign && html`<span class="sign" aria-hidden="true">${seat.sign}</span>`}${seat.name || (seat.player ? say("a-player") : say("open-seat"))}</strong>
        <span>${mine ? say("that-is-you") : person ? say(seat.present ? "at-the-table" : "away") : seat.player ? say("a-program") : say("letter-on-its-way")}</span>
      </div>
      ${seat.player && seat.ready && html`<span class="rubber">${say("ready")}</span>`}
      ${host && person && !mine && html`<${Button} small plain onClick=${dismiss}>${say("send-away", { name: seat.name })}<//>`}
    </li>
  `;
}

/** Name and colour, for oneself. @param {{line: import("../core/wire.js").Line, lobby: import("../core/wire.js").Lobby, mine: Seat}} props */
function Dress({ line, lobby, mine }) {
  const called = useSignal(mine.name);
  const colours = (lobby.colours ?? []).map((one) => ({ value: one.name, words: `${one.sign} ${one.words}` }));
  /** @param {string} [colour] */
  const send = (colour) => {
    if (!called.value.trim()) return;
    name.value = called.value.trim();
    line.send({ type: "dress", name: called.value.trim(), colour: colour ?? mine.colour });
  };
  return html`
    <section class="sheet" aria-labelledby="you">
      <h2 id="you">${say("you")}</h2>
      <${Field} label=${say("your-name")}><input class="input" maxlength="40" value=${called.value}
        onInput=${(/** @type {any} */ event) => (called.value = event.target.value)} onChange=${() => send()} /><//>
      ${colours.length > 0 && html`<${Choice} label=${say("your-colour")} value=${mine.colour}
        values=${colours} change=${send} />`}
    </section>
  `;
}

/** The link for a camera. @param {{link: string}} props */
export function Camera({ link }) {
  const drawn = useSignal(/** @type {import("../core/types").Drawn | null} */ (null));
  useEffect(() => {
    ask("/api/qr", { text: link }).then((code) => (drawn.value = code)).catch(() => {});
  }, [link]);
  const { size, path } = drawn.value ?? { size: 1, path: "" };
  return html`<figure class="camera perf">
    <svg viewBox=${`-4 -4 ${size + 8} ${size + 8}`} role="img" aria-label=${say("camera-code")}><path d=${path} /></svg>
    <figcaption>${say("point-a-camera")}</figcaption>
  </figure>`;
}
