import { basename } from "node:path/posix";
import { siteLocales, translationSetup } from "../../../i18n/site-locales.ts";
import { localeOfPath, translatePath, withoutPrefix } from "../../../i18n/translate-path.ts";
import { resolveTranslationSetup } from "../../../i18n/translation-setup.ts";
import type { ProblemDetails } from "../../owner-messages/problem-details.ts";
import { DOCUMENT_ROOT } from "../media/documents.ts";
import { withoutFileLinks } from "../media/media-links.ts";
import { lineOf, type Problem } from "../source/problem.ts";

/** A link, but not a picture. */
const MARKDOWN_LINK = /(?<!!)\[[^\]\n]*\]\(\s*<?([^)\s>]+)/g;

/** How texts write links: each language with its own name as the prefix, whatever prefix the site gives it. */
function writtenSetup() {
  return resolveTranslationSetup({ locales: siteLocales() });
}

/**
 * The address behind a link of a text.
 *
 * @example linkedPath("/fr/contact/#hours") // the same; "/contact/#hours" where the default language has no prefix
 */
export function linkedPath(href: string): string {
  const written = writtenSetup();
  const locale = localeOfPath(written, href);
  return locale === undefined ? href : translatePath(translationSetup(), withoutPrefix(written, href, locale), locale);
}

/** The paths of this site that a text links to, each once. */
export function internalLinks(text: string): string[] {
  return [...new Set(hrefs(text).map(({ href }) => pathIn(href)))].filter((path) => path !== undefined);
}

/**
 * Checks every link written in Markdown: internal ones lead to a published page, the others use a scheme that is
 * safe to follow.
 *
 * @param answers whether a path of this site answers
 */
export function checkLinks(file: string, text: string, answers: (path: string) => boolean): Problem[] {
  return hrefs(text).flatMap(({ whole, href }) => {
    const wrong = linkProblem(href, answers);
    return wrong ? [{ file, line: lineOf(text, whole), ...wrong }] : [];
  });
}

function hrefs(text: string): { readonly whole: string; readonly href: string }[] {
  return [...withoutFileLinks(text).matchAll(MARKDOWN_LINK)].map(([whole, href = ""]) => ({ whole, href }));
}

/** The path of a link that stays on the site. */
function pathIn(href: string): string | undefined {
  return href.startsWith("/") && !href.startsWith("//") ? linkedPath(href.split(/[?#]/)[0] ?? href) : undefined;
}

function linkProblem(href: string, answers: (path: string) => boolean): ProblemDetails | undefined {
  if (/^\{[\w.]+\}$/.test(href)) return undefined;
  if (href.startsWith("mailto:{") || href.startsWith("tel:{")) return undefined;
  const path = pathIn(href);
  if (path !== undefined) {
    if (answers(path)) return undefined;
    if (path.startsWith(DOCUMENT_ROOT)) {
      return { id: "document-by-address", values: { link: href, write: `[…](${basename(path)})` } };
    }
    return answers(`${path}/`)
      ? { id: "link-misspelled", values: { link: href, write: `${path}/` } }
      : { id: "link-to-nothing", values: { link: href, write: "/fr/contact/" } };
  }
  return addressProblem(href);
}

const SCHEMES = new Set(["http:", "https:", "mailto:", "tel:"]);

/**
 * What is wrong with the address of a link, however the link is written; undefined for a path of this site, an anchor on
 * the page, and a whole address with a safe scheme.
 */
export function addressProblem(address: string): ProblemDetails | undefined {
  if (/^(?:#|\/(?![/\\]))/.test(address)) return undefined;
  if (URL.canParse(address) && SCHEMES.has(new URL(address).protocol)) return undefined;
  return {
    id: "link-unsafe",
    values: { link: address, page: "/fr/", mail: "mailto:", phone: "tel:", write: "https://" },
  };
}
