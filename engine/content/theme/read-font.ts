import { hash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fromBuffer } from "@capsizecss/unpack";
import library from "@capsizecss/unpack/package.json" with { type: "json" };
import { cachedFile } from "../../files/file-cache.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { type FontFile, type FontMetrics, isFirst, type ThemeFont } from "./theme.ts";
import { type FontSettings, WEIGHTS } from "./theme-schema.ts";

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
export async function readFont(
  settings: FontSettings,
  folder: string,
  cache: string,
  report: Report,
): Promise<ThemeFont> {
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
