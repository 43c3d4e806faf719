// What each part of a file is worth: games are played in the background, a few at a time, until
// somebody stops them. The games that were played stay here; the server works out what they say.
import { html, useEffect, useRef, useSignal } from "../core/html.js";
import { fetched } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Chart, Table } from "./chart.js";
import { Button } from "./controls.js";

/** @typedef {import("../core/types").Weighed} Weighed */
/** @typedef {import("../core/types").WorthOf} Worth */

const DEALS = 10;

/** @param {number} by */
const signed = (by) => (Math.abs(by) < 0.005 ? "0" : `${by < 0 ? "−" : "+"}${Math.abs(by).toLocaleString(language.value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`);

/** Another text is another study. @param {{game: string, text: string, good: boolean}} props */
export function Scales({ game, text, good }) {
  const games = useSignal(/** @type {any[]} */ ([]));
  const found = useSignal(/** @type {Weighed | null} */ (null));
  const goal = useSignal(0);
  const running = useSignal(false);
  const problem = useSignal("");
  const turn = useRef(0);
  const seed = useRef("");
  const weighed = useRef("");
  const stop = () => {
    turn.current += 1;
    running.value = false;
  };
  useEffect(() => stop, []);
  useEffect(() => {
    if (running.value && weighed.current !== text) stop();
  }, [text]);
  const play = async () => {
    if (weighed.current !== text) {
      games.value = [];
      found.value = null;
      goal.value = 0;
      seed.current = String(Date.now());
      weighed.current = text;
    }
    const mine = (turn.current += 1);
    problem.value = "";
    running.value = true;
    goal.value += DEALS;
    try {
      do {
        const answer = await fetched(`/api/workshop/${game}/balance?language=${language.value}`, { text, seed: seed.current, first: games.value.length, played: games.value });
        if (mine !== turn.current) return;
        const told = /** @type {Weighed} */ (await answer.json());
        if (!told.games.length) break;
        games.value = [...games.value, ...told.games];
        found.value = told;
      } while (games.value.length < goal.value * (found.value?.a_deal ?? 1));
    } catch (error) {
      if (mine === turn.current) problem.value = /** @type {Error} */ (error).message;
    }
    if (mine === turn.current) running.value = false;
  };
  const whole = goal.value * (found.value?.a_deal ?? 0);
  const parts = found.value?.parts ?? [];
  const reach = Math.max(0.5, Math.ceil(Math.max(0, ...parts.flatMap(({ low, high }) => [Math.abs(low), Math.abs(high)])) * 2) / 2);
  const sure = parts.filter((part) => part.sure).map((part) => part.name);
  const old = found.value && weighed.current !== text;
  return html`
    <section class="sheet scales" aria-labelledby="scales">
      <h2 id="scales">${say("scales")}</h2>
      <p class="hush">${found.value?.about ?? say("scales-why", { deals: DEALS })}</p>
      ${problem.value && html`<p class="barred" role="alert">${problem.value}</p>`}
      ${(running.value || whole > 0) && html`<p class="ui" role="status">${say("scales-played", { played: games.value.length, games: whole })}</p>
        <progress max=${whole || 1} value=${games.value.length} aria-label=${say("scales-progress")}></progress>`}
      ${parts.length > 0 && html`
        <${Chart} label=${say("scales")} from=${-reach} to=${reach} ticks=${[-reach, -reach / 2, 0, reach / 2, reach].map((at) => ({ at, told: signed(at) }))}
          rows=${parts.map((part) => ({ name: part.name, at: part.by, low: part.low, high: part.high, told: signed(part.by) }))} />
        <p><i>${old ? say("scales-old") : sure.length ? say("scales-sure", { cards: sure.join(", ") }) : say("scales-unsure")}</i></p>
        <details><summary>${say("lab-table")}</summary>
          <${Table} caption=${say("scales")} heads=${[say("scales-card"), say("scales-by"), say("lab-interval"), say("scales-deals")]}
            rows=${parts.map((part) => [part.name, signed(part.by), `${signed(part.low)} – ${signed(part.high)}`, part.deals])} /></details>`}
      <p class="acts">
        ${running.value
          ? html`<${Button} small onClick=${stop}>${say("scales-stop")}<//>`
          : html`<${Button} small icon="dice" disabled=${!good} onClick=${play}>${say(found.value && !old ? "scales-more" : "scales-play", { deals: DEALS })}<//>`}
      </p>
    </section>
  `;
}
