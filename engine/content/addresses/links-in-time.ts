import { formsOf } from "../../i18n/translate-path.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { matchPath } from "../../pages/paths/match-path.ts";
import { percentDecoded, postPath } from "../../pages/paths/paths.ts";
import { pageOfKind, type Routes } from "../../pages/paths/routes.ts";
import type { PostFacts } from "../model/content.ts";
import { pageOfFolder } from "../model/page-folders.ts";
import type { SiteLink } from "../model/page-schemas.ts";
import { publicState, type Visibility } from "../model/visibility.ts";
import { lineOf, type Problem } from "../source/problem.ts";
import { anchorProblem } from "./anchors.ts";
import { deadLink } from "./check-links.ts";
import { type AddressSources, knownPaths } from "./site-addresses.ts";

/** Sorts after every date: a draft has none. */
const NO_DAY = "9999-99-99";

/** A file with links. */
export interface LinkingFile {
  readonly file: string;
  /** The whole file, to find the line of a link. */
  readonly text: string;
  /** The pages of the site that it links to. */
  readonly links: readonly SiteLink[];
  /** The days of the post that it is; none for a page, which is always public. */
  readonly days?: Pick<PostFacts, "draft" | "date" | "expires"> | undefined;
}

/** The anchors of the page at a path; undefined where nobody knows them, or there is no such page. */
export type AnchorsOf = (path: string) => readonly string[] | undefined;

/** The problems of the links of texts, on every day on which they are public. */
export type LinkCheck = ReturnType<typeof linkCheck>;

/**
 * Judges links by the day from which a text is public, so that no date breaks one: a public text may
 * link to what is public, a post to come to what is public on its day, a draft to everything.
 *
 * @param sources of the addresses
 * @param redirects old addresses, and where they lead
 * @param unread files that could not be read: a link that may lead to one is not wrong as well
 */
export function linkCheck(
  sources: Pick<AddressSources, "translation" | "posts" | "pages" | "tags">,
  unread: readonly string[],
  { today, drafts }: Visibility,
  redirects: Readonly<Record<string, string>> = {},
) {
  const { translation, posts } = sources;
  const targets = new Map(
    posts.flatMap((post) =>
      formsOf(translation, postPath(translation, post.locale, post.slug)).map((path) => [path, post] as const),
    ),
  );
  const state = (post: Pick<PostFacts, "draft" | "date" | "expires">) => publicState(post, today);
  const paths = knownPaths(
    posts.filter((post) => ["public", "withdrawn"].includes(state(post))),
    sources,
    unread,
  );
  const later = knownPaths(posts, sources, unread);
  const day = (days: LinkingFile["days"]) => {
    if (drafts || days?.draft) return NO_DAY;
    return days === undefined || days.date < today ? today : days.date;
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
  const judge = (link: SiteLink, from: string, anchorsOf: AnchorsOf): ProblemDetails | undefined => {
    const { written, path, asked, anchor } = link;
    const dead = deadLink(written, path, (other) => targets.has(other) || other in redirects || answers(other, from));
    if (dead !== undefined) return unread.some((file) => mayBePathOf(translation, file, path)) ? undefined : dead;
    if (answers(path, from)) return anchor === "" ? undefined : missingAnchor(written, anchor, anchorsOf(path));
    const write = redirects[path];
    // The words of the default language lead to the page of the same folder in another.
    if (write !== undefined && asked !== path && answers(asked, from)) return undefined;
    if (write !== undefined) return { id: "link-to-an-old-address", values: { link: written, write } };
    const target = targets.get(path);
    if (target === undefined) return undefined;
    if (target.draft) return { id: "link-to-a-draft", values: { link: written } };
    return { id: "link-too-early", values: { link: written, day: target.date } };
  };
  return {
    /** Links that lead to no page, to none of its headings, or to a post that comes later than the text. */
    problems: ({ file, text, links, days }: LinkingFile, anchorsOf: AnchorsOf): Problem[] =>
      links.flatMap((link): Problem[] => {
        const wrong = judge(link, day(days), anchorsOf);
        return wrong ? [{ file, line: lineOfLink(text, link.written), ...wrong }] : [];
      }),
    /** Links to withdrawn posts: no error, so that a build by night does not fail on the day after their last one. */
    notes({ file, text, links, days }: LinkingFile): Problem[] {
      if (days !== undefined && state(days) === "withdrawn") return [];
      return links.flatMap(({ path, written }): Problem[] => {
        if (!isOver(path)) return [];
        const values = { link: written, day: targets.get(path)?.expires ?? "" };
        return [{ file, line: lineOfLink(text, written), id: "link-to-withdrawn", values }];
      });
    },
  };
}

/** Whether a path may be that of a page whose file, and with it the page's slug, could not be read. */
function mayBePathOf(translation: Routes, file: string, path: string): boolean {
  const [root, folder = "", name = ""] = file.split("/");
  if (root !== "pages") return false;
  const { page, locale = translation.defaultLocale } = matchPath(translation, path) ?? {};
  const own = pageOfFolder(translation.pages, folder);
  // A path of one word is taken for a post's.
  const isAtRoot = own?.kind === "folder" && own.below === undefined;
  return page === (isAtRoot ? (pageOfKind(translation, "post") ?? own).id : own?.id) && name === `${locale}.md`;
}

function lineOfLink(text: string, address: string): number {
  return lineOf(text, `](${address}`, lineOf(text, address));
}

function missingAnchor(link: string, anchor: string, anchors: readonly string[] | undefined) {
  if (anchors === undefined || anchors.includes(percentDecoded(anchor))) return undefined;
  return anchorProblem(link, anchors);
}
