// The Hero Sheet and the Enemy Sheet: ruled tables of boxes, on which dice lie.
import { html } from "/core/html.js";
import { boxOf, Die, dieOf } from "./dice.js";
import { chosen } from "./places.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {import("/core/words.js").Say} Say */

const COLUMNS = [0, 1, 2, 3];
const ROWS = ["a", "b"];

/** The dice that are to be placed, with the question; what lies there can be lifted or played as it lies. @param {{given: Given, placing: import("./dice.js").Placing}} props */
export function Prompt({ given, placing }) {
  const { view, question, captions, say } = given;
  const dice = view.battle?.foe === -1 ? view.battle.dice : [];
  if (!view.battle || !dice.length) return view.battle ? html`<p class="battle">${captions.battle}</p>` : null;
  const [first, ...rest] = question.split("\n");
  const asked = placing.dice.length > 0;
  return html`<div class="prompt">
    <p class="dice" role="group" aria-label=${say("table-dice", { dice: dice.join(", ") })}>${dice.map((/** @type {number} */ die, /** @type {number} */ at) => {
      const key = `${given.sequence} ${at}`;
      return placing.dice.includes(die)
        ? html`<button key=${key} type="button" class=${die === placing.held ? "held" : ""} aria-pressed=${die === placing.held} draggable=${true} aria-label=${say("table-hold", { die })} onClick=${() => placing.hold(die)} onDragStart=${() => placing.hold(die)}><${Die} die=${die} /></button>`
        : html`<${Die} key=${key} die=${die} look=${asked ? "idle" : ""} />`;
    })}</p>
    <div class="asked">${asked ? html`<b>${first}</b>` : html`<p>${captions.battle}</p>`}${asked && !placing.placed.length && html`<p>${rest.join(" ")}</p>`}
      ${placing.placed.length > 0 && html`<p class="acts"><button type="button" class="btn small" onClick=${placing.lift}>${say("table-lift")}</button>
        ${placing.exact && html`<button type="button" class="btn go small" onClick=${() => given.act(/** @type {any} */ (placing.exact).text)}>${say("table-only-this", { choice: placing.exact.words })}</button>`}</p>`}
    </div>
  </div>`;
}

/** @param {{given: Given, placing: import("./dice.js").Placing}} props */
export function HeroSheet({ given, placing }) {
  const { view, captions, say } = given;
  const { hero } = view;
  const lying = lyingDice(given);
  return html`<section class="hero-sheet ruled" aria-label=${say("table-hero-sheet")}>
    <h2 class="bar">${say("table-hero-sheet")} <small>${placing.held > 0 && say("table-may-go", { die: placing.held })}</small></h2>
    <div class="grid">
      <span></span>${COLUMNS.map((column) => html`<div key=${column} class=${hero.enabled[column] ? "top" : "top off"}><i>${column + 1}</i> <span>${captions[`defense ${column + 1}`]} <small>${say("table-def")}</small></span><${Ticks} ticked=${hero.hp_ticked[column]} boxes=${hero.columns[column].hp} kind="hp" say=${say} /></div>`)}
      ${ROWS.map((row) => html`<b key=${row} class="row">${row}</b>${COLUMNS.map((column) => html`<${Box} key=${column} given=${given} placing=${placing} name=${`${column + 1}${row}`} off=${!hero.enabled[column]} lying=${lying.get(column * 2 + ROWS.indexOf(row))} />`)}`)}
      <b class="label">${say("table-xp")}</b>${COLUMNS.map((column) => html`<div key=${column} class=${hero.enabled[column] ? "foot" : "foot off"}>${hero.columns[column].xp > 0 ? html`<${Ticks} ticked=${hero.xp_ticked[column]} boxes=${hero.columns[column].xp} kind="xp" say=${say} />` : html`<i>${say("table-from-the-start")}</i>`}</div>`)}
    </div>
  </section>`;
}

/** A box: pressed, it takes the die that is held; a die can be dragged onto it, too. @param {{given: Given, placing: import("./dice.js").Placing, name: string, off: boolean, lying?: number}} props */
function Box({ given, placing, name, off, lying }) {
  const { captions, say } = given;
  const ability = captions[`box ${name}`];
  const part = placing.fits(name);
  const lies = placing.shown(name);
  const inside = html`<${Ability} text=${ability} />`;
  const die = lies ? dieOf(lies) : lying;
  const look = ["box", off && "off", placing.hinted(name) && "m-hinted", lies && "pick m-over"].filter(Boolean).join(" ");
  if (!part) return html`<div class=${look} data-place=${`box ${name}`}>${inside}${die && html`<${Die} die=${die} look=${lies ? "" : "was"} />`}</div>`;
  const does = captions[`does ${part}`] ?? "";
  return html`<button type="button" class=${`${look} m-legal`}
    onClick=${() => placing.put(part)} onMouseEnter=${() => placing.look(part)} onFocus=${() => placing.look(part)}
    onDragOver=${(/** @type {DragEvent} */ event) => event.preventDefault()} onDrop=${(/** @type {DragEvent} */ event) => {
      event.preventDefault();
      placing.put(part);
    }}><span class="unseen">${say("table-put", { die: dieOf(part), box: boxOf(part) })} </span>${inside}<span class="does">${does}</span></button>`;
}

/** What a box says: its range is set smaller, its price stands above. @param {{text?: string}} props */
function Ability({ text }) {
  const [, price = "", rest = ""] = (text ?? "").match(/^(\([^)]*\))?\s*(.*)$/) ?? [];
  const [what, reach] = rest.split("/");
  return html`<span class="ability">${price && html`<small class="price">${price}</small>`}<b>${what}</b>${reach && html` <small>${reach}</small>`}</span>`;
}

/** The dice that were put on boxes last, by box, until others are rolled. @param {Given} given @returns {Map<number, number>} */
function lyingDice({ story, view }) {
  const lying = new Map();
  for (let at = story.length - 1; view.battle && at >= 0 && story[at].name !== "hero-rolled" && story[at].name !== "round-started"; at -= 1) {
    const { name, about } = story[at];
    if (name !== "placed") continue;
    if (about.box !== undefined) lying.set(about.box, about.die);
    if (about.other_box !== undefined) lying.set(about.other_box, about.other_die);
    break;
  }
  return lying;
}

/** @param {{ticked: number, boxes: number, kind: string, say: Say}} props */
const Ticks = ({ ticked, boxes, kind, say }) => html`<span class=${boxes > 6 ? "ticks many" : "ticks"} role="img" aria-label=${say(`table-${kind}-ticked`, { ticked, boxes })}>
  ${Array.from({ length: boxes }, (_, at) => html`<i key=${at} class=${at < ticked ? "ticked" : ""}></i>`)}
</span>`;

/** @param {{given: Given, deeds: import("./deeds.js").Deed[]}} props */
export function EnemySheet({ given, deeds }) {
  const { view, captions, say } = given;
  const kinds = new Set(view.foes.filter((/** @type {any} */ foe) => foe.active && foe.alive).map((/** @type {any} */ foe) => foe.circles));
  const dice = deeds.flatMap((deed) => deed.dice.map((one) => ({ ...one, number: deed.number })));
  const off = (/** @type {any} */ column) => column.circles !== null && !kinds.has(column.circles);
  return html`<section class="enemy-sheet ruled" aria-label=${say("table-enemy-sheet")}>
    <h2 class="bar">${say("table-enemy-sheet")} <small>${deeds.length > 0 && say("table-last-turn")}</small></h2>
    <div class="grid">
      <span></span>${view.enemy_sheet.map((/** @type {any} */ column, /** @type {number} */ at) => html`<div key=${at} class=${off(column) ? "top off" : "top"}>${column.circles === null ? html`<b>${say("table-all")}</b>` : html`<svg class="kind" viewBox="0 0 34 34" role="img" aria-label=${say("table-circles", { circles: column.circles })}><use href=${`#chronicles-head-${Math.min(column.circles, 4)}`} /></svg>`}
        <span>+${column.defense ?? 0} <small>${say("table-def")}</small></span> <span>${column.xp ?? 0} <small>${say("table-xp")}</small></span></div>`)}
      ${ROWS.map((row, line) => html`<b key=${row} class="row">${row}</b>${view.enemy_sheet.map((/** @type {any} */ column, /** @type {number} */ at) => {
        const name = `${at + 1}${row}`;
        const mark = chosen(given, `enemy-box ${name}`);
        const inside = html`<${Ability} text=${captions[`enemy-box ${name}`]} /><span class="played">${dice.filter((one) => one.box === at * 2 + line).map((one) => html`<span key=${one.number}><i class="disc">${one.number}</i><${Die} die=${one.die} look="was" /></span>`)}</span>`;
        return mark
          ? html`<button key=${name} type="button" class=${`box ${mark.look}`} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}>${inside}</button>`
          : html`<div key=${name} class=${off(column) ? "box off" : "box"} data-place=${`enemy-box ${name}`}>${inside}</div>`;
      })}`)}
    </div>
  </section>`;
}
