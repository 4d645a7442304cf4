/** What stands for a page elsewhere: its title and description in lists of search engines, its heading on an image. */
import { cardLook, OWN_IMAGES, type SocialImages } from "../build/artwork/social-images.ts";
import { allPages, type Content, type PostFacts } from "../content/model/content.ts";
import { lineOf, type Problem } from "../content/source/problem.ts";
import { forLocale } from "../i18n/language.ts";
import type { MessageTexts } from "../i18n/messages.ts";
import type { ProblemDetails } from "../owner-messages/problem-details.ts";
import { plainText, type RichText } from "../pages/data/content-tree.ts";

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
export function headProblems(
  content: Content,
  posts: readonly PostFacts[],
  texts: ReadonlyMap<string, string>,
): Problem[] {
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
export async function leftOutCharacters(
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
