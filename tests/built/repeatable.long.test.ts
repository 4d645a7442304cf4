import { join } from "node:path";
import { expect, test } from "vitest";
import { filesBelow, runGenerator, temporaryFolder } from "../support/setup/run-generator.ts";
import { contentFolder } from "../support/setup/test-content.ts";
import { buildInOtherCheckout } from "./other-checkout.ts";

const REPRODUCIBLE = { SOURCE_DATE_EPOCH: "2000000000" };

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
    const there = await temporaryFolder();
    const other = await buildInOtherCheckout(there, { ...REPRODUCIBLE, TZ: "Asia/Tokyo", LC_ALL: "tr_TR.UTF-8" });
    expect(other.code, other.errors).toBe(0);
    expect(files.size).toBeGreaterThan(500);
    expect([...files.keys()].filter((path) => path.endsWith(".br")).length).toBeGreaterThan(100);
    expect(differences(files, await filesBelow(join(there, "out")))).toEqual([]);
  },
);
