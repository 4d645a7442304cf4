import { locales, translationSetup } from "../../i18n/site-locales.ts";
import { withoutPrefix } from "../../i18n/translate-path.ts";
import { blogPath, type FixedPageId, fixedPaths, pagePath, postPath, tagPath } from "../../routes/paths.ts";
import { pageCount } from "./paginate.ts";
import type { PostEntry } from "./content.ts";

/** Every path a text may link to, unprefixed French twins included; also where other parts of the content are wrong. */
export function knownPaths(posts: readonly PostEntry[], tags: readonly string[]): ReadonlySet<string> {
  const prefixed = locales.flatMap((locale) => {
    const own = posts.filter((post) => post.locale === locale);
    return [
      ...Object.keys(fixedPaths).map((page) => pagePath(page as FixedPageId, locale)),
      ...own.map((post) => postPath(locale, post.slug)),
      ...Array.from({ length: pageCount(own.length) }, (_, index) => blogPath(locale, index + 1)),
      ...tags.filter((tag) => posts.some((post) => post.tags.includes(tag))).map((tag) => tagPath(locale, tag)),
      `/${translationSetup.pathAliases[locale]}/feed.xml`,
    ];
  });
  const french = `/${translationSetup.pathAliases[translationSetup.defaultLocale]}/`;
  const unprefixed = prefixed
    .filter((path) => path.startsWith(french))
    .map((path) => withoutPrefix(translationSetup, path, translationSetup.defaultLocale));
  return new Set([...prefixed, ...unprefixed]);
}
