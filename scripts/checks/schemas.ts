/**
 * Holds docs/schemas/ against the build's own schemas, from which its files are made:
 * `node scripts/checks/schemas.ts [--write]`.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileSchemas, SCHEMA_FOLDER } from "#editor/schemas/file-schemas.ts";
import { translationIn } from "#engine/content/model/translation-settings.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import site from "#site/site.config.ts";
import { projectFolder } from "../project-folder.mjs";

// Texts in each language are separate fields.
const settings = readFileSync(join(projectFolder, "content/site.yaml"), "utf8");
const { locales } = translationIn(readYaml("site.yaml", settings), site);

const folder = join(projectFolder, SCHEMA_FOLDER);
const made = new Map(
  Object.entries(fileSchemas(site, locales)).map(([name, schema]) => [name, `${JSON.stringify(schema, null, 2)}\n`]),
);
mkdirSync(folder, { recursive: true });
const found = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "utf8")]));
const different = [...new Set([...made.keys(), ...found.keys()])].filter((name) => made.get(name) !== found.get(name));

if (process.argv.includes("--write")) {
  for (const name of different) {
    const text = made.get(name);
    if (text === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
  }
  process.stdout.write(`${SCHEMA_FOLDER}: ${different.length} of ${made.size} files written anew.\n`);
} else if (different.length > 0) {
  const names = different.map((name) => `${SCHEMA_FOLDER}/${name}`).join(", ");
  process.stdout.write(
    `Not what the build checks: ${names}. Make them anew: npx node scripts/checks/schemas.ts --write\n`,
  );
  process.exitCode = 1;
}
