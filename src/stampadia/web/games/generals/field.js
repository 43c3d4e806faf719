// The battlefield: three rows of four columns, stacks whose headers can be read, and between the rows
// the line that carries the numbers, what meets beside what it meets.
import { html } from "/core/html.js";
import { Bar, Half, Picture, rich, signed, Sort, tinted } from "./cards.js";
import { changing, chosen } from "./hands.js";

/** @typedef {import("./hands.js").Hands} Hands */
/** @typedef {import("./cards.js").CardView} CardView */
/** @typedef {{card: string, part: string, by: number, rule: string, times: number, text: string}} Reason */
/** @typedef {{card: string, part: string, attack: number, life: number}} Printed */
/** @typedef {{cards: CardView[], level: number, wounds: number, exhausted: boolean, attack: number, life: number, columns: [number, number], attack_because: Reason[], life_because: Reason[], printed: Printed[]}} UnitView */

export const ROWS = ["player", "front", "incoming"];
export const [PLAYER, FRONT, INCOMING] = [0, 1, 2];
const MOST_CROSSES = 6;

/** @param {{row: number, hands: Hands}} props */
export function Row({ row, hands }) {
  const { view, say } = hands.given;
  return html`<ol class=${`row ${ROWS[row]}`} aria-label=${say(`table-row-${ROWS[row]}`)}>
    ${view.rows[row].map((/** @type {UnitView | null} */ unit, /** @type {number} */ column) => html`<${Space} key=${column} row=${row} column=${column} unit=${unit} hands=${hands} />`)}
  </ol>`;
}

/** @param {{row: number, column: number, unit: UnitView | null, hands: Hands}} props */
function Space({ row, column, unit, hands }) {
  const { given } = hands;
  const place = `${ROWS[row]} ${column + 1}`;
  const mark = chosen(hands, place, `column ${column + 1}`);
  const label = [mark?.words, unit ? unit.cards[unit.cards.length - 1].name : given.say("table-empty", { column: column + 1 })].filter(Boolean).join(": ");
  const coming = row === PLAYER ? comingTo(hands, place) : null;
  const inside = row === INCOMING && unit ? html`<${Short} unit=${unit} hands=${hands} />`
    : unit || coming ? html`<${Stack} unit=${unit} place=${place} coming=${coming} hands=${hands} />`
    : html`<span class="none" aria-hidden="true"></span>`;
  const { deed } = given;
  const look = ["space", unit?.exhausted && "exhausted", coming && "coming m-shown", deed?.actors.includes(place) && "acts", deed?.hit.includes(place) && "hit"];
  return html`<li class=${look.filter(Boolean).join(" ")} data-place=${place}>
    ${mark
      ? html`<button type="button" class=${`spot ${mark.look}`} onClick=${mark.act} onMouseEnter=${mark.point} onFocus=${mark.point}><span class="unseen">${label}. </span>${inside}</button>`
      : html`<div class="spot" role="img" aria-label=${label}>${inside}</div>`}
  </li>`;
}

/** The card that the choice which is looked at would lay here. @param {Hands} hands @param {string} place @returns {CardView | null} */
function comingTo({ given }, place) {
  const offer = given.offers.find((one) => one.text === given.pointed.value);
  const [from, to] = (offer?.place ?? "").split(", ");
  if (to !== place || !from.startsWith("hand ")) return null;
  const [, seat, slot] = from.split(" ").map(Number);
  return given.view.hands[seat - 1]?.[slot - 1] ?? null;
}

/** From the top to the bottom: headers, and of the last card the body too. @param {{unit: UnitView | null, place: string, coming: CardView | null, hands: Hands}} props */
function Stack({ unit, place, coming, hands }) {
  const cards = unit?.cards ?? [];
  const last = cards.length - 1;
  const reasons = outlined(hands, place, unit);
  return html`<span class="stack">
    ${cards.map((card, at) => {
      const look = [hands.targets.has(`card ${at + 1} ${place}`) && "m-legal", reasons.has(card.name) && "reason"].filter(Boolean).join(" ");
      return html`<span key=${card.number} data-moves=${card.number} class=${`piece ${at < last || coming ? "covered" : ""}`}>
        ${at < last || coming ? html`<${Bar} card=${card} class=${look} />` : html`<${Half} card=${card} given=${hands.given} class=${look} />`}
      </span>`;
    })}
    ${coming && html`<span class="piece ghost"><${Bar} card=${coming} /></span>`}
  </span>`;
}

/** The cards that are reasons of the number which is asked about. @param {Hands} hands @param {string} place @param {UnitView | null} unit */
function outlined({ asked }, place, unit) {
  const [row, column, what] = asked.value.split(" ");
  if (!unit || `${row} ${column}` !== place) return new Set();
  const stat = /** @type {"attack" | "life"} */ (what);
  return new Set([...unit.printed.filter((one) => one[stat]), ...unit[`${stat}_because`]].map((one) => one.card));
}

/** In the Incoming Row: who comes, and with what; what else is in the stack shows its edge. @param {{unit: UnitView, hands: Hands}} props */
function Short({ unit, hands }) {
  const card = unit.cards[unit.cards.length - 1];
  return html`<span class="short" data-moves=${card.number}>
    ${unit.cards.slice(0, -1).map((one, at) => html`<i key=${one.number} class=${`edge ${tinted(one)}`} style=${{ "--up": unit.cards.length - 1 - at }}></i>`)}
    <span class="face"><${Picture} card=${card} given=${hands.given} />
      <span><b class="nm">${card.name}</b><span class="counts">${figure("attack", unit.attack)}${figure("life", unit.life)}<em>${hands.given.say("table-level", { level: signed(unit.level) })}</em></span></span></span>
  </span>`;
}

/** @param {string} what @param {number} value */
const figure = (what, value) => html`<span class="figure"><${Sort} name=${what} /><b>${signed(value)}</b></span>`;

// The line between the rows: the Enemy's numbers above it, yours below

/** @param {{hands: Hands}} props */
export function Line({ hands }) {
  const { view, say } = hands.given;
  return html`<ol class="line" aria-label=${say("table-line")}>
    ${[0, 1, 2, 3].map((column) => html`<li key=${column}>
      <${Numbers} row=${FRONT} column=${column} unit=${view.rows[FRONT][column]} hands=${hands} />
      <span class="number" aria-hidden="true">${column + 1}</span>
      <${Numbers} row=${PLAYER} column=${column} unit=${view.rows[PLAYER][column]} hands=${hands} />
    </li>`)}
  </ol>`;
}

/** Attack and life as they count now, and as they would; each says why. @param {{row: number, column: number, unit: UnitView | null, hands: Hands}} props */
function Numbers({ row, column, unit, hands }) {
  const { given, asked } = hands;
  const { say } = given;
  const place = `${ROWS[row]} ${column + 1}`;
  const changes = changing(hands, place);
  if (!unit && !changes.size) return html`<p class="numbers"></p>`;
  /** @param {"level" | "attack" | "life" | "wounds"} what */
  const change = (what) => changes.get(say(`foretell-${what}-there`));
  /** @param {"attack" | "life"} what */
  const number = (what) => {
    const one = change(what);
    const deals = what === "attack" && given.deed?.actors[0] === place ? given.deed.value : undefined;
    const shown = html`<${Sort} name=${what} />${deals !== undefined ? html`<b class="deals">${signed(deals)}</b>` : one ? html`${unit && html`<s>${signed(one.was)}</s>`}<b class="new">${signed(one.now)}</b>` : html`<b class=${!unit ? "new" : ""}>${signed(unit?.[what] ?? 0)}</b>`}`;
    if (!unit) return html`<span class="figure">${shown}</span>`;
    const key = `${place} ${what}`;
    return html`<button type="button" class=${`figure why ${unit[`${what}_because`].length ? "skilled" : ""}`} aria-expanded=${asked.value === key}
      onClick=${() => (asked.value = asked.value === key ? "" : key)}><span class="unseen">${say(`table-why-${what}`, { value: signed(unit[what]) })}</span><span class="shown" aria-hidden="true">${shown}</span></button>`;
  };
  const level = change("level");
  const wounds = change("wounds")?.now ?? unit?.wounds ?? 0;
  return html`<div class=${`numbers ${changes.size ? "foretold-here" : ""}`}>
    ${number("attack")}${number("life")}
    ${wounds > 0 && html`<span class="wounds" role="img" aria-label=${say("table-wounds", { count: wounds })}>${Array.from({ length: Math.min(wounds, MOST_CROSSES) }, (_, at) => html`<${Sort} key=${at} name="wound" />`)}<b class="times">${wounds}</b></span>`}
    <span class=${level ? "level new" : "level"}>${say("table-level", { level: signed(level?.now ?? unit?.level ?? 0) })}${unit?.exhausted && html` <abbr title=${say("table-exhausted")} role="img" aria-label=${say("table-exhausted")}>↷</abbr>`}</span>
    ${unit && asked.value.startsWith(`${place} `) && html`<${Why} place=${place} unit=${unit} what=${/** @type {"attack" | "life"} */ (asked.value.split(" ")[2])} hands=${hands} />`}
  </div>`;
}

/** What a number is made of, part by part; then what each skill adds. @param {{place: string, unit: UnitView, what: "attack" | "life", hands: Hands}} props */
function Why({ place, unit, what, hands }) {
  const { say } = hands.given;
  const [row, column] = place.split(" ");
  const because = unit[`${what}_because`];
  const printed = unit.printed.filter((one) => one[what]);
  return html`<section class=${`because ${row}`} aria-label=${say(`table-why-${what}`, { value: signed(unit[what]) })}>
    <h3><span>${say(`table-${what}`, { value: signed(unit[what]) })}</span> <small>${say(`table-row-${row}`)}, ${column}</small></h3>
    <ul>
      ${printed.map((one, at) => html`<li key=${`p${at}`}><b>${signed(one[what])}</b><span>${one.card}, ${say(`table-part-${one.part}`)}</span></li>`)}
      ${!printed.length && html`<li><b>0</b><span>${say("table-printed")}</span></li>`}
      ${because.map((one, at) => html`<li key=${`b${at}`} class="skill"><b>${one.by > 0 ? "+" : ""}${signed(one.by)}</b><span>${one.text && html`<span class="quoted">${rich(one.text)}</span>`}${source(one, say)}${one.times > 1 ? ` ×${one.times}` : ""}</span></li>`)}
      <li class="sum"><b>${signed(unit[what])}</b><span>${!because.length && say("table-as-printed")}</span></li>
    </ul>
    ${unit.exhausted && what === "attack" && html`<p>${say("table-exhausted-why")}</p>`}
    <button type="button" class="shut" onClick=${() => (hands.asked.value = "")}>${say("close")}</button>
  </section>`;
}

/** @param {Reason} one @param {import("/core/words.js").Say} say */
function source(one, say) {
  const part = say(`table-part-${one.rule}`);
  return one.card ? `${one.card}, ${part}` : part;
}
