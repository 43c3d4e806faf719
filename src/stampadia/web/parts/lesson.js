// A first lesson beside the question: what to look at now, what to try. Its pages come as one plays, are
// numbered as they come, and fold once they were read: whoever wants one again unfolds it. One that
// comes again has no number.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { isNarrow, keep, kept } from "../core/memory.js";
import { language, say } from "../core/words.js";
import { Button } from "./controls.js";
import { bringTaught } from "./in-sight.js";

/** @typedef {import("../core/wire.js").Line} Line */
/** Keys of pages in the order in which they came; a last one that is empty folds the one before. @typedef {string[]} Read */

/** What is read once this page is told: a new one is open until it gives way. @param {Read} read @param {string} key @returns {Read} */
export function readOn(read, key) {
  const now = read[read.length - 1];
  if (key === now || (!now && (!key || read.includes(key)))) return read;
  const before = read.filter(Boolean);
  return [...before, before.includes(key) ? "" : key];
}

/** Nothing where no lesson is given. @param {string} id @returns {Read | null} */
function readBefore(id) {
  const lesson = kept(id)?.lesson;
  return lesson ? [lesson].flat().filter((key) => typeof key === "string") : null; // once it was only noted that there is one
}

/** `pointed` is the choice that is looked at: on a small screen whoever looks at one has read. @param {{line: Line, asked: boolean, pointed: import("../vendor/signals.js").Signal<string>}} props */
export function Lesson({ line, asked, pointed }) {
  const read = useSignal(readBefore(line.id));
  const again = useSignal("");
  const done = useSignal("");
  const last = useRef({ key: "", title: "", text: "", task: "", language: "" });
  const told = line.page.value;
  useEffect(() => {
    if (read.value && asked) line.askLesson();
  }, [line.table.value?.sequence, asked, line.open.value]); // the line asks anew in another language
  const now = read.value && told ? readOn(read.value, told.key) : read.value;
  const open = Boolean(told?.key && now && now[now.length - 1] === told.key);
  if (told?.key) last.current = { ...told, language: language.value };
  useEffect(() => {
    const match = kept(line.id);
    if (!match || !now || now === read.value) return;
    read.value = now;
    again.value = "";
    keep({ ...match, lesson: now });
  }, [told]);
  useEffect(() => {
    if (open && isNarrow()) bringTaught();
  }, [open && told?.key]);
  const looks = Boolean(pointed.value);
  useLayoutEffect(() => {
    if (looks && open && told && isNarrow()) done.value = told.key;
  }, [looks]);
  const page = last.current;
  if (!now || !page.key || page.language !== language.value) return null;
  const leave = () => {
    const match = kept(line.id);
    if (match) keep({ ...match, lesson: undefined });
    read.value = null;
    document.getElementById("question")?.focus({ preventScroll: true });
  };
  const pages = now.filter(Boolean);
  // a moment like an earlier one brings its page again: numbers go on from the last that was new
  const newest = pages[pages.length - 1] === page.key;
  const heading = say(newest ? "lesson-page" : "lesson-again", { number: pages.length, title: page.title });
  const unread = open && done.value !== page.key;
  const shown = unread || again.value === page.key;
  return html`<aside class=${shown ? "sheet lesson" : "sheet lesson folded"} aria-labelledby="lesson">
    ${shown && html`<${Button} small plain onClick=${leave}>${say("lesson-leave")}<//>`}
    <div aria-live="polite" aria-atomic="true">
      <h2 id="lesson">${unread ? heading : html`<button type="button" aria-expanded=${shown} onClick=${() => (again.value = shown ? "" : page.key)}>${heading}</button>`}</h2>
      ${shown && html`<div class="lines">${page.text.split("\n").map((line, at) => html`<p key=${at}>${line}</p>`)}</div>
      <p class="task"><b>${say("lesson-try")}</b> ${page.task}</p>`}
    </div>
  </aside>`;
}
