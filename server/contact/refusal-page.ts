import type { ContactTexts } from "../../contract/contact-texts.ts";
import { escapeHtml } from "../escape-html.ts";
import { plainPage } from "./plain-page.ts";

/** A whole page that says why a submission is refused, with the way back to the form. */
export function refusalPage({ language, title, back }: ContactTexts, reason: string): string {
  return plainPage(language, title, [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(reason)}</p>`,
    `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`,
  ]);
}
