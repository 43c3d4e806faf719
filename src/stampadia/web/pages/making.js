// An adventure that has to be made and proven before it can be played.
import { html, useEffect, useSignal } from "../core/html.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";

/** @typedef {import("../core/types").Adventure} Adventure */

const LOOK_AGAIN = 1000;

/** How far it is. @param {{wanted: import("../core/types").Wanted, done: (made: Adventure) => void}} props */
export function Making({ wanted, done }) {
  const job = useSignal(/** @type {Adventure | null} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    let timer = 0;
    /** @param {Promise<Adventure>} asked */
    const look = async (asked) => {
      try {
        job.value = await asked;
        if (job.value.state === "done") done(job.value);
        else if (job.value.state === "failed") problem.value = job.value.why;
        else timer = setTimeout(() => look(ask(`/api/adventures/${job.value?.job}?language=${language.value}`)), LOOK_AGAIN);
      } catch (error) {
        problem.value = /** @type {Error} */ (error).message;
      }
    };
    look(ask("/api/adventures", wanted));
    return () => clearTimeout(timer);
  }, []);
  if (problem.value) return html`<p class="barred" role="alert">${problem.value}</p>`;
  const { ahead = 0, attempt = 0, played = 0, games = 0 } = job.value ?? {};
  return html`<div role="status"><p>${ahead ? say("job-waits", { ahead }) : say("job-works", { attempt: attempt + 1, played, games })}</p>
    <progress max=${games || 1} value=${played} aria-label=${say("job-progress")}></progress></div>`;
}
