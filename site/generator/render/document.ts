import { createHash } from "node:crypto";
import { languageTags } from "../../i18n/site-locales.ts";
import { withoutOwnMessages } from "../../routes/own-messages.ts";
import {
  APP_ROOT_ID,
  CONSENT_ROOT_ID,
  INLINE_DATA_ID,
  type InlineData,
  OTHER_STYLES_ID,
} from "../../routes/page-data.ts";
import type { DocumentFiles } from "./document-head.tsx";
import type { RenderedApp } from "./render-entry.tsx";

/** Everything a finished HTML document is put together from. */
export interface DocumentParts {
  readonly rendered: RenderedApp;
  readonly data: InlineData;
  readonly css: string;
  readonly files: DocumentFiles;
  /** schema.org data of the page. */
  readonly structuredData: readonly object[];
}

/**
 * Puts a document together: complete and usable before, without and after JavaScript. Its only inline style are the
 * rules that its screen can use, which the policy allows by their hash; its data blocks are inert JSON.
 */
export function htmlDocument({ rendered, data, css, files, structuredData }: DocumentParts): string {
  const fontSheet = `<link rel="stylesheet" data-name="web-fonts" data-href="${files.fontSheet}">`;
  const noScriptFonts = `<noscript><link rel="stylesheet" href="${files.fontSheet}"></noscript>`;
  return [
    "<!doctype html>",
    `<html lang="${languageTags[data.context.locale]}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    rendered.head,
    `<style>${css}</style>`,
    ...otherStyles(files),
    ...files.preload.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    `<script type="module" src="${files.entry}" fetchpriority="low"></script>`,
    fontSheet,
    noScriptFonts,
    ...structuredData.map((entry) => `<script type="application/ld+json">${inertJson(entry)}</script>`),
    "</head>",
    "<body>",
    rendered.sprite,
    `<div id="${CONSENT_ROOT_ID}"></div>`,
    `<div id="${APP_ROOT_ID}">${rendered.app}</div>`,
    `<script type="application/json" id="${INLINE_DATA_ID}">${inlineJson(data)}</script>`,
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

/** The other rules of the site, which the client asks for once it runs. */
function otherStyles({ otherStyles: href }: DocumentFiles): string[] {
  if (href === undefined) return [];
  return [`<link rel="stylesheet" id="${OTHER_STYLES_ID}" data-href="${href}" fetchpriority="low">`];
}

/** JSON that cannot end its script element, whatever its strings hold. */
export function inertJson(value: unknown): string {
  const json = JSON.stringify(value);
  if (!LIVELY.test(json)) return json;
  return json.replaceAll("<", "\\u003c").replaceAll("\u2028", "\\u2028").replaceAll("\u2029", "\\u2029");
}

const LIVELY = /[<\u2028\u2029]/;

/** What a document carries inline. What all documents of a language share is turned into JSON once. */
function inlineJson({ hash, context, localeData }: InlineData): string {
  const shared = sharedJson.get(localeData) ?? inertJson(withoutOwnMessages(localeData));
  sharedJson.set(localeData, shared);
  return `{"hash":${inertJson(hash)},"context":${inertJson(context)},"localeData":${shared}}`;
}

const sharedJson = new WeakMap<object, string>();

/** Source expression that allows one inline style by its bytes (CSP level 3, §2.3.1). */
export function styleSource(css: string): string {
  return `'sha256-${createHash("sha256").update(css).digest("base64")}'`;
}
