// What a finished match is drawn with: sheets of stamps, as SVG that also stands alone, so every colour
// is said and no stylesheet is needed.
import { html } from "../core/html.js";

export const PAPER = "#F6F0E2";
export const INK = "#221C15";
export const FELT = "#20302B";
export const GOLD = "#E3C57E";
const RED = "#9C2F1F";
/** Of a rubber stamp's capitals, in their own height. */
const LETTER_WIDE = 0.76;
const PITCH = 10;

/**
 * How a match went, without telling where: what a game's `run.js` makes of its last view and its story.
 * @typedef {object} Run
 * @property {number} width
 * @property {number} height
 * @property {any} drawn the inside of an SVG
 * @property {string} words what the picture shows, for those who do not see it
 * @property {string[]} lines the same as text to send
 * @property {[number | string, string][]} figures numbers, each with what it counts
 * @property {[number | string, string]} [headline] the one that matters
 * @property {string} [mark] what is stamped across it
 */
/**
 * What it is made from.
 * @typedef {object} Finished
 * @property {any} view the last one
 * @property {import("../core/wire.js").Heard[]} story all that happened
 * @property {import("../core/wire.js").Seat[]} players
 * @property {number | null} seat
 * @property {boolean} won
 * @property {string} gaveUp the sentence that the viewer gave up, where that is how it ended
 * @property {string} picture the day's, to be put into an image; nothing where there is none
 * @property {import("../core/words.js").Say} say
 * @property {string} spot the game's colour on paper
 */

/** A row of holes. @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
const holes = (x1, y1, x2, y2) =>
  html`<line x1=${x1} y1=${y1} x2=${x2} y2=${y2} stroke=${FELT} stroke-width="5.5" stroke-linecap="round" stroke-dasharray=${`0 ${PITCH}`} />`;

/** The holes of a sheet of so many stamps. @param {{x: number, y: number, columns: number, rows: number, width: number, height: number}} props */
export function Holes({ x, y, columns, rows, width, height }) {
  return html`
    ${Array.from({ length: columns + 1 }, (_, at) => holes(x + at * width, y, x + at * width, y + rows * height))}
    ${Array.from({ length: rows + 1 }, (_, at) => holes(x, y + at * height, x + columns * width, y + at * height))}`;
}

const SIGNS = /** @type {Record<string, string>} */ ({
  fight: "M-9-9 9 9M9-9-9 9M-11 4l7 7M11 4 4 11",
  wound: "M0 10-10-1a5.6 5.6 0 0 1 8-8l2 3 2-3a5.6 5.6 0 0 1 8 8ZM0-6l-3 5 5 3-3 5",
  find: "M0-11 3-4l8 .6-6 5 2 8-7-4.300-7 4.300 2-8-6-5L-3-4Z",
  room: "M-7 11V-10H7V11M-11 11H11M3 1v1",
  fell: "M-8-3a8 8 0 1 1 16 0q0 5-4 7v5h-8v-5q-4-2-4-7M-3.500-2v.1M3.500-2v.1",
});

/** A small sign on a stamp. @param {{kind: string, x: number, y: number, ink: string}} props */
export function Sign({ kind, x, y, ink }) {
  return html`<g transform=${`translate(${x} ${y})`}><circle r="19" fill=${PAPER} stroke=${ink} stroke-width="2.500" /><path d=${SIGNS[kind]} fill="none" stroke=${ink} stroke-width="2.800" stroke-linecap="round" stroke-linejoin="round" /></g>`;
}

/** @param {{run: Run, large?: boolean}} props */
export function RunPicture({ run, large }) {
  return html`<svg xmlns="http://www.w3.org/2000/svg" class=${large ? "run picture large" : "run picture"} viewBox=${`0 0 ${run.width} ${run.height}`} width=${run.width} height=${run.height} role="img" aria-label=${run.words}>
    <rect width=${run.width} height=${run.height} fill=${PAPER} />${run.drawn}${run.mark && html`<${Rubber} run=${run} />`}</svg>`;
}

/** A rubber stamp across the whole picture, as large as its words allow. @param {{run: Run}} props */
function Rubber({ run }) {
  const words = (run.mark ?? "").toUpperCase();
  const letter = Math.min(run.height / 8, (run.width * 0.64) / (words.length * LETTER_WIDE));
  const [wide, high] = [words.length * letter * LETTER_WIDE + letter, letter * 1.7];
  return html`<g transform=${`translate(${run.width / 2} ${run.height / 2}) rotate(-12)`}>
    <rect x=${-wide / 2} y=${-high / 2} width=${wide} height=${high} fill=${PAPER} fill-opacity=".9" stroke=${RED} stroke-width=${letter / 9} />
    <text y=${letter * 0.35} text-anchor="middle" textLength=${wide - letter * 1.4} font-family="Atkinson Hyperlegible, Verdana, sans-serif" font-weight="700" font-size=${letter} fill=${RED}>${words}</text>
  </g>`;
}

const CARD = { width: 1200, height: 630, left: 50, top: 50, most: 700 };

/**
 * The picture beside its title, as a file that can be sent.
 * @param {SVGElement} drawn
 * @param {{kicker: string, title: string, big: string, unit: string, below: string[]}} told
 * @returns {Promise<Blob>}
 */
export async function pictured(drawn, told) {
  const canvas = Object.assign(document.createElement("canvas"), { width: CARD.width, height: CARD.height });
  const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  pen.fillStyle = FELT;
  pen.fillRect(0, 0, CARD.width, CARD.height);
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`;
  await picture.decode();
  const high = CARD.height - 2 * CARD.top;
  const scale = Math.min(CARD.most / picture.naturalWidth, high / picture.naturalHeight);
  const [width, height] = [picture.naturalWidth * scale, picture.naturalHeight * scale];
  pen.drawImage(picture, CARD.left, (CARD.height - height) / 2, width, height);
  const x = CARD.left + width + 46;
  const room = CARD.width - x - 40;
  let y = 108;
  /** @param {string} text @param {string} font @param {number} line @param {string} colour */
  const write = (text, font, line, colour) => {
    pen.font = font;
    pen.fillStyle = colour;
    for (const row of broken(pen, text, room)) {
      pen.fillText(row, x, y);
      y += line;
    }
  };
  await document.fonts.ready;
  write(told.kicker, '700 24px "Alegreya SC"', 50, "#BFC7B6");
  write(told.title, "700 40px Cinzel", 46, "#F1E9D6");
  y += told.big ? 90 : 10;
  if (told.big) {
    write(told.big, "700 120px Cinzel", 0, GOLD);
    const wide = pen.measureText(told.big).width;
    pen.font = "400 28px Alegreya";
    pen.fillStyle = "#F1E9D6";
    if (wide + pen.measureText(told.unit).width + 20 < room) pen.fillText(told.unit, x + wide + 16, y);
    else told.below.unshift(told.unit);
    y += 54;
  }
  for (const text of told.below) write(text, "400 26px Alegreya", 34, "#F1E9D6");
  pen.font = "700 30px Cinzel";
  pen.fillStyle = "#F1E9D6";
  pen.fillText("STAMPADIA", x, CARD.height - 56);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

/** @param {CanvasRenderingContext2D} pen @param {string} text @param {number} room */
function broken(pen, text, room) {
  const rows = [""];
  for (const word of text.split(" ")) {
    const longer = `${rows[rows.length - 1]} ${word}`.trim();
    if (pen.measureText(longer).width > room && rows[rows.length - 1]) rows.push(word);
    else rows[rows.length - 1] = longer;
  }
  return rows;
}
