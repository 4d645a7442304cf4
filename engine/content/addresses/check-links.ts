import { basename } from "node:path/posix";
import { localeOfPath, translatePath, withoutPrefix } from "../../i18n/translate-path.ts";
import { resolveTranslationSetup } from "../../i18n/translation-setup.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { DOCUMENT_ROOT } from "../media/documents.ts";

/**
 * The address behind a link of a text: there each language has its own name as the prefix, whatever the site gives it.
 *
 * @example linkedPath(translation, "/fr/contact/#hours") // the same; "/contact/#hours" where the default language has no prefix
 */
export function linkedPath(translation: Routes, href: string): string {
  const written = resolveTranslationSetup({ locales: translation.locales });
  const locale = localeOfPath(written, href);
  return locale === undefined ? href : translatePath(translation, withoutPrefix(written, href, locale), locale);
}

/**
 * Where the address of a link leads on this site; undefined for another site's, and for an anchor on the page itself. The
 * anchor is without its sign; empty for a link without one.
 */
export function internalLink(translation: Routes, address: string) {
  if (!/^\/(?!\/)/.test(address)) return undefined;
  const [whole = "", anchor = ""] = address.split("#");
  return { path: linkedPath(translation, whole.split("?")[0] ?? whole), anchor };
}

/**
 * The problem of a link to a path of this site that does not answer.
 *
 * @param link as it is written
 * @param answers whether a path of this site answers
 */
export function deadLink(link: string, path: string, answers: (path: string) => boolean): ProblemDetails | undefined {
  if (answers(path)) return undefined;
  if (path.startsWith(DOCUMENT_ROOT)) {
    return { id: "document-by-address", values: { link, write: `[…](${basename(path)})` } };
  }
  return answers(`${path}/`)
    ? { id: "link-misspelled", values: { link, write: `${path}/` } }
    : { id: "link-to-nothing", values: { link, write: "/fr/contact/" } };
}
