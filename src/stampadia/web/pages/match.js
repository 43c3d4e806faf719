// One match: its line to the server, and which page of it is shown.
import { html, useEffect, useRef } from "../core/html.js";
import { keep, kept, keepResult, sounded } from "../core/memory.js";
import { Line } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Button } from "../parts/controls.js";
import { warn } from "../parts/live.js";
import { Lobby } from "./lobby.js";
import { Table } from "./table.js";

/** @param {{id: string}} props */
export function Match({ id }) {
  const known = kept(id);
  const line = useRef(/** @type {Line | null} */ (null));
  line.current ??= known ? new Line(id, known.token) : null;
  const spoken = useRef(language.value);
  useEffect(() => () => line.current?.close(), []);
  useEffect(() => {
    if (spoken.current !== language.value) line.current?.speak(language.value);
    spoken.current = language.value;
  }, [language.value]);

  const lobby = line.current?.lobby.value ?? null;
  const over = Boolean(line.current?.table.value?.over);
  useEffect(() => {
    if (!lobby) return;
    document.title = `${lobby.title} · Stampadia`;
    const match = kept(id);
    if (match && (match.game !== lobby.game || match.over !== over)) {
      keep({ ...match, game: lobby.game, title: lobby.title, over });
    }
  }, [lobby?.title, over]);
  const ended = line.current?.table.value?.ended;
  useEffect(() => {
    if (ended && lobby?.day && known?.seat != null) keepResult(lobby.game, lobby.day.date, ended, id);
  }, [Boolean(ended), lobby?.day?.date]);
  const sequence = line.current?.table.value?.sequence;
  const heard = useRef(sequence);
  useEffect(() => {
    // whoever has just come hears nothing
    if (heard.current !== undefined && heard.current !== sequence) sounded(over ? "end" : line.current?.table.value?.offers.length ? "stamp" : "paper");
    heard.current = sequence;
  }, [sequence]);
  const refused = line.current?.refused.value;
  useEffect(() => {
    if (refused) sounded("refused");
  }, [refused]);
  const broken = Boolean(line.current?.broken.value);
  useEffect(() => warn(broken ? say("line-lost") : ""), [broken]);

  if (!known || !line.current || line.current.lost.value) {
    return html`<main class="desk" id="main"><section class="sheet note-sheet"><h1>${say("lost-match")}</h1>
      <p>${say("lost-match-why")}</p><p class="acts"><${Button} go href="#/">${say("back-home")}<//></p></section></main>`;
  }
  if (!lobby) return html`<main class="desk" id="main"><p class="on-table">${say("one-moment")}</p></main>`;
  const spot = lobby.look?.paper ? { "--spot": `light-dark(${lobby.look.paper},${lobby.look.night})`, "--spot-on": lobby.look.night } : {};
  return html`
    <div class="game" style=${spot}>
      ${broken && html`<p class="banner" role="presentation">${say("line-lost")}</p>`}
      ${lobby.state === "lobby" || !line.current.table.value
        ? html`<${Lobby} line=${line.current} lobby=${lobby} />`
        : html`<${Table} line=${line.current} lobby=${lobby} />`}
    </div>
  `;
}
