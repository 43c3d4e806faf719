// Whoever is fought, what the place says where the hero is, and the Status Card.
import { html } from "/core/html.js";
import { Mark, Printed, Symbol } from "./signs.js";

/** @typedef {import("/core/given").Given} Given */

/** The enemy's band of its card, enlarged: woodcut, scroll, three cells. @param {{given: Given}} props */
export function Enemy({ given }) {
  const { view, captions, say, face } = given;
  const { enemy, level, ignored } = view.fight;
  const picture = face(`enemy ${enemy.name.en || enemy.name.it}`);
  const now = /** @type {[string, number | null, string][]} */ ([["level", enemy.level, String(level)], ["attack", enemy.attack, captions["enemy attack"]], ["defense", enemy.defense, captions["enemy defense"]]]);
  return html`<section class="enemy" aria-label=${captions.enemy}>
    ${picture && html`<img src=${picture} alt="" draggable=${false} />`}
    <div class="scroll"><h2>${captions.enemy}</h2>
      ${captions["print modifier"] ? html`<p class=${ignored ? "ignored" : ""}><b>${captions["enemy modifier"]}</b> <${Printed} text=${captions["print modifier"]} say=${say} /></p>` : html`<p><i>${captions["enemy says"]}</i></p>`}</div>
    <dl>${now.map(([what, printed, value]) => html`<div key=${what} data-place=${`enemy-${what}`}><dt><${Mark} name=${what} /><span class="unseen">${say(`table-${what}`)}</span></dt>
      <dd class="num">${String(printed ?? "–") !== value && html`<s>${printed ?? "–"}</s> `}${value}</dd></div>`)}</dl>
  </section>`;
}

// What the places say: where the token is first, the rest behind a door

/** @param {{given: Given, here: string | undefined}} props */
export function Places({ given, here }) {
  const all = Object.keys(given.captions).filter((key) => key.startsWith("place ")).map((key) => key.slice("place ".length));
  const rest = all.filter((place) => place !== here);
  return html`<section class="places" aria-label=${given.say("table-places")}>
    ${here && all.includes(here) && html`<${Place} given=${given} place=${here} />`}
    ${rest.length > 0 && html`<details><summary>${given.say("table-other-places", { count: rest.length })}</summary>${rest.map((place) => html`<${Place} key=${place} given=${given} place=${place} />`)}</details>`}
  </section>`;
}

/** @param {{given: Given, place: string}} props */
function Place({ given, place }) {
  const { captions, say, view } = given;
  const lines = (captions[`print place ${place}`] ?? "").split("\n").map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
  const ticked = view.boxes[`${view.serial}:${place}`] ?? 0;
  const [before, after] = [lines.filter(([kind]) => !kind.startsWith("then-")), lines.filter(([kind]) => kind.startsWith("then-"))];
  /** @param {string[]} line @param {number} at */
  const said = ([kind, text], at) => {
    if (kind !== "foe") return html`<p key=${at} class=${kind.replace("then-", "")}><${Printed} text=${text} say=${say} ticked=${ticked} /></p>`;
    const [name, figures] = text.split("\t");
    return html`<p key=${at} class="foe"><b>${name}</b> <${Printed} text=${figures} say=${say} /></p>`;
  };
  return html`<article class="place"><${Heading} given=${given} place=${place} />
    ${before.map(said)}${after.length > 0 && html`<div class="wait">${after.map(said)}</div>`}</article>`;
}

/** @param {{given: Given, place: string}} props */
function Heading({ given, place }) {
  const { view, say, language } = given;
  if (view.world) {
    const region = view.world.cells.find((/** @type {any} */ one) => one?.code === place);
    const { title } = view.world.seen[place];
    return html`<h2><${Code} code=${place} /><span>${title[language] || title.en}</span>${region?.marked && html`<small>${say("table-marked")}</small>`}</h2>`;
  }
  const [glyph, turn] = view.dungeon.symbols[place];
  const entry = view.dungeon.entries.find((/** @type {any} */ one) => one.room === place);
  return html`<h2><${Symbol} glyph=${glyph} turn=${turn} label=${say("sign-of-symbol", { glyph, turn })} />${view.dungeon.seen.includes(place) && html`<span>${place}</span>`}
    <small>${view.dungeon.marked.includes(place) && `${say("table-marked")} · `}<${Mark} name=${entry.trigger} class="spot" /> ${say("table-trigger", { trigger: entry.trigger })}</small></h2>`;
}

/** A half's code in its diamond: the triangle says that A is up, the black one that it is the first. @param {{code: string}} props */
export const Code = ({ code }) => html`<b class=${`dia ${code.slice(-1)} ${code === "1A" ? "start" : ""}`}>${code}</b>`;

// The Status Card: every number has a box, the present one is inked, the foretold one outlined

const [ATTACK, DEFENSE, LEVELS] = [23, 15, [2, 9]];

/** @param {{given: Given}} props */
export function Status({ given }) {
  const { view, say, face, captions, foretold } = given;
  const picture = face("hero");
  /** @param {string} track */
  const then = (track) => foretold.find((one) => one.place === track)?.now;
  /** @param {string} track @param {number} first @param {number} last */
  const boxes = (track, first, last) => html`<div class=${`cs ${track}`} aria-hidden="true">${Array.from({ length: Math.max(last, view[track]) - first + 1 }, (_, at) => first + at).map((number) => html`<i key=${number}
    class=${["num", number === view[track] && "on", number === then(track) && "then", track === "mana" && number > view.level && "cap"].filter(Boolean).join(" ")}>${number}</i>`)}</div>`;
  /** @param {string} track */
  const head = (track) => html`<h3><${Mark} name=${track} />${say(`table-${track}`)}<span class="unseen">: ${view[track]}</span></h3>`;
  return html`<section class="status" aria-label=${say("table-tracks")}>
    <header>${picture && html`<img src=${picture} alt="" draggable=${false} />`}<h2>${captions.hero}</h2>${view.scoring && html`<p>${say("table-score", { score: view.score })}</p>`}</header>
    <div class="track">${head("attack")}${boxes("attack", 0, ATTACK)}</div>
    <div class="track">${head("defense")}${boxes("defense", 0, DEFENSE)}</div>
    <div class="track two"><div>${head("level")}${head("mana")}</div>${boxes("level", LEVELS[0], LEVELS[1])}${boxes("mana", 0, LEVELS[1])}</div>
  </section>`;
}

/** The four numbers alone, where there is no room for the card. @param {{given: Given}} props */
export function Quick({ given: { view, say, foretold } }) {
  return html`<dl class="quick">${["attack", "defense", "mana", "level"].map((track) => {
    const then = foretold.find((one) => one.place === track);
    return html`<div key=${track}><dt><${Mark} name=${track} /><span class="unseen">${say(`table-${track}`)}</span></dt><dd class="num">${view[track]}${track === "mana" && html`<small>/${view.level}</small>`}${then && html`<em>→${then.now}</em>`}</dd></div>`;
  })}</dl>`;
}
