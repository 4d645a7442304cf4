import { postPath } from "../../../page-paths/paths.ts";
import type { PostFacts } from "../model/content.ts";
import { publicState, type Visibility } from "../model/visibility.ts";
import { lineOf, type Problem } from "../source/problem.ts";
import { checkLinks, internalLinks } from "./check-links.ts";
import { formsOf } from "./old-addresses.ts";
import { knownPaths } from "./site-addresses.ts";

/** Sorts after every date: a draft has none. */
const NO_DAY = "9999-99-99";

/** What is wrong with the links of texts, on every day on which they are public. */
export interface LinkCheck {
  /**
   * @param post whose text it is; none for a page, which is always public
   * @param links the paths of this site that it links to, where they are known already
   * @returns whether all is well, as far as the paths tell
   */
  isFine(links: readonly string[], post?: PostFacts): boolean;
  /** Links that lead to no page, or to a post that comes later than the text. */
  problems(file: string, text: string, post?: PostFacts): Problem[];
  /** Links to withdrawn posts: no error, so that a build by night does not fail on the day after their last one. */
  notes(file: string, text: string, post?: PostFacts): Problem[];
}

/**
 * Judges links by the day from which a text is public, so that none breaks by itself when a date comes: a public text may
 * link to what is public, a post to come to what is public on its day, a draft to everything.
 *
 * @param posts every post, those that are not public included
 * @param pages paths of services and pages of texts
 * @param redirects old addresses, and where they lead
 * @param unread files of posts that could not be read: a link to one is not wrong as well
 */
export function linkCheck(
  posts: readonly PostFacts[],
  pages: readonly string[],
  tags: readonly string[],
  unread: readonly string[],
  { today, drafts }: Visibility,
  redirects: Readonly<Record<string, string>> = {},
): LinkCheck {
  const targets = new Map(
    posts.flatMap((post) => formsOf(postPath(post.locale, post.slug)).map((path) => [path, post] as const)),
  );
  const state = (post: PostFacts) => publicState(post, today);
  const paths = knownPaths(
    posts.filter((post) => ["public", "withdrawn"].includes(state(post))),
    pages,
    tags,
    unread,
  );
  const later = knownPaths(posts, pages, tags, unread);
  const day = (post: PostFacts | undefined) => {
    if (drafts || post?.draft) return NO_DAY;
    return post === undefined || post.date < today ? today : post.date;
  };
  const answers = (path: string, from: string) => {
    if (paths.has(path)) return true;
    const target = targets.get(path);
    // A tag or a list that only posts to come bring.
    if (target === undefined) return from > today && later.has(path);
    return (target.draft ? NO_DAY : target.date) <= from;
  };
  const isOver = (path: string) => {
    const target = targets.get(path);
    return target !== undefined && state(target) === "withdrawn";
  };
  return {
    isFine: (links, post) => links.every((path) => answers(path, day(post)) && !isOver(path)),
    problems(file, text, post) {
      const from = day(post);
      const known = checkLinks(file, text, (path) => targets.has(path) || path in redirects || answers(path, from));
      const broken = internalLinks(text).flatMap((link): Problem[] => {
        if (answers(link, from)) return [];
        const at = { file, line: lineOf(text, `](${link}`) };
        const write = redirects[link];
        if (write !== undefined) return [{ ...at, id: "link-to-an-old-address", values: { link, write } }];
        const target = targets.get(link);
        if (target === undefined) return [];
        if (target.draft) return [{ ...at, id: "link-to-a-draft", values: { link } }];
        return [{ ...at, id: "link-too-early", values: { link, day: target.date } }];
      });
      return [...known, ...broken];
    },
    notes(file, text, post) {
      if (post !== undefined && state(post) === "withdrawn") return [];
      return internalLinks(text)
        .filter(isOver)
        .map((link) => {
          const values = { link, day: targets.get(link)?.expires ?? "" };
          return { file, line: lineOf(text, `](${link}`), id: "link-to-withdrawn", values };
        });
    },
  };
}
