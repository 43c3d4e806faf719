// A first lesson beside the question: what to look at now, what to try. It goes on by itself.
import { html, useEffect, useSignal } from "../core/html.js";
import { isNarrow, keep, kept } from "../core/memory.js";
import { language, say } from "../core/words.js";
import { Button } from "./controls.js";

/** @typedef {import("../core/wire.js").Line} Line */

/** @param {{line: Line, asked: boolean}} props */
export function Lesson({ line, asked }) {
  const taught = useSignal(Boolean(kept(line.id)?.lesson));
  useEffect(() => {
    if (taught.value && asked) line.askLesson();
  }, [line.table.value?.sequence, asked, language.value, line.open.value]);
  const page = line.page.value;
  useEffect(() => {
    if (page?.key && isNarrow()) scrollTo({ top: 0 }); // it is read before the table
  }, [page?.key]);
  if (!taught.value || !page?.key) return null;
  const leave = () => {
    const match = kept(line.id);
    if (match) keep({ ...match, lesson: false });
    taught.value = false;
    document.getElementById("question")?.focus({ preventScroll: true });
  };
  return html`<aside class="sheet lesson" aria-labelledby="lesson">
    <${Button} small plain onClick=${leave}>${say("lesson-leave")}<//>
    <div aria-live="polite" aria-atomic="true">
      <h2 id="lesson">${page.title}</h2>
      <div class="lines">${page.text.split("\n").map((line, at) => html`<p key=${at}>${line}</p>`)}</div>
      <p class="task"><b>${say("lesson-try")}</b> ${page.task}</p>
    </div>
  </aside>`;
}
