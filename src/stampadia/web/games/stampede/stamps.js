// Stamps as they lie on Stampede's table: small ones as the press draws them, silhouettes, and backs
// with what each card can be as far as the viewer knows.
import { html, useEffect, useSignal } from "/core/html.js";

/** @typedef {import("/core/given").Given} Given */
/** @typedef {{back: string[], count: number, could_be: string[][]}} FaceDown */

export const ANIMALS = ["elephant", "hippo", "lion", "crocodile", "giraffe", "rhino", "baboon", "buffalo", "parrot"];
const DEEP = 5;
const DEEP_PARROTS = 4;

/** @param {string} stamp */
export const front = (stamp) => stamp.split("/")[0];
/** How many of this animal win. @param {string} animal */
export const needed = (animal) => (animal === "parrot" ? DEEP_PARROTS : DEEP);
/** @param {string} stamp @param {Given} given */
export const named = (stamp, given) => given.say(`animal-${front(stamp)}`);
/** @param {string[]} album @param {string} animal */
export const countOf = (album, animal) => album.filter((stamp) => front(stamp) === animal).length;

/** The nine outlines, drawn once for the whole table; they come after it. */
export function Outlines() {
  const outlines = useSignal(/** @type {Record<string, {path: string}>} */ ({}));
  useEffect(() => {
    import("./outlines.js").then(({ OUTLINES }) => (outlines.value = OUTLINES)).catch(() => {}); // everything has its name
  }, []);
  return html`<svg class="outlines" aria-hidden="true">${Object.entries(outlines.value).map(([animal, { path }]) => html`<symbol key=${animal} id=${`outline-${animal}`} viewBox="0 0 240 240"><path d=${path} /></symbol>`)}</svg>`;
}

/** An animal in one ink, as a sign in a line of words or in an empty pocket. @param {{animal: string, class?: string}} props */
export const Outline = ({ animal, ...more }) => html`<svg class=${more.class ?? "beast"} aria-hidden="true"><use href=${`#outline-${animal}`} /></svg>`;

/** A stamp, small. @param {{stamp: string, given: Given, class?: string}} props */
export function Stamp({ stamp, given, ...more }) {
  const face = given.face(`block ${front(stamp)}`);
  const name = named(stamp, given);
  return html`<span class=${["stamp-small", more.class].filter(Boolean).join(" ")}>${face ? html`<img src=${face} alt=${name} draggable=${false} />` : name}</span>`;
}

/** One of the two animals on a back: hatched away where the card cannot be it. @param {{animal: string, possible: boolean, known: boolean, given: Given}} props */
function Half({ animal, possible, known, given }) {
  return html`<i class=${possible ? (known ? "half is" : "half") : "half not"}><img src=${given.face(`block ${animal}`)} alt="" draggable=${false} /></i>`;
}

/** A card from behind, two halves: what it can be, and how many lie there. @param {{back: string[], couldBe: string[], count?: number, given: Given}} props */
export function Back({ back, couldBe, count = 1, given }) {
  const possible = new Set(couldBe);
  const told = back.filter((animal) => possible.has(animal)).map((animal) => given.say(`animal-${animal}`));
  const label = given.say("table-back", { count, animals: told.join(" / ") });
  return html`<span class="back" role="img" aria-label=${label} title=${label}>
    ${back.map((animal) => html`<${Half} key=${animal} animal=${animal} possible=${possible.has(animal)} known=${possible.size === 1} given=${given} />`)}
    ${count > 1 && html`<b aria-hidden="true">${count}×</b>`}
  </span>`;
}

/** A sentence with the animals' outlines before their names. @param {string} text @param {import("/core/words.js").Say} say */
export function withOutlines(text, say) {
  const names = ANIMALS.map((animal) => say(`animal-${animal}`));
  // plurals end otherwise, and a longer word is another
  const any = new RegExp(`(?<!\\p{L})((?:${names.map((name) => name.slice(0, -1)).join("|")})\\p{L}{1,3})(?!\\p{L})`, "giu");
  return text.split(any).map((part, index) => {
    if (index % 2 === 0) return part;
    const at = names.findIndex((name) => part.toLowerCase().startsWith(name.slice(0, -1)));
    return html`<span class="beast-name"><${Outline} animal=${ANIMALS[at]} />${part}</span>`;
  });
}
