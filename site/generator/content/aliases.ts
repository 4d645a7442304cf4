import { translationSetup } from "../../i18n/site-locales.ts";
import { localeOfPath } from "../../i18n/translate-path.ts";
import { addressesOf, postPath } from "../../page-paths/paths.ts";
import type { PostFacts } from "./content.ts";
import type { Problem } from "./problem.ts";

/** Old addresses of posts, of French ones both forms, and the addresses that they redirect to. */
export function aliasRedirects(posts: readonly PostFacts[]): Record<string, string> {
  return Object.fromEntries(
    posts.flatMap(({ aliases = [], locale, slug }) =>
      aliases.flatMap(formsOf).map((path) => [path, postPath(locale, slug)]),
    ),
  );
}

/**
 * Finds old addresses that are in use, by a page or by another post.
 *
 * @param paths every path that answers
 */
export function aliasProblems(posts: readonly PostFacts[], paths: ReadonlySet<string>): Problem[] {
  const owners = new Map<string, string>();
  return posts.flatMap(({ aliases = [], file }) =>
    aliases.flatMap((alias): Problem[] => {
      const other = owners.get(alias);
      owners.set(alias, file);
      if (paths.has(alias)) return [{ file, line: 1, id: "alias-of-a-page", values: { alias } }];
      if (other === undefined) return [];
      return [{ file, line: 1, id: "alias-of-a-post", values: { alias, other } }];
    }),
  );
}

/** An old address, with the other form that a page of the default language has. */
function formsOf(path: string): readonly string[] {
  const locale = localeOfPath(translationSetup, path);
  return locale === undefined ? [path] : addressesOf(path, locale);
}
