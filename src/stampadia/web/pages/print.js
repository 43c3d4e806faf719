// The print shop: a docket on which everything can be wished for, and the page as it will come out.
import { html, useEffect, useSignal } from "../core/html.js";
import { set, settings } from "../core/memory.js";
import { ask, fetched } from "../core/wire.js";
import { dated, language, say } from "../core/words.js";
import { Button, Choice, Confirm, Dialog, Tick, note } from "../parts/controls.js";
import { handOver } from "../parts/hand-over.js";

/** @typedef {import("../core/types").PrintWish} PrintWish */
/** @typedef {import("../core/types").Proof} Proof */
/**
 * What is to be printed: a day of a game, what lies on its shelf, its rules, or a file: of somebody's
 * own, or an adventure by its name.
 * @typedef {{game: import("../core/types").Listed, title: string, date?: string, rules?: boolean, file?: string}} Job
 */

const LETTER = ["US", "CA", "MX", "CL", "CO", "CR", "DO", "GT", "NI", "PA", "PH", "PR", "SV", "VE"];

/**
 * What lies in printers where the reader lives, by the rule of the terminal (press/layouts.py): the one
 * locale says it, and where it names no country it is A4. Further languages say nothing: a German
 * browser asks for those of the United States, too.
 */
const usualPaper = () => (LETTER.includes(new Intl.Locale(navigator.language).region ?? "") ? "letter" : "a4");

/** @param {string} path @param {PrintWish} wish */
const address = (path, wish) => `/api/prints${path}?${new URLSearchParams({ wish: JSON.stringify(wish) })}`;

/** One of a few, all in sight. @param {{label: string, name: string, value: string, values: {value: string, words: string, help?: string}[], change: (value: string) => void, row?: boolean}} props */
function Radios({ label, name, value, values, change, row }) {
  return html`<fieldset class=${row ? "radios row" : "radios"}><legend>${label}</legend><div>
    ${values.map((one) => html`<label class="tick" key=${one.value}><input type="radio" name=${name} value=${one.value} checked=${one.value === value}
      onChange=${() => change(one.value)} /><span>${one.words}${one.help && html`<small>${one.help}</small>`}</span></label>`)}
  </div></fieldset>`;
}

/** @param {{job: Job, close: () => void}} props */
export function Print({ job, close }) {
  const { game } = job;
  const first = game.shelf?.[0];
  const wish = useSignal(/** @type {PrintWish} */ ({
    game: game.name,
    rules: Boolean(job.rules),
    date: job.date ?? "",
    file: job.file ?? "",
    options: first && !job.rules && !job.date && !job.file ? { [first.option]: first.value } : {},
    paper: settings.value.paper || usualPaper(),
    language: language.value,
  }));
  const proof = useSignal(/** @type {Proof | null} */ (null));
  const shown = useSignal(/** @type {PrintWish | null} */ (null)); // the wish that the proof answers
  const page = useSignal(1);
  const problem = useSignal("");
  const busy = useSignal(false);
  const insisting = useSignal(0);

  useEffect(() => {
    const asked = wish.value;
    const wait = setTimeout(async () => {
      try {
        const told = await ask(address("", asked));
        if (wish.value !== asked) return;
        proof.value = told;
        shown.value = asked;
        page.value = Math.min(page.value, told.shown);
        problem.value = "";
      } catch (error) {
        if (wish.value === asked) problem.value = /** @type {Error} */ (error).message;
      }
    }, shown.value ? 120 : 0);
    return () => clearTimeout(wait);
  }, [wish.value]);

  /** @param {Partial<PrintWish>} change */
  const wants = (change) => (wish.value = { ...wish.value, ...change });
  /** @param {string} name @param {boolean} on */
  const also = (name, on) => wants({ also: [...(wish.value.also ?? []).filter((one) => one !== name), ...(on ? [name] : [])] });
  const download = async () => {
    busy.value = true;
    problem.value = "";
    try {
      const file = await fetched(address("/file", wish.value));
      handOver(await file.blob(), proof.value?.file ?? "stampadia.pdf");
      note(say("print-done"));
    } catch (error) {
      problem.value = /** @type {Error} */ (error).message;
    }
    busy.value = false;
  };

  const told = proof.value;
  const waiting = wish.value !== shown.value && !problem.value;
  const { paper = "a4", ink = "full", style = "colour", large = false } = wish.value;
  const date = job.date && dated(`${job.date}T12:00:00Z`, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  const save = html`<${Button} go icon="download" disabled=${busy.value || !told} onClick=${download}>${say(busy.value ? "print-comes" : "print-save")}<//>`;
  const spot = { "--spot": game.look.paper ? `light-dark(${game.look.paper},${game.look.night})` : "var(--ink)" };
  return html`<${Dialog} title=${say("print-heading")} close=${close} wide acts=${save} style=${spot}>
    <div class="press">
      <div class="docket">
        <p class="job"><b>${job.title}</b><span class="hush">${job.rules ? say("print-rules") : date ? `${game.title}, ${date}` : game.title === job.title ? "" : game.title}</span></p>
        ${!job.rules && !job.date && !job.file && (game.shelf ?? []).length > 1 && html`<${Choice} label=${say("print-what")} value=${Object.values(wish.value.options ?? {})[0]}
          values=${(game.shelf ?? []).map((box) => ({ value: box.value, words: box.words }))}
          change=${(/** @type {string} */ value) => {
            const box = game.shelf?.find((one) => one.value === value);
            if (box) wants({ options: { [box.option]: box.value } });
          }} />`}
        <${Radios} row label=${say("print-paper")} name="paper" value=${paper} values=${(told?.papers ?? ["a4", "letter"]).map((value) => ({ value, words: say(`print-paper-${value}`) }))}
          change=${(/** @type {string} */ value) => {
            set({ paper: value });
            wants({ paper: value });
          }} />
        ${told && told.modes.length > 1 && html`<${Radios} label=${say("print-mode")} name="mode" value=${wish.value.mode || told.mode}
          values=${told.modes.map((value) => ({ value, words: say(`print-mode-${value}`), help: say(`print-why-${value}`) }))} change=${(/** @type {string} */ value) => wants({ mode: value })} />`}
        ${told && (told.styles ?? []).length > 1 && html`<${Radios} row label=${say("print-style")} name="style" value=${style}
          values=${(told.styles ?? []).map((value) => ({ value, words: say(`print-style-${value}`) }))} change=${(/** @type {string} */ value) => wants({ style: value })} />`}
        <${Radios} row label=${say("print-ink")} name="ink" value=${ink}
          values=${["full", "low"].map((value) => ({ value, words: say(`print-ink-${value}`) }))} change=${(/** @type {string} */ value) => wants({ ink: value })} />
        <${Radios} row label=${say("language")} name="print-language" value=${wish.value.language}
          values=${[{ value: "en", words: "English" }, { value: "it", words: "Italiano" }]} change=${(/** @type {string} */ value) => wants({ language: value })} />
        ${told && (told.large || told.spoiler || (told.also ?? []).length > 0) && html`<fieldset class="radios"><legend>${say("print-also")}</legend><div>
          ${told.large && html`<${Tick} label=${say("print-large")} on=${large} change=${(/** @type {boolean} */ on) => wants({ large: on })} />`}
          ${(told.also ?? []).map((name) => html`<${Tick} key=${name} label=${say(`print-also-${name}`)} on=${(wish.value.also ?? []).includes(name)} change=${(/** @type {boolean} */ on) => also(name, on)} />`)}
          ${told.spoiler && html`<${Tick} label=${say("print-spoiler")} on=${(wish.value.also ?? []).includes("spoiler")} change=${(/** @type {boolean} */ on) => {
            if (on) insisting.value = 1;
            else also("spoiler", false);
          }} />`}
        </div></fieldset>`}
      </div>
      <figure class="bed" aria-busy=${waiting ? "true" : "false"}>
        <div class="forme">${told && shown.value ? html`<img src=${address(`/pages/${page.value}`, shown.value)} alt=${say("print-page-alt", { page: page.value })} />` : html`<p>${problem.value ? "" : say("one-moment")}</p>`}</div>
        ${told && html`<figcaption>
          ${told.shown > 1 && html`<span class="leaf"><${Button} small icon="back" disabled=${page.value < 2} onClick=${() => (page.value -= 1)}><span class="unseen">${say("print-back-a-page")}</span><//>
            ${say("print-page", { page: page.value, pages: told.shown })}
            <${Button} small icon="next" disabled=${page.value >= told.shown} onClick=${() => (page.value += 1)}><span class="unseen">${say("print-on-a-page")}</span><//></span>`}
          <span role="status">${waiting ? say("print-proof-comes") : say("print-sum", { pages: told.pages, ink: Math.max(1, Math.round(told.ink * 100)) })}</span>
          ${(job.date || (job.file && !job.file.endsWith(".json"))) && html`<i>${say("print-greeked")}</i>`}
        </figcaption>`}
      </figure>
    </div>
    ${(told?.notes ?? []).map((text) => html`<p class="hush" key=${text}>${text}</p>`)}
    ${problem.value && html`<p class="barred" role="alert">${problem.value}</p>`}
    ${insisting.value > 0 && html`<${Confirm} key=${insisting.value} title=${say(insisting.value === 1 ? "print-spoiler" : "print-spoiler-sure")} yes=${say(insisting.value === 1 ? "print-spoiler-yes" : "print-spoiler-yes-again")}
      no=${say("print-spoiler-no")} done=${(/** @type {boolean} */ yes) => {
        if (yes && insisting.value === 1) insisting.value = 2;
        else {
          also("spoiler", yes);
          insisting.value = 0;
        }
      }}><p>${say(insisting.value === 1 ? "print-spoiler-why" : "print-spoiler-why-again")}</p><//>`}
  <//>`;
}
