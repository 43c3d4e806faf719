// The frame around every game: rail, table, slip with the question, ledger. The table itself is the
// game's own where it has one, else its text.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { Guarded, laid } from "../core/door.js";
import { asksTwice, forget, kept, seatFile, set, settings } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { language, say } from "../core/words.js";
import { Missed, NoLine, Refusal, Waiting } from "../parts/between.js";
import { Button, Confirm, Dialog } from "../parts/controls.js";
import { Steering, Told, useDeeds } from "../parts/deeds.js";
import { DESK, Fetched } from "../parts/fetched.js";
import { further, marked, Rungs, useHintInSight } from "../parts/hint.js";
import { Icon } from "../parts/icons.js";
import { useDeedInSight, useLitInSight, useLookedAt } from "../parts/in-sight.js";
import { Ledger, Talk } from "../parts/ledger.js";
import { Tags, useForetelling } from "../parts/foretold.js";
import { Lesson } from "../parts/lesson.js";
import { tell, tellAll, warn } from "../parts/live.js";
import { Offers } from "../parts/offers.js";
import { Rail, Tool } from "../parts/rail.js";
import { End } from "./end.js";
import { LookBack, useLookBack } from "./look-back.js";
import { Motion, peopleAt, Players } from "./people.js";

/** @typedef {import("../core/wire.js").Line} Line */
/** @typedef {import("../core/wire.js").Table} TableOf */
/** @typedef {import("../core/given").Given} Given */
/** @typedef {import("../core/given").Laid} Laid */

/** @param {{line: Line, lobby: import("../core/wire.js").Lobby}} props */
export function Table({ line, lobby }) {
  const now = /** @type {TableOf} */ (line.table.value);
  const back = useLookBack(line, now);
  const looking = back.shown !== null;
  const pointed = useSignal("");
  const dialog = useSignal("");
  const closer = useSignal(/** @type {{src: string, alt: string, turned: boolean} | null} */ (null));
  // undefined until it is known whether the game's own table can be laid
  const own = useSignal(/** @type {Laid | null | undefined} */ (lobby.look?.own_table ? undefined : null));
  const events = useNews(line, now);
  /** @param {string} name */
  const face = (name) => line.faces.value[name] ?? "";
  const plays = useDeeds(line, now, () => {
    const teller = settings.value.text ? undefined : own.value?.table.deeds;
    return (own.value && teller?.({ events, view: now.view, say: own.value.say, face, seat: now.seat })) ?? [];
  }, looking);
  const table = back.shown ?? plays.table ?? now;
  const offers = looking ? [] : table.offers;
  // a moment brings what had happened until then: the log of a long match begins later
  const log = back.shown ? back.shown.events.filter((one) => one.told) : line.log.value;
  const story = plays.deed && !looking ? log.filter((one) => one.number <= table.heard) : log;
  useTelling(now, events, plays);
  useFocusKept(now, plays.deed !== null);
  useLitInSight(table, own.value);
  useDeedInSight(plays.deed);
  useLookedAt(line, pointed);
  // dice decide for themselves: nothing is foretold or asked about them
  const roll = looking ? null : table.roll;
  const decided = roll ? [] : offers;
  const foretold = useForetelling(line, decided, pointed);

  useEffect(() => {
    if (!lobby.look?.own_table) return;
    laid(lobby.game).then((found) => (own.value = found)).catch(() => (own.value = null));
  }, [lobby.game, language.value]);
  useEffect(() => warn(line.refused.value), [line.refused.value]);
  useEffect(() => {
    // few people drop a saved match here
    const listening = import("../parts/files.js").then(({ droppedRecords }) => droppedRecords()).catch(() => {});
    return () => void listening.then((stop) => stop?.());
  }, []);
  useEffect(() => {
    // whoever has just come, and is nowhere yet, begins at the question
    if (document.activeElement === document.body) document.getElementById("question")?.focus({ preventScroll: true });
  }, []);

  /** @param {string} text */
  const choose = (text) => {
    if (!looking) line.choose(text);
  };
  const looked = useRef("");
  /** On the table, too, a finger looks first and chooses at the second tap. @param {string} text */
  const press = (text) => {
    if (!asksTwice() || looked.current === `${now.sequence} ${text}`) choose(text);
    else {
      looked.current = `${now.sequence} ${text}`;
      pointed.value = text;
    }
  };
  /** @param {string} place */
  const why = (place) => {
    if (decided.length) line.why(place);
  };
  /** What does not react says why, if it has a place. @param {MouseEvent} event */
  const pressed = (event) => {
    const at = /** @type {HTMLElement} */ (event.target);
    const picture = /** @type {HTMLImageElement | null} */ (at.closest("button, [data-place]")?.querySelector("img[src^='/faces/']") ?? null);
    closer.value = picture && { src: picture.dataset.closer || (picture.getAttribute("src") ?? ""), alt: picture.alt, turned: picture.classList.contains("turned") };
    const place = /** @type {HTMLElement | null} */ (at.closest("[data-place]"))?.dataset.place;
    if (place && !event.defaultPrevented && !at.closest("button, a, summary, input, select")) why(place);
  };
  /** @type {Given} */
  const given = {
    view: table.view,
    offers,
    events: looking || plays.deed ? [] : events,
    story,
    day: lobby.day ?? null,
    act: press,
    choose,
    why,
    say: own.value?.say ?? say,
    face,
    captions: table.captions ?? {},
    pointed,
    foretold,
    explained: looking ? "" : (line.explained.value[pointed.value] ?? ""),
    foresee: (texts) => void (looking || line.foretell(texts)),
    foreseen: (text) => (!looking && line.foretold.value[text] ? { changes: line.foretold.value[text], explained: line.explained.value[text] } : null),
    hinted: looking ? [] : marked(line),
    players: lobby.seats.map((seat) => ({ ...seat, name: named(seat) })),
    seat: table.seat,
    sequence: table.sequence,
    question: table.question,
    language: language.value,
    looking,
    deed: plays.deed,
  };
  const tools = {
    u: () => now.seat !== null && !looking && line.do({ type: "undo" }), // where it cannot be, the answer says why
    h: () => decided.length && further(line),
    l: () => document.getElementById("log")?.focus(),
    t: () => set({ text: !settings.value.text }),
    "?": () => (dialog.value = "help"),
    Escape: () => (pointed.value ? (pointed.value = "") : (line.hint.value = null)),
  };
  useKeys(tools);
  useHintInSight(given);

  const drawn = own.value && !settings.value.text ? own.value.table : null;
  const Drawn = drawn?.default;
  const awaited = own.value === undefined && !settings.value.text;
  const lookBack = html`<${LookBack} back=${back} last=${now.sequence} />`;
  return html`
    <${Rail} game=${lobby.title} title=${lobby.day?.title ?? table.captions?.title} turn=${drawn?.turn ? drawn.turn(given) : say("turn", { turn: table.view.turn })} steps=${drawn?.steps?.(given)}>
      ${now.seat !== null && html`<${Tool} icon="undo" label=${say("take-back")} act=${tools.u} off=${!now.may_undo || looking} why=${tools.u} />
      <${Tool} icon="hint" label=${say("hint")} act=${tools.h} off=${!decided.length} />`}
      ${own.value !== null && html`<${Tool} icon="text" label=${say("as-text")} act=${tools.t} on=${settings.value.text} far />`}
      <${Tool} icon="help" label=${say("help")} act=${tools["?"]} />
    <//>
    <main class=${drawn || awaited ? "frame own" : "frame plain"} id="main" data-taught=${line.page.value?.after}>
      ${!looking && !plays.deed && !now.over && html`<${Lesson} line=${line} asked=${decided.length > 0} pointed=${pointed} />`}
      <div class="sidebar">
        <div class="side">
          <${Slip} line=${line} lobby=${lobby} table=${table} given=${given} choose=${choose} looking=${looking} plays=${plays} own=${drawn} awaited=${awaited}
            closer=${closer.value && asksTwice() ? () => (dialog.value = "closer") : null} />
          <${Motion} line=${line} lobby=${lobby} table=${now} />
          ${back.open.value && lookBack}
        </div>
        ${!awaited && html`<div class="beside">
          <${Ledger} log=${story} told=${drawn?.told && ((/** @type {import("../core/wire.js").Heard} */ event) => drawn.told?.(event, given))} />
          ${peopleAt(lobby) > 1 && html`<${Talk} line=${line} />`}
          <${Papers} line=${line} now=${now} ask=${(/** @type {string} */ what) => (dialog.value = what)}>${!back.open.value && lookBack}<//>
        </div>`}
      </div>
      <section class="felt" data-game=${lobby.game} aria-label=${say("the-table")} aria-busy=${own.value === undefined ? "true" : "false"} onClick=${pressed}>
        <h2 class="unseen">${say("the-table")}</h2>
        ${lobby.seats.length > 1 && html`<${Players} line=${line} lobby=${lobby} table=${table} />`}
        ${Drawn
          ? html`<${Guarded} instead=${html`<${Text} line=${line} shown=${table.shown} />`}><${Drawn} ...${given} /><//>`
          : awaited
            ? html`<p class="on-table">${say("one-moment")}</p>`
            : html`<${Text} line=${line} shown=${table.shown} />`}
        ${Drawn && html`<${Tags} changes=${foretold} barred=${line.barred.value} />`}
      </section>
    </main>
    ${dialog.value === "closer" && closer.value && html`<${Dialog} title=${say("closer")} close=${() => (dialog.value = "")}>
      <img class=${closer.value.turned ? "closer turned" : "closer"} src=${closer.value.src} alt=${closer.value.alt} /><//>`}
    ${dialog.value === "help" && html`<${Fetched} load=${() => import("./help.js")} what="Help" words=${DESK} game=${lobby.game} close=${() => (dialog.value = "")} />`}
    ${dialog.value === "resign" && html`<${Confirm} title=${say("really-resign")} yes=${say("resign")} done=${(/** @type {boolean} */ yes) => {
      dialog.value = "";
      if (yes) line.do({ type: "resign" });
    }}><p>${say(lobby.seats.length > 1 ? "resign-why" : "resign-why-alone")}</p><//>`}
    ${dialog.value === "leave" && html`<${Confirm} title=${say("really-leave")} yes=${say("leave")} done=${(/** @type {boolean} */ yes) => {
      dialog.value = "";
      if (yes) leave(line);
    }}><p>${say("leave-why")}</p><//>`}
  `;
}

const COLUMNS = /\S {2,}\S.* {2,}\S|[│┃┆─━]/;

/** The view as text: prose is broken where the page ends, rows of columns stay together. It is told for as long as it is shown. @param {{line: Line, shown: string}} props */
function Text({ line, shown }) {
  useEffect(() => {
    line.read(true);
    return () => line.read(false);
  }, [line]);
  if (!shown) return html`<p class="on-table">${say("one-moment")}</p>`;
  return html`<div class="sheet text" role="region" tabindex="0" aria-label=${say("the-table-as-text")}>
    ${shown.split("\n").map((row) => html`<div class=${COLUMNS.test(row) ? "columns" : ""}>${row || "\u00a0"}</div>`)}
  </div>`;
}

/** The question on top, what a choice would do below the holes. @param {{line: Line, lobby: import("../core/wire.js").Lobby, table: TableOf, given: Given, choose: (text: string) => void, looking: boolean, plays: import("../parts/deeds.js").Deeds, own: import("../core/given").OwnTable | null, awaited: boolean, closer: (() => void) | null}} props */
function Slip({ line, lobby, table, given, choose, looking, plays, own, awaited, closer }) {
  const OwnSlip = own?.Slip;
  const listed = useSignal(false);
  const mine = given.offers.length > 0;
  const asked = lobby.seats[table.view.asked ?? -1];
  const { deed } = plays;
  const asksMe = (line.table.value?.offers.length ?? 0) > 0;
  const watches = table.seat === null && !table.over;
  const others = say(watches ? "you-watch" : "turn-of-others");
  const whose = looking ? say("looking-back") : deed ? deed.whose || others : table.over ? say("the-end") : mine ? say("your-turn") : others;
  const step = table.over ? undefined : own?.steps?.(given).find((one) => one.state === "now")?.words;
  const kicker = [whose, step].filter(Boolean).join(" · ");
  const question = table.over || (deed ? deed.title : mine ? table.question : looking ? say("at-that-moment") : asked ? say(watches ? "somebody-chooses" : "waiting-for", { name: named(asked) }) : say("others-think"));
  const called = (/** @type {import("../core/wire.js").Offer} */ offer) => own?.called?.(offer, given)?.text ?? offer.words;
  const waits = !mine && !looking && !deed && !table.over && !watches && asked?.player === "you" && !asked.stands_in;
  const [asks, small] = question.split("\n");
  return html`
    <section class=${["slip", listed.value && "listed", deed && "plays"].filter(Boolean).join(" ")} id="slip" aria-labelledby="question" data-sequence=${table.sequence}>
      <div class="q">
        <p class="k"><span>${kicker}</span>${deed && html`<span class="of">${say("deeds-of", { at: plays.at + 1, count: plays.deeds.length })}</span>`}
          ${!deed && !looking && plays.any && html`<button type="button" class="look retell" onClick=${() => plays.go(0)}><${Icon} name="again" /> ${say("deeds-again")}</button>`}${mine && html`<button type="button" class="fold" aria-expanded=${listed.value} onClick=${() => (listed.value = !listed.value)}>${say(listed.value ? "fold" : "list-choices", { count: given.offers.length })}</button>`}
          ${closer && html`<button type="button" class="look" onClick=${closer}><${Icon} name="closer" /> ${say("closer")}</button>`}</p>
        <h1 id="question" tabindex="-1">${asks}</h1>
        ${small && html`<p class="small-print">${small}</p>`}
        ${watches && !looking && html`<p class="hush">${say("you-watch-why")}</p>`}
        <${NoLine} line=${line} given=${given} name=${called} />
        <${Missed} line=${line} />
        <${Refusal} line=${line} given=${given} press=${given.act} name=${called} />
        ${!looking && !deed && html`<${Rungs} line=${line} given=${given} own=${own} />`}
        ${line.kept.value ? "" : table.roll?.dice && mine ? html`<${Fetched} load=${() => import("../parts/roll.js")} what="Roll" look="/parts/roll.css" words=${DESK} dice=${table.roll.dice} sequence=${table.sequence} choose=${choose} />` : mine && !awaited && (OwnSlip && !table.roll
          ? html`<${Guarded} instead=${html`<${List} given=${given} choose=${choose} own=${own} />`}><${OwnSlip} ...${given} /><//>`
          : html`<${List} given=${given} choose=${choose} own=${own} />`)}
        ${mine && !awaited && !line.kept.value && html`<${Typed} choose=${choose} />`}
        ${deed && html`<${Told} plays=${plays} /><${Steering} plays=${plays} mine=${asksMe} />${asksMe && html`<${Typed} choose=${choose} />`}`}
        ${waits && html`<${Waiting} sequence=${table.sequence} />`}
        ${table.over && !looking && html`<${End} line=${line} table=${table} />`}
      </div>
    </section>
  `;
}

/** @param {{given: Given, choose: (text: string) => void, own: import("../core/given").OwnTable | null}} props */
const List = ({ given, choose, own }) =>
  html`<${Offers} called=${own?.called && ((/** @type {import("../core/wire.js").Offer} */ offer) => own.called?.(offer, given) ?? null)} offers=${given.offers} sequence=${given.sequence} hinted=${given.hinted} pointed=${given.pointed} foretold=${given.foretold} explained=${given.explained} choose=${choose} stub=${own?.Stub && html`<${own.Stub} ...${given} />`} />`;

/** @param {import("../core/wire.js").Seat} seat */
function named(seat) {
  const player = say("player", { number: seat.seat + 1 });
  return (seat.player === "you" && seat.name) || player;
}

/** A choice as records write it, for whoever likes that better. @param {{choose: (text: string) => void}} props */
function Typed({ choose }) {
  const typed = useSignal("");
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    if (typed.value.trim()) choose(typed.value.trim());
    typed.value = "";
  };
  return html`<details class="typed"><summary>${say("or-type")}</summary>
    <form onSubmit=${send}><label><span class="unseen">${say("or-type")}</span>
      <input class="input" value=${typed.value} maxlength="200" autocomplete="off" autocapitalize="off" spellcheck=${false}
        onInput=${(/** @type {any} */ event) => (typed.value = event.target.value)} /></label>
      <${Button} small type="submit">${say("do-it")}<//></form></details>`;
}

/** What can be taken home, and how to leave. @param {{line: Line, now: TableOf, ask: (what: string) => void, children?: any}} props */
function Papers({ line, now, ask: open, children }) {
  const what = kept(line.id)?.fromFile && !now.over ? "save" : "record";
  const record = `/api/matches/${line.id}/${what}?token=${encodeURIComponent(line.token)}`;
  const whole = now.over || what === "save";
  return html`<p class="acts lit papers-of-match">
    ${children}
    ${now.seat !== null && !whole && html`<${Button} small plain icon="save" href=${seatFile(line.id)} download=${`${now.view.game}-${line.id.slice(0, 6)}.seat`}>${say("save-seat")}<//>`}
    <${Button} small plain icon=${whole ? "save" : "log"} href=${record} download=${`${now.view.game}-${line.id.slice(0, 6)}.record`}>${say(whole ? "save-record" : "save-seen")}<//>
    ${now.seat !== null && !now.over && html`<${Button} small plain icon="flag" onClick=${() => open("resign")}>${say("resign")}<//>`}
    ${now.seat !== null && html`<${Button} small plain onClick=${() => open("leave")}>${say("leave")}<//>`}
  </p>`;
}

/** Name, token and talk are wiped out, here and there. @param {Line} line */
async function leave(line) {
  try {
    const match = kept(line.id) ?? line;
    for (const { token } of [match, ...("beside" in match && match.beside ? match.beside : [])]) await ask(`/api/matches/${line.id}/forget`, { token });
    forget(line.id);
    location.hash = "#/";
  } catch (error) {
    line.refused.value = /** @type {Error} */ (error).message;
  }
}

/** What has happened since the last look. @param {Line} line @param {TableOf} now */
function useNews(line, now) {
  const told = useRef({ sequence: -1, number: 0, events: /** @type {import("../core/wire.js").Heard[]} */ ([]) });
  if (told.current.sequence !== now.sequence) {
    const first = told.current.sequence < 0;
    const events = first ? [] : line.log.value.filter((one) => one.number > told.current.number);
    told.current = { sequence: now.sequence, number: now.heard, events };
  }
  return told.current.events;
}

/** The same to screen readers: what is told deed by deed has been heard when it ends. @param {TableOf} now @param {import("../core/wire.js").Heard[]} events @param {import("../parts/deeds.js").Deeds} plays */
function useTelling(now, events, plays) {
  const heard = useRef(-1);
  const playing = plays.deed !== null;
  useEffect(() => {
    if (playing) heard.current = now.sequence;
    if (playing) return;
    const sentences = heard.current === now.sequence ? [] : events.map((one) => one.told);
    const mine = now.offers.length ? [say("your-choice", { question: now.question, count: now.offers.length })] : [];
    if (sentences.length) tellAll([...sentences.slice(-2), now.over || mine[0] || ""].filter(Boolean));
    else if (now.over || mine.length) tell(now.over || mine[0]);
  }, [now.sequence, playing]);
}

/** Whoever was in the slip stays in the slip, though what was there is gone; but not at what costs, nor at a number that nobody has picked. @param {TableOf} now @param {boolean} playing */
function useFocusKept(now, playing) {
  const inside = useRef(false);
  useEffect(() => {
    const watch = () => {
      const at = document.activeElement;
      if (at && at !== document.body) inside.current = Boolean(at.closest("#slip"));
    };
    addEventListener("focusin", watch);
    return () => removeEventListener("focusin", watch);
  }, []);
  useLayoutEffect(() => {
    if (!inside.current || (document.activeElement && document.activeElement !== document.body && !document.activeElement.closest("#slip"))) return;
    const slip = document.getElementById("slip");
    const next = /** @type {HTMLElement | null} */ (slip?.querySelector("button.offer:not(.costs), .again, .steering .on") ?? document.getElementById("question"));
    next?.focus({ preventScroll: asksTwice() });
  }, [now.sequence, playing]);
}

/** Keys of the frame; whoever types into a field types. @param {Record<string, () => unknown>} tools */
function useKeys(tools) {
  const latest = useRef(tools);
  latest.current = tools;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const at = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || at.closest("input, textarea, select, dialog")) return;
      if (/^[1-9]$/.test(event.key)) {
        const offers = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#slip button.offer"));
        offers[Number(event.key) - 1]?.click();
      } else {
        latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]?.();
      }
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}
