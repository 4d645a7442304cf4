import { ContentError } from "#engine/content/source/problem.ts";
import { escapeXml } from "#engine/files/xml.ts";
import { ownerWritings } from "#engine/i18n/owner-languages/writings.ts";
import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import { linesIn } from "#engine/owner-messages/report-lines.ts";
import { PREVIEW_EVENTS } from "../contract/events.ts";
import { Refused } from "../words/refused.ts";
import { sentence } from "../words/sentences.ts";

/** The script of such a page: it listens to the server, and is loaded anew. */
export const RELOADING = `new EventSource("${PREVIEW_EVENTS}").onmessage = () => location.reload()`;

/**
 * In place of a page that cannot be shown: that texts are to be put right, which the page around the preview names, or that the
 * program has failed.
 */
export function failedPage(error: unknown, language: OwnerLanguage): string {
  if (error instanceof ContentError) return page(language, linesIn(language)("dev-page-title", {}), "");
  const { error: said, details = "" } = Refused.failed(error).answer(language);
  const summary = escapeXml(sentence("error-details", {}, language));
  return page(
    language,
    said.sentence,
    `<details><summary>${summary}</summary><pre>${escapeXml(details)}</pre></details>`,
  );
}

function page(language: OwnerLanguage, text: string, below: string): string {
  const said = escapeXml(text);
  return [
    `<!doctype html><html lang="${ownerWritings[language].tag}"><meta charset="utf-8"><title>${said}</title>`,
    "<style>body { font: 1.125rem/1.5 sans-serif; margin: 1.5rem } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>",
    `<script type="module">${RELOADING}</script><p>${said}</p>${below}`,
  ].join("");
}
