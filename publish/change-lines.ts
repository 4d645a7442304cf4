import type { PageChanges } from "#engine/report/page-changes.ts";
import type { Teller } from "./told-lines.ts";

/**
 * Tells what visitors will find otherwise, a line each.
 *
 * @param most pages of a language that are named
 */
export function tellChanges({ locales, shared }: PageChanges, tell: Teller, most: number): void {
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
