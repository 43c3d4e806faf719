// The door for a game's own table: `games/<game>/table.js`, found by the game's name. Where there is
// none, or it breaks, the plain table stands.
import { Component, html } from "./html.js";
import { wordsOf } from "./words.js";

/** @typedef {import("./given").Laid} Laid */

/** @param {string} game @returns {Promise<Laid>} */
export async function laid(game) {
  const folder = `/games/${encodeURIComponent(game)}`;
  const [table, say] = await Promise.all([import(`${folder}/table.js`), wordsOf(game)]);
  await Promise.all((table.styles ?? []).map((/** @type {string} */ name) => dressed(`${folder}/${name}`)));
  await Promise.race([lettered(), new Promise((resume) => setTimeout(resume, PATIENCE))]);
  return { table, say };
}

/** Milliseconds for which a table waits for its type; on a slow line it is set in another until then. */
const PATIENCE = 800;
/** All type that a table is set in, so that nothing moves when it comes. */
const lettered = () => Promise.allSettled([...document.fonts].map((font) => font.load()));

/** A stylesheet, once. @param {string} address */
export function dressed(address) {
  if (document.querySelector(`link[href="${address}"]`)) return undefined;
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: address });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
}

/** What a game draws, or what stands there once that has failed. */
export class Guarded extends Component {
  /** @param {unknown} error */
  componentDidCatch(error) {
    console.warn("the game's own table failed, and the plain one stands in", error);
    this.setState({ failed: true });
  }

  /** @param {any} props @param {any} state */
  render({ children, instead }, state) {
    return state.failed ? instead : html`${children}`;
  }
}
