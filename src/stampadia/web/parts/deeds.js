// What others have done, one thing after the other: which of them is shown now, on which table, and
// the buttons and keys for it. Nobody has to wait for it.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { pace } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Button } from "./controls.js";
import { tell } from "./live.js";

/** @typedef {import("../core/wire.js").Line} Line */
/** @typedef {import("../core/wire.js").Table} Table */
/** @typedef {import("../core/given").Deed} Deed */
/** @typedef {{heard: number, view: any}} Stage */
/** @typedef {{line: Line, spoken: string, before: Table | null, now: Table, deeds: Deed[], at: number, paused: boolean, asked: boolean, stages: Stage[] | null}} Run */
/**
 * `deed` is the one that is shown now, or nothing; `table` is how it lay then; `any` says whether
 * there are some that can be shown (again).
 * @typedef {{deed: Deed | null, table: Table | null, deeds: Deed[], at: number, paused: boolean, any: boolean, go: (at: number) => void, pause: () => void}} Deeds
 */

/** Milliseconds in which an arrow grows (slip.css), and for which all is left to be read. */
const [GROWS, STAYS] = [180, 900];

/**
 * Whoever was there before and has come to nothing new but by the line itself sees them play; who has
 * just come, or comes back, sees the present.
 * @param {Line} line
 * @param {Table} now
 * @param {() => Deed[]} find what has been done since the last table
 * @param {boolean} looking whether another moment is looked at
 * @returns {Deeds}
 */
export function useDeeds(line, now, find, looking) {
  const drawn = useSignal(0);
  const kept = useRef(/** @type {Run | null} */ (null));
  const was = kept.current;
  drawn.value;
  if (!was || was.line !== line || was.now.sequence !== now.sequence || was.spoken !== language.value) {
    const follows = was && was.line === line && was.spoken === language.value && was.now.sequence < now.sequence && line.cameBack !== now.sequence;
    const deeds = follows ? find() : [];
    kept.current = { line, spoken: language.value, before: follows ? was.now : null, now, deeds, at: deeds.length && pace() ? 0 : -1, paused: false, asked: false, stages: null };
  }
  const run = /** @type {Run} */ (kept.current);
  if (looking) run.at = -1;
  const { at, paused, deeds } = run;
  const playing = at >= 0;

  /** @param {number} to */
  const go = (to) => {
    run.paused = to < run.at || (run.paused && to < deeds.length); // whoever goes back wants to look
    run.at = to >= deeds.length ? -1 : Math.max(0, to);
    drawn.value += 1;
  };
  const pause = () => {
    run.paused = !run.paused;
    drawn.value += 1;
  };
  useEffect(() => {
    if (!playing || run.asked || !run.before) return;
    run.asked = true;
    const query = new URLSearchParams({ token: line.token, language: language.value, since: String(run.before.sequence) });
    ask(`/api/matches/${line.id}/moments/${now.sequence}/way?${query}`)
      .then((/** @type {import("../core/types").Way} */ way) => {
        run.stages = way.stages;
        line.faces.value = { ...way.faces, ...line.faces.value };
        drawn.value += 1;
      })
      .catch(() => {}); // the table of before stands until all is told
  }, [now.sequence, playing]);
  useEffect(() => {
    if (!playing || paused || !pace()) return undefined;
    const timer = setTimeout(() => run.at === at && go(at + 1), (GROWS + STAYS) * pace());
    return () => clearTimeout(timer);
  }, [now.sequence, at, paused]);
  useEffect(() => {
    if (playing) tell(deeds[at].words);
  }, [now.sequence, at]);
  useEffect(() => {
    if (!playing) return undefined;
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const on = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || on.closest("input, textarea, select, dialog")) return;
      if (event.key === " " && on.closest("button, a, summary")) return; // it is pressed
      const does = { " ": pause, ArrowRight: () => go(run.at + 1), ArrowLeft: () => go(run.at - 1), Escape: () => go(deeds.length) }[event.key];
      if (!does) return;
      event.preventDefault();
      does();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [run, playing]);
  const deed = playing ? deeds[at] : null;
  return { deed, table: deed && { ...now, view: viewOf(run, deed), heard: deed.to, offers: [], over: "", roll: null }, deeds, at, paused, any: deeds.length > 0, go, pause };
}

/** The table before a deed, or after it where that is what it shows; never a later one. @param {Run} run @param {Deed} deed */
function viewOf({ before, now, stages }, deed) {
  const told = [{ heard: before?.heard ?? 0, view: before?.view ?? now.view }, ...(stages ?? [])];
  const earlier = told.filter((one) => one.heard < deed.from);
  const later = stages && [...told, { heard: now.heard, view: now.view }].find((one) => one.heard >= deed.to);
  return ((deed.after && later) || earlier[earlier.length - 1] || told[0]).view;
}

/** What has been done so far, short; what is done now, in full. @param {{plays: Deeds}} props */
export function Told({ plays: { deeds, at } }) {
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const now = /** @type {HTMLElement | null} */ (list.current?.lastElementChild ?? null);
    if (now) list.current?.scrollTo(0, now.offsetTop);
  }, [at]);
  return html`<div class="deeds-told" ref=${list} tabindex="0" role="region" aria-label=${say("deeds-told")}>
    ${deeds.slice(0, at).map((one) => html`<div key=${one.from} class="past">${one.short}</div>`)}
    <div key=${deeds[at].from} class="now">${deeds[at].told}</div>
  </div>`;
}

/** Back, pause, on; and to where the person is asked. @param {{plays: Deeds, mine: boolean}} props */
export function Steering({ plays: { deeds, at, paused, go, pause }, mine }) {
  const still = !pace();
  return html`<div class="steering" role="group" aria-label=${say("deeds-steering")}>
    <p class="ticks" aria-hidden="true">${deeds.map((one, index) => html`<i key=${one.from} class=${index < at ? "done" : index === at ? "now" : ""}></i>`)}</p>
    <p class="acts">
      <${Button} icon="back" aria-label=${say("step-back")} aria-disabled=${at ? undefined : "true"} onClick=${() => go(at - 1)} />
      ${still
        ? html`<${Button} go icon="next" class="on" onClick=${() => go(at + 1)}>${say("step-on")}<//>`
        : html`<${Button} go icon=${paused ? "play" : "pause"} class="on" onClick=${pause}>${say(paused ? "deeds-play" : "deeds-pause")}<//>
          <${Button} icon="next" aria-label=${say("step-on")} onClick=${() => go(at + 1)} />`}
      <${Button} icon="last" class="to-choice" onClick=${() => go(deeds.length)}>${say(mine ? "deeds-to-choice" : "to-the-present")}<//>
    </p>
  </div>`;
}
