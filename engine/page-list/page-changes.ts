import type { Locale } from "../i18n/languages.ts";
import type { ListedPage, PageList } from "./page-list.ts";

/** How the pages of a language differ between two builds, each list in the order of the site. */
export interface LocaleChanges {
  readonly locale: Locale;
  readonly added: readonly ListedPage[];
  readonly changed: readonly ListedPage[];
  readonly removed: readonly ListedPage[];
}

/** How a build differs from the one before. */
export interface PageChanges {
  /** Languages with a difference only. */
  readonly locales: readonly LocaleChanges[];
  /** Whether what all pages share has changed. */
  readonly shared: boolean;
}

/** The differences that visitors will find. @param before undefined for a first publication */
export function pageChanges(before: PageList | undefined, after: PageList): PageChanges {
  const old = new Map((before?.pages ?? []).map((page) => [page.path, page]));
  const now = new Set(after.pages.map(({ path }) => path));
  const locales = new Set([...after.pages, ...old.values()].map(({ locale }) => locale));
  const found = [...locales].map((locale) => {
    const own = after.pages.filter((page) => page.locale === locale);
    const isChanged = ({ path, fingerprint }: ListedPage) =>
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
