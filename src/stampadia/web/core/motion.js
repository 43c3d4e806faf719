// What moves on the table, for those who would rather wait until it lies still.

/** Milliseconds after which nobody waits for a slide any more: a page that nobody sees draws no frames, and nothing in it ever arrives. */
const LONGEST = 700;
let slides = 0;
/** @type {Set<() => void>} */
const waiting = new Set();

/** This moves from now on. @param {Animation} slide */
export function moving(slide) {
  slides += 1;
  let moves = true;
  const stop = () => {
    if (!moves) return;
    moves = false;
    clearTimeout(limit);
    slides -= 1;
    if (!slides) setTimeout(() => waiting.forEach((go) => go())); // when the last frame is drawn
  };
  const limit = setTimeout(stop, LONGEST);
  slide.finished.then(stop, stop);
}

/** Goes on as soon as all lies still, at once where it does or where nobody sees it. @param {() => void} go @returns {boolean} whether it has to wait */
export function whenStill(go) {
  if (!slides || document.hidden) return false;
  const once = () => {
    waiting.delete(once);
    go();
  };
  waiting.add(once);
  return true;
}
