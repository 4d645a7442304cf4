import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";

/** Milliseconds between two looks. */
const PAUSE = 1000;

/**
 * Looks again and again whether a folder is there, and the same: whoever watches what is in it does not hear that a stick was pulled
 * and is back.
 *
 * @param onBack called when it is there again, or another one is in its place
 * @returns what ends it
 */
export function followFolder(folder: string, onBack: () => void): () => void {
  let last: string | undefined;
  let watcher: FSWatcher | undefined;
  let timer: ReturnType<typeof setTimeout>;
  /** One that was away between two looks is the same as before, and whoever watched it heard its own name once. */
  const listen = () => {
    watcher?.close();
    watcher = watch(folder, { persistent: false }, (_, name) => {
      if (name === basename(folder)) last = "away";
    }).on("error", () => {});
  };
  const look = async () => {
    try {
      // One look after another: the system may take long to answer for a network.
      const { dev, ino } = await stat(folder);
      const now = `${dev} ${ino}`;
      if (now !== last) {
        listen();
        if (last !== undefined) onBack();
      }
      last = now;
    } catch {
      last = "away";
    }
    timer = setTimeout(look, PAUSE).unref();
  };
  void look();
  return () => {
    clearTimeout(timer);
    watcher?.close();
  };
}
