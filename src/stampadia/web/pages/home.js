// What there is to play: today's adventures on one sheet, the matches that wait, the games, a code
// from a printed sheet.
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../core/html.js";
import { forget, isNarrow, keep, matches, name, today } from "../core/memory.js";
import { ask } from "../core/wire.js";
import { dated, language, learn, say } from "../core/words.js";
import { Button, Confirm, Field, Stars } from "../parts/controls.js";
import { DESK, Fetched } from "../parts/fetched.js";
import { Icon } from "../parts/icons.js";
import { PROGRAMS } from "../parts/program.js";
import { Learn } from "../parts/learn.js";
import { Rail } from "../parts/rail.js";
import { Rules } from "../parts/rules.js";
import { Archive, Chosen, FIRST } from "./archive.js";
import { Making } from "./making.js";

/** @typedef {import("../core/types").Listed} Game */
/** @typedef {import("../core/types").Day} Day */
/** @typedef {import("../core/types").Wanted} Wanted */
/** @typedef {import("../core/types").Adventure} Adventure */

/** So many matches that go on are shown at first; fewer where they stand above the day. */
const MOST_WAITING = { wide: 5, narrow: 2 };
/** No button stands for fewer than would be hidden by it. */
const MOST_HIDDEN = 2;
const LOOK_AGAIN = 1000;

/**
 * Make a match and sit down.
 * @param {Game} game
 * @param {import("../core/types").NewMatch} wish
 */
async function begin(game, wish) {
  const made = await ask("/api/matches", { name: name.value.trim() || say("a-player"), ...wish });
  const { match, seat, token, invitation, spectators } = made;
  keep({ match, seat, token, game: game.name, title: game.title, at: Date.now(), invitation, spectators });
  location.hash = `#/match/${match}`;
}

/** @param {Game} game */
const spot = (game) => (game.look.paper ? { "--spot": `light-dark(${game.look.paper},${game.look.night})`, "--spot-on": game.look.night } : {});

/** @type {Promise<Game[]> | null} */
let foreseen = null;

/** Whoever comes here first need not wait for the words before the games are asked for. */
export function foresee() {
  foreseen = ask(`/api/games?language=${language.value}`);
  foreseen.catch(() => {});
}

/** @returns {Promise<Game[]>} */
function askedGames() {
  const asked = foreseen ?? ask(`/api/games?language=${language.value}`);
  foreseen = null;
  return asked;
}

export function Home() {
  const games = useSignal(/** @type {Game[] | null} */ (null));
  const problem = useSignal("");
  const busy = useSignal(false);
  const job = useSignal(/** @type {import("./print.js").Job | null} */ (null));
  useEffect(() => {
    document.title = "Stampadia";
    let timer = 0;
    const look = () =>
      askedGames()
        .then((found) => {
          games.value = found;
          problem.value = "";
        })
        .catch((error) => {
          problem.value = error.message;
          timer = setTimeout(look, LOOK_AGAIN * 3);
        });
    look();
    addEventListener("online", look);
    return () => {
      clearTimeout(timer);
      removeEventListener("online", look);
    };
  }, [language.value]);
  /** @param {Game} game @param {import("../core/types").NewMatch} wish */
  const start = async (game, wish) => {
    busy.value = true;
    problem.value = "";
    try {
      await begin(game, wish);
    } catch (error) {
      problem.value = /** @type {Error} */ (error).message;
      busy.value = false;
    }
  };
  /** @param {import("./print.js").Job} what */
  const print = (what) => (job.value = what);
  const found = games.value ?? [];
  const narrow = isNarrow();
  const days = found.flatMap((game) => (game.day ? [{ game, day: game.day }] : []));
  return html`
    <${Rail} />
    <main class="desk counter" id="main">
      <h1 class="on-table" tabindex="-1">${say("home-heading")}</h1>
      ${problem.value && (games.value === null
        ? html`<section class="sheet note-sheet" role="status"><h2>${say("offline-heading")}</h2><p>${say("offline-why")}</p></section>`
        : html`<p class="slip barred-slip" role="alert">${problem.value}</p>`)}
      ${games.value === null && !problem.value && html`<p class="on-table">${say("one-moment")}</p>`}
      ${narrow && html`<div class="papers first"><${Waiting} most=${MOST_WAITING.narrow} /></div>`}
      ${days.length > 0 && html`<${Today} days=${days} busy=${busy.value} start=${start} print=${print} />`}
      ${found.length > 0 && html`<section class="games" aria-labelledby="games"><h2 class="on-table" id="games">${say("all-games")}</h2>
        <div class="stamps">${found.map((game) => html`<${GameStamp} key=${game.name} game=${game} busy=${busy.value} start=${start} print=${print} />`)}</div>
        <div class="boards"><${Fetched} load=${() => import("./shelf.js")} what="Shelf" look="/pages/shelf.css" words=${DESK} games=${found} busy=${busy.value} start=${start} print=${print} /></div></section>`}
      ${(found.length > 0 || problem.value) && html`<div class="papers">
        ${!narrow && html`<${Waiting} most=${MOST_WAITING.wide} />`}
        <${Archive} games=${found} busy=${busy.value} start=${start} print=${print} />
        <${Printed} games=${found} busy=${busy.value} start=${start} print=${print} />
        <section class="sheet" aria-labelledby="who">
          <h2 id="who">${say("you")}</h2>
          <${Field} label=${say("your-name")} help=${say("your-name-why")}><input class="input" maxlength="40" autocomplete="nickname" value=${name.value}
            onInput=${(/** @type {any} */ event) => (name.value = event.target.value)} /><//>
          <${FromFile} />
        </section>
      </div>`}
      ${job.value && html`<${Fetched} load=${() => import("./print.js")} what="Print" look="/pages/print.css" words=${DESK} key=${job.value.title} job=${job.value} close=${() => (job.value = null)} />`}
    </main>
  `;
}

/** Every daily is cancelled on its day. @param {{date: string, game: string}} props */
function Postmark({ date, game }) {
  /** @param {Intl.DateTimeFormatOptions} how */
  const part = (how) => dated(`${date}T12:00:00Z`, { ...how, timeZone: "UTC" }).replace(".", "").toUpperCase();
  return html`<svg class="postmark" viewBox="-60 -60 120 120" aria-hidden="true">
    <circle r="57" /><circle r="37" /><path d="M-52-13H52M-52 13H52" />
    <path id=${`over-${game}`} class="arc" d="M-44 0a44 44 0 0 1 88 0" /><path id=${`under-${game}`} class="arc" d="M-52.500 0a52.500 52.500 0 0 0 105 0" />
    <text><textPath href=${`#over-${game}`} startOffset="50%">STAMPADIA</textPath></text><text><textPath href=${`#under-${game}`} startOffset="50%">${game.toUpperCase()}</textPath></text>
    <text class="day" y="6">${part({ day: "numeric", month: "short" })}</text><text class="year" y="27">${date.slice(0, 4)}</text><text class="year" y="-19">★</text>
  </svg>`;
}

/** One uncut sheet: what is for today hangs together by its holes. @param {{days: {game: Game, day: Day}[], busy: boolean, start: (game: Game, wish: import("../core/types").NewMatch) => void, print: (job: import("./print.js").Job) => void}} props */
function Today({ days, busy, start, print }) {
  const date = dated(`${days[0].day.date}T12:00:00Z`, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
  return html`
    <section class="sheet today" aria-labelledby="today">
      <h2 id="today">${date}</h2>
      <ul class="uncut">
        ${days.map(({ game, day }) => html`
          <li key=${game.name} class="holes" style=${spot(game)}>
            <p class="of">${game.title}</p>
            <img class="picture" src=${`/api/games/${game.name}/days/${day.date}/picture`} alt="" width="600" height="450" decoding="async" />
            <${Postmark} date=${day.date} game=${game.title} />
            <h3>${day.title}</h3>
            <p class="who">${day.about} <${Stars} count=${day.stars} /></p>
            <p class="acts"><${Button} go disabled=${busy} onClick=${() => start(game, { game: game.name, players: ["you"], options: day.options })}>${say("play-now")}<span class="unseen"> “${day.title}”</span><//>
              <${Button} icon="print" onClick=${() => print({ game, title: day.title, date: day.date })}>${say("print")}<span class="unseen"> “${day.title}”</span><//></p>
          </li>`)}
      </ul>
    </section>
  `;
}

/** Where a match that is held stands, as it was last seen here. @param {import("../core/memory.js").Kept} match */
function standing({ called, title, game, date, turn, asked, lesson, over, at }) {
  return [
    called ? title || game : "",
    lesson ? say("held-lesson") : date === today() ? say("held-today") : date ? dated(`${date}T12:00:00Z`, { dateStyle: "medium", timeZone: "UTC" }) : "",
    turn ? say("turn", { turn }) : "",
    over ? say("over") : turn === undefined ? "" : asked ? say("held-theirs", { name: asked }) : say("your-turn"),
    dated(at, new Date(at).toDateString() === new Date().toDateString() ? { timeStyle: "short" } : { dateStyle: "medium", timeStyle: "short" }),
  ].filter(Boolean).join(" · ");
}

/** What the days of the matches held are called in the language of the page, by game and date. @returns {Record<string, string>} */
function useTitles() {
  const titles = useSignal({});
  const months = [...new Set(matches.value.flatMap(({ date }) => (date ? [date.slice(0, 7)] : [])))].join(" ");
  useEffect(() => {
    let over = false; // the answer in a language that was left may come after the next one's
    Promise.all(months.split(" ").filter(Boolean).map((month) => ask(`/api/months/${month}?language=${language.value}`).catch(() => [])))
      .then((found) => over || (titles.value = Object.fromEntries(found.flat().map((day) => [`${day.game} ${day.date}`, day.title]))));
    return () => void (over = true);
  }, [months, language.value]);
  return titles.value;
}

/** Held for whoever comes back. @param {{most: number}} props */
function Waiting({ most }) {
  const all = useSignal(false);
  const doubted = useSignal(/** @type {import("../core/memory.js").Kept | null} */ (null));
  const titles = useTitles();
  const left = useRef(-1);
  useLayoutEffect(() => {
    // the button is gone, and with it the focus: on to the row that took its place
    const rows = document.querySelectorAll(".held li a");
    const next = rows[Math.min(left.current, rows.length - 1)] ?? document.querySelector("h1");
    if (left.current >= 0) /** @type {HTMLElement} */ (next).focus();
    left.current = -1;
  }, [matches.value]);
  /** @param {import("../core/memory.js").Kept} match */
  const called = (match) => titles[`${match.game} ${match.date}`] || match.called || match.title || match.game;
  const waiting = matches.value.filter((match) => !match.over);
  const first = waiting.length ? waiting.filter((match, at) => at < most || match.date === today()) : matches.value.slice(0, 1);
  const shown = all.value || matches.value.length <= first.length + MOST_HIDDEN ? matches.value : first;
  if (!matches.value.length) return null;
  /** @param {import("../core/memory.js").Kept} match */
  const drop = (match) => {
    left.current = shown.indexOf(match);
    forget(match.match);
  };
  return html`
    <section class="sheet held" aria-labelledby="go-on">
      <h2 id="go-on">${say("go-on-heading")}</h2>
      <p class="hush">${say("go-on-why")}</p>
      <ul class="rows">
        ${shown.map((match) => html`
          <li key=${match.match}>
            <a href=${`#/match/${match.match}`}>${called(match)}</a>
            <${Button} small plain onClick=${() => (match.over ? drop(match) : (doubted.value = match))} aria-label=${say("forget-match", { game: called(match) })}>${say("forget")}<//>
            <span class="hush">${standing(match)}</span>
          </li>`)}
      </ul>
      ${shown.length < matches.value.length && html`<${Button} small plain onClick=${() => (all.value = true)}>${say("show-all", { count: matches.value.length })}<//>`}
      ${doubted.value && html`<${Confirm} title=${say("really-forget", { game: called(doubted.value) })} yes=${say("forget")} no=${say("forget-not")} done=${(/** @type {boolean} */ yes) => {
        if (yes) drop(/** @type {import("../core/memory.js").Kept} */ (doubted.value));
        doubted.value = null;
      }}><p>${say("forget-why")}</p><//>`}
    </section>
  `;
}

/** A code from a printed sheet, or a date. @param {{games: Game[], busy: boolean, start: (game: Game, wish: import("../core/types").NewMatch) => void, print: (job: import("./print.js").Job) => void}} props */
function Printed({ games, busy, start, print }) {
  const code = useSignal("");
  const problem = useSignal("");
  const days = useSignal(/** @type {Day[]} */ ([]));
  const date = useSignal("");
  const making = useSignal(/** @type {Wanted | null} */ (null));
  /** @param {string} game */
  const named = (game) => games.find((one) => one.name === game);
  const paper = useSignal(false);
  /** To the table, or to the press. @param {Game} game @param {Record<string, string>} options */
  const go = (game, options) => {
    if (paper.value) print({ game, title: game.title, file: Object.values(options)[0] });
    else start(game, { game: game.name, players: ["you"], options });
  };
  /** @param {any} event */
  const open = async (event) => {
    event.preventDefault();
    const typed = code.value.trim().replace(/^(\d{1,2})([./])(\d{1,2})\2(\d{4})$/, (_, day, _by, month, year) => [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-"));
    paper.value = event.submitter?.value === "print";
    problem.value = "";
    date.value = "";
    making.value = null;
    try {
      if (/^\d{4}-\d{2}-\d{2}$/.test(typed)) {
        days.value = await ask(`/api/days/${typed}?language=${language.value}`);
        if (typed < FIRST || typed > today()) problem.value = say("no-such-day", { date: typed, first: FIRST });
        else date.value = typed;
      } else if (typed) {
        const opened = await ask(`/api/codes/${encodeURIComponent(typed)}?language=${language.value}`);
        const game = named(opened.game);
        if (opened.wanted) making.value = opened.wanted;
        else if (game) go(game, opened.options);
      } else problem.value = say("code-missing");
    } catch (error) {
      problem.value = /** @type {Error} */ (error).message;
    }
  };
  return html`
    <section class="perf slip code" aria-labelledby="printed">
      <h2 id="printed">${say("printed-heading")}</h2>
      <form class="form" onSubmit=${open}>
        <${Field} label=${say("code-or-date")} help=${say("code-where")} bad=${problem.value}><input class="input" maxlength="120" autocapitalize="characters" spellcheck=${false}
          value=${code.value} onInput=${(/** @type {any} */ event) => (code.value = event.target.value)} /><//>
        <p class="acts"><${Button} type="submit">${say("lay-it-out")}<//><${Button} type="submit" value="print" icon="print">${say("print")}<//></p>
      </form>
      <div aria-live="polite">${date.value && html`<${Chosen} key=${date.value} date=${date.value} games=${games.filter((game) => game.day)} days=${days.value} busy=${busy} start=${start} print=${print} />`}</div>
      ${making.value && html`<${Making} key=${making.value.seed} wanted=${making.value}
        done=${(/** @type {Adventure} */ made) => go(/** @type {Game} */ (named(made.game)), made.options)} />`}
    </section>
  `;
}

/** A saved match goes on. */
function FromFile() {
  const problem = useSignal("");
  /** @param {any} event */
  const open = async (event) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file) return;
    problem.value = "";
    try {
      const [{ goOn }] = await Promise.all([import("../core/own-files.js"), learn(DESK)]);
      await goOn(await file.text());
    } catch (error) {
      problem.value = /** @type {Error} */ (error).message;
    }
  };
  return html`<div class=${problem.value ? "field bad" : "field"}><label class="btn small"><${Icon} name="save" /> ${say("from-file")}<input class="unseen" type="file" accept=".record,.seat,text/plain" aria-describedby="from-file-why" onChange=${open} /></label>
    <small id="from-file-why" role=${problem.value ? "alert" : undefined}>${problem.value || say("from-file-why")}</small></div>`;
}

/** @param {string} wish @returns {import("../core/types").Clock | null} */
function clockOf(wish) {
  const [kind, amount] = wish.split(" ");
  return kind === "days" || kind === "minutes" ? { kind, amount: Number(amount) } : null;
}

/** @param {{game: Game, busy: boolean, start: (game: Game, wish: import("../core/types").NewMatch) => void, print: (job: import("./print.js").Job) => void}} props */
function GameStamp({ game, busy, start, print }) {
  const how = useSignal({ seats: game.seats[0], options: /** @type {Record<string, string>} */ ({}), study: false, ownDice: false, clock: "", program: PROGRAMS[0] });
  const unfolded = useSignal(false);
  const read = useSignal(false);
  const { seats } = how.value;
  /** @param {string} others */
  const wish = (others) => ({
    game: game.name,
    players: ["you", ...Array(seats - 1).fill(others)],
    options: how.value.options,
    study: how.value.study,
    own_dice: how.value.ownDice && others !== "",
    gather: others === "",
    clock: others === "" ? clockOf(how.value.clock) : null,
  });
  return html`
    <article class="perf stamp" style=${spot(game)} aria-labelledby=${`game-${game.name}`}>
      <h3 id=${`game-${game.name}`}>${game.title}</h3>
      ${game.look.emblem && html`<img class="picture emblem" src=${`/games/${game.name}/emblem.svg`} alt="" width="2610" height="310" loading="lazy" decoding="async" />`}
      <p>${game.about}</p>
      <details class="folded" onToggle=${() => (read.value = true)}><summary>${say("the-rules")}</summary>${read.value && html`<${Rules} game=${game.name} />`}
        ${game.booklet && html`<p class="acts"><${Button} small icon="print" onClick=${() => print({ game, title: game.title, rules: true })}>${say("print-rules")}<span class="unseen"> · ${game.title}</span><//></p>`}</details>
      <details class="options" onToggle=${() => (unfolded.value = true)}><summary>${say("how-to-play")}</summary>
        ${unfolded.value && html`<${Fetched} load=${() => import("./options.js")} what="Options" words=${DESK} game=${game} how=${how} />`}
      </details>
      <p class="acts">
        <${Button} go disabled=${busy} onClick=${() => start(game, wish(how.value.program))}>${say(seats > 1 ? "play-with-programs" : "play-game", { game: game.title })}<//>
        <${Learn} game=${game} />
        ${seats > 1 && html`<${Button} icon="send" disabled=${busy} onClick=${() => start(game, wish(""))}>${say("invite-friends")}<//>`}
        ${game.printed && html`<${Button} icon="print" onClick=${() => print({ game, title: game.title })}>${say("print")}<span class="unseen"> ${game.title}</span><//>`}
      </p>
    </article>
  `;
}
