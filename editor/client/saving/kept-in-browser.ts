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
export const THIS_WINDOW: string = crypto.randomUUID();

/** Keeps what was typed in a window until it is in its file. @returns whether the browser had room for it */
export function keep(folder: string, { path, base, edited, unanswered }: Typed, window = THIS_WINDOW): boolean {
  try {
    const kept: Kept = { path, base, edited, ...(unanswered && { unanswered }), folder, window };
    localStorage.setItem(keyOf(kept), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Drops what a window has kept of a file: it is there. */
export function forget(path: string, window = THIS_WINDOW): void {
  localStorage.removeItem(keyOf({ path, window }));
}

export function keptOf(folder: string): readonly Kept[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => JSON.parse(localStorage.getItem(key) ?? "{}") as Kept)
    .filter((kept) => kept.folder === folder);
}

/** Says that this window is open, until it is not; a page that a browser sets aside, to come back to it, is not. */
export function openWindow(): void {
  const hold = () =>
    void navigator.locks.request(
      PREFIX + THIS_WINDOW,
      () => new Promise<void>((release) => addEventListener("pagehide", () => release(), { once: true })),
    );
  addEventListener("pageshow", ({ persisted }) => persisted && hold());
  hold();
}

/** Does something with what windows have kept that are closed now; one window of the browser after the other does. */
export async function eachLeft(folder: string, use: (kept: Kept) => Promise<void>): Promise<void> {
  await navigator.locks.request(PREFIX, async () => {
    for (const window of new Set(keptOf(folder).map((kept) => kept.window)))
      await navigator.locks.request(PREFIX + window, { ifAvailable: true }, async (lock) => {
        // A window that is open holds its own.
        if (lock !== null) for (const kept of keptOf(folder)) if (kept.window === window) await use(kept);
      });
  });
}

function keyOf({ window, path }: Pick<Kept, "window" | "path">): string {
  return `${PREFIX}${window}:${path}`;
}
