import { formsOf } from "../../i18n/translate-path.ts";
import { serverSegments } from "../../manifest/server-paths.ts";
import { matchPath, withoutFirstPageNumber } from "../../pages/paths/match-path.ts";
import { postPath } from "../../pages/paths/paths.ts";
import type { PostFacts } from "../model/content.ts";
import { postRedirects, type Redirect } from "../model/old-address.ts";
import { publicState } from "../model/visibility.ts";
import type { Problem } from "../source/problem.ts";
import type { AddressSources } from "./site-addresses.ts";

/** Addresses of the server, and of files that every build has. */
const OF_THE_SERVER = [
  new RegExp(`^/(?:${serverSegments.join("|")}|assets|documents|\\.[^/]*)(?:/|$)`),
  /^\/(?:robots\.txt|favicon\.ico|site\.webmanifest|sitemap[^/]*\.xml|_headers|_redirects)\/?$/,
  /^\/(?:[^/]+\/)?4(?:04|10)\.html$/,
];

/**
 * Finds addresses that two things claim: old addresses that a page has, or will have on its date, and those that are
 * there twice. The address of a draft or of a withdrawn post is free. An old address cannot
 * lead to another: where it leads is a page, and what a page has is no old address.
 *
 * @param known every path that answers, now or from a later date on
 */
export function checkAddresses(sources: AddressSources, known: ReadonlySet<string>): Problem[] {
  const { translation } = sources;
  const posts = sources.posts.filter((post) => isPublicByItself(post, sources.today));
  const owners = new Map<string, Redirect>();
  const files = new Map(
    posts.flatMap(({ locale, slug, file }) =>
      formsOf(translation, postPath(translation, locale, slug)).map((path) => [path, file] as const),
    ),
  );
  const user = (path: string) =>
    formsOf(translation, path).flatMap((form) => files.get(form) ?? userOf(form, sources, known) ?? [])[0];
  return [...sources.redirects, ...posts.flatMap((post) => postRedirects(translation, post))].flatMap(
    (redirect): Problem[] => {
      const { path, to, file, line } = redirect;
      // Some hosts and file systems do not tell capitals apart.
      const keys = formsOf(translation, path).map((form) => form.toLowerCase());
      const other = keys.map((key) => owners.get(key)).find((owner) => owner !== undefined && owner.to !== to);
      for (const key of keys) owners.set(key, owners.get(key) ?? redirect);
      const owner = user(path);
      const values = { old: path };
      if (owner === SITE) return [{ file, line, id: "old-address-of-the-site", values }];
      if (owner === PAGE || (owner === undefined && formsOf(translation, to).includes(path)))
        return [{ file, line, id: "old-address-of-a-page", values }];
      const holder = owner ?? other?.file;
      return holder === undefined
        ? []
        : [{ file, line, id: "old-address-taken", values: { ...values, other: holder } }];
    },
  );
}

/** Whether a post is public, or will be on its date. */
export function isPublicByItself(post: PostFacts, today: string): boolean {
  return ["public", "scheduled"].includes(publicState(post, today));
}

/** The holder of an address that is no post's. */
const PAGE = "a page";
const SITE = "the site";

/** The holder of an address, unless it is a post; undefined for a free address. */
function userOf(
  path: string,
  { translation, posts, today }: AddressSources,
  known: ReadonlySet<string>,
): typeof PAGE | typeof SITE | undefined {
  if (OF_THE_SERVER.some((pattern) => pattern.test(path))) return SITE;
  if (known.has(path) || known.has(withoutFirstPageNumber(translation, path) ?? "")) return PAGE;
  // Lists grow: a number past the last page may be one tomorrow.
  const match = matchPath(translation, path);
  const kind = translation.pages.find(({ id }) => id === match?.page)?.kind;
  const isUsed = (tag = "") => posts.some((post) => post.tags.includes(tag) && isPublicByItself(post, today));
  const isList = kind === "list" || (kind === "list-of-tag" && isUsed(match?.tag));
  return isList ? PAGE : undefined;
}
