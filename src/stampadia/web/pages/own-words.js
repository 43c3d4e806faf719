// Words of one's own for the luck of a match that has not begun.
import { html } from "../core/html.js";
import { say } from "../core/words.js";
import { Field } from "../parts/controls.js";

/** @param {{own: import("../vendor/signals.js").Signal<string>, children?: any}} props */
export function OwnWords({ own, children }) {
  return html`<details><summary>${say("luck-fold")}</summary>
    <${Field} label=${say("luck-words")} help=${say("luck-words-why")}><input class="input" maxlength="80" value=${own.value}
      onInput=${(/** @type {any} */ event) => (own.value = event.target.value)} /><//>
    ${children}</details>`;
}
