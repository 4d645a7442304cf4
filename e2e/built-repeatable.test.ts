import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { changedContent } from "./built-site/changed-build.ts";
import { buildInOtherCheckout } from "./built-site/other-checkout.ts";
import { filesBelow, removeTemporaryFolders, runGenerator, temporaryFolder } from "./built-site/run-generator.ts";

/** Milliseconds that two builds may take on a busy machine. */
const BUILD_TIME = 120_000;
const REPRODUCIBLE = { SOURCE_DATE_EPOCH: "1760000000" };

afterAll(removeTemporaryFolders);

/** Paths whose bytes differ between two builds, or that only one of them has. */
function differences(one: ReadonlyMap<string, Buffer>, other: ReadonlyMap<string, Buffer>): string[] {
  const paths = new Set([...one.keys(), ...other.keys()]);
  return [...paths].filter((path) => !one.get(path)?.equals(other.get(path) ?? Buffer.of())).sort();
}

it.skipIf(process.platform === "win32")(
  "P2 the same content gives the same bytes, in another folder, time zone and language of the machine, umask and number of processors, with nothing made before (reliability B1)",
  async () => {
    const [here, there] = [await temporaryFolder(), await temporaryFolder()];
    const first = await runGenerator(["--out", join(here, "site")], REPRODUCIBLE);
    const second = await buildInOtherCheckout(there, { ...REPRODUCIBLE, TZ: "Asia/Tokyo", LANG: "C", LC_ALL: "C" });
    expect([first.code, second.code], first.errors + second.errors).toEqual([0, 0]);
    const files = await filesBelow(join(here, "site"));
    expect(files.size).toBeGreaterThan(500);
    expect([...files.keys()].filter((path) => path.endsWith(".br")).length).toBeGreaterThan(100);
    expect(differences(files, await filesBelow(join(there, "out")))).toEqual([]);
  },
  BUILD_TIME,
);

it(
  "P2 editing the text of a post changes that post's own files and nothing else",
  async () => {
    const [before, after] = [await temporaryFolder(), await temporaryFolder()];
    const content = await changedContent({
      "posts/fr/preparer-un-audit.md": (text) => `${text}\nEncore une phrase.\n`,
    });
    const runs = [
      await runGenerator(["--out", join(before, "site")], REPRODUCIBLE),
      await runGenerator(["--out", join(after, "site"), "--content", content], REPRODUCIBLE),
    ];
    expect(runs.map(({ code }) => code)).toEqual([0, 0]);
    const changed = differences(await filesBelow(join(before, "site")), await filesBelow(join(after, "site")));
    const pages = ["", "fr/"].flatMap((prefix) => [
      `${prefix}preparer-un-audit/index.html`,
      `assets/data/${prefix}preparer-un-audit/index.json`,
    ]);
    const files = pages.flatMap((file) => [file, `${file}.br`, `${file}.gz`]);
    const tables = ["hosts/nginx-tables.conf", "hosts/site.caddy", "inputs.txt", "manifest.json"];
    expect(changed).toEqual([...tables.map((name) => `.build/${name}`), ...files].sort());
  },
  BUILD_TIME,
);

it(
  "R15 content with mistakes stops the build: all are told with file and line, and the last build stays as it was",
  async () => {
    const out = join(await temporaryFolder(), "site");
    expect((await runGenerator(["--out", out])).code).toBe(0);
    const before = await filesBelow(join(out, ".."));
    const content = await changedContent({
      "posts/fr/preparer-un-audit.md": (text) => text.replace("tags: [finance]", "tags: [finances]"),
      "posts/en/no-settings.md": "No settings here.\n",
      "pages/contact/pt.md": (text) => text.replace(/^heading:.*$/m, ""),
    });
    const { code, errors } = await runGenerator(["--out", out, "--content", content]);
    expect(code).toBe(1);
    expect(errors).toMatch(/posts\/fr\/preparer-un-audit\.md:5: .*finances/);
    expect(errors).toMatch(/posts\/en\/no-settings\.md:1: /);
    expect(errors).toMatch(/pages\/contact\/pt\.md:\d+: .*heading/);
    expect(differences(before, await filesBelow(join(out, "..")))).toEqual([]);
  },
  BUILD_TIME,
);
