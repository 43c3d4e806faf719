// The workshop: a file is written on the left, the proofreader's margin stands beside its lines, and
// what the line under the cursor prints is drawn on the right. Nothing leaves this browser for good
// until it is played.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { keep, name } from "../core/memory.js";
import { brought, draftOf, keepDraft } from "../core/own-files.js";
import { ask, fetched } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Button, Confirm } from "../parts/controls.js";
import { dropped, opensRecord } from "../parts/files.js";
import { Easel } from "../parts/easel.js";
import { Galley } from "../parts/galley.js";
import { handOver } from "../parts/hand-over.js";
import { Numbers } from "../parts/numbers.js";
import { Rail } from "../parts/rail.js";
import { Scales } from "../parts/scales.js";

/** @typedef {import("../core/types").Bench} Bench */
/** @typedef {import("../core/types").Galley} Read */
/** @typedef {import("../core/types").PieceOf} Piece */

const PAUSE = 300;
const LONGEST = 400_000;

/** What the server makes of a text. @param {string} game @param {"proof" | "face" | "pdf"} what @param {{text: string, piece?: string}} draft */
const made = (game, what, draft) => fetched(`/api/workshop/${game}/${what}?language=${language.value}`, draft);

/** @param {Blob} blob @returns {Promise<string>} */
const asAddress = (blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });

/** @param {{id?: string}} props the game */
export default function Workshop({ id }) {
  const benches = useSignal(/** @type {Bench[] | null} */ (null));
  const problem = useSignal("");
  useEffect(() => {
    document.title = `${say("workshop")} · Stampadia`;
    ask(`/api/workshop?language=${language.value}`)
      .then((found) => (benches.value = found))
      .catch((error) => (problem.value = error.message));
  }, [language.value]);
  const bench = benches.value?.find((one) => one.game === id) ?? benches.value?.[0];
  return html`
    <${Rail} />
    ${bench && benches.value
      ? html`<${Work} key=${bench.game} bench=${bench} benches=${benches.value} />`
      : html`<main class="desk" id="main"><h1 class="on-table">${problem.value || say("one-moment")}</h1></main>`}
  `;
}

/** The innermost piece that the cursor stands in; of several, the one that was looked at. @param {Piece[]} pieces @param {number} at @param {string} before */
function pieceAt(pieces, at, before) {
  const there = pieces.filter((piece) => piece.begin <= at && at <= piece.end);
  const least = Math.min(...there.map((piece) => piece.end - piece.begin));
  const inmost = there.filter((piece) => piece.end - piece.begin === least);
  return inmost.find((piece) => piece.name === before) ?? inmost[0];
}

/** @param {{bench: Bench, benches: Bench[]}} props */
function Work({ bench, benches }) {
  const { game } = bench;
  const text = useSignal(draftOf(game));
  const galley = useSignal(/** @type {Read | null} */ (null));
  /** What the last text was called that could be read, and its pieces: while a bracket is missing, they stay. */
  const called = useSignal({ title: "", about: "" });
  const pieces = useSignal(/** @type {Piece[]} */ ([]));
  const piece = useSignal("");
  /** By piece: its drawing, and whether that is of an earlier text. */
  const drawings = useSignal(/** @type {Record<string, {address: string, was: boolean}>} */ ({}));
  const busy = useSignal(false);
  const stays = useSignal(true);
  const problem = useSignal("");
  const leaving = useSignal(/** @type {null | (() => void)} */ (null));
  const turned = useSignal(false);
  const larger = useSignal(false);
  /** What of the file is looked at: all of it, its pictures, its numbers. */
  const view = useSignal("file");
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  const begun = useRef("");

  // what is written is kept, read and drawn after a short pause
  useEffect(() => {
    if (!text.value) {
      galley.value = null;
      return undefined;
    }
    let over = false; // what is written meanwhile is read by the next one
    const wait = setTimeout(async () => {
      stays.value = keepDraft(game, text.value);
      if (text.value.length > LONGEST) {
        problem.value = say("shop-too-long", { most: LONGEST });
        return;
      }
      try {
        const read = /** @type {Read} */ (await (await made(game, "proof", { text: text.value })).json());
        if (over) return;
        galley.value = read;
        problem.value = "";
        if (read.pieces.length) pieces.value = read.pieces;
        if (read.title) called.value = read;
        const at = area.current?.selectionStart ?? 0;
        piece.value = (pieceAt(pieces.value, at, piece.value) ?? pieces.value.find((one) => one.name === piece.value) ?? pieces.value[0])?.name ?? "";
      } catch (error) {
        if (!over) problem.value = /** @type {Error} */ (error).message;
      }
    }, galley.value ? PAUSE : 0);
    return () => {
      over = true;
      clearTimeout(wait);
    };
  }, [text.value, language.value]);

  useEffect(() => {
    if (!galley.value || !piece.value) return undefined;
    let over = false;
    const drawn = piece.value;
    made(game, "face", { text: text.value, piece: drawn })
      .then(async (answer) => {
        if (over) return;
        const before = drawings.value[drawn];
        const now = answer.status === 204 ? before && { ...before, was: true } : { address: await asAddress(await answer.blob()), was: false };
        if (now) drawings.value = { ...drawings.value, [drawn]: now };
      })
      .catch(() => {}); // the line is gone, which the next reading tells
    return () => {
      over = true;
    };
  }, [galley.value, piece.value]);

  /** @param {string} wish */
  const lay = (wish) => {
    text.value = wish;
    begun.current = wish;
    pieces.value = [];
    piece.value = "";
    drawings.value = {};
    called.value = { title: "", about: "" };
    area.current?.setSelectionRange(0, 0);
  };
  /** Whatever puts another text in the place of this one asks first. @param {() => void} act */
  const unlessLost = (act) => {
    if (text.value && text.value !== begun.current) leaving.value = () => act();
    else act();
  };
  const begin = () =>
    unlessLost(() =>
      ask(`/api/workshop/${game}/new?language=${language.value}`)
        .then((begun) => lay(begun.text))
        .catch((error) => (problem.value = error.message)));
  /** A file finds its game: the first that can make something of it. @param {File} file */
  const open = async (file) => {
    if (file.size > LONGEST * 3) {
      problem.value = say("shop-too-long", { most: LONGEST });
      return;
    }
    const found = (await file.text()).replaceAll("\r\n", "\n");
    if (found.length > LONGEST || found.includes("\0")) {
      problem.value = found.includes("\0") ? say("shop-not-a-text") : say("shop-too-long", { most: LONGEST });
      return;
    }
    const others = [bench, ...benches.filter((one) => one !== bench)];
    for (const one of others) {
      const read = await made(one.game, "proof", { text: found }).then((answer) => answer.json()).catch(() => null);
      if (!read?.good && !read?.pieces.length) continue;
      if (one === bench) unlessLost(() => lay(found));
      else {
        keepDraft(one.game, found);
        location.hash = `#/workshop/${one.game}`;
      }
      return;
    }
    unlessLost(() => lay(found));
  };
  useEffect(() => dropped(async ([dropped]) => (await opensRecord(dropped)) || open(dropped)), []);

  /** @param {() => Promise<void>} act */
  const doing = async (act) => {
    busy.value = true;
    problem.value = "";
    try {
      await act();
    } catch (error) {
      problem.value = /** @type {Error} */ (error).message;
    }
    busy.value = false;
  };
  const title = called.value.title || say("workshop-of", { game: bench.title });
  const file = title.normalize("NFD").replaceAll(/[^\w -]/g, "").trim().replaceAll(/\s+/g, "-").toLowerCase() || game;
  const print = () => doing(async () => handOver(await (await made(game, "pdf", { text: text.value })).blob(), `${file}.pdf`));
  const play = () =>
    doing(async () => {
      const told = await brought(game, text.value);
      const sat = await ask("/api/matches", { game, players: ["you"], options: told.play, name: name.value.trim() || say("a-player") });
      const { match, seat, token, invitation, spectators } = sat;
      keep({ match, seat, token, game, title: told.title || bench.title, at: Date.now(), invitation, spectators });
      location.hash = `#/match/${match}`;
    });
  const good = Boolean(galley.value?.good);
  const drawing = drawings.value[piece.value];
  const shown = pieces.value.findIndex((one) => one.name === piece.value);
  const look = bench.look.paper
    ? { "--spot": `light-dark(${bench.look.paper},${bench.look.night})`, "--spot-on": bench.look.night }
    : {};
  return html`
    <main class="shop" id="main" style=${look}>
      <header class="shop-head on-table">
        <div>
          <h1>${title}</h1>
          <p>${called.value.about || say("workshop-lead")}</p>
        </div>
        ${text.value && html`<p class="acts lit">
          <${Button} small icon="save" onClick=${() => handOver(new Blob([text.value], { type: "application/json" }), `${file}.json`)}>${say("shop-save")}<//>
          <${Button} small icon="print" disabled=${!good || busy.value} onClick=${print}>${say("shop-pdf")}<//>
          <${Button} small go disabled=${!good || busy.value} onClick=${play}>${say("shop-play")}<//>
        </p>`}
      </header>
      ${problem.value && html`<p class="slip barred-slip shop-wide" role="alert">${problem.value}</p>`}
      ${pieces.value.length > 1 && html`<${Strip} pieces=${pieces.value} read=${galley.value} chosen=${piece.value} choose=${(/** @type {Piece} */ one) => {
        piece.value = one.name;
        turned.value = false;
        show(area.current, one.begin, one.begin);
      }} />`}
      <section class="galley" aria-label=${say("shop-source")}>
        <nav class="tabs" aria-label=${say("workshop-games")}>
          ${benches.map((one) => html`<a key=${one.game} href=${`#/workshop/${one.game}`} aria-current=${one === bench ? "page" : undefined}>${one.title}</a>`)}
        </nav>
        ${text.value && (bench.paints || bench.counts) && html`<${Views} bench=${bench} view=${view} />`}
        ${text.value && view.value === "pictures" && bench.paints
          ? html`<${Canvas} key=${piece.value} text=${text.value} piece=${pieces.value[shown]} paints=${bench.paints} write=${(/** @type {string} */ wish) => (text.value = wish)} />`
          : text.value && view.value === "numbers"
          ? html`<${Numbers} game=${game} text=${text.value} good=${good} />`
          : text.value
          ? html`<${Galley} text=${text.value} read=${galley.value} piece=${pieces.value[shown]} area=${area}
              write=${(/** @type {string} */ wish) => (text.value = wish)}
              moved=${(/** @type {number} */ at) => {
                const under = pieceAt(pieces.value, at, piece.value);
                if (under && under.name !== piece.value) {
                  piece.value = under.name;
                  turned.value = false;
                }
              }} />`
          : html`<p class="shop-empty">${say("shop-empty")}</p>`}
        <footer class="gfoot">
          ${galley.value && html`<span role="status">${galley.value.remarks.length
              ? html`<button type="button" class="to-first bad" onClick=${() => first(area.current, /** @type {Read} */ (galley.value))}>${counts(galley.value)}</button>`
              : html`<b>${counts(galley.value)}</b>`}
            ${galley.value.read > 0 && html`<span>${say("shop-texts", { read: galley.value.read, unread: galley.value.unread })}</span>`}</span>`}
          <span class="acts">
            <${Button} small onClick=${begin} go=${!text.value}>${say("shop-new")}<//>
            <label class="btn small">${say("shop-open")}<input class="unseen" type="file" accept=".json,application/json" onChange=${(/** @type {any} */ event) => {
              const [found] = event.target.files;
              event.target.value = "";
              if (found) open(found);
            }} /></label>
          </span>
          ${text.value && html`<small class="hush">${say(stays.value ? "shop-kept" : "shop-not-kept")}</small>`}
        </footer>
      </section>
      ${!text.value && html`<section class="drawn" aria-label=${say("shop-to-be")}><p class="to-be">${say("shop-to-be-why")}</p></section>`}
      ${text.value && html`<section class=${larger.value ? "drawn shop-wide" : "drawn"} aria-labelledby="drawn">
        <h2 id="drawn" class="on-table">${pieces.value[shown]?.title || say("shop-nameless", { number: shown + 1 })}</h2>
        <p class="on-table ui">${shown >= 0 && say("shop-piece", { number: shown + 1, count: pieces.value.length })}</p>
        ${drawing
          ? html`<span class=${`card ${turned.value ? "turned" : ""} ${drawing.was ? "was" : ""}`}><img src=${drawing.address} alt=${pieces.value[shown]?.title ?? ""} onLoad=${measured} /></span>`
          : html`<p class="on-table">${say("shop-not-drawn")}</p>`}
        ${drawing?.was && html`<p class="on-table ui">${say("shop-before")}</p>`}
        <p class="acts lit"><${Button} small icon="again" onClick=${() => (turned.value = !turned.value)}>${say("shop-turn")}<//>
          ${shown >= 0 && listed(text.value, pieces.value[shown]) && html`<${Button} small onClick=${() => another(area.current, text.value, pieces.value[shown], (wish) => (text.value = wish))}>${say("shop-add")}<//>`}
          <${Button} small icon="eye" aria-pressed=${larger.value} onClick=${() => (larger.value = !larger.value)}>${say("shop-larger")}<//></p>
      </section>`}
      ${text.value && bench.weighs && html`<${Scales} game=${game} text=${text.value} good=${good} />`}
    </main>
    ${leaving.value && html`<${Confirm} title=${say("shop-leave-title")} yes=${say("shop-leave-yes")} no=${say("shop-leave-no")} done=${(/** @type {boolean} */ yes) => {
      const act = leaving.value;
      leaving.value = null;
      if (yes) act?.();
    }}><p>${say("shop-leave-why")}</p><//>`}
  `;
}

/** Which side of the file lies on the bench. @param {{bench: Bench, view: import("../vendor/signals.js").Signal<string>}} props */
function Views({ bench, view }) {
  const all = ["file", bench.paints && "pictures", bench.counts && "numbers"].filter((one) => typeof one === "string");
  return html`<div class="views" role="group" aria-label=${say("shop-views")}>
    ${all.map((one) => html`<button key=${one} type="button" aria-pressed=${view.value === one} onClick=${() => (view.value = one)}>${say(`shop-view-${one}`)}</button>`)}
  </div>`;
}

/** The picture of a piece, drawn in the text itself. @param {{text: string, piece: Piece | undefined, paints: import("../core/types").PaintsOf, write: (text: string) => void}} props */
function Canvas({ text, piece, paints, write }) {
  const [begin, end] = piece?.canvas ?? [0, 0];
  const picture = quoted(text.slice(begin, end));
  if (!piece || picture === null) return html`<p class="shop-empty">${say("easel-none")}</p>`;
  return html`<${Easel} title=${piece.title} picture=${picture} paints=${paints} put=${(/** @type {string} */ drawn) => write(text.slice(0, begin) + JSON.stringify(drawn) + text.slice(end))} />`;
}

/** A string of a file; nothing where the text has moved on since it was read. @param {string} part */
function quoted(part) {
  try {
    const found = JSON.parse(part);
    return typeof found === "string" ? found : null;
  } catch {
    return null;
  }
}

/** A drawing is as large as there is room, and its paper no larger than it. @param {any} event */
const measured = ({ target }) => target.style.setProperty("--ratio", String(target.naturalWidth / target.naturalHeight || 1));

/** @param {Read} read */
function counts({ remarks }) {
  const warnings = remarks.filter((one) => one.weight === "warning").length;
  return say("shop-problems", { errors: remarks.length - warnings, warnings });
}

/** Is a piece one of a list, so that another can stand behind it? @param {string} text @param {Piece} piece */
const listed = (text, piece) => /[[,]\s*$/.test(text.slice(0, piece.begin)) && /^[[{]/.test(text.slice(piece.begin));

/** One more like it, behind it; the cursor goes there. @param {HTMLTextAreaElement | null} area @param {string} text @param {Piece} piece @param {(text: string) => void} write */
function another(area, text, piece, write) {
  const indent = text.slice(text.lastIndexOf("\n", piece.begin) + 1, piece.begin);
  const more = `,\n${/^\s*$/.test(indent) ? indent : ""}${text.slice(piece.begin, piece.end)}`;
  show(area, piece.end, piece.end);
  // typed as a person would type it, so that the browser can take it back
  if (!document.execCommand("insertText", false, more)) write(text.slice(0, piece.end) + more + text.slice(piece.end));
  show(area, piece.end + more.length - 1, piece.end + more.length - 1);
}

/** To the first problem that has a place; an error before a warning. @param {HTMLTextAreaElement | null} area @param {Read} read */
function first(area, { remarks }) {
  const placed = remarks.filter((one) => one.line);
  const worst = placed.find((one) => one.weight === "error") ?? placed[0];
  show(area, worst?.begin ?? 0, worst?.end ?? 0);
}

/** Put the cursor there, and that line in sight. @param {HTMLTextAreaElement | null} area @param {number} begin @param {number} end */
function show(area, begin, end) {
  if (!area) return;
  area.focus({ preventScroll: true });
  area.setSelectionRange(begin, end);
  area.dispatchEvent(new CustomEvent("shown"));
}

/** All pieces as stamps of one strip. @param {{pieces: Piece[], read: Read | null, chosen: string, choose: (piece: Piece) => void}} props */
function Strip({ pieces, read, chosen, choose }) {
  const strip = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    const here = /** @type {HTMLElement | null} */ (strip.current?.querySelector("[aria-current]") ?? null);
    if (here && strip.current) strip.current.scrollLeft = here.offsetLeft - strip.current.clientWidth / 2;
  }, [chosen]);
  const wrong = (/** @type {Piece} */ piece) =>
    (read?.remarks ?? []).filter((one) => one.weight === "error" && one.line && piece.begin <= one.begin && one.begin < piece.end && piece.begin > 0).length; // what is all of the text says nothing
  return html`<nav class="contact shop-wide" aria-label=${say("shop-pieces")} ref=${strip}>
    ${pieces.map((piece, at) => {
      const title = piece.title || say("shop-nameless", { number: at + 1 });
      const count = wrong(piece);
      return html`<button key=${piece.name} type="button" class=${count ? "holes bad" : "holes"} title=${title} aria-current=${piece.name === chosen ? "true" : undefined} onClick=${() => choose(piece)}>
        ${piece.picture
          ? html`<img src=${piece.picture} alt=${count ? say("shop-piece-bad", { title, count }) : title} width="48" height="48" />`
          : html`<b>${at + 1}</b><span>${title}</span>${count > 0 && html`<span class="unseen">${say("shop-piece-bad", { title: "", count })}</span>`}`}
      </button>`;
    })}
  </nav>`;
}
