// What moves on the table, for those who would rather wait until it lies still.

/** Milliseconds after which nobody waits any more, whatever the browser does with what moves. */
const LONGEST = 700;
let slides = 0;
/** @type {Set<() => void>} */
const waiting = new Set();

/** This moves from now on. @param {Animation} slide */
export function moving(slide) {
  slides += 1;
  const stop = () => {
    slides -= 1;
    if (!slides) setTimeout(() => waiting.forEach((go) => go())); // when the last frame is drawn
  };
  slide.finished.then(stop, stop);
}

/** Goes on as soon as all lies still, at once where it does or where nobody sees it. @param {() => void} go @returns {boolean} whether it has to wait */
export function whenStill(go) {
  if (!slides || document.hidden) return false;
  const once = () => {
    if (!waiting.delete(once)) return;
    clearTimeout(timer);
    go();
  };
  const timer = setTimeout(once, LONGEST);
  waiting.add(once);
  return true;
}
