import { type Locale, locales, translationSetup } from "../../../i18n/site-locales.ts";
import { fixedPaths } from "../../../page-paths/paths.ts";

/** First segments of paths that the server or the site itself uses. */
const RESERVED = new Set([
  ...["410", "api", "assets", "blog", "documents", "healthz", "readyz", "tag", "services", "servicos"],
  ...locales,
  ...Object.values(translationSetup.pathAliases),
]);

/** Who has an address of one word, `/fr/<slug>/`: a page with a fixed path, by its file, or the site itself. */
export function holderOf(slug: string, locale: Locale): { readonly page: string } | "site" | undefined {
  const page = Object.entries(fixedPaths).find(([, paths]) => paths[locale] === `/${slug}/`)?.[0];
  if (page !== undefined) return { page: `pages/${page}/${locale}.md` };
  return RESERVED.has(slug) ? "site" : undefined;
}
