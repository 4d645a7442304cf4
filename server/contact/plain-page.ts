import { escapeHtml } from "../escape-html.ts";

/** A whole page without style, for answers that no page of the site gives. @param lines HTML of its main part */
export function plainPage(locale: string, title: string, lines: readonly string[]): string {
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(locale)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    "</head>",
    "<body>",
    "<main>",
    ...lines,
    "</main>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
}
