import type { PublishedPage, PublishedPages } from "../content/addresses/published-list.ts";
import type { Locale } from "../i18n/language.ts";

/** How the pages of a language differ between two builds, each list in the order of its build, or of what was online. */
export interface LocaleChanges {
  readonly locale: Locale;
  readonly added: readonly PublishedPage[];
  readonly changed: readonly PublishedPage[];
  readonly removed: readonly PublishedPage[];
}

/** How a build differs from the one before. */
export interface PageChanges {
  /** Languages with a difference only. */
  readonly locales: readonly LocaleChanges[];
  /** Whether what all pages share has changed. */
  readonly shared: boolean;
}

/** The differences that visitors will find. @param before undefined for a first publication */
export function pageChanges(before: PublishedPages | undefined, after: PublishedPages): PageChanges {
  const old = new Map((before?.pages ?? []).map((page) => [page.path, page]));
  const now = new Set(after.pages.map(({ path }) => path));
  const locales = new Set([...after.pages, ...old.values()].map(({ locale }) => locale));
  const found = [...locales].map((locale) => {
    const own = after.pages.filter((page) => page.locale === locale);
    const isChanged = ({ path, fingerprint }: PublishedPage) =>
      old.has(path) && old.get(path)?.fingerprint !== fingerprint;
    return {
      locale,
      added: own.filter(({ path }) => !old.has(path)),
      changed: own.filter(isChanged),
      removed: [...old.values()].filter((page) => page.locale === locale && !now.has(page.path)),
    };
  });
  return {
    locales: found.filter(({ added, changed, removed }) => added.length + changed.length + removed.length > 0),
    shared: before !== undefined && before.shared !== after.shared,
  };
}
