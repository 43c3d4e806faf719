// The shelf: what a game comes in, box by box, and beside it what this browser's person has made or
// dropped here. A box that is pressed is played.
import { html, useEffect, useSignal } from "../core/html.js";
import { brought, draftOf, keepDraft, own, putAway } from "../core/own-files.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Button, note } from "../parts/controls.js";
import { dropped, opensRecord } from "../parts/files.js";
import { Icon } from "../parts/icons.js";

/** @typedef {import("../core/types").Listed} Game */
/** @typedef {import("../core/types").BoxOf} Box */
/** @typedef {{game: Game, box: Box, name?: string}} Standing */

const LONGEST = 400_000;
const MANY = 40;

/** @param {{games: Game[], busy: boolean, start: (game: Game, wish: import("../core/types").NewMatch) => void, print: (job: import("./print.js").Job) => void}} props */
export function Shelf({ games, busy, start, print }) {
  const house = useSignal(/** @type {Standing[]} */ ([]));
  const mine = useSignal(/** @type {Standing[]} */ ([]));
  const chosen = useSignal("");
  useEffect(() => {
    Promise.all(games.filter((game) => game.boxes).map(async (game) => (await ask(`/api/games/${game.name}/shelf?language=${language.value}`)).map((/** @type {Box} */ box) => ({ game, box }))))
      .then((found) => (house.value = found.flat()))
      .catch(() => note(say("no-answer")));
  }, [language.value]);
  useEffect(() => {
    let over = false;
    Promise.all(own.value.map(async (file) => {
      const game = games.find((one) => one.name === file.game);
      const told = game && (await ask(`/api/uploads/${file.name}?language=${language.value}`).catch(() => null));
      return told ? [{ game, box: { ...told.box, play: told.play }, name: file.name }] : [];
    })).then((found) => over || (mine.value = found.flat()));
    return () => {
      over = true;
    };
  }, [own.value, language.value]);
  useEffect(() => dropped((files) => files[0] && take(files[0], games)), []);

  const standing = [...house.value, ...mine.value];
  const looked = standing.find((one) => keyOf(one) === chosen.value);
  const boxed = games.filter((game) => game.boxes).map((game) => game.title).join(", ");
  return html`<section class="shelf" aria-labelledby="shelf">
    <h2 class="on-table" id="shelf">${say("shelf", { games: boxed })}</h2>
    <p class="on-table">${say("shelf-why")}</p>
    <ul>
      ${standing.map((one) => html`<li key=${keyOf(one)}><${BoxOf} standing=${one} busy=${busy} act=${() => start(one.game, { game: one.game.name, players: ["you"], options: one.box.play })} look=${() => (chosen.value = keyOf(one))} /></li>`)}
      <li style=${{ visibility: house.value.length ? "visible" : "hidden" }}><a class="box empty" href=${`#/workshop/${(games.find((game) => draftOf(game.name)) ?? games.find((game) => game.boxes))?.name ?? ""}`}>
        <${Icon} name="log" /><b>${say("shelf-yours")}</b><span>${say("shelf-workshop")}</span></a></li>
    </ul>
    ${looked?.name && html`<p class="acts lit">
      <${Button} small icon="print" onClick=${() => print({ game: looked.game, title: looked.box.title, file: looked.name })}>${say("print")}<span class="unseen"> “${looked.box.title}”</span><//>
      <${Button} small plain onClick=${() => putAway({ game: looked.game.name, name: looked.name ?? "" })}>${say("shelf-put-away", { title: looked.box.title })}<//></p>`}
  </section>`;
}

/** @param {Standing} one */
const keyOf = ({ game, box, name }) => `${game.name} ${name ?? Object.values(box.play).join(" ")}`;

/** @param {{standing: Standing, busy: boolean, act: () => void, look: () => void}} props */
function BoxOf({ standing, busy, act, look }) {
  const { game, box, name } = standing;
  const size = Number(box.about.match(/\d+/)?.[0] ?? 0) > MANY ? "tall" : "";
  return html`<button type="button" class=${["box", size, name && "own"].filter(Boolean).join(" ")} disabled=${busy} onClick=${act} onFocus=${look} onMouseEnter=${look}>
    <span class="lid">${box.picture ? html`<img src=${box.picture} alt="" width="72" height="72" />` : html`<i>${box.title.charAt(0)}</i>`}</span>
    <span class="unseen">${say("play-game", { game: game.title })}: </span><b>${box.title}</b>
    <span class="signs">${box.marks.map((mark) => html`<span key=${mark.words} title=${mark.words}><svg viewBox="0 0 24 24" style=${{ color: mark.ink }}><path d=${mark.shape} /></svg><span class="unseen">${mark.words} </span>${mark.count}</span>`)}</span>
    <span>${name ? game.title : box.about}</span>
  </button>`;
}

/** A saved match that is dropped goes on; another file is put on the shelf if a game can read it, else the workshop says what is wrong. @param {File} file @param {Game[]} games */
async function take(file, games) {
  if (await opensRecord(file)) return;
  const text = file.size > LONGEST * 3 ? "" : (await file.text()).replaceAll("\r\n", "\n");
  if (!text || text.length > LONGEST || text.includes("\0")) {
    note(say("shelf-not-a-file"));
    return;
  }
  const benches = await ask(`/api/workshop?language=${language.value}`).catch(() => []);
  let draft = "";
  for (const { game } of benches.filter((/** @type {{game: string}} */ one) => games.some(({ name }) => name === one.game))) {
    const read = await ask(`/api/workshop/${game}/proof?language=${language.value}`, { text }).catch(() => null);
    if (read?.good) {
      const told = await brought(game, text).catch(() => null);
      note(told ? say("shelf-dropped", { title: told.title || file.name }) : say("no-answer"));
      return;
    }
    if (read?.pieces.length) draft ||= game;
  }
  if (draft) {
    keepDraft(draft, text);
    location.hash = `#/workshop/${draft}`;
    return;
  }
  note(say("shelf-not-a-file"));
}
