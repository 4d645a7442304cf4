import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Edited } from "../contract/files.ts";
import { saveWhole } from "./save-whole.ts";

/**
 * Texts that were typed and not saved, kept beside the content so that no crash loses it.
 *
 * @param folder the history's
 */
export function createUnsavedStore(folder: string) {
  const place = (path: string) => join(folder, "unsaved", `${path}.json`);
  /** Writing takes longer than typing: only the newest text of a file is written. */
  const waiting = new Map<string, Edited>();
  let writing: Promise<void> = Promise.resolve();
  const write = async (path: string) => {
    const edited = waiting.get(path);
    if (edited === undefined) return;
    waiting.delete(path);
    await saveWhole(place(path), path, Buffer.from(JSON.stringify(edited)));
  };
  const inTurn = (work: () => Promise<void>) => {
    const mine = writing.then(work);
    writing = mine.catch(() => {});
    return mine;
  };
  return {
    keep(path: string, edited: Edited): Promise<void> {
      waiting.set(path, edited);
      return inTurn(() => write(path));
    },
    drop(path: string): Promise<void> {
      waiting.delete(path);
      return inTurn(() => rm(place(path), { force: true }));
    },
    /** The unsaved text of a file; null without one. */
    async find(path: string): Promise<Edited | null> {
      const waits = waiting.get(path);
      if (waits !== undefined) return waits;
      try {
        return JSON.parse(await readFile(place(path), "utf8")) as Edited;
      } catch {
        return null;
      }
    },
  };
}
