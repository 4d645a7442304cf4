import { constants, cpSync } from "node:fs";
import { mkdtemp, rename, rm } from "node:fs/promises";
import { basename, join } from "node:path";

/** Where a build has the content that it was made from: no host shows what lies in a hidden folder. */
const CONTENT_COPY = ".build/content";

/**
 * Builds with a copy of the content inside: a build that nobody watches is made from this copy, not from texts that somebody is
 * writing. It is taken before the texts are read, so nothing is in it that the build does not show.
 *
 * @param out folder of the build
 * @throws as `build` does; the build of before then keeps its copy
 */
export async function buildWithContent<Result>(
  content: string,
  out: string,
  build: () => Promise<Result>,
): Promise<Result> {
  const part = await mkdtemp(`${out}.content-`);
  try {
    cpSync(content, part, {
      recursive: true,
      preserveTimestamps: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => path === content || !basename(path).startsWith("."),
    });
    const result = await build();
    await dropContent(out);
    await rename(part, join(out, CONTENT_COPY));
    return result;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Takes the copy of another content out of a build. */
export async function dropContent(out: string): Promise<void> {
  await rm(join(out, CONTENT_COPY), { recursive: true, force: true });
}
