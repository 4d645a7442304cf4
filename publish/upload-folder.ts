import { existsSync, readFileSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { readOnlineFile } from "#engine/content/addresses/published-file.ts";
import { PAGES_BEGINNING, PAGES_FILE } from "#engine/content/addresses/published-list.ts";
import { replaceableFolder } from "#engine/files/replaceable-folder.ts";
import { plainCopy } from "./plain-copy.ts";
import { PublishingError, type Target } from "./target.ts";

/** What the folder must not touch. */
type Around = Omit<Parameters<typeof replaceableFolder>[1], "marks">;

/** A folder that the owner uploads by hand. The one before it is kept beside it; one with the same pages takes its place. */
export function uploadFolder(folder: string, around: Around): Target {
  const [part, before, aside] = [`${folder}.part`, `${folder}-avant`, `${folder}-avant.part`];

  /** @throws {ForeignFolderError} where a folder would be moved or removed that is not ours */
  function demandOurs(): void {
    for (const each of [folder, before, part, aside])
      replaceableFolder(each, { ...around, marks: { [PAGES_FILE]: PAGES_BEGINNING } });
  }

  /** What lies in the folder gives way to a finished folder, which is `next`, and becomes the one before, or goes. */
  async function exchange(next: string, keepsOld: boolean): Promise<void> {
    await rm(aside, { recursive: true, force: true });
    const hadOne = existsSync(folder);
    if (hadOne) await rename(folder, aside);
    try {
      await rename(next, folder);
    } catch (error) {
      if (hadOne) await rename(aside, folder);
      throw error;
    }
    if (!hadOne) return;
    if (!keepsOld) return rm(aside, { recursive: true });
    await rm(before, { recursive: true, force: true });
    await rename(aside, before);
  }

  return {
    async online() {
      demandOurs();
      return readOnlineFile(folder);
    },
    async put(build) {
      demandOurs();
      await mkdir(dirname(folder), { recursive: true });
      await rm(part, { recursive: true, force: true });
      try {
        await plainCopy(build, part);
        await exchange(part, !hasSamePages(part, folder));
      } finally {
        await rm(part, { recursive: true, force: true });
      }
    },
    async back() {
      demandOurs();
      if (!existsSync(join(before, PAGES_FILE))) throw PublishingError.of("publish-nothing-before", {});
      await exchange(before, true);
    },
  };
}

function hasSamePages(one: string, other: string): boolean {
  const [file, otherFile] = [one, other].map((folder) => join(folder, PAGES_FILE)) as [string, string];
  return existsSync(otherFile) && readFileSync(file, "utf8") === readFileSync(otherFile, "utf8");
}
