// Who plays on a seat that no person takes.
import { html } from "../core/html.js";
import { say } from "../core/words.js";
import { Choice } from "./controls.js";

export const PROGRAMS = ["strong", "fair", "easy"];

/** @param {{value: string, change: (program: string) => void}} props */
export function Program({ value, change }) {
  const values = PROGRAMS.map((name) => ({ value: name, words: say(`program-${name}`) }));
  return html`<${Choice} label=${say("programs")} value=${value} values=${values} change=${change} />`;
}
