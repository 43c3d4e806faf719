// After the last move: how it went, again, the luck worked out.
import { html, useEffect, useSignal } from "../core/html.js";
import { keep, kept } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { say } from "../core/words.js";
import { Button } from "../parts/controls.js";
import { DESK, Fetched } from "../parts/fetched.js";
import { Learnt } from "../parts/learn.js";

/** @param {{line: import("../core/wire.js").Line, table: import("../core/wire.js").Table}} props */
export function End({ line, table }) {
  const luck = useSignal(/** @type {import("../core/types").Luck | null} */ (null));
  const problem = useSignal("");
  const own = useSignal("");
  const lobby = line.lobby.value;
  useEffect(() => {
    // wherever one was on the page, it goes on at its headline; but not under a hand that looks back
    const headline = document.getElementById("question");
    if (document.querySelector(".deck")) return;
    headline?.scrollIntoView({ block: "start" });
    headline?.focus({ preventScroll: true });
  }, []);
  const check = async () => {
    const query = new URLSearchParams({ token: line.token });
    try {
      luck.value = await ask(`/api/matches/${line.id}/luck?${query}`);
    } catch (error) {
      problem.value = /** @type {Error} */ (error).message;
    }
  };
  const again = () => line.send({ type: "rematch", words: own.value });
  const follow = () => {
    const match = kept(line.id);
    if (!match || !lobby?.rematch) return;
    keep({ ...match, match: lobby.rematch, at: Date.now(), over: false, lesson: match.lesson && [] });
    again();
    location.hash = `#/match/${lobby.rematch}`;
  };
  return html`
    <div class="end">
      ${table.seat !== null && lobby && kept(line.id)?.lesson && html`<${Learnt} name=${lobby.game} />`}
      ${lobby?.look?.run && html`<${Fetched} load=${() => import("./came-out.js")} what="CameOut" look="/pages/came-out.css" words=${DESK} line=${line} table=${table} lobby=${lobby} />`}
      <p class="acts">
        ${table.seat !== null && (lobby?.rematch
          ? html`<${Button} go class="again" onClick=${follow}>${say("go-to-rematch")}<//>`
          : html`<${Button} go class="again" onClick=${again}>${say("play-again")}<//>`)}
        <${Button} href="#/">${say("back-home")}<//>
        ${!luck.value && !lobby?.own_luck && html`<${Button} icon="proven" onClick=${check}>${say("check-luck")}<//>`}
      </p>
      ${table.seat !== null && html`<${Fetched} load=${() => import("./own-words.js")} what="OwnWords" words=${DESK} own=${own} />`}
      ${problem.value && html`<p class="barred" role="alert">${problem.value}</p>`}
      ${luck.value && html`<div class="luck" role="status">
        <p><b>${luck.value.differs ? say("luck-differs", { line: luck.value.differs }) : say("luck-follows", { count: luck.value.chances, words: luck.value.words })}</b></p>
        <p class="hush">${say("luck-was")} <code>${luck.value.seed}</code></p>
        <p class="hush">${say("luck-sealed-as")} <code>${luck.value.sealed}</code></p>
        <p class="hush">${say("luck-yourself")}</p>
      </div>`}
    </div>
  `;
}
