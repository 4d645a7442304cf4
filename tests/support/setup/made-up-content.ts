import { cp, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { randomNumbers } from "#drawings/seed.ts";
import { contentFolder } from "./test-content.ts";

/** A list that is not empty. */
type Some = readonly [string, ...string[]];

const LOCALES = ["fr", "en", "pt"] as const;
type ContentLocale = (typeof LOCALES)[number];

const SLUG_WORD = { fr: "article", en: "post", pt: "artigo" } as const;
const SEE_ALSO = { fr: "À lire aussi", en: "See also", pt: "Leia também" } as const;
const CONTACT = { fr: "/fr/contact/", en: "/en/contact/", pt: "/pt/contact/" } as const;
const SEEDS = { fr: 1, en: 2, pt: 3 } as const;
const TAGS: Some = ["management", "finance", "health", "real-estate", "relocation", "company"];
/** One post of so many exists in its own language only. */
const UNTRANSLATED = 10;
const NEWEST = Date.UTC(2026, 9, 31);
const DAY = 86_400_000;
const POSTS_PER_DAY = 3;
const WRITTEN_AT_ONCE = 64;

/** Markup that makes no sense in another post: variables, links, emphasis, lists, quotes. */
const MARKUP = /[[\]{}*_<>#|`]/;
const SENTENCE_END = /(?<=[.!?…])\s+(?=\p{Lu})/u;

/**
 * Makes a content folder of any size, in the owner's format: the identity, messages and pages made for tests, and posts of
 * 400 to 800 words in place of theirs. The same arguments always give the same files; a larger folder holds the posts of
 * a smaller one.
 *
 * @param folder where it goes; made if it is missing
 * @param postsPerLocale posts per language
 */
export async function makeContent(folder: string, postsPerLocale: number): Promise<void> {
  await cp(contentFolder, folder, { recursive: true, filter: (source) => source !== join(contentFolder, "posts") });
  for (const locale of LOCALES) {
    const sentences = await sentencesOf(join(contentFolder, "posts", locale));
    const posts = join(folder, "posts", locale);
    await mkdir(posts, { recursive: true });
    for (let first = 0; first < postsPerLocale; first += WRITTEN_AT_ONCE) {
      const count = Math.min(WRITTEN_AT_ONCE, postsPerLocale - first);
      const numbers = Array.from({ length: count }, (_, index) => first + index);
      await Promise.all(
        numbers.map((number) =>
          writeFile(join(posts, `${slugOf(locale, number)}.md`), postText(locale, number, sentences)),
        ),
      );
    }
  }
}

/** The plain sentences of the posts in a folder, in the order of the files. */
async function sentencesOf(folder: string): Promise<Some> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".md")).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  const paragraphs = texts.flatMap((text) => text.replace(/^---[\s\S]*?\n---\n/, "").split(/\n{2,}/));
  const plain = paragraphs.filter((paragraph) => /^\p{L}/u.test(paragraph));
  const sentences = plain.flatMap((paragraph) => paragraph.split(SENTENCE_END).map((sentence) => sentence.trim()));
  const [first, ...others] = new Set(sentences.filter((one) => !MARKUP.test(one) && one.split(" ").length >= 4));
  if (first === undefined) throw new Error("There is nothing to choose from: content/posts has no plain sentence.");
  return [first, ...others];
}

/** slugOf("fr", 7) gives "article-00007". Number 0 is the newest. */
function slugOf(locale: ContentLocale, number: number): string {
  return `${SLUG_WORD[locale]}-${String(number).padStart(5, "0")}`;
}

function postText(locale: ContentLocale, number: number, sentences: Some): string {
  const choice = seededChoice(number * 3 + SEEDS[locale]);
  const settings = [
    `title: ${JSON.stringify(titleFrom(choice, sentences))}`,
    `date: ${new Date(NEWEST - Math.floor(number / POSTS_PER_DAY) * DAY).toISOString().slice(0, 10)}`,
    `description: ${JSON.stringify(choice.one(sentences))}`,
    `tags: [${tagsOf(number).join(", ")}]`,
    ...(number % UNTRANSLATED === UNTRANSLATED - 1 ? [] : [`key: subject-${number}`]),
  ];
  return `---\n${settings.join("\n")}\n---\n\n${bodyOf(choice, sentences, locale, number)}\n`;
}

/** The language versions of a post share its tags: so they follow from its number. */
function tagsOf(number: number): string[] {
  const choice = seededChoice(number + 1_000_003);
  const first = choice.one(TAGS);
  return choice.number(1, 3) === 1 ? [...new Set([first, choice.one(TAGS)])] : [first];
}

function titleFrom(choice: SeededChoice, sentences: Some): string {
  const words = choice.one(sentences).split(" ").slice(0, choice.number(4, 8));
  return words.join(" ").replace(/[\s,;:.!?…–«»“”"]+$/u, "");
}

function bodyOf(choice: SeededChoice, sentences: Some, locale: ContentLocale, number: number): string {
  const wanted = choice.number(380, 730);
  const blocks: string[] = [];
  for (let words = 0; words < wanted; words += (blocks.at(-1) ?? "").split(/\s+/).length) {
    blocks.push(blockOf(choice, sentences, blocks.length));
  }
  const neighbour = `/${locale}/${slugOf(locale, Math.max(0, number - 1))}/`;
  const name = titleFrom(choice, sentences);
  return [...blocks, `[${name}](${CONTACT[locale]}). ${SEE_ALSO[locale]} : [${name}](${neighbour}).`].join("\n\n");
}

function blockOf(choice: SeededChoice, sentences: Some, count: number): string {
  const some = () => Array.from({ length: choice.number(3, 5) }, () => choice.one(sentences));
  if (count % 4 === 1) return `## ${titleFrom(choice, sentences)}, **${titleFrom(choice, sentences)}**`;
  if (count % 9 === 4) return `- ${some().join("\n- ")}`;
  if (count % 11 === 7) return `> ${choice.one(sentences)}`;
  return some().join(" ");
}

type SeededChoice = ReturnType<typeof seededChoice>;

/** Choices that look random and are always the same for the same seed. */
function seededChoice(seed: number) {
  const fraction = randomNumbers(seed);
  /** A whole number from `least` to `most`, both included. */
  const number = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1));
  const one = <T>(items: readonly [T, ...T[]]) => items[number(0, items.length - 1)] ?? items[0];
  return { number, one };
}
