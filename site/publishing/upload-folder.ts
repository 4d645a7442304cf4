import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { PAGES_FILE, readPageList } from "../generator/page-list/page-list.ts";
import { plainCopy } from "./plain-copy.ts";
import { PublishingError, type Target } from "./target.ts";

/** A folder that the owner uploads by hand. The one before it is kept beside it. */
export function uploadFolder(folder: string): Target {
  const [part, before, aside] = [`${folder}.part`, `${folder}-avant`, `${folder}-avant.part`];

  /** @throws {PublishingError} where a folder would be moved that is not ours */
  async function demandOurs(): Promise<void> {
    for (const each of [folder, before]) {
      const isOurs = !existsSync(each) || existsSync(join(each, PAGES_FILE)) || (await readdir(each)).length === 0;
      if (!isOurs) throw PublishingError.of("publish-folder-not-ours", { folder: each });
    }
  }

  /** What lies in the folder changes its place with a finished folder, which is `next`. */
  async function exchange(next: string): Promise<void> {
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
    await rm(before, { recursive: true, force: true });
    await rename(aside, before);
  }

  return {
    async online() {
      await demandOurs();
      return readPageList(join(folder, PAGES_FILE));
    },
    async put(build) {
      await demandOurs();
      await mkdir(dirname(folder), { recursive: true });
      await rm(part, { recursive: true, force: true });
      try {
        await plainCopy(build, part);
        await exchange(part);
      } finally {
        await rm(part, { recursive: true, force: true });
      }
    },
    async back() {
      await demandOurs();
      if (!existsSync(join(before, PAGES_FILE))) throw PublishingError.of("publish-nothing-before", {});
      await exchange(before);
    },
  };
}
