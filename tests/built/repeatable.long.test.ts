import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { copyProject } from "../support/setup/changed-project.ts";
import { filesBelow, runGenerator, temporaryFolder } from "../support/setup/run-generator.ts";
import { contentFolder } from "../support/setup/test-content.ts";

const REPRODUCIBLE = { SOURCE_DATE_EPOCH: "2000000000" };
/** Pictures take a minute of a processor; they come from the cache, everything else is made anew. */
const KEPT_CACHES = [".cache/pictures", ".cache/social"];
/** Runs a command on one processor, where the system can restrict to that; nobody else may read its files. */
const CONFINED = 'umask 077; if command -v taskset > /dev/null; then exec taskset -c 0 "$@"; else exec "$@"; fi';

const site = join(await temporaryFolder(), "site");
const { code, errors } = await runGenerator(["--content", contentFolder, "--out", site], REPRODUCIBLE);
expect(code, errors).toBe(0);
const files = await filesBelow(site);

/** Paths whose bytes differ between two builds, or that only one of them has. */
function differences(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => !one.get(path)?.equals(other.get(path) ?? Buffer.of())).sort();
}

test.skipIf(process.platform === "win32")(
  "the same content gives the same bytes, in another folder, time zone and language of the machine, umask and number of processors, with nothing made before",
  async () => {
    const checkout = await copyProject(KEPT_CACHES, ["node_modules"]);
    const there = join(await temporaryFolder(), "out");
    const build = [join(checkout, "engine/build/main.ts"), "--content", contentFolder, "--out", there];
    const { NODE_ENV: _test, ...shell } = process.env;
    await promisify(execFile)("sh", ["-c", CONFINED, "sh", process.execPath, ...build], {
      cwd: checkout,
      env: { ...shell, ...REPRODUCIBLE, TZ: "Asia/Tokyo", LC_ALL: "tr_TR.UTF-8" },
    });
    expect(files.size).toBeGreaterThan(500);
    expect([...files.keys()].filter((path) => path.endsWith(".br")).length).toBeGreaterThan(100);
    expect(differences(files, await filesBelow(there))).toEqual([]);
  },
);
