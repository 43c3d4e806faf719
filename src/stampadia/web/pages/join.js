// Whoever comes by a link: an invitation takes a seat, the other one watches.
import { html, useEffect, useSignal } from "../core/html.js";
import { keep, name } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Button, Field } from "../parts/controls.js";
import { Rail } from "../parts/rail.js";
import { OwnWords } from "./own-words.js";

/** @param {{kind: string, id: string, token: string}} props */
export function Join({ kind, id, token }) {
  const lobby = useSignal(/** @type {import("../core/wire.js").Lobby | null} */ (null));
  const problem = useSignal("");
  const called = useSignal(name.value);
  const words = useSignal("");
  useEffect(() => {
    const query = new URLSearchParams({ token, language: language.value });
    ask(`/api/matches/${id}/lobby?${query}`)
      .then((found) => {
        lobby.value = found;
        document.title = `${found.title} · Stampadia`;
        if (kind === "watch") sit(null, token);
      })
      .catch((error) => (problem.value = error.message));
  }, [language.value]);
  /** @param {number | null} seat @param {string} own */
  const sit = (seat, own) => {
    const { game, title } = /** @type {import("../core/wire.js").Lobby} */ (lobby.value);
    keep({ match: id, seat, token: own, game, title, at: Date.now() });
    location.replace(`#/match/${id}`);
  };
  /** @param {Event} event */
  const join = async (event) => {
    event.preventDefault();
    problem.value = "";
    try {
      const seat = await ask(`/api/matches/${id}/join`, { invitation: token, name: called.value.trim(), words: words.value });
      name.value = called.value.trim();
      sit(seat.seat, seat.token);
    } catch (error) {
      problem.value = /** @type {Error} */ (error).message;
    }
  };
  return html`
    <${Rail} />
    <main class="desk" id="main">
      <section class="sheet note-sheet">
        <h1>${lobby.value ? say("invited-to", { game: lobby.value.title }) : problem.value ? say("lost-match") : say("one-moment")}</h1>
        ${problem.value && html`<p class="barred" role="alert">${problem.value}</p>`}
        ${lobby.value && kind === "join" && html`
          <form class="form" onSubmit=${join}>
            <${Field} label=${say("your-name")}><input class="input" required maxlength="40" autocomplete="nickname" value=${called.value}
              onInput=${(/** @type {any} */ event) => (called.value = event.target.value)} /><//>
            <${OwnWords} own=${words}><p class="hush ui">${say("luck-words-how", { sealed: lobby.value.sealed.slice(0, 16) })}</p><//>
            <p class="acts"><${Button} go type="submit">${say("sit-down")}<//></p>
          </form>`}
        ${problem.value && html`<p class="acts"><${Button} href="#/">${say("back-home")}<//></p>`}
      </section>
    </main>
  `;
}
