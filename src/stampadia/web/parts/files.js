// Files that are dropped on a page.

/**
 * Files that are dropped anywhere on the page; a mark lies on it while one is held above it.
 * @param {(files: File[]) => void} take
 * @returns {() => void} what ends it
 */
export function dropped(take) {
  const body = document.body;
  /** @param {DragEvent} event */
  const hold = (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    body.classList.add("held-above");
  };
  /** @param {DragEvent} event */
  const leave = (event) => {
    if (!event.relatedTarget) body.classList.remove("held-above");
  };
  /** @param {DragEvent} event */
  const drop = (event) => {
    body.classList.remove("held-above");
    const files = [...(event.dataTransfer?.files ?? [])];
    if (!files.length) return;
    event.preventDefault();
    take(files);
  };
  addEventListener("dragover", hold);
  addEventListener("dragleave", leave);
  addEventListener("drop", drop);
  return () => {
    body.classList.remove("held-above");
    removeEventListener("dragover", hold);
    removeEventListener("dragleave", leave);
    removeEventListener("drop", drop);
  };
}
