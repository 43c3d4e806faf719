// What few people need, or nobody at once, is fetched with its words and its look when somebody does.
import { dressed } from "../core/door.js";
import { html, useEffect, useSignal } from "../core/html.js";
import { learn, say } from "../core/words.js";
import { note } from "./controls.js";

/** Sentences that come with what is fetched from home and from a table. */
export const DESK = "/desk/words";

/**
 * One part of a script, once it is there. `what` it is called there, `look` its stylesheet, `words` the
 * folder of its sentences; `meanwhile` says what stands in its place, and what went wrong.
 * @param {{load: () => Promise<any>, what?: string, look?: string, words?: string, meanwhile?: (problem: string) => any, [more: string]: any}} props
 */
export function Fetched({ load, what = "default", look, words, meanwhile, ...given }) {
  const found = useSignal(/** @type {any} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    Promise.all([load(), look && dressed(look), words && learn(words)])
      .then(([parts]) => (found.value = { Part: parts[what] }))
      .catch(() => {
        problem.value = say("no-answer");
        if (!meanwhile) note(problem.value);
      });
  }, []);
  if (found.value) return html`<${found.value.Part} ...${given} />`;
  return meanwhile ? meanwhile(problem.value) : null;
}
