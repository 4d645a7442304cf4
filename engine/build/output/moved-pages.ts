import type { SiteContent } from "../../content/model/content.ts";
import { escapeXml } from "../../files/xml.ts";
import { forLocale, languageOf } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { localeAt, localeOfPath } from "../../i18n/translate-path.ts";
import { fileAt } from "./file-writer.ts";

/**
 * A small page for each old address, for hosts that read no rules: file and text. No address of the manifest answers with
 * it, because where there are rules, they redirect.
 *
 * @param redirects old address to the page that it leads to
 */
export function* movedPages(
  redirects: Readonly<Record<string, string>>,
  content: Pick<SiteContent, "messages" | "site" | "translation">,
): Generator<readonly [file: string, text: string]> {
  for (const [from, to] of Object.entries(redirects)) {
    const file = movedPageFile(from);
    if (file !== undefined) yield [file, movedPage(from, to, content)];
  }
}

/**
 * The file with which a host of files answers an old address; undefined where it would not take it for a page.
 *
 * @example movedPageFile("/fr/old/") // "fr/old/index.html"
 * @example movedPageFile("/index.php") // undefined
 */
function movedPageFile(path: string): string | undefined {
  return /(?:\/|\.html?)$/i.test(path) ? fileAt(path) : undefined;
}

/** In the language of the old address; where that has none, of the new one. */
function movedPage(
  from: string,
  to: string,
  { messages, site, translation }: Pick<SiteContent, "messages" | "site" | "translation">,
): string {
  const locale = localeOfPath(translation, from) ?? localeAt(translation, to);
  const texts = forLocale(messages, locale);
  const heading = message(texts, "moved.title");
  const title = message(texts, "page-title", { page: heading, brand: site.brand });
  const path = escapeXml(encodeURI(to));
  return [
    "<!doctype html>",
    `<html lang="${languageOf(translation, locale).tag}">`,
    '<meta charset="utf-8">',
    `<title>${escapeXml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<meta http-equiv="refresh" content="0; url=${path}">`,
    `<link rel="canonical" href="${escapeXml(site.url)}${path}">`,
    `<h1>${escapeXml(heading)}</h1>`,
    `<p><a href="${path}">${escapeXml(message(texts, "moved.link"))}</a></p>`,
    "</html>",
    "",
  ].join("\n");
}
