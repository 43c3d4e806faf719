// A first lesson of a game: one button, and the match that teaches it; and where one goes on from there.
import { html, useEffect, useSignal } from "../core/html.js";
import { keep, name } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Button, note } from "./controls.js";

/** @typedef {import("../core/types").Listed} Listed */

const OPPONENT = "greedy";

/** Sit down with as many programs as it takes. @param {Listed} game @param {Record<string, string>} options @param {{lesson?: string[]}} [more] */
async function sitDown(game, options, more) {
  const players = ["you", ...Array(game.seats[0] - 1).fill(OPPONENT)];
  const made = await ask("/api/matches", { game: game.name, players, options, name: name.value.trim() || say("a-player") });
  const { match, seat, token, invitation, spectators } = made;
  keep({ match, seat, token, game: game.name, title: game.title, at: Date.now(), invitation, spectators, ...more });
  location.hash = `#/match/${match}`;
}

/** A button that begins a match, once. @param {{begin: () => Promise<void>, children?: any, go?: boolean, "aria-label"?: string}} props */
function Begin({ begin, children, ...more }) {
  const busy = useSignal(false);
  const press = () => {
    busy.value = true;
    begin().catch((error) => {
      note(error.message);
      busy.value = false;
    });
  };
  return html`<${Button} disabled=${busy.value} onClick=${press} ...${more}>${children}<//>`;
}

/** @param {{game: Listed}} props */
export function Learn({ game }) {
  const { lesson } = game;
  if (!lesson) return null;
  return html`<${Begin} begin=${() => sitDown(game, lesson, { lesson: [] })} aria-label=${say("learn-game", { game: game.title })}>${say("learn")}<//>`;
}

/** After the lesson: today's adventure where the game has one, else a match of its own. @param {{name: string}} props */
export function Learnt(props) {
  const game = useSignal(/** @type {Listed | null} */ (null));
  useEffect(() => {
    const found = (/** @type {Listed[]} */ games) => (game.value = games.find((one) => one.name === props.name) ?? null);
    ask(`/api/games?language=${language.value}`).then(found, () => {}); // home is always there
  }, [language.value]);
  const there = game.value;
  return html`<div class="learnt">
    <p>${say("lesson-done")}</p>
    ${there && html`<p class="acts"><${Begin} go begin=${() => sitDown(there, there.day?.options ?? {})}>${there.day ? say("lesson-then-today", { title: there.day.title }) : say("lesson-then-play")}<//></p>`}
  </div>`;
}
