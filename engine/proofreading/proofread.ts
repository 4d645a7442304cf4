import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { visit } from "yaml";
import type { SocialImages } from "../build/artwork/social-images.ts";
import { LANGUAGE_GUIDE } from "../content/model/translation-settings.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import { contentText, readContentFiles } from "../content/source/content-files.ts";
import { frontMatterParts } from "../content/source/front-matter.ts";
import { byPlace, type Problem } from "../content/source/problem.ts";
import { parseYaml, type YamlSource } from "../content/source/yaml-source.ts";
import { YAML_LINE } from "../content/source/yaml-syntax.ts";
import { writeWhole } from "../files/write-whole.ts";
import { type Languages, languageOf, type WrittenLanguage } from "../i18n/language.ts";
import { filesWithProse } from "./content-prose.ts";
import type { SpelledSite } from "./dictionaries.ts";
import { type Fix, fixesBetween, fixTypography, withFixedLines } from "./fix-typography.ts";
import { OWNER_WORDS_FILE, readOwnerWords } from "./owner-words.ts";
import { headProblems, leftOutCharacters } from "./page-heads.ts";
import { wordProblems } from "./word-problems.ts";

const FIX_COMMAND = "npm run check -- --fix";

/** Stands for bytes that are not UTF-8. */
const UNREAD = "\uFFFD";

export interface FixInFile extends Fix {
  readonly file: string;
}

/**
 * What a proofreader would say of checked content: wrong words, slips of typography, titles and descriptions beyond
 * their limits, characters that images of them leave out, also of posts that are not public. Nothing here stops a build.
 *
 * @param images the social images of the site; undefined where it has none
 */
export async function proofread(
  { content, addresses, reading }: ReadContent,
  images: Pick<SocialImages, "messages"> | undefined,
): Promise<readonly Problem[]> {
  const site = content.translation;
  const { files, source } = reading;
  const read = filesWithProse(files.list("")).map(async (file) => [file, await files.load(file)] as const);
  const texts = new Map(await Promise.all(read));
  const fixed = new Map([...texts].map(([file, text]) => [file, fixTypography(site, file, text)]));
  // Words are read as they will be: what can be set right for the owner is one problem, not two.
  const words = wordProblems(site, fixed, readOwnerWords(files.text(OWNER_WORDS_FILE) ?? ""));
  const slips = [...texts].flatMap(([file, text]) => slipsIn(file, text, fixed.get(file)?.text ?? text, words));
  const heads = headProblems(content, addresses.posts, texts);
  const leftOut = images === undefined ? [] : await leftOutCharacters(content, addresses.posts, texts, images);
  const numbers = [...texts].flatMap(([file, text]) => numbersInRemarks(file, text));
  const found = [...languagesWithoutWords(site, source), ...words, ...slips, ...numbers, ...heads, ...leftOut];
  return found.sort(byPlace);
}

/**
 * The notes of a proofreader on the words and the typography of one text. What it is given can be handed to another thread.
 *
 * @param of.site its languages
 * @param of.ownerWords the owner's list of words, as its file is
 */
export function proofreadText({
  site,
  file,
  text,
  ownerWords,
}: { readonly site: SpelledSite } & Readonly<Record<"file" | "text" | "ownerWords", string>>): readonly Problem[] {
  if (filesWithProse([file]).length === 0) return [];
  const fixed = fixTypography(site, file, text);
  const words = wordProblems(site, new Map([[file, fixed]]), readOwnerWords(ownerWords));
  const slips = [...numbersInRemarks(file, text), ...slipsIn(file, text, fixed.text, words)];
  return [...words, ...slips].sort((a, b) => a.line - b.line);
}

/** The languages of which only the typography is read. */
function languagesWithoutWords(site: SpelledSite, source: YamlSource): Problem[] {
  return site.locales
    .filter((locale) => languageOf(site, locale).spelling === undefined)
    .map((locale) => ({
      ...source.at(["languages", "published"]),
      id: "language-without-dictionary",
      values: { locale, write: LANGUAGE_GUIDE },
    }));
}

/** @param words what is said of words: of a text that was left in another language nothing more is */
function slipsIn(file: string, text: string, fixed: string, words: readonly Problem[]): Problem[] {
  if (words.some((problem) => problem.id === "text-foreign" && problem.file === file)) return [];
  return fixesBetween(text, fixed).map(({ line, before, after }) => ({
    file,
    line,
    id: "typography",
    values: { before, after, write: FIX_COMMAND },
  }));
}

/**
 * Texts in settings whose end YAML takes for a remark though it looks like a number: `title: Top # 5`. Other words after
 * # and a space may well be a remark.
 */
function numbersInRemarks(file: string, text: string): Problem[] {
  const [open = "", settings = ""] = file.endsWith(".md") ? (frontMatterParts(text) ?? []) : ["", text];
  const lines = settings.split("\n");
  const above = open.split("\n").length - 1;
  const { document, positions } = parseYaml(settings);
  const found: Problem[] = [];
  visit(document, {
    Scalar(_key, { type, value, comment, range }) {
      const isText = type === "PLAIN" && typeof value === "string" && /\p{L}/u.test(value);
      const [remark] = /^\s+\d.*/.exec(comment ?? "") ?? [];
      if (!isText || remark === undefined) return;
      const { line } = positions.linePos(range?.[0] ?? 0);
      const [, key = "", written = ""] = YAML_LINE.exec(lines[line - 1] ?? "") ?? [];
      const write = `${key}${JSON.stringify(written)}`.trimStart();
      found.push({ file, line: above + line, id: "number-in-remark", values: { remark: `#${remark}`, write } });
    },
  });
  return found;
}

/** Sets typography right in the files of a content folder, and tells where. */
export async function fixFiles(site: Languages<WrittenLanguage>, folder: string): Promise<readonly FixInFile[]> {
  const files = await readContentFiles(folder);
  const fixes: FixInFile[] = [];
  for (const file of filesWithProse(files.list(""))) {
    const bytes = await readFile(join(folder, file));
    const text = contentText(bytes);
    const { text: fixed } = fixTypography(site, file, text);
    // A file that is not UTF-8 was not read as it stands, and must not be written so.
    if (fixed === text || text.includes(UNREAD)) continue;
    await writeWhole(join(folder, file), withFixedLines(bytes.toString("utf8"), fixed), { durable: true });
    fixes.push(...fixesBetween(text, fixed).map((fix) => ({ file, ...fix })));
  }
  return fixes;
}
