// What every part of the pages is written with.
import { Component, Fragment, h, options, render } from "../vendor/preact.js";
import { useEffect, useLayoutEffect, useMemo, useRef } from "../vendor/hooks.js";
import { batch, computed, effect, signal, useComputed, useSignal } from "../vendor/signals.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);

// what is shown has its apostrophes as a compositor sets them, however content was typed
const { vnode } = options;
options.vnode = (made) => {
  if (typeof made.props === "string") made.props = made.props.replace(/(\p{L})'(?=\p{L})|(\bpo)'/gu, "$1$2’");
  vnode?.(made);
};

export { Component, Fragment, h, render };
export { useEffect, useLayoutEffect, useMemo, useRef };
export { batch, computed, effect, signal, useComputed, useSignal };
