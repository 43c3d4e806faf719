// The match as it was: a slider over its lines, one moment at a time, from the viewer's own seat.
import { html, useEffect, useRef, useSignal } from "../core/html.js";
import { kept } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Button } from "../parts/controls.js";
import { Fetched } from "../parts/fetched.js";

/** @typedef {import("../core/wire.js").Table} Table */
/** @typedef {{shown: Table | null, at: number, problem: string, go: (at: number) => void, open: import("../vendor/signals.js").Signal<boolean>}} Back */

const PAUSE = 60;

/** A finished match that was brought begins at its first moment. @param {import("../core/wire.js").Line} line @param {Table} now @returns {Back} */
export function useLookBack(line, now) {
  const shown = useSignal(/** @type {Table | null} */ (null));
  const at = useSignal(kept(line.id)?.lookedAt ? 0 : -1);
  const problem = useSignal("");
  const open = useSignal(at.value === 0);
  const known = useRef(/** @type {Map<string, Table>} */ (new Map()));
  useEffect(() => {
    if (at.value < 0) {
      shown.value = null;
      return undefined;
    }
    const key = `${language.value} ${at.value}`;
    const found = known.current.get(key);
    if (found) {
      shown.value = found;
      return undefined;
    }
    const wait = setTimeout(async () => {
      const query = new URLSearchParams({ token: line.token, language: language.value });
      try {
        const table = await ask(`/api/matches/${line.id}/moments/${at.value}?${query}`);
        known.current.set(key, table);
        line.faces.value = { ...table.faces, ...line.faces.value };
        if (`${language.value} ${at.value}` === key) shown.value = table;
        problem.value = "";
      } catch (error) {
        problem.value = /** @type {Error} */ (error).message;
      }
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [at.value, language.value]);
  /** The last moment is the present. @param {number} to */
  const go = (to) => (at.value = to < 0 || to >= now.sequence ? -1 : to);
  return { shown: at.value < 0 ? null : shown.value, at: at.value < 0 ? now.sequence : at.value, problem: problem.value, go, open };
}

/** @param {{back: Back, last: number}} props */
export function LookBack({ back, last }) {
  return back.open.value
    ? html`<${Fetched} load=${() => import("./deck.js")} back=${back} last=${last} />`
    : html`<${Button} small plain icon="again" onClick=${() => (back.open.value = true)}>${say("look-back")}<//>`;
}
