// Those around the table: whose turn it is, who is away, how much time is left, and what they decide
// together.
import { html, useEffect, useSignal } from "../core/html.js";
import { say } from "../core/words.js";
import { Button } from "../parts/controls.js";

/** @typedef {import("../core/wire.js").Line} Line */
/** @typedef {import("../core/wire.js").Lobby} Lobby */
/** @typedef {import("../core/wire.js").Table} Table */

const SECOND = 1000;

/** How many people sit at a table, whatever programs sit with them. @param {Lobby} lobby */
export const peopleAt = ({ seats }) => seats.filter((seat) => seat.player === "you").length;

/** @param {{line: Line, lobby: Lobby, table: Table}} props */
export function Players({ line, lobby, table }) {
  const mine = table.seat;
  return html`<ul class="players" aria-label=${say("players")}>
    ${lobby.seats.map((seat) => {
      const asked = table.view.asked === seat.seat;
      const away = seat.player === "you" && seat.seat !== mine && seat.present === false;
      return html`<li key=${seat.seat} class=${asked ? "asked" : ""} data-colour=${seat.colour || undefined} aria-current=${asked ? "true" : undefined}>
        ${seat.sign && html`<span class="sign" aria-hidden="true">${seat.sign}</span>`}
        <b>${(seat.player === "you" && seat.name) || say("player", { number: seat.seat + 1 })}</b>
        ${seat.seat === mine && html`<i>${say("that-is-you")}</i>`}
        ${seat.stands_in && html`<i>${say("program-stands-in")}</i>`}
        ${seat.resigned && html`<i>${say("has-given-up")}</i>`}
        ${away && html`<i>${say("away")}</i>`}
        ${table.clock && html`<${Clock} left=${table.clock.left[seat.seat]} runs=${table.clock.running === seat.seat} />`}
        ${away && mine !== null && !table.over && !seat.stands_in && html`<${Button} small plain onClick=${() => line.send({ type: "hand-over", seat: seat.seat })}>${say("let-a-program")}<//>`}
        ${seat.seat === mine && seat.stands_in && !seat.resigned && html`<${Button} small onClick=${() => line.send({ type: "come-back" })}>${say("come-back")}<//>`}
      </li>`;
    })}
  </ul>`;
}

/** @param {{left: number, runs: boolean}} props */
function Clock({ left, runs }) {
  const spent = useSignal(0);
  useEffect(() => {
    spent.value = 0;
    if (!runs) return undefined;
    const began = performance.now();
    const timer = setInterval(() => (spent.value = performance.now() - began), SECOND);
    return () => clearInterval(timer);
  }, [left, runs]);
  const seconds = Math.max(0, Math.round((left - spent.value) / SECOND));
  const days = Math.floor(seconds / 86400);
  const clock = `${Math.floor((seconds % 86400) / 3600)}:${String(Math.floor((seconds % 3600) / 60)).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
  return html`<time class="num" role="timer" aria-label=${say("time-left")}>${days ? say("days-left", { days }) : clock}</time>`;
}

/** What is being decided, and a vote for whoever has one. @param {{line: Line, lobby: Lobby, table: Table}} props */
export function Motion({ line, lobby, table }) {
  const motion = lobby.motion;
  if (!motion || table.over) return null;
  const mine = table.seat;
  const may = mine !== null && motion.voters.includes(mine) && !motion.yes.includes(mine);
  /** @param {boolean} yes */
  const vote = (yes) => line.send({ type: "vote", motion: motion.number, yes });
  return html`<section class="slip motion" role="status" aria-label=${say("to-decide")}>
    <p><b>${motion.words}</b></p>
    <p class="hush">${say("votes", { yes: motion.yes.length, needed: motion.needed })}</p>
    ${may && html`<p class="acts"><${Button} go onClick=${() => vote(true)}>${say("yes")}<//><${Button} onClick=${() => vote(false)}>${say("no")}<//></p>`}
  </section>`;
}
