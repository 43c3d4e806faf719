// Which page is shown: the part of the address behind #, which no server ever sees.
import { html, render, signal, useEffect, useRef } from "./core/html.js";
import { language, ready, say, speak } from "./core/words.js";
import { Toasts } from "./parts/controls.js";
import { LiveRegions } from "./parts/live.js";
import { Home, foresee } from "./pages/home.js";
import { DESK, Fetched } from "./parts/fetched.js";
import { Rail } from "./parts/rail.js";

/** Milliseconds after which what comes next is fetched. */
const LATER = 1500;
const SHOP = { words: "/shop/words", look: "/shop/shop.css" };
/** Every page but the first is fetched by those who go there. @type {Record<string, {load: () => Promise<any>, what?: string, words?: string, look?: string}>} */
const PAGES = {
  match: { load: () => import("./pages/match.js"), what: "Match", look: "/parts/slip.css" },
  join: { load: () => import("./pages/join.js"), what: "Join", words: DESK },
  watch: { load: () => import("./pages/join.js"), what: "Join", words: DESK },
  workshop: { load: () => import("./pages/workshop.js"), ...SHOP },
  lab: { load: () => import("./pages/lab.js"), ...SHOP },
};
/** @param {string} problem */
const meanwhile = (problem) => html`<${Rail} /><main class="desk" id="main"><p class="on-table" role="status">${problem || say("one-moment")}</p></main>`;

const address = signal(location.hash.slice(1));
addEventListener("hashchange", () => {
  address.value = location.hash.slice(1);
  scrollTo(0, 0);
});

function goToHeading() {
  const heading = document.querySelector("main h1");
  heading?.setAttribute("tabindex", "-1");
  /** @type {HTMLElement | null} */ (heading)?.focus({ preventScroll: true });
}

function Page() {
  const [, kind, id, token] = address.value.split("/");
  const before = useRef(/** @type {string | null} */ (null));
  useEffect(() => {
    // whoever comes from another page begins at the top of this one
    if (before.current !== null && before.current !== `${kind} ${id}`) goToHeading();
    before.current = `${kind} ${id}`;
  }, [kind, id]);
  if (!ready()) return null;
  return html`
    <a class="skip" href="#main" onClick=${(/** @type {Event} */ event) => {
      event.preventDefault();
      goToHeading();
    }}>${say("skip")}</a>
    ${Object.hasOwn(PAGES, kind ?? "")
      ? html`<${Fetched} key=${SHOP.words === PAGES[kind].words ? kind : `${kind} ${id}`} ...${PAGES[kind]} meanwhile=${meanwhile} kind=${kind} id=${id} token=${token} />`
      : html`<${Home} />`}
    <footer class="imprint">${say("imprint")}</footer>
    <${LiveRegions} />
    <${Toasts} />
  `;
}

if (!Object.hasOwn(PAGES, address.value.split("/")[1] ?? "")) foresee();
await speak(language.value).catch(() => {});
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));

// whoever reads the first page will sit down: the table is laid meanwhile
setTimeout(() => PAGES.match.load().catch(() => {}), LATER);

// keeps the pages' own files, so that they open without a line; a server on another machine needs https
if (isSecureContext) navigator.serviceWorker?.register("/worker.js").catch(() => {});
