import type { Edited } from "../../contract/files.ts";

/** An unsaved text that this browser keeps, for the case that the server could not. */
export interface Kept {
  /** Of the file that it was made from. */
  readonly version: string | null;
  readonly edited: Edited;
}

const PREFIX = "unsaved:";

/** Keeps an unsaved text until it is saved or dropped. A browser without room keeps nothing: the server does. */
export function keep(path: string, kept: Kept): void {
  try {
    localStorage.setItem(PREFIX + path, JSON.stringify(kept));
  } catch {
    localStorage.removeItem(PREFIX + path);
  }
}

/** The text that was kept of a file. */
export function keptOf(path: string): Kept | undefined {
  const text = localStorage.getItem(PREFIX + path);
  return text === null ? undefined : (JSON.parse(text) as Kept);
}

/** Drops what was kept of a file. */
export function forget(path: string): void {
  localStorage.removeItem(PREFIX + path);
}

/** The files that have unsaved texts here. */
export function unsavedPaths(): readonly string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
}
