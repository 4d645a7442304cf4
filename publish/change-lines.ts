import type { OwnerLanguage } from "#engine/owner-messages/owner-language.ts";
import { reporterIn } from "#engine/owner-messages/report-lines.ts";
import type { PageChanges } from "#engine/report/page-changes.ts";

/**
 * What visitors will find otherwise, in the owner's words, a line each.
 *
 * @param most pages of a language that are named
 */
export function changeLines({ locales, shared }: PageChanges, language: OwnerLanguage, most: number): string[] {
  const say = reporterIn(language);
  const lines = locales.flatMap(({ locale, added, changed, removed }) => {
    const pages = [
      ...added.map(({ title, path }) => say("publish-added", { title, path })),
      ...changed.map(({ title, path }) => say("publish-changed", { title, path })),
      ...removed.map(({ title, path }) => say("publish-removed", { title, path })),
    ];
    const [more, fewer, less] = [added, changed, removed].map(({ length }) => String(length));
    return [
      say("publish-changes", { locale, added: more ?? "", changed: fewer ?? "", removed: less ?? "" }),
      ...pages.slice(0, most),
      ...(most > 0 && pages.length > most ? [say("publish-more", { count: String(pages.length - most) })] : []),
    ];
  });
  if (lines.length === 0 && !shared) return [say("publish-same", {})];
  return shared ? [...lines, say("publish-shared", {})] : lines;
}
