// Files that are dropped on a page.
import { goOn, isRecord } from "../core/own-files.js";
import { learn } from "../core/words.js";
import { note } from "./controls.js";
import { DESK } from "./fetched.js";

/** Bytes; no record is larger, and no more is read. */
const LARGEST = 4_000_000;

/** A saved match is opened, or it is said in one sentence why not. @param {File} file @returns {Promise<boolean>} whether it is one */
export async function opensRecord(file) {
  const text = await file.slice(0, LARGEST).text();
  if (!isRecord(text, file.name)) return false;
  await learn(DESK);
  await goOn(text).catch((/** @type {Error} */ error) => note(error.message));
  return true;
}

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

/** Saved matches that are dropped anywhere on the page; what ends it. */
export const droppedRecords = () => dropped(([file]) => opensRecord(file));
