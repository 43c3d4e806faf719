// Pages that few people open: they are fetched, with their words and their look, when somebody does.
import { html, useEffect, useSignal } from "../core/html.js";
import { dressed } from "../core/door.js";
import { learn, say } from "../core/words.js";
import { Rail } from "./rail.js";

/** @type {Record<string, () => Promise<{default: (given: any) => any}>>} */
export const SHOP = {
  workshop: () => import("../pages/workshop.js"),
  lab: () => import("../pages/lab.js"),
};

/** @param {{page: string, id?: string}} props */
export function Shop({ page, ...given }) {
  const found = useSignal(/** @type {{default: (given: any) => any} | null} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    Promise.all([SHOP[page](), learn("/shop/words"), dressed("/shop/shop.css")])
      .then(([module]) => (found.value = module))
      .catch(() => (problem.value = say("no-answer")));
  }, []);
  if (found.value) return html`<${found.value.default} ...${given} />`;
  return html`<${Rail} /><main class="desk" id="main"><h1 class="on-table">${problem.value || say("one-moment")}</h1></main>`;
}
