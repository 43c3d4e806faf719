// Several people at one screen: who sits down here too, and what lies between two turns of theirs.
import { html, useEffect, useRef, useSignal } from "../core/html.js";
import { keep, kept } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { say } from "../core/words.js";
import { Button, Field } from "../parts/controls.js";

/** @typedef {import("../core/wire.js").Line} Line */

/** Somebody takes the next open seat at this screen. @param {{line: Line, invitation: string}} props */
export function SitBeside({ line, invitation }) {
  const called = useSignal("");
  /** @param {Event} event */
  const sit = async (event) => {
    event.preventDefault();
    try {
      const { seat, token } = await ask(`/api/matches/${line.id}/join`, { invitation, name: called.value.trim() });
      const match = kept(line.id);
      if (match) keep({ ...match, beside: [...(match.beside ?? []), { seat, token }] });
      called.value = "";
    } catch (error) {
      line.refused.value = /** @type {Error} */ (error).message;
    }
  };
  return html`
    <section class="sheet" aria-labelledby="beside">
      <h2 id="beside">${say("beside-heading")}</h2>
      <p>${say("beside-why")}</p>
      <form class="form" onSubmit=${sit}>
        <${Field} label=${say("beside-name")}><input class="input" required maxlength="40" autocomplete="off" value=${called.value}
          onInput=${(/** @type {any} */ event) => (called.value = event.target.value)} /><//>
        <p class="acts"><${Button} type="submit">${say("beside-sit")}<//></p>
      </form>
    </section>
  `;
}

/** Between two people whose cards the other must not see. @param {{name: string, go: () => void}} props */
export function HandOver({ name, go }) {
  const heading = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => heading.current?.focus(), []);
  return html`<main class="desk" id="main"><section class="sheet note-sheet" id="hand-over">
    <h1 ref=${heading} tabindex="-1">${say("beside-turn", { name })}</h1>
    <p>${say("beside-turn-why")}</p>
    <p class="acts"><${Button} go onClick=${go}>${say("beside-look", { name })}<//></p>
  </section></main>`;
}
