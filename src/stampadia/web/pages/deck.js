// What one looks back with: a slider over the moments of the match, and steps.
import { html } from "../core/html.js";
import { say } from "../core/words.js";
import { Button, Field } from "../parts/controls.js";

/** @param {{back: import("./look-back.js").Back, last: number}} props */
export default function Deck({ back, last }) {
  const shut = () => {
    back.go(-1);
    back.open.value = false;
  };
  return html`
    <section class="slip deck" aria-label=${say("look-back")}>
      <${Field} label=${say("moment-of", { at: back.at, last })}>
        <input type="range" min="0" max=${last} value=${back.at} onInput=${(/** @type {any} */ event) => back.go(Number(event.target.value))} /><//>
      ${back.problem && html`<p class="barred" role="alert">${back.problem}</p>`}
      <p class="acts">
        <${Button} small icon="back" onClick=${() => back.go(Math.max(0, back.at - 1))}>${say("step-back")}<//>
        <${Button} small icon="next" onClick=${() => back.go(back.at + 1)}>${say("step-on")}<//>
        <${Button} small icon="last" onClick=${shut}>${say("to-the-present")}<//>
      </p>
    </section>
  `;
}
