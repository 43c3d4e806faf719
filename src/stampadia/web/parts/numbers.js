// A file in numbers: what is counted, as bars with their figures, and what its maker may not have meant.
import { html, useEffect, useSignal } from "../core/html.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Chart, ticksTo } from "./chart.js";

/** @param {{game: string, text: string, good: boolean}} props */
export function Numbers({ game, text, good }) {
  const found = useSignal(/** @type {import("../core/types").NumbersOf | null} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    if (!good) return undefined;
    let over = false;
    ask(`/api/workshop/${game}/numbers?language=${language.value}`, { text })
      .then((told) => over || ((found.value = told), (problem.value = "")))
      .catch((error) => over || (problem.value = error.message));
    return () => {
      over = true;
    };
  }, [good && text, language.value]);
  if (!found.value) return html`<p class="shop-empty">${problem.value || say(good ? "one-moment" : "numbers-wait")}</p>`;
  return html`<div class=${good ? "counted" : "counted was"}>
    ${!good && html`<p class="hush">${say("numbers-old")}</p>`}
    ${found.value.remarks.length > 0 && html`<section><h2>${say("numbers-remarks")}</h2><ul class="rows">${found.value.remarks.map((one) => html`<li key=${one}>${one}</li>`)}</ul></section>`}
    <div class="topics">${found.value.topics.map(({ title, counts, unit }) => {
      const most = unit === "%" ? 100 : Math.max(...counts.map(([, count]) => count));
      const ticks = ticksTo(most);
      const told = (/** @type {number} */ count) => (unit ? `${count} ${unit}` : String(count));
      return html`<figure key=${title}><figcaption>${title}</figcaption>
        <${Chart} narrow rows=${counts.map(([name, count]) => ({ name, at: count, told: told(count) }))} from=${0} to=${ticks.at(-1)?.at ?? most} ticks=${ticks}
          label=${`${title}: ${counts.map(([name, count]) => `${name} ${told(count)}`).join(", ")}`} /></figure>`;
    })}</div>
  </div>`;
}
