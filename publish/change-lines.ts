import type { PublishedPage, PublishedPages } from "#engine/content/addresses/published-list.ts";
import type { Teller } from "./told-lines.ts";

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

/**
 * Tells what visitors will find otherwise, a line each.
 *
 * @param most pages of a language that are named
 */
export function tellChanges({ locales, shared }: ReturnType<typeof pageChanges>, tell: Teller, most: number): void {
  for (const { locale, added, changed, removed } of locales) {
    tell("publish-changes", { locale, added: count(added), changed: count(changed), removed: count(removed) });
    const pages = [
      ...added.map((page) => ["publish-added", page] as const),
      ...changed.map((page) => ["publish-changed", page] as const),
      ...removed.map((page) => ["publish-removed", page] as const),
    ];
    for (const [id, { title, path }] of pages.slice(0, most)) tell(id, { title, path });
    if (most > 0 && pages.length > most) tell("publish-more", { count: count(pages.slice(most)) });
  }
  if (shared) tell("publish-shared", {});
  else if (locales.length === 0) tell("publish-same", {});
}

function count({ length }: readonly unknown[]): string {
  return String(length);
}
