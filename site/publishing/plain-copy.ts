import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { MANIFEST_FILE, type Manifest } from "../../contract/manifest.ts";
import { PAGES_FILE } from "../generator/page-list/page-list.ts";
import { pathBelow } from "../generator/path-below.ts";

/**
 * Copies of a build what a host of files needs: not the compressed forms, which such hosts make themselves, nor what is
 * for our server, but the list of pages, by which the next publication knows this one.
 *
 * @param target an empty folder
 */
export async function plainCopy(build: string, target: string): Promise<void> {
  const manifest = JSON.parse(await readFile(join(build, MANIFEST_FILE), "utf8")) as Manifest;
  const { files, notFound, gonePages } = manifest;
  const all = [files, notFound, gonePages].flatMap((group) => Object.values(group));
  const compressed = new Set(all.flatMap(({ br, gzip }) => [br?.file, gzip?.file]));
  await cp(build, target, {
    recursive: true,
    filter: (source) => {
      const name = pathBelow(build, source);
      return name !== ".build" && !compressed.has(name);
    },
  });
  await mkdir(join(target, ".build"), { recursive: true });
  await cp(join(build, PAGES_FILE), join(target, PAGES_FILE));
}
