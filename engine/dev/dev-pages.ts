import type { PageHooks, PageSources } from "../build/pages/page-context.ts";
import type { PublishedContent } from "../build/pages/public-posts.ts";
import { pageSources, pagesOf } from "../build/pages/site-pages.ts";
import type { Locale } from "../i18n/language.ts";
import { addressesOf, localeAt } from "../i18n/translate-path.ts";
import type { PageContext } from "../pages/data/page-data.ts";
import { matchPath, possiblePages } from "../pages/paths/match-path.ts";
import { idOfKind } from "../pages/paths/routes.ts";

export type DevPages = ReturnType<typeof devPages>;

/** The pages of a site: made when one is asked for, a post's alone, those of any other kind together. */
export function devPages(
  published: PublishedContent,
  localeDataUrls: Readonly<Record<Locale, string>>,
  hooks: PageHooks,
) {
  const { definition, translation } = published.content;
  const error = idOfKind(translation, "error");
  const sources = new Map<Locale, PageSources>();
  const made = new Map<string, ReadonlyMap<string, PageContext>>();
  const pagesIn = (locale: Locale, id: string, at?: string): ReadonlyMap<string, PageContext> => {
    const page = definition.pages.find((one) => one.id === id);
    const key = JSON.stringify([locale, id, page?.kind === "post" ? at : undefined]);
    const known = made.get(key);
    if (known !== undefined) return known;
    const source = sources.get(locale) ?? pageSources(published, locale, localeDataUrls, hooks);
    sources.set(locale, source);
    const outlines = page ? pagesOf(page, source, at) : [];
    const pages = new Map<string, PageContext>();
    for (const { context } of outlines) {
      for (const path of addressesOf(translation, context.path)) pages.set(path, context);
    }
    made.set(key, pages);
    return pages;
  };
  const withAddress = definition.pages.map(({ id }) => id).filter((id) => id !== error);
  return {
    /** The page at an address. */
    at(path: string): PageContext | undefined {
      const matched = matchPath(translation, path)?.page;
      const ids = matched === undefined ? [] : possiblePages(translation, matched).filter((id) => id !== error);
      const locale = localeAt(translation, path);
      return ids.map((id) => pagesIn(locale, id, path).get(path)).find((page) => page !== undefined);
    },
    /** The page that stands for addresses without one. */
    standingIn: (path: string): PageContext | undefined => pagesIn(localeAt(translation, path), error).get(path),
    /** Every page that has an address. */
    all: (): readonly PageContext[] =>
      translation.locales.flatMap((locale) => withAddress.flatMap((id) => [...new Set(pagesIn(locale, id).values())])),
  };
}
