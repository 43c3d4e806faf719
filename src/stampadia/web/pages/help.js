// How a table is used, and the rules of its game.
import { html } from "../core/html.js";
import { asksTwice } from "../core/memory.js";
import { say } from "../core/words.js";
import { Dialog } from "../parts/controls.js";
import { Rules } from "../parts/rules.js";

const KEYS = ["1–9", "↑ ↓", "Enter", "U", "H", "L", "T", "Esc"];

/** Whoever plays by finger has no use for keys. @param {{game: string, close: () => void}} props */
export function Help({ game, close }) {
  return html`<${Dialog} title=${say("help")} close=${close}>
    <p>${say("help-how")}</p>
    ${asksTwice()
      ? html`<p>${say("help-finger")}</p>`
      : html`<dl class="keys">${KEYS.map((key, index) => html`<div key=${key}><dt><kbd>${key}</kbd></dt><dd>${say(`key-${index + 1}`)}</dd></div>`)}</dl>`}
    <h3>${say("the-rules")}</h3><${Rules} game=${game} />
  <//>`;
}
