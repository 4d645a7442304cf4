import { gfm } from "@joplin/turndown-plugin-gfm";
import TurndownService from "turndown";
import { cleanPasted } from "./clean-pasted.ts";

/**
 * The Markdown of what another program put on the clipboard as HTML: headings, lists, bold, links and tables stay; fonts,
 * colours, pictures and what only Word understands go.
 */
export function markdownOfHtml(html: string, parse: (html: string) => Document): string {
  const document = parse(html);
  cleanPasted(document);
  return converter()
    .turndown(document.body)
    .replaceAll("\u00a0", " ")
    .replace(/[ \t]+$/gm, "")
    .replace(/^(\s*(?:-|\d+\.)) {2,}/gm, "$1 ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Whether the HTML has anything that its plain text lacks. */
export function hasStructure(html: string): boolean {
  return /<(h[1-6]|li|strong|b|em|i|a\s|table)\b|MsoList|mso-list|font-weight:\s*(bold|[6-9]00)/i.test(html);
}

function converter(): TurndownService {
  const service = new TurndownService({
    headingStyle: "atx",
    bulletListMarker: "-",
    emDelimiter: "*",
    codeBlockStyle: "fenced",
    hr: "---",
  });
  service.use(gfm);
  return service.remove(["style", "script", "title", "meta", "link", "head"] as never);
}
