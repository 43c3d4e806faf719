// Buttons, fields, dialogs, notes: what people act with, the same on every page.
import { html, signal, useEffect, useRef, useSignal } from "../core/html.js";
import { say } from "../core/words.js";
import { Icon } from "./icons.js";
import { tell } from "./live.js";

/** @typedef {import("../vendor/preact.js").ComponentChildren} Children */

/**
 * `go` is the one thing to do next; a page has one at a time.
 * @param {{go?: boolean, plain?: boolean, small?: boolean, icon?: string, href?: string, children?: Children, [more: string]: any}} props
 */
export function Button({ go, plain, small, icon, href, children, ...more }) {
  const look = ["btn", go && "go", plain && "plain", small && "small", more.class].filter(Boolean).join(" ");
  const inside = html`${icon && html`<${Icon} name=${icon} />`}${children}`;
  return href
    ? html`<a ...${more} class=${look} href=${href}>${inside}</a>`
    : html`<button type="button" ...${more} class=${look}>${inside}</button>`;
}

/** @param {{label: string, help?: string, bad?: string, children?: Children}} props */
export function Field({ label, help, bad, children }) {
  return html`<div class=${bad ? "field bad" : "field"}><label><span>${label}</span>${children}</label>
    ${(bad || help) && html`<small role=${bad ? "alert" : undefined}>${bad || help}</small>`}</div>`;
}

/** @param {{label: string, value: string, values: {value: string, words: string}[], change: (value: string) => void}} props */
export function Choice({ label, value, values, change }) {
  return html`<${Field} label=${label}>
    <select class="input" value=${value} onChange=${(/** @type {any} */ event) => change(event.target.value)}>
      ${values.map((one) => html`<option key=${one.value} value=${one.value}>${one.words}</option>`)}
    </select>
  <//>`;
}

/** @param {{label: string, help?: string, on: boolean, change: (on: boolean) => void}} props */
export function Tick({ label, help, on, change }) {
  return html`<label class="tick"><input type="checkbox" checked=${on} onChange=${(/** @type {any} */ event) => change(event.target.checked)} /><span>${label}${help && html`<small>${help}</small>`}</span></label>`;
}

/** A link that is handed on: to read, to copy. @param {{label: string, link: string}} props */
export function Link({ label, link }) {
  const copied = useSignal(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(link);
    copied.value = true;
    note(say("copied"));
  };
  return html`<div class="link">
    <${Field} label=${label}><input class="input" readonly value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} /><//>
    <${Button} small icon=${copied.value ? "check" : "copy"} onClick=${copy}>${say("copy")}<//>
  </div>`;
}

// Dialogs: the browser's own, which traps the focus and gives it back.

/** `acts`: what can be done besides closing it. @param {{title: string, close: () => void, wide?: boolean, acts?: Children, style?: Record<string, string>, children?: Children}} props */
export function Dialog({ title, close, wide, acts, style, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useEffect(() => {
    box.current?.showModal();
  }, []);
  return html`<dialog ref=${box} class=${wide ? "dialog wide" : "dialog"} style=${style} aria-label=${title} onClose=${close}
      onClick=${(/** @type {any} */ event) => event.target === box.current && box.current?.close()}>
    <div class="perf inside">
      <h2>${title}</h2>
      ${children}
      <p class="acts foot">${acts}<${Button} onClick=${() => box.current?.close()}>${say("close")}<//></p>
    </div>
  </dialog>`;
}

/** A question before something that cannot be taken back. @param {{title: string, yes: string, no?: string, done: (yes: boolean) => void, children?: Children}} props */
export function Confirm({ title, yes, no, done, children }) {
  const box = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const sure = useRef(false);
  useEffect(() => {
    box.current?.showModal();
  }, []);
  const agree = () => {
    sure.current = true;
    box.current?.close();
  };
  return html`<dialog ref=${box} class="dialog" aria-label=${title} onClose=${() => done(sure.current)}>
    <div class="perf inside">
      <h2>${title}</h2>
      ${children}
      <p class="acts">
        <${Button} onClick=${() => box.current?.close()}>${no ?? say("no-go-on")}<//>
        <${Button} onClick=${agree}>${yes}<//>
      </p>
    </div>
  </dialog>`;
}

// Toasts: a short word that goes by itself; nothing that matters is said only there.

const STAYS = 3200;
const noted = signal("");
let going = 0;

/** @param {string} text */
export function note(text) {
  noted.value = text;
  tell(text);
  clearTimeout(going);
  going = setTimeout(() => (noted.value = ""), STAYS);
}

/** Above everything, a dialog too: what is shown last lies on top. */
export function Toasts() {
  const tray = useRef(/** @type {any} */ (null));
  useEffect(() => {
    tray.current?.hidePopover?.();
    if (noted.value) tray.current?.showPopover?.();
  }, [noted.value]);
  return html`<div class="toasts" popover="manual" ref=${tray}>${noted.value && html`<p class="toast">${noted.value}</p>`}</div>`;
}

/** @param {{count: number}} props */
export function Stars({ count }) {
  return html`<span class="stars" role="img" aria-label=${say("stars", { count })}>${"★".repeat(count)}<i>${"★".repeat(Math.max(0, 5 - count))}</i></span>`;
}
