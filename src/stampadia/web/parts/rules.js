// A game's rules on one page, as its own catalogue tells them.
import { html, useEffect, useSignal } from "../core/html.js";
import { language, say, told } from "../core/words.js";

/** @param {{game: string}} props */
export function Rules({ game }) {
  const text = useSignal("");
  useEffect(() => {
    told(game, "rules").then((rules) => (text.value = rules)).catch(() => {});
  }, [game, language.value]);
  return html`<div class="rules" role="group" tabindex="0" aria-label=${say("the-rules")}>${text.value.split("\n").filter(Boolean).map((line, at) => html`<p key=${at}>${line}</p>`)}</div>`;
}
