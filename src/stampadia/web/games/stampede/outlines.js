// The nine animals as the press cuts them, outlines alone, in 240 × 240, each with its ink. They are
// drawings, so they come as data.
const drawn = await fetch(new URL("./outlines.json", import.meta.url));

/** @type {Record<string, {ink: string, path: string}>} */
export const OUTLINES = await drawn.json();
