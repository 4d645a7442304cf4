import { serverSegments } from "../../../../contract/server-paths.ts";
import type { Locale } from "../../../i18n/languages.ts";
import { BLOG_SEGMENT, barePath, pagesWithFixedPath, TAG_SEGMENT } from "../../../page-paths/paths.ts";

/** First segments of paths that the server or the site itself uses. */
const RESERVED = [...serverSegments, "410", "assets", BLOG_SEGMENT, "documents", TAG_SEGMENT];

/** Who has an address of one word, `/fr/<slug>/`: a page with a fixed path, by its file, or the site itself. */
export function holderOf(slug: string, locale: Locale): { readonly page: string } | "site" | undefined {
  const page = pagesWithFixedPath.find((id) => barePath(id, locale) === `/${slug}/`);
  if (page !== undefined) return { page: `pages/${page}/${locale}.md` };
  const { locales, pathAliases } = translation;
  const lists = locales.map((other) => barePath("services", other).slice(1, -1));
  return [...RESERVED, ...lists, ...locales, ...Object.values(pathAliases)].includes(slug) ? "site" : undefined;
}
