import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../project-folder.mjs";
import { SOURCE_FOLDERS } from "./all-checks.ts";

/** What a file imports of ours, and what it loads or stands in for by name. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\(|\bmock\()\s*["']([#.][^"'\n]*)["']/g;
/** What says which programs a machine has knows no command. */
const KNOWS_NO_COMMAND = "scripts/programs/";

const files = globSync(`{${SOURCE_FOLDERS}}/**/*.{ts,tsx,mjs}`, { cwd: projectFolder })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !/(?:^|\/)(?:dist|var|[.]cache)\//.test(file));

/** Whom a file imports, as files of the project. */
function importsOf(file: string): readonly string[] {
  const names = [...readFileSync(join(projectFolder, file), "utf8").matchAll(IMPORT)].map(([, name = ""]) => name);
  return names.map((name) => (name.startsWith("#") ? name.slice(1) : posix.join(dirname(file), name)));
}

const imports = files.map((file) => ({ file, imported: importsOf(file) }));

// .dependency-cruiser.mjs says whom the product may import; here tests and what only they use count too.
test.each([
  ["general rooms are tested without this site", "engine|consent|contact|drawings|publish|editor", "site|tests"],
  ["the engine is tested alone", "engine", "consent|contact|drawings|publish|editor"],
  ["commands stand above the rooms", "engine|consent|contact|drawings|site|publish|editor|examples", "scripts|bench"],
  ["tests stand above all", "scripts|site|examples", "tests|bench"],
])("%s", (_rule, rooms, others) => {
  const [from, to] = [rooms, others].map((names) => new RegExp(`^(?:${names})(?:/|$)`)) as [RegExp, RegExp];
  const own = imports.filter(({ file }) => from.test(file));
  expect(own.flatMap(({ imported }) => imported).length).toBeGreaterThan(100);
  const wrong = own.flatMap(({ file, imported }) =>
    imported.filter((name) => to.test(name) && !name.startsWith(KNOWS_NO_COMMAND)).map((name) => `${file} → ${name}`),
  );
  expect(wrong).toEqual([]);
});
