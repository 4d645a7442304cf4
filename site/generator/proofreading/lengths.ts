import type { Locale } from "../../i18n/site-locales.ts";
import { plainText } from "../../page-data/content-tree.ts";
import type { Content } from "../content/content.ts";
import { lineOf, type Problem } from "../content/problem.ts";

/** Characters that search engines show of a title and of a description (docs/how-to/ecrire-un-article.md). */
const LONGEST_TITLE = 60;
const DESCRIPTION = { shortest: 110, longest: 160 } as const;

/**
 * Titles and descriptions that are longer or shorter than the owner's guide says, as visitors read them: typeset, with
 * variables filled in. What the template of titles adds to each is not counted.
 *
 * @param texts the texts of the content files, to find the lines
 */
export function lengthProblems({ pages, posts }: Content, texts: ReadonlyMap<string, string>): Problem[] {
  const ofPages = Object.entries(pages).flatMap(([page, versions]) =>
    Object.entries(versions).flatMap(([locale, { text, textLocale }]) =>
      textLocale === (locale as Locale) ? [{ ...text, file: `pages/${page}/${locale}.md` }] : [],
    ),
  );
  const ofPosts = posts.map(({ file, title, description }) => ({ file, title: plainText(title), description }));
  return [...ofPages, ...ofPosts].flatMap(({ file, title, description }): Problem[] => {
    const at = (setting: string) => ({ file, line: lineOf(texts.get(file) ?? "", `\n${setting}:`, 0) + 1 });
    const [ofTitle, ofDescription] = [lengthOf(title), lengthOf(description)];
    const { shortest, longest } = DESCRIPTION;
    const values = { count: String(ofDescription), least: String(shortest), most: String(longest) };
    return [
      ...(ofTitle > LONGEST_TITLE
        ? [
            {
              ...at("title"),
              id: "title-long",
              values: { count: String(ofTitle), most: String(LONGEST_TITLE) },
            } as const,
          ]
        : []),
      ...(ofDescription > longest ? [{ ...at("description"), id: "description-long", values } as const] : []),
      ...(ofDescription < shortest ? [{ ...at("description"), id: "description-short", values } as const] : []),
    ];
  });
}

/** Characters that are seen: those that forbid a line break are not. */
function lengthOf(text: string): number {
  return [...text.replaceAll("\u2060", "")].length;
}
