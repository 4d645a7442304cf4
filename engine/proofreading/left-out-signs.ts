import { cardLook, OWN_IMAGES, type SocialImages } from "../build/artwork/social-images.ts";
import { allPages, type Content, type PostFacts } from "../content/model/content.ts";
import { lineOf, type Problem } from "../content/source/problem.ts";
import { forLocale } from "../i18n/language.ts";
import type { MessageTexts } from "../i18n/messages.ts";
import { plainText, type RichText } from "../pages/data/content-tree.ts";

/** A text of a social image. */
interface ImageText {
  readonly text: string;
  readonly file: string;
  /** How its line begins. */
  readonly start: string;
}

/** What nobody sees, and so nobody misses: spaces, controls, signs that only join or forbid. */
const INVISIBLE = /^[\p{Z}\p{C}]+$/u;

/**
 * Signs of titles, tags and the brand that no font of the site has, so that social images leave them out.
 *
 * @param posts every post, newest first
 * @param texts the texts of the content files, to find the lines
 * @param images those of the site
 */
export async function leftOutSigns(
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
    const signs = new Set(graphemes(text).filter((sign) => missing.has(sign) && !INVISIBLE.test(sign)));
    if (signs.size === 0) return [];
    const line = lineOf(`\n${texts.get(file) ?? ""}`, `\n${start}`);
    return [{ file, line, id: "sign-in-no-font", values: { signs: [...signs].join(" ") } }];
  });
}

function imageTexts(content: Content, posts: readonly PostFacts[], keys: readonly string[]): ImageText[] {
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
    ...posts
      .filter((post) => post.locale === locale)
      .slice(0, OWN_IMAGES)
      .map(({ title, file }) => ({ text: plainText(title), file, start: "title:" })),
  ]);
  const ofPages = Object.entries(allPages(content)).flatMap(([page, versions]) =>
    Object.entries(versions).flatMap(([locale, { text, textLocale }]) => {
      const { heading = [] }: { readonly heading?: RichText } = text;
      if (textLocale !== locale) return [];
      return [{ text: plainText(heading), file: `pages/${page}/${locale}.md`, start: "heading:" }];
    }),
  );
  return [{ text: site.brand, file: "site.yaml", start: "brand:" }, ...ofLanguages, ...ofPages];
}
