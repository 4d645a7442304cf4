/**
 * Holds the JSON schemas of a site's content, in `docs/schemas/` beside it, against the build's own schemas, from which they
 * are made: `node scripts/checks/schemas.ts [--write] [--site FOLDER]`.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { fileSchemas } from "#editor/schemas/file-schemas.ts";
import { siteFolders } from "#engine/command/site-folders.mjs";
import { translationIn } from "#engine/content/model/translation-settings.ts";
import { readYaml } from "#engine/content/source/yaml-source.ts";
import { siteOfCommand } from "#engine/load-site.ts";
import { projectFolder } from "../project-folder.mjs";

const { values } = parseArgs({ options: { site: { type: "string" }, write: { type: "boolean", default: false } } });
const folders = siteFolders(values.site);
const site = await siteOfCommand(folders.site);
// Texts in each language are separate fields.
const settings = readFileSync(join(folders.content, "site.yaml"), "utf8");
const { locales } = translationIn(readYaml("site.yaml", settings), site);

const folder = join(dirname(folders.content), "docs/schemas");
const shown = relative(projectFolder, folder);
const made = new Map(
  Object.entries(fileSchemas(site, locales)).map(([name, schema]) => [name, `${JSON.stringify(schema, null, 2)}\n`]),
);
const names = existsSync(folder) ? readdirSync(folder) : [];
const found = new Map(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));
const different = [...new Set([...made.keys(), ...found.keys()])].filter((name) => made.get(name) !== found.get(name));

if (values.write) {
  mkdirSync(folder, { recursive: true });
  for (const name of different) {
    const text = made.get(name);
    if (text === undefined) rmSync(join(folder, name));
    else writeFileSync(join(folder, name), text);
  }
  process.stdout.write(`${shown}: ${different.length} of ${made.size} files written anew.\n`);
} else if (different.length > 0) {
  const wrong = different.map((name) => `${shown}/${name}`).join(", ");
  const again = `npx node scripts/checks/schemas.ts --write${values.site === undefined ? "" : ` --site ${values.site}`}`;
  process.stdout.write(`Not what the build checks: ${wrong}. Make them anew: ${again}\n`);
  process.exitCode = 1;
}
