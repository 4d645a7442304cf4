import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const project = join(import.meta.dirname, "../../..");
/** The flags of countries, of those too that are added. */
const LANGUAGES = "site/languages/";
/** What else is no matter of the theme: examples in messages, the font of system-only themes. */
const OTHER = [
  "engine/content/theme/theme-schema.ts",
  "engine/owner-messages/theme-problems.ts",
  "engine/build/artwork/social-images.ts",
];
const COLOR = /#(?:[0-9a-f]{6}|[0-9a-f]{3})\b|\b(?:rgba?|hsla?|oklch|oklab)\(\s*\d/i;
const FAMILY = /nunito/i;
/** White and black are no theme's: pictures without transparency stand on white, and drawing programs write black. */
const NEUTRAL = /#(?:f{3}|0{3}){1,2}\b|#000\(\?:000\)\?/gi;

test("colours and the font stand in theme.yaml only: no file of the site, of its server or of its hosts has one", async () => {
  const found: string[] = [];
  let read = 0;
  for await (const file of glob("{engine,consent,contact,site,publish,hosts}/**/*.{ts,tsx,css,svg}", {
    cwd: project,
  })) {
    const name = file.replaceAll("\\", "/");
    if (/\.test\.tsx?$|\/test-support\//.test(name) || name.startsWith(LANGUAGES) || OTHER.includes(name)) continue;
    read++;
    const text = (await readFile(join(project, file), "utf8")).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
    for (const line of text.split("\n")) {
      if (COLOR.test(line.replace(NEUTRAL, "")) || FAMILY.test(line)) found.push(`${name}: ${line.trim()}`);
    }
  }
  expect(read).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
