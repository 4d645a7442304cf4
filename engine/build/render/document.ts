import { createHash } from "node:crypto";
import type { Theme } from "../../content/theme/theme.ts";
import { escapeXml } from "../../files/xml.ts";
import { forLocale, type Locale, languageOf } from "../../i18n/language.ts";
import { inertJson, structuredDataElements } from "../../pages/data/head-elements.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import { APP_ROOT_ID, INLINE_DATA_ID, type PageContext, type PageData } from "../../pages/data/page-data.ts";
import type { Bundle } from "./bundle.ts";
import type { DocumentFiles, DocumentTheme } from "./document-head.tsx";
import type { RenderedApp } from "./render-app.tsx";

/** What a document is made from before React renders its part. */
export interface UnrenderedParts {
  readonly data: PageData & { readonly localeData: LocaleData };
  readonly css: string;
  readonly files: DocumentFiles;
  readonly theme: DocumentTheme;
}

/**
 * Puts a document together: complete and usable before, without and after JavaScript. Its only inline style is the
 * site's one style sheet, which the policy allows by its hash; its data blocks are inert JSON.
 */
export function htmlDocument({
  rendered,
  data,
  css,
  files,
}: Omit<UnrenderedParts, "theme"> & { readonly rendered: RenderedApp }): string {
  return [
    "<!doctype html>",
    `<html lang="${languageOf(data.localeData.translation, data.context.locale).tag}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered.head,
    `<style>${css}</style>`,
    ...structuredDataElements(data.context.head).map(
      ({ attributes, text }) => `<script type="${attributes.type}">${text}</script>`,
    ),
    "</head>",
    "<body>",
    ...(rendered.before === "" ? [] : [rendered.before]),
    // Before the content, for it takes longest to arrive; not in the head, where it would compete with the document.
    ...files.preload.map((href) => `<link rel="modulepreload" href="${href}">`),
    `<script type="module" src="${files.entry}"${marksOfScript(files)}></script>`,
    // Asked for as `load-data.ts` does, or it would come twice. After the script, which takes longer to arrive.
    `<link rel="preload" as="fetch" href="${data.context.localeDataUrl}" crossorigin="use-credentials">`,
    `<div id="${APP_ROOT_ID}">${rendered.app}</div>`,
    `<script type="application/json" id="${INLINE_DATA_ID}">${pageDataJson(data)}</script>`,
    // Chromium holds the first paint back for fonts that are preloaded in the head.
    ...files.fonts.map(
      (href) =>
        `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="anonymous" fetchpriority="low">`,
    ),
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function marksOfScript({ scriptMarks = {} }: DocumentFiles): string {
  return Object.entries(scriptMarks)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join("");
}

/** A page's data: what the document carries, and what the client asks for when it goes there. */
export function pageDataJson({ hash, context }: PageData): string {
  return inertJson({ hash, context });
}

/** Source expression that allows one inline style by its bytes (CSP level 3, §2.3.1). */
export function styleSource(css: string): string {
  return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
}

/** The settings of all documents of a build, as plain data. */
export interface PageSettings extends Pick<Bundle, "hash"> {
  /** The CSS of every document: fonts, then the site's style sheet. */
  readonly css: string;
  /** Files that all documents refer to. */
  readonly files: DocumentFiles;
  readonly theme: DocumentTheme;
  readonly localeData: Readonly<Record<Locale, LocaleData>>;
}

/** The parts of the theme that documents carry. */
export function documentTheme({ logo, light, dark }: Theme): DocumentTheme {
  return { logo, paper: { light: light.paper, dark: dark.paper } };
}

/** The parts of a page's document. */
export function pageParts(context: PageContext, settings: PageSettings): UnrenderedParts {
  const { hash, css, files, theme, localeData } = settings;
  return { data: { hash, context, localeData: forLocale(localeData, context.locale) }, css, files, theme };
}
