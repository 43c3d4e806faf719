// Motion that explains: what has moved slides from where it was to where it is.
import { useLayoutEffect, useRef } from "../core/html.js";
import { pace } from "../core/memory.js";
import { moving } from "../core/motion.js";

const SLIDE = 180;
const EASING = "cubic-bezier(.2,.7,.3,1)";

/**
 * Everything inside that has `data-moves` slides when the table is drawn for another moment. `from`
 * says where a thing that is new here lay, where that is known.
 * @param {{current: HTMLElement | null}} table
 * @param {unknown} moment changes with it
 * @param {(were: Map<string, DOMRect>, now: Set<string>, id: string) => DOMRect | undefined} [from]
 */
export function useSliding(table, moment, from) {
  const were = useRef(/** @type {Map<string, DOMRect>} */ (new Map()));
  useLayoutEffect(() => {
    const things = /** @type {HTMLElement[]} */ ([...(table.current?.querySelectorAll("[data-moves]") ?? [])]);
    const places = new Map(things.map((thing) => [thing.dataset.moves ?? "", thing.getBoundingClientRect()]));
    const ids = new Set(places.keys());
    const duration = SLIDE * pace();
    const slides = [];
    for (const thing of duration ? things : []) {
      const id = thing.dataset.moves ?? "";
      const here = /** @type {DOMRect} */ (places.get(id));
      const was = were.current.get(id) ?? from?.(were.current, ids, id);
      if (!was || (was.x === here.x && was.y === here.y)) continue;
      const start = `translate(${was.x - here.x}px,${was.y - here.y}px)`;
      // a transform alone is moved without drawing anything again
      slides.push({ thing, slide: thing.animate([{ transform: start }, { transform: "none" }], { duration, easing: EASING }) });
    }
    for (const { thing, slide } of slides) {
      // only now: what is styled between two slides would be worked out again for each
      thing.style.zIndex = "4"; // below the slip
      slide.onfinish = slide.oncancel = () => (thing.style.zIndex = "");
      moving(slide);
    }
    were.current = places;
  }, [moment]);
}
