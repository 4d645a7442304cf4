import type { ContactNotice } from "../../contract/contact-notice.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A whole page with a notice, for visitors whose browser sent the form itself. */
export function noticePage(locale: string, { title, text, back }: ContactNotice): string {
  return [
    "<!doctype html>",
    `<html lang="${escaped(locale)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<title>${escaped(title)}</title>`,
    "</head>",
    "<body>",
    "<main>",
    `<h1>${escaped(title)}</h1>`,
    `<p>${escaped(text)}</p>`,
    `<p><a href="${escaped(back.href)}">${escaped(back.label)}</a></p>`,
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
