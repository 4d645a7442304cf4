import { makeWordLists, nestLists } from "./pasted-lists.ts";
import { makePlainTables } from "./pasted-tables.ts";

/** What a pasted text loses, for its author to see. */
export type Loss = "files" | "pictures" | "struck" | "links" | "merged-cells" | "breaks-in-cells";

const PICTURES = "img, picture, svg, video, audio, iframe, object, embed, canvas";
const UNSEEN = "style, script, meta, link, title, xml, input, button, select, textarea, colgroup, col, caption";
const HEADINGS = "h1, h2, h3, h4, h5, h6, p.MsoTitle";
const STRUCK = "s, strike, del, [style*='line-through']";

/**
 * Makes ordinary HTML of what Word, LibreOffice, Excel, Google Docs, Gmail and web pages put on the clipboard, with no more
 * in it than a text may have. Fonts, colours and sizes go without a word; what a reader would miss is named.
 */
export function cleanPasted(document: Document): ReadonlySet<Loss> {
  const { body } = document;
  const lost = new Set<Loss>();
  body.innerHTML = body.innerHTML.replaceAll("&nbsp;", " ");
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  for (const element of [...body.querySelectorAll("*")])
    if (element.localName.includes(":")) element.replaceWith(...element.childNodes);
  makeWordLists(document);
  nestLists(body);
  for (const picture of body.querySelectorAll(PICTURES)) {
    // A picture of one pixel tells a sender that an email was read.
    if (picture.getAttribute("width") !== "1") lost.add("pictures");
    picture.remove();
  }
  for (const struck of body.querySelectorAll(STRUCK)) if (struck.textContent?.trim()) lost.add("struck");
  for (const link of body.querySelectorAll("a")) {
    if (/^(https?:|mailto:|tel:|\/(?!\/))/i.test(link.getAttribute("href") ?? "")) continue;
    if (link.hasAttribute("href") && link.textContent?.trim()) lost.add("links");
    link.replaceWith(...link.childNodes);
  }
  // Without the bold that other programs have in them.
  for (const heading of body.querySelectorAll(HEADINGS))
    heading.textContent = (heading.textContent ?? "").replace(/\s+/g, " ").trim();
  for (const loss of makePlainTables(document)) lost.add(loss);
  for (const block of body.querySelectorAll(`p, div:not(:has(hr)), ${HEADINGS}`))
    if (block.textContent?.trim() === "") block.remove();
  return lost;
}
