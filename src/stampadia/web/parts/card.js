// A printed face on the table. The press draws it; here it only lies there.
import { html } from "../core/html.js";

const TRIES = 5;
const PAUSE = 3000;

/** A face that got lost with the line is asked for again. @param {any} event */
function again({ target }) {
  const tries = Number(target.dataset.tries ?? 0);
  if (tries >= TRIES) return;
  target.dataset.tries = tries + 1;
  setTimeout(() => (target.src = target.src), PAUSE);
}

/**
 * @param {{face: string, label: string, lit?: boolean, chosen?: boolean, turned?: boolean, act?: () => void, [more: string]: any}} props
 * `face` is an address; `label` says what the card is to whoever does not see it; with `act` it is a
 * button, and lit where it may be chosen now.
 */
export function Card({ face, label, lit, chosen, turned, act, ...more }) {
  const look = ["card", lit && "m-legal", chosen && "m-chosen", turned && "turned", more.class].filter(Boolean).join(" ");
  const picture = face
    ? html`<img src=${face} alt=${label} loading="lazy" decoding="async" draggable=${false} onError=${again} />`
    : html`<span class="blank">${label}</span>`;
  return act
    ? html`<button type="button" ...${more} class=${look} onClick=${act}>${picture}</button>`
    : html`<span ...${more} class=${look}>${picture}</span>`;
}
