// What every part of the pages is written with.
import { Component, Fragment, h, render } from "../vendor/preact.js";
import { useEffect, useLayoutEffect, useMemo, useRef } from "../vendor/hooks.js";
import { batch, computed, effect, signal, useComputed, useSignal } from "../vendor/signals.js";
import htm from "../vendor/htm.js";

export const html = htm.bind(h);
export { Component, Fragment, h, render };
export { useEffect, useLayoutEffect, useMemo, useRef };
export { batch, computed, effect, signal, useComputed, useSignal };
