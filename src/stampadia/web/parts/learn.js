// A first lesson of a game: one button, and the match that teaches it.
import { html, useSignal } from "../core/html.js";
import { keep, name } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { say } from "../core/words.js";
import { Button, note } from "./controls.js";

const OPPONENT = "greedy";

/** @param {{game: import("../core/types").Listed}} props */
export function Learn({ game }) {
  const busy = useSignal(false);
  if (!game.lesson) return null;
  const begin = async () => {
    busy.value = true;
    try {
      const players = ["you", ...Array(game.seats[0] - 1).fill(OPPONENT)];
      const made = await ask("/api/matches", { game: game.name, players, options: game.lesson, name: name.value.trim() || say("a-player") });
      keep({ match: made.match, seat: made.seat, token: made.token, game: game.name, title: game.title, at: Date.now(), lesson: true });
      location.hash = `#/match/${made.match}`;
    } catch (error) {
      note(/** @type {Error} */ (error).message);
      busy.value = false;
    }
  };
  return html`<${Button} disabled=${busy.value} onClick=${begin} aria-label=${say("learn-game", { game: game.title })}>${say("learn")}<//>`;
}
