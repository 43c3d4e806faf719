// Which page is shown: the part of the address behind #, which no server ever sees.
import { html, render, signal, useEffect, useRef } from "./core/html.js";
import { language, ready, say, speak } from "./core/words.js";
import { Toasts } from "./parts/controls.js";
import { LiveRegions } from "./parts/live.js";
import { Home } from "./pages/home.js";
import { Join } from "./pages/join.js";
import { Match } from "./pages/match.js";
import { SHOP, Shop } from "./parts/shop.js";

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
    ${kind === "match" ? html`<${Match} key=${id} id=${id} />`
      : kind === "join" || kind === "watch" ? html`<${Join} key=${id} kind=${kind} id=${id} token=${token} />`
      : Object.hasOwn(SHOP, kind ?? "") ? html`<${Shop} key=${kind} page=${kind} id=${id} />`
      : html`<${Home} />`}
    <footer class="imprint">${say("imprint")}</footer>
    <${LiveRegions} />
    <${Toasts} />
  `;
}

await speak(language.value).catch(() => {});
render(html`<${Page} />`, /** @type {HTMLElement} */ (document.getElementById("page")));

// keeps the pages' own files, so that they open without a line; a server on another machine needs https
if (isSecureContext) navigator.serviceWorker?.register("/worker.js").catch(() => {});
