/** Puts two builds into a release folder, on a disk that has room for the first alone: `put-on-disk.ts FOLDER BUILD BUILD`. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { releaseFolder } from "../folder-targets.ts";

const [site = "", ...builds] = process.argv.slice(2);
const codes: string[] = [];
for (const build of builds) {
  await releaseFolder(site, undefined)
    .put(build)
    .catch(({ code }: NodeJS.ErrnoException) => codes.push(String(code)));
}
const online = await readFile(join(site, "current/fr/index.html"), "utf8");
const entries = [await readdir(site), await readdir(join(site, "releases"))];
process.stdout.write(JSON.stringify({ codes, online, entries }));
