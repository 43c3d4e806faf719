// What happened, newest at the foot, and what people say to each other.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { say } from "../core/words.js";
import { Button, Field } from "./controls.js";

const MOST_SHOWN = 200;
/** Pixels: about a line. */
const NEAR_FOOT = 30;

/**
 * By turns, where the game tells when one begins: its number stands in the margin, what it says is a
 * heading.
 * @param {{log: import("../core/wire.js").Heard[], told?: (event: import("../core/wire.js").Heard) => any, children?: any}} props
 */
export function Ledger({ log, told = (event) => event.told, children }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const shown = log.slice(-MOST_SHOWN);
  const atFoot = useRef(true);
  const was = useRef({ top: 0, size: "" });
  // whoever reads further up is left there
  const toFoot = () => void (list.current && atFoot.current && (list.current.scrollTop = list.current.scrollHeight));
  useLayoutEffect(toFoot);
  useEffect(() => {
    const watch = new ResizeObserver(toFoot); // what lies above it grows when it likes
    if (list.current) watch.observe(list.current);
    return () => watch.disconnect();
  }, []);
  /** @param {any} event */
  const scrolled = ({ target }) => {
    const now = { top: target.scrollTop, size: `${target.scrollHeight} ${target.clientHeight}` };
    if (target.scrollHeight - target.scrollTop - target.clientHeight < NEAR_FOOT) atFoot.current = true;
    else if (now.top < was.current.top && now.size === was.current.size) atFoot.current = false; // by hand, not by what grew or went
    was.current = now;
  };
  return html`
    <section class="ledger" id="log" aria-label=${say("what-happened")} tabindex="-1">
      <h2>${say("what-happened")}</h2>
      <ol ref=${list} tabindex="0" aria-label=${say("what-happened")} onScroll=${scrolled}>
        ${shown.map((event, index) => html`<li key=${event.number} class=${[event.name === "began-turn" && "turn", index === shown.length - 1 && "new"].filter(Boolean).join(" ")} data-turn=${event.name === "began-turn" ? event.about.turn : undefined}>${told(event)}</li>`)}
      </ol>
      ${children}
    </section>
  `;
}

/** @param {{line: import("../core/wire.js").Line}} props */
export function Talk({ line }) {
  const text = useSignal("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const lobby = line.lobby.value;
  const mine = line.table.value?.seat ?? null;
  const muted = lobby?.muted ?? [];
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [line.talk.value.length]);
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (text.value.trim()) line.send({ type: "say", text: text.value.trim() });
    text.value = "";
  };
  const others = (lobby?.seats ?? []).filter((seat) => seat.seat !== mine && seat.player === "you");
  return html`
    <section class="ledger talk" aria-label=${say("talk")}>
      <h2>${say("talk")}</h2>
      <ol ref=${list} tabindex="0" aria-live="polite" aria-label=${say("talk")}>
        ${line.talk.value.filter((one) => !muted.includes(one.seat)).map((one) => html`<li key=${one.number}><b>${one.name || say("player", { number: one.seat + 1 })}</b> ${one.text}</li>`)}
      </ol>
      <footer>
        ${mine !== null && html`<form onSubmit=${send}><${Field} label=${say("say-something")}>
          <input class="input" value=${text.value} maxlength="400" onInput=${(/** @type {any} */ event) => (text.value = event.target.value)} /><//></form>`}
        ${others.map((seat) => html`<${Button} key=${seat.seat} small plain icon=${muted.includes(seat.seat) ? "hear" : "mute"}
          onClick=${() => line.send({ type: "mute", seat: seat.seat, muted: !muted.includes(seat.seat) })}>${say(muted.includes(seat.seat) ? "unmute" : "mute", { name: seat.name })}<//>`)}
      </footer>
    </section>
  `;
}
