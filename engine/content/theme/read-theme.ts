import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import library from "@capsizecss/unpack/package.json" with { type: "json" };
import { cachedFile } from "../../files/file-cache.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { Drawing } from "../../pages/data/drawing.ts";
import type { ContentFiles } from "../source/content-files.ts";
import { lineOf, type Problem } from "../source/problem.ts";
import { validate } from "../source/validate.ts";
import { readYaml, settingsIn, type YamlSource } from "../source/yaml-source.ts";
import { contrastProblems } from "./check-contrast.ts";
import type { SiteColors } from "./colors.ts";
import { readDrawing } from "./read-drawing.ts";
import { type FontFile, type FontMetrics, isFirst, type Theme, type ThemeFont } from "./theme.ts";
import { type FontSettings, themeSchema, WEIGHTS } from "./theme-schema.ts";

/** The owner's file, and the folder of the files that it names. */
const THEME_FILE = "theme.yaml";
const THEME_FOLDER = "theme";

const SCHEMES = ["light", "dark"] as const;

/**
 * Reads and checks the theme: its settings, its logo, its font files, and whether its colours can be told apart.
 *
 * @param colors those of the site beside the colours of every site
 * @param cache what is kept of it between readings: the measures of its fonts
 * @param problems gets every error
 * @param parse reads its settings, or remembers them
 * @returns undefined where there is one
 */
export async function readTheme(
  files: ContentFiles,
  colors: SiteColors,
  cache: string,
  problems: Problem[],
  parse: typeof readYaml = readYaml,
): Promise<Theme | undefined> {
  const text = files.text(THEME_FILE);
  if (text === undefined) {
    problems.push({ file: THEME_FILE, line: 1, id: "file-missing", values: {} });
    return undefined;
  }
  const source = settingsIn(parse(THEME_FILE, quoteColors(text)));
  const settings = validate(themeSchema(colors), source);
  if (!("value" in settings)) {
    const alone = missingScheme(source, text);
    problems.push(...(alone === undefined ? settings.problems : [alone]));
    return undefined;
  }
  const { light, dark, radius, font, logo, icon = logo } = settings.value;
  const found = contrastProblems({ light, dark }, colors, source);
  const report = (path: readonly (string | number)[], details: ProblemDetails) =>
    void found.push({ ...source.at(path), ...details });
  const own = await readFont(font, join(files.folder, THEME_FOLDER), join(cache, "fonts"), (path, details) =>
    report(["font", ...path], details),
  );
  const draw = (key: "logo" | "icon", name: string): Drawing | undefined => {
    const file = `${THEME_FOLDER}/${name}`;
    const svg = files.text(file);
    const reading = svg === undefined ? undefined : readDrawing(file, svg, colors.accent);
    if (reading === undefined) report([key], { id: "theme-file-missing", values: { file } });
    else if ("problems" in reading) found.push(...reading.problems);
    else return reading.drawing;
    return undefined;
  };
  const [mark, small] = [draw("logo", logo), draw(icon === logo ? "logo" : "icon", icon)];
  problems.push(...found);
  if (found.length > 0 || mark === undefined || small === undefined) return undefined;
  return { light, dark, colors, radius, font: own, logo: mark, icon: small };
}

/** A text with its colours in quotes: without them YAML takes them for comments. The lines stay where they are. */
function quoteColors(text: string): string {
  return text.replace(/([:{,][ \t]+(?:\w+:[ \t]+)?)(#[0-9a-f]{3,8})(?=\s|,|}|$)/gi, '$1"$2"');
}

/** Says that one of the two schemes is missing, where it is. */
function missingScheme({ value }: YamlSource, text: string): Problem | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [missing, ...more] = SCHEMES.filter((scheme) => !(value as Record<string, unknown>)[scheme]);
  if (missing === undefined || more.length > 0) return undefined;
  const there = missing === "dark" ? "light" : "dark";
  const line = lineOf(`\n${text}`, `\n${there}:`);
  return { file: THEME_FILE, line, id: "scheme-missing", values: { there, write: `${missing}:` } };
}

/** The subset of a package that every page loads: it covers the site's languages. */
const FIRST_SUBSET = "latin";
const SUBSETS = [FIRST_SUBSET, "latin-ext"] as const;
const require = createRequire(import.meta.url);

/** Says what is wrong with the setting at a path below `font`. */
type Report = (path: readonly (string | number)[], details: ProblemDetails) => void;

/**
 * The brand's font with its files: those of the theme, those of a package, or none where the visitor's system has it.
 *
 * @param folder of the theme's files
 * @param cache where the measures of fonts are kept
 */
async function readFont(settings: FontSettings, folder: string, cache: string, report: Report): Promise<ThemeFont> {
  const { family, style, licence, package: from, files: named } = settings;
  const credit = licence === undefined ? family : `${family} (${licence})`;
  const own = (named ?? []).map(async ({ file, weight, range }, index) => {
    const read = await readFontFile(join(folder, file), cache, `theme/${file}`, (details) =>
      report(["files", index, "file"], details),
    );
    return read && { name: file.replace(/\.\w+$/, ""), weight, range, ...read };
  });
  const read = from === undefined ? await Promise.all(own) : await packageFiles(from, cache, report);
  const files = read.filter((file) => file !== undefined);
  return {
    family,
    style,
    credit,
    files: files.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one))),
  };
}

async function packageFiles(name: string, cache: string, report: Report): Promise<readonly (FontFile | undefined)[]> {
  const complain = (details: ProblemDetails) => report(["package"], details);
  const folder = packageFolder(name);
  if (folder === undefined) {
    complain({ id: "font-package-missing", values: { name, write: `npm install --save-exact ${name}` } });
    return [];
  }
  const id = name.replace(/^.*\//, "");
  const ranges = JSON.parse(await readFile(join(folder, "unicode.json"), "utf8")) as Record<string, string>;
  const wanted = WEIGHTS.flatMap((weight) => SUBSETS.map((subset) => ({ weight, subset })));
  return Promise.all(
    wanted
      .filter(({ subset }) => subset in ranges)
      .map(async ({ weight, subset }) => {
        const file = `${id}-${subset}-${weight}-normal`;
        const path = join(folder, "files", `${file}.woff2`);
        const read = await readFontFile(path, cache, `${name}/${file}`, complain);
        // Without a range it is for whatever the others are not for: a hundred bytes of each document less.
        return read && { name: file, weight, range: subset === FIRST_SUBSET ? undefined : ranges[subset], ...read };
      }),
  );
}

function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(`${name}/package.json`));
  } catch {
    return undefined;
  }
}

async function readFontFile(
  path: string,
  cache: string,
  file: string,
  complain: (details: ProblemDetails) => void,
): Promise<Pick<FontFile, "bytes" | "metrics"> | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) {
    complain({ id: "theme-file-missing", values: { file } });
    return undefined;
  }
  const isWoff2 = bytes.subarray(0, 4).toString("latin1") === "wOF2";
  const metrics = isWoff2 ? await fontMetrics(bytes, cache).catch(() => undefined) : undefined;
  if (metrics !== undefined) return { bytes, metrics };
  complain({ id: "font-unreadable", values: { file } });
  return undefined;
}

/**
 * The measures of a WOFF2 file.
 *
 * @param cache where they are kept: to parse a font takes some 30 ms, and the theme is read each time a text is saved
 * @throws where it cannot be read as a font
 */
async function fontMetrics(bytes: Buffer, cache: string): Promise<FontMetrics> {
  const file = join(cache, `${library.version}-${hash("sha256", bytes)}.json`);
  const metrics = await cachedFile(file, async () => Buffer.from(JSON.stringify(await fromBuffer(bytes))));
  return JSON.parse(metrics.toString()) as FontMetrics;
}
