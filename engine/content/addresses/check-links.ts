import { basename } from "node:path/posix";
import type { Locale } from "../../i18n/language.ts";
import { localeOfPath, translatePath, withoutPrefix } from "../../i18n/translate-path.ts";
import { resolveTranslationSetup } from "../../i18n/translation-setup.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { inAppPath } from "../../pages/paths/match-path.ts";
import { percentDecoded } from "../../pages/paths/paths.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { DOCUMENT_ROOT } from "../media/documents.ts";
import type { SiteLink } from "../model/page-schemas.ts";

/** What links of a text depend on. */
interface LinkPlace {
  readonly translation: Routes;
  /** The language of the text. */
  readonly locale: Locale;
  /** Origin of the site; undefined where nobody knows it. */
  readonly origin: string | undefined;
}

/** Stands in for an unknown origin, of which no link is. */
const NO_ORIGIN = "https://site.invalid";

/** An address with a host, or a path of the site. A browser would take "\\" for "/". */
const HOST_OR_PATH = /^(?:https?:)?\/[^\\]*$/i;

/**
 * The attribute of a link, and where on the site it leads: as a browser resolves its address (WHATWG URL), by its host. The
 * site's own is the site with and without "www.", over HTTP as over HTTPS.
 *
 * @returns undefined for another site's, for an anchor on the page itself, and for what is no address of the web
 */
export function siteLink(
  written: string,
  { translation, locale, origin = NO_ORIGIN }: LinkPlace,
): (SiteLink & { readonly href: string }) | undefined {
  // To a browser one slash after the scheme is a path, to people it is a slip.
  if (!HOST_OR_PATH.test(written) || /^https?:\/(?!\/)/i.test(written)) return undefined;
  const url = URL.parse(written, origin);
  if (url === null || url.username !== "" || hostOf(url) !== hostOf(new URL(origin))) return undefined;
  const { search, hash } = url;
  // "/.//a" is a path of the site, "//a" is none.
  const pathname = url.pathname.replace(/^\/+/, "/");
  const [asked, path] = [linkedPath(translation, pathname), linkedPath(translation, pathname, locale)];
  const [readable, anchor] = [(part: string) => percentDecoded(part).normalize("NFC"), hash.slice(1)];
  return { written, href: path + search + hash, path: readable(path), asked: readable(asked), anchor };
}

function hostOf({ hostname, port }: URL): string {
  return `${hostname.replace(/^www\.|\.+$/g, "")}:${port}`;
}

/**
 * The path behind that of a link of a text: there each language has its own name as the prefix, whatever the site gives it.
 * One without a prefix leads to the page of the text's language, as it does in the app (D1).
 *
 * @param locale of the text; without it, a path without a prefix is left as it is
 * @example linkedPath(translation, "/fr/contact/") // the same; "/contact/" where the default language has no prefix
 * @example linkedPath(translation, "/contact/", "en") // "/en/contact/"
 */
export function linkedPath(translation: Routes, path: string, locale?: Locale): string {
  const written = resolveTranslationSetup({ locales: translation.locales });
  const named = localeOfPath(written, path);
  if (named !== undefined) return translatePath(translation, withoutPrefix(written, path, named), named);
  return locale === undefined || !path.endsWith("/") ? path : inAppPath(translation, path, locale);
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
