import type { IncomingMessage } from "node:http";
import type { ContactTextsByLocale } from "../../message/contact-answer-texts.ts";
import { plainPage, preferredLocale } from "../common/plain-pages.ts";
import { escapeHtml } from "../common/visitor-text.ts";
import { pathOf } from "./paths.ts";
import { type StaticAnswer, textAnswer } from "./static-answer.ts";

/**
 * Makes the answers of last resort, before any is needed: what browsers show in the place of a page that cannot be read, in
 * the language of its address, with a number to call. All else, and a site without contact, gets one line.
 */
export function failureAnswers(texts: ContactTextsByLocale | undefined): (request: IncomingMessage) => StaticAnswer {
  const line = textAnswer(500, "any address", "Internal Server Error\n");
  const pages = Object.entries(texts ?? {}).map(([locale, { language, failed, back }]) => {
    const { title, text, phone } = failed;
    const body = plainPage(language, title, [
      `<h1>${escapeHtml(title)}</h1>`,
      `<p>${escapeHtml(text)}</p>`,
      ...[phone, back].map(({ href, label }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`),
    ]);
    return [locale, textAnswer(500, "any address", body, [], "text/html; charset=utf-8")] as const;
  });
  const byLocale = new Map<string, StaticAnswer>(pages);
  return ({ url = "", headers: { accept, "accept-language": accepted } }) => {
    if (texts === undefined || accept?.includes("text/html") !== true) return line;
    return byLocale.get(preferredLocale(texts, [pathOf(url).split("/")[1]], accepted)) ?? line;
  };
}
