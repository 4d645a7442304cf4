import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Problem } from "../source/problem.ts";

const MARK = /#\s*exemple\s*$/;
/** What only a sample can contain: names reserved for examples, phone numbers reserved for fiction, invalid numbers. */
const TELLTALES = [
  /\bexempl(?:e|o)s?(?:ville)?\b/i,
  /\.example\b/,
  /(?:\+33\s?|\b0)1[\s.]?99[\s.]?00\b/,
  /\+33199\d{6}/,
  /\+351[\s.]?000/,
  /\b0000(?:0|-000)\b/,
];

/** The settings, in which values alone can tell a sample; of pages, only the mark does. */
const SETTINGS = "site.yaml";

/**
 * Lists the sample values in a text: lines that carry the mark `# exemple`, and lines of the settings that hold a value that
 * only a sample can have, in case the mark was removed but not the value (D7).
 */
export function sampleValues(file: string, text: string): Problem[] {
  return text.split("\n").flatMap((source, index) => {
    const value = source.replace(MARK, "").trim();
    if (value.startsWith("#")) return [];
    const isTold = file === SETTINGS && TELLTALES.some((telltale) => telltale.test(value));
    return isTold || MARK.test(source) ? [{ file, line: index + 1, id: "sample-value", values: { value } }] : [];
  });
}

/** The sample values of a content folder: in its settings, then in its pages. */
export async function samplesOf(folder: string): Promise<Problem[]> {
  const pages = await Array.fromAsync(glob("pages/*/*.md", { cwd: folder }));
  const files = [SETTINGS, ...pages.map((file) => file.replaceAll("\\", "/")).sort()];
  // That a file is missing, or cannot be read, is said where the texts are judged.
  const textOf = (file: string) => readFile(join(folder, file), "utf8").catch(() => "");
  const found = files.map(async (file) => sampleValues(file, await textOf(file)));
  return (await Promise.all(found)).flat();
}
