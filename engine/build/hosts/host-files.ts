import type { SiteContent } from "../../content/model/content.ts";
import { escapeXml } from "../../files/xml.ts";
import { forLocale, languageOf } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { localeAt, localeOfPath } from "../../i18n/translate-path.ts";
import { fileAt } from "../output/file-writer.ts";
import { htaccessFile } from "./apache-file.ts";
import { caddyFile } from "./caddy-file.ts";
import { headersFile, redirectsFile } from "./cdn-files.ts";
import type { HostSource } from "./host-source.ts";
import { nginxHttp, nginxServer } from "./nginx-files.ts";

/**
 * The rules that make other hosts answer as our own server does, file and text: the site's own, not a copy of what each
 * program does already. No address answers with these files. CDNs and Apache read theirs from the root of the build.
 */
export function hostFiles(source: HostSource): readonly (readonly [file: string, text: string | Iterable<string>])[] {
  return [
    ["_headers", headersFile(source)],
    ["_redirects", redirectsFile(source)],
    [".htaccess", htaccessFile(source)],
    [".build/hosts/nginx-http.conf", nginxHttp(source)],
    [".build/hosts/nginx-server.conf", nginxServer(source)],
    [".build/hosts/site.caddy", caddyFile(source)],
  ];
}

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
    // A host of files would take no other address for a page.
    if (/(?:\/|\.html?)$/i.test(from)) yield [fileAt(from), movedPage(from, to, content)];
  }
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
