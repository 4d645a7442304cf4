import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { visit } from "yaml";
import { cardLook, OWN_IMAGES, type SocialImages } from "../build/artwork/social-images.ts";
import { allPages, type Content, type PostFacts } from "../content/model/content.ts";
import { LANGUAGE_GUIDE } from "../content/model/translation-settings.ts";
import type { ReadContent } from "../content/reading/join-texts.ts";
import { contentText, readContentFiles } from "../content/source/content-files.ts";
import { frontMatterParts } from "../content/source/front-matter.ts";
import { byPlace, lineOf, type Problem } from "../content/source/problem.ts";
import { parseYaml, type YamlSource } from "../content/source/yaml-source.ts";
import { YAML_LINE } from "../content/source/yaml-syntax.ts";
import { writeWhole } from "../files/write-whole.ts";
import { forLocale, type Languages, languageOf, type WrittenLanguage } from "../i18n/language.ts";
import type { MessageTexts } from "../i18n/messages.ts";
import type { ProblemDetails } from "../owner-messages/problem-details.ts";
import { plainText, type RichText } from "../pages/data/content-tree.ts";
import { filesWithProse } from "./content-prose.ts";
import type { SpelledSite } from "./dictionaries.ts";
import { type Fix, fixesBetween, fixTypography, withFixedLines } from "./fix-typography.ts";
import { OWNER_WORDS_FILE, readOwnerWords } from "./owner-words.ts";
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

/** Characters that search engines show of a title and of a description (docs/guide/fr/ecrire-sans-l-editeur.md). */
const LONGEST_TITLE = 60;
const DESCRIPTION = { shortest: 110, longest: 160 } as const;

const TWICE = { title: "title-twice", description: "description-twice" } as const;

/** What nobody sees, and so nobody misses: spaces, controls, characters that only join or forbid. */
const INVISIBLE = /^[\p{Z}\p{C}]+$/u;

/**
 * Titles and descriptions that are longer or shorter than the owner's guide says, or those of another page too. What the
 * template of titles adds to each is not counted.
 *
 * @param texts the texts of the content files, to find the lines
 */
function headProblems(content: Content, posts: readonly PostFacts[], texts: ReadonlyMap<string, string>): Problem[] {
  const users = new Map<string, string>();
  return [...ofPages(content), ...ofPosts(posts)].flatMap(({ file, locale, title, description }) => {
    const at = (setting: "title" | "description", details: ProblemDetails): Problem => {
      const line = lineOf(texts.get(file) ?? "", `\n${setting}:`, 0) + 1;
      return { file, line, ...details };
    };
    const twice = (setting: "title" | "description", text: string): Problem[] => {
      const key = `${locale} ${setting} ${text}`;
      const other = users.get(key);
      users.set(key, other ?? file);
      return other === undefined ? [] : [at(setting, { id: TWICE[setting], values: { other } })];
    };
    const [ofTitle, ofDescription] = [lengthOf(title), lengthOf(description)];
    const { shortest, longest } = DESCRIPTION;
    const limits = { count: String(ofDescription), least: String(shortest), most: String(longest) };
    const most = { count: String(ofTitle), most: String(LONGEST_TITLE) };
    return [
      ...(ofTitle > LONGEST_TITLE ? [at("title", { id: "title-long", values: most })] : []),
      ...(ofDescription > longest ? [at("description", { id: "description-long", values: limits })] : []),
      ...(ofDescription < shortest ? [at("description", { id: "description-short", values: limits })] : []),
      ...twice("title", title),
      ...twice("description", description),
    ];
  });
}

/** Characters that are seen: those that forbid a line break are not. */
function lengthOf(text: string): number {
  return [...text].length;
}

/**
 * Characters of titles, tags and the brand that no font of the site has, so that social images leave them out.
 *
 * @param posts every post, newest first
 * @param texts the texts of the content files, to find the lines
 * @param images those of the site
 */
async function leftOutCharacters(
  content: Content,
  posts: readonly PostFacts[],
  texts: ReadonlyMap<string, string>,
  images: Pick<SocialImages, "messages">,
): Promise<Problem[]> {
  // Loaded here: the editor proofreads words with this folder, and needs no images.
  const { charactersLeftOut, graphemes } = await import("../build/artwork/text-outlines.ts");
  const shown = imageTexts(content, posts, images.messages);
  const missing = await charactersLeftOut(shown.map(({ text }) => text).join(" "), await cardLook(content.theme));
  return shown.flatMap(({ text, file, start }): Problem[] => {
    const left = new Set(graphemes(text).filter((character) => missing.has(character) && !INVISIBLE.test(character)));
    if (left.size === 0) return [];
    const line = lineOf(`\n${texts.get(file) ?? ""}`, `\n${start}`);
    return [{ file, line, id: "character-in-no-font", values: { characters: [...left].join(" ") } }];
  });
}

/** The texts of social images, each with its file and how its line begins there. */
function imageTexts(content: Content, posts: readonly PostFacts[], keys: readonly string[]) {
  const { site, tags, messages, translation } = content;
  const ofLanguages = translation.locales.flatMap((locale) => [
    ...keys.map((key) => ({
      text: forLocale(messages, locale)[key as keyof MessageTexts],
      file: `messages/${locale}.yaml`,
      start: `${key}:`,
    })),
    ...Object.entries(tags).map(([id, labels]) => ({
      text: forLocale(labels, locale),
      file: "tags.yaml",
      start: `${id}:`,
    })),
    ...ofPosts(posts.filter((post) => post.locale === locale).slice(0, OWN_IMAGES)).map(({ title, file }) => ({
      text: title,
      file,
      start: "title:",
    })),
  ]);
  const headings = ofPages(content).map(({ heading, file }) => ({ text: plainText(heading), file, start: "heading:" }));
  return [{ text: site.brand, file: "site.yaml", start: "brand:" }, ...ofLanguages, ...headings];
}

/** The texts for a page's head and its heading, as visitors read them: typeset, with variables filled in. */
function ofPages(content: Content) {
  return Object.entries(allPages(content)).flatMap(([page, versions]) =>
    Object.entries(versions).flatMap(([locale, { text, textLocale }]) => {
      const { title, description, heading = [] }: typeof text & { readonly heading?: RichText } = text;
      return textLocale === locale ? [{ file: `pages/${page}/${locale}.md`, locale, title, description, heading }] : [];
    }),
  );
}

function ofPosts(posts: readonly PostFacts[]) {
  return posts.map(({ title, ...post }) => ({ ...post, title: plainText(title) }));
}
