import { type SeededChoice, seededChoice } from "./seeded-choice.ts";

/** The language of a made-up article. */
export type ContentLocale = "fr" | "en" | "pt";

const SLUG_WORD = { fr: "article", en: "post", pt: "artigo" } as const satisfies Record<ContentLocale, string>;
const SEE_ALSO = { fr: "À lire aussi", en: "See also", pt: "Leia também" } as const;
const CONTACT = { fr: "/fr/contact/", en: "/en/contact/", pt: "/pt/contact/" } as const;
const SEEDS = { fr: 1, en: 2, pt: 3 } as const;
/** One article of so many exists in its own language only. */
const UNTRANSLATED = 10;
const NEWEST = Date.UTC(2026, 9, 31);
const DAY = 86_400_000;
const POSTS_PER_DAY = 3;

/** What a made-up article is made of. */
export interface PostMaterial {
  readonly sentences: readonly string[];
  readonly tags: readonly string[];
}

/** Name of the file of an article: madeUpSlug("fr", 7) gives "article-00007". Number 0 is the newest. */
export function madeUpSlug(locale: ContentLocale, number: number): string {
  return `${SLUG_WORD[locale]}-${String(number).padStart(5, "0")}`;
}

/** The whole text of an article's file: 400 to 800 words. The same number always gives the same text. */
export function madeUpPost(locale: ContentLocale, number: number, { sentences, tags }: PostMaterial): string {
  const choice = seededChoice(number * 3 + SEEDS[locale]);
  const settings = [
    `title: ${JSON.stringify(title(choice, sentences))}`,
    `date: ${new Date(NEWEST - Math.floor(number / POSTS_PER_DAY) * DAY).toISOString().slice(0, 10)}`,
    `description: ${JSON.stringify(choice.one(sentences))}`,
    `tags: [${tagsOf(number, tags).join(", ")}]`,
    ...(number % UNTRANSLATED === UNTRANSLATED - 1 ? [] : [`key: subject-${number}`]),
  ];
  return `---\n${settings.join("\n")}\n---\n\n${body(choice, sentences, locale, number)}\n`;
}

/** The language versions of an article share its tags, as they do in life: so they follow from its number. */
function tagsOf(number: number, tags: readonly string[]): string[] {
  const choice = seededChoice(number + 1_000_003);
  const first = choice.one(tags);
  return choice.number(1, 3) === 1 ? [...new Set([first, choice.one(tags)])] : [first];
}

function title(choice: SeededChoice, sentences: readonly string[]): string {
  return choice
    .one(sentences)
    .split(" ")
    .slice(0, choice.number(4, 8))
    .join(" ")
    .replace(/[\s,;:.!?…–«»“”"]+$/u, "");
}

function body(choice: SeededChoice, sentences: readonly string[], locale: ContentLocale, number: number): string {
  const wanted = choice.number(380, 730);
  const blocks: string[] = [];
  let words = 0;
  for (let count = 0; words < wanted; count += 1) {
    const block = nextBlock(choice, sentences, count);
    blocks.push(block);
    words += block.split(/\s+/).length;
  }
  const neighbour = `/${locale}/${madeUpSlug(locale, Math.max(0, number - 1))}/`;
  const name = title(choice, sentences);
  return [...blocks, `[${name}](${CONTACT[locale]}). ${SEE_ALSO[locale]} : [${name}](${neighbour}).`].join("\n\n");
}

function nextBlock(choice: SeededChoice, sentences: readonly string[], count: number): string {
  const some = (least: number, most: number) =>
    Array.from({ length: choice.number(least, most) }, () => choice.one(sentences));
  if (count % 4 === 1) return `## ${title(choice, sentences)}, **${title(choice, sentences)}**`;
  if (count % 9 === 4)
    return some(3, 5)
      .map((item) => `- ${item}`)
      .join("\n");
  if (count % 11 === 7) return `> ${choice.one(sentences)}`;
  return some(3, 5).join(" ");
}
