import { escapeHtml } from "./visitor-text.ts";

/** A whole page without styles, in the visitor's colour scheme. @param lines HTML of its main part */
export function plainPage(language: string, title: string, lines: readonly string[]): string {
  return [
    "<!doctype html>",
    `<html lang="${escapeHtml(language)}">`,
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark">',
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
