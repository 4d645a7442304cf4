import type { ContactNotice } from "../../contract/contact-notice.ts";
import { escapeHtml } from "../escape-html.ts";
import { plainPage } from "./plain-page.ts";

/** A whole page with a notice and the way back to the form. */
export function noticePage(locale: string, { title, text, back }: ContactNotice): string {
  return plainPage(locale, title, [
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>${escapeHtml(text)}</p>`,
    `<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.label)}</a></p>`,
  ]);
}
