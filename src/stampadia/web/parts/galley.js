// A text with the numbers of its lines, and the proofreader's margin beside it. The text is a plain
// text area, so everything that a keyboard, a screen reader or a phone does with text works.
import { html, useEffect, useLayoutEffect, useMemo, useRef } from "../core/html.js";
import { say } from "../core/words.js";
import { Button } from "./controls.js";

/** @typedef {import("../core/types").Galley} Read */
/** @typedef {import("../core/types").Remark} Remark */
/** @typedef {import("../core/types").PieceOf} Piece */

const LINE = 22;
const TAB = 2;
const GAP = 8;
const SHORT = 24;

/** How many columns of the screen a part of a line takes. @param {string} part */
const wide = (part) => [...part].reduce((sum, sign) => sum + (sign === "\t" ? TAB - (sum % TAB) : 1), 0);

/** @param {string} text */
const cut = (text) => (text.length > SHORT ? `${text.slice(0, SHORT - 1)}…` : text);

/**
 * @param {{text: string, read: Read | null, piece: Piece | undefined, area: {current: HTMLTextAreaElement | null}, write: (text: string) => void, moved: (at: number) => void}} props
 */
export function Galley({ text, read, piece, area, write, moved }) {
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  const marks = useRef(/** @type {HTMLElement | null} */ (null));
  const margin = useRef(/** @type {HTMLElement | null} */ (null));
  const lines = useMemo(() => text.split("\n"), [text]);
  const remarks = read?.remarks ?? [];

  /** Where the cursor is comes into sight. */
  const follow = () => {
    const field = area.current;
    if (!field || !body.current) return;
    const line = text.slice(0, field.selectionStart).split("\n").length;
    const top = (line - 1) * LINE;
    const { scrollTop, clientHeight } = body.current;
    if (top < scrollTop || top > scrollTop + clientHeight - 4 * LINE) body.current.scrollTop = top - clientHeight / 3;
  };
  useEffect(() => {
    const field = area.current;
    const look = () => document.activeElement === field && field && moved(field.selectionStart);
    document.addEventListener("selectionchange", look);
    field?.addEventListener("shown", follow);
    return () => {
      document.removeEventListener("selectionchange", look);
      field?.removeEventListener("shown", follow);
    };
  });
  // each note at its line, or below the note before it
  useLayoutEffect(() => {
    let free = 0;
    for (const note of /** @type {Iterable<HTMLElement>} */ (margin.current?.children ?? [])) {
      const top = Math.max(free, Number(note.dataset.top));
      note.style.top = `${top}px`;
      free = top + note.offsetHeight + GAP;
    }
    margin.current?.style.setProperty("min-height", `${free}px`);
  }, [read, text]);

  /** @param {number} begin @param {number} end */
  const go = (begin, end) => {
    area.current?.focus({ preventScroll: true });
    area.current?.setSelectionRange(begin, end);
    follow();
  };
  /** Typed as a person would type it, so that the browser can take it back. @param {import("../core/types").Mended} mend */
  const put = (mend) => {
    go(mend.begin, mend.end);
    if (!document.execCommand("insertText", false, mend.text)) write(text.slice(0, mend.begin) + mend.text + text.slice(mend.end));
  };
  const tall = { height: `${lines.length * LINE}px` };
  const from = piece && piece.end - piece.begin < text.length - 2 ? text.slice(0, piece.begin).split("\n").length : 0;
  const many = piece ? text.slice(piece.begin, piece.end).split("\n").length : 0;
  return html`
    <div class="gbody" ref=${body}>
      <pre class="numbers" aria-hidden="true">${lines.map((_, at) => at + 1).join("\n")}</pre>
      <div class="source" style=${tall}>
        <div class="under" aria-hidden="true">
          ${from > 0 && html`<i class="here" style=${{ top: `${(from - 1) * LINE}px`, height: `${many * LINE}px` }}></i>`}
          <div class="marks" ref=${marks}>${remarks.filter((one) => one.line).map((one) => {
            const line = lines[one.line - 1] ?? "";
            const start = wide(line.slice(0, one.column - 1));
            const end = wide(line.slice(0, one.column - 1 + Math.max(1, one.end - one.begin)));
            return html`<i class=${one.weight} style=${{ top: `${(one.line - 1) * LINE}px`, left: `${start}ch`, width: `${Math.max(1, end - start)}ch` }}></i>`;
          })}</div>
        </div>
        <textarea ref=${area} aria-label=${say("shop-source")} aria-description=${say("shop-source-help")} wrap="off" spellcheck=${false} autocapitalize="off" autocomplete="off"
          value=${text} onInput=${(/** @type {any} */ event) => write(event.target.value)}
          onScroll=${(/** @type {any} */ event) => marks.current?.style.setProperty("transform", `translateX(${-event.target.scrollLeft}px)`)}></textarea>
      </div>
      <div class="margin">
        <h2 class="unseen">${say("shop-margin")}</h2>
        ${read && !remarks.length && html`<p class="well">${say("shop-all-well")}</p>`}
        <ol ref=${margin}>${remarks.map((one, at) => html`<${Note} key=${`${at} ${one.why}`} remark=${one} go=${go} put=${put} />`)}</ol>
      </div>
    </div>
  `;
}

/** @param {{remark: Remark, go: (begin: number, end: number) => void, put: (mend: import("../core/types").Mended) => void}} props */
function Note({ remark, go, put }) {
  const { weight, why, place, line, begin, end, mend } = remark;
  return html`<li class=${weight} data-top=${Math.max(0, line - 1) * LINE}>
    <button type="button" class="at" onClick=${() => go(begin, end)}>${line ? say("shop-line", { line }) : say("shop-whole")}</button>
    ${weight === "warning" && html`<b>${say("shop-warning")}</b>`}
    <p>${place && html`<span class="hush">${place}:</span> `}${why}</p>
    ${mend && html`<${Button} small onClick=${() => put(mend)}>${say("shop-put", { text: cut(mend.text) })}<//>`}
  </li>`;
}
