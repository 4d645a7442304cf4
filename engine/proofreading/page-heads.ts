import type { PageTexts, PostFacts } from "../content/model/content.ts";
import { lineOf, type Problem } from "../content/source/problem.ts";
import type { ProblemDetails } from "../owner-messages/problem-details.ts";
import { plainText } from "../pages/data/content-tree.ts";
import type { HeadTexts } from "../pages/definition/define-page.ts";

/** Characters that search engines show of a title and of a description (docs/guide/fr/ecrire-sans-l-editeur.md). */
const LONGEST_TITLE = 60;
const DESCRIPTION = { shortest: 110, longest: 160 } as const;

const TWICE = { title: "title-twice", description: "description-twice" } as const;

/** A page in the lists of search engines, as visitors read it: typeset, with variables filled in. */
type ListedHead = Pick<PostFacts, "file" | "locale"> & HeadTexts;

/**
 * Titles and descriptions that are longer or shorter than the owner's guide says, or those of another page too. What the
 * template of titles adds to each is not counted.
 *
 * @param texts the texts of the content files, to find the lines
 */
export function headProblems(
  pages: Readonly<Record<string, PageTexts>>,
  posts: readonly PostFacts[],
  texts: ReadonlyMap<string, string>,
): Problem[] {
  const users = new Map<string, string>();
  return headsIn(pages, posts).flatMap(({ file, locale, title, description }) => {
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

function headsIn(pages: Readonly<Record<string, PageTexts>>, posts: readonly PostFacts[]): ListedHead[] {
  const ofPages = Object.entries(pages).flatMap(([page, versions]) =>
    Object.entries(versions).flatMap(([locale, { text, textLocale }]) => {
      const { title, description } = text;
      return textLocale === locale ? [{ file: `pages/${page}/${locale}.md`, locale, title, description }] : [];
    }),
  );
  const ofPosts = posts.map(({ file, locale, title, description }) => ({
    file,
    locale,
    title: plainText(title),
    description,
  }));
  return [...ofPages, ...ofPosts];
}

/** Characters that are seen: those that forbid a line break are not. */
function lengthOf(text: string): number {
  return [...text].length;
}
