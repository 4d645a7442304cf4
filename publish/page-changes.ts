import type { PublishedPage, PublishedPages } from "#engine/content/addresses/published-list.ts";

/**
 * The differences that visitors will find, by language, each list in the order of its build; languages with a difference
 * only. `shared` says whether what all pages share has changed.
 *
 * @param before undefined for a first publication
 */
export function pageChanges(before: PublishedPages | undefined, after: PublishedPages) {
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
