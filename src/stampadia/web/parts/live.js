// What a screen reader says without being asked: what happened, quietly; what went wrong, at once.
import { html, signal, useEffect } from "../core/html.js";
import { language, say } from "../core/words.js";

const MOST_SAID = 3;
const polite = signal("");
const assertive = signal("");

/** @param {string} text */
export const tell = (text) => (polite.value = text);
/** @param {string} text */
export const warn = (text) => (assertive.value = text);

/** One sentence an event, never more than three. @param {string[]} sentences */
export function tellAll(sentences) {
  const left = sentences.length - MOST_SAID;
  const more = left > 0 ? [say("and-more", { count: left })] : [];
  if (sentences.length) tell([...sentences.slice(0, MOST_SAID), ...more].join(" "));
}

export function LiveRegions() {
  useEffect(() => {
    polite.value = ""; // it was said in another language, and heard
  }, [language.value]);
  return html`
    <div class="unseen" role="status" aria-live="polite">${polite.value}</div>
    <div class="unseen" role="alert" aria-live="assertive">${assertive.value}</div>
  `;
}
