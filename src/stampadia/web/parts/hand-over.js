// A file for whoever asked for it.

/** Hand a file over, as if a link to it had been pressed. @param {Blob} blob @param {string} name */
export function handOver(blob, name) {
  const href = URL.createObjectURL(blob);
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
