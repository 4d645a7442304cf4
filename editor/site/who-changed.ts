import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentText } from "#engine/content/source/content-files.ts";
import { isSame } from "../files/yaml/json-values.ts";
import type { Change } from "./changes.ts";
import type { Workspace } from "./workspace.ts";

/**
 * Who changed something since the site was put online, by the versions of its files and what was typed since: of a setting,
 * those in which it is another.
 *
 * @param kept the folder of the content as it was put online
 * @param since when, as ISO date and time
 */
export async function whoChanged(
  { history, store }: Pick<Workspace, "history" | "store">,
  kept: string,
  { files, part }: Pick<Change, "files" | "part">,
  since: string,
): Promise<readonly string[]> {
  const names = files.map(async (path) => {
    const typed = store.typed(path);
    const saved = (await history.versions(path)).filter(({ savedAt }) => savedAt > since).reverse();
    const versions = [
      ...saved.map(({ id, by }) => ({ by, read: () => history.bytesOf(path, id) })),
      ...(typed ? [{ by: typed.by, read: () => typed.bytes }] : []),
    ];
    if (part === undefined) return versions.map(({ by }) => by);
    let before = part(contentText(await readFile(join(kept, path)).catch(() => new Uint8Array())));
    const all: (string | undefined)[] = [];
    for (const { by, read } of versions) {
      const now = part(contentText(await read()));
      if (!isSame(before, now)) all.push(by);
      before = now;
    }
    return all;
  });
  return [...new Set((await Promise.all(names)).flat())].filter((name) => name !== undefined);
}
