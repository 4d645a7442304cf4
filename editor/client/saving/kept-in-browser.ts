import type { Typed } from "../../contract/requests.ts";

/** What was typed and is not in its file yet. */
export interface Kept extends Typed {
  /** The content folder that the file is of: an editor of another folder may have the same address another day. */
  readonly folder: string;
  /** The window in which it was typed. */
  readonly window: string;
}

const PREFIX = "typed:";
/** This window: each keeps its own, so that none takes another's place. */
const THIS: string = crypto.randomUUID();

/** Keeps what was typed until it is in its file. @returns whether the browser had room for it */
export function keep(folder: string, typed: Typed): boolean {
  try {
    const kept: Kept = { ...typed, folder, window: THIS };
    localStorage.setItem(keyOf(kept), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Drops what a window has kept of a file: it is there. */
export function forget(path: string, window = THIS): void {
  localStorage.removeItem(keyOf({ path, window }));
}

/** What is kept of a folder. */
export function keptOf(folder: string): readonly Kept[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? "{}") as Kept)
    .filter((kept) => kept.folder === folder);
}

/** The files of which this window has kept something. */
export function keptHere(folder: string): readonly string[] {
  return keptOf(folder).flatMap(({ window, path }) => (window === THIS ? [path] : []));
}

/** Says that this window is open, until it is not; a page that a browser sets aside, to come back to it, is not. */
export function openWindow(): void {
  const hold = () =>
    void navigator.locks.request(
      PREFIX + THIS,
      () => new Promise<void>((release) => addEventListener("pagehide", () => release(), { once: true })),
    );
  addEventListener("pageshow", ({ persisted }) => persisted && hold());
  hold();
}

/** Does something with what each other window has kept, once that window is closed. @returns what ends it */
export function afterOthers(folder: string, use: (kept: Kept) => Promise<void>): () => void {
  const awaited = new Set([THIS]);
  const keptIn = (window: string) => keptOf(folder).filter((kept) => kept.window === window);
  const wait = () => {
    for (const { window } of keptOf(folder)) {
      if (awaited.has(window)) continue;
      awaited.add(window);
      void navigator.locks.request(PREFIX + window, async () => {
        for (const kept of keptIn(window)) await use(kept);
        // A window that a browser set aside may come back.
        if (keptIn(window).length === 0) awaited.delete(window);
      });
    }
  };
  wait();
  addEventListener("storage", wait);
  return () => removeEventListener("storage", wait);
}

/** Whether nobody has forgotten it since. */
export function isKept(kept: Kept): boolean {
  return localStorage.getItem(keyOf(kept)) !== null;
}

function keyOf({ window, path }: Pick<Kept, "window" | "path">): string {
  return `${PREFIX}${window}:${path}`;
}
