import { type FSWatcher, watch } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { watch as watchFiles } from "chokidar";
import { pathBelow } from "#engine/files/path-below.ts";

/** Milliseconds between two looks. */
const PAUSE = 1000;

/**
 * Follows a folder and the files in it. Whoever watches files does not hear that a stick was pulled and is back: it is looked
 * again and again whether the folder is there, and the same.
 *
 * @param onChange called with the path below the folder of each file that was changed, made or deleted, unless it is hidden
 * @param onBack called when the folder is there again, or another one is in its place
 * @returns what ends it
 */
export function followFolder(folder: string, onChange: (path: string) => void, onBack: () => void): () => void {
  let last: string | undefined;
  let watcher: FSWatcher | undefined;
  let timer: ReturnType<typeof setTimeout>;
  const isHidden = (file: string) => /^\.|\/\./.test(pathBelow(folder, file));
  const watchAll = () =>
    watchFiles(folder, { ignored: isHidden, ignoreInitial: true, ignorePermissionErrors: true })
      .on("all", (event, file) => {
        if (!event.endsWith("Dir")) onChange(pathBelow(folder, file));
      })
      .on("error", () => {});
  let files = watchAll();
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
        if (last !== undefined) {
          // A folder that was away is another one to the system, and so are those below.
          void files.close();
          files = watchAll();
          onBack();
        }
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
    void files.close();
  };
}
