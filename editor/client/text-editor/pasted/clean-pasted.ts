import { textsIn, unwrap } from "./pasted-dom.ts";
import { makeWordLists, nestLists } from "./pasted-lists.ts";
import { makePlainTables } from "./pasted-tables.ts";

/** What a pasted text loses, for its author to see. */
export type Loss = "pictures" | "struck" | "links" | "merged-cells" | "breaks-in-cells";

const PICTURES = "img, picture, svg, video, audio, iframe, object, embed, canvas";
const UNSEEN = "style, script, meta, link, title, xml, input, button, select, textarea, colgroup, col, caption";
const STRUCK = "s, strike, del, [style*='line-through']";

/**
 * Makes ordinary HTML of what Word, LibreOffice, Excel, Google Docs, Gmail and web pages put on the clipboard, with no more
 * in it than a text may have. Fonts, colours and sizes go without a word; what a reader would miss is named.
 */
export function cleanPasted(document: Document): ReadonlySet<Loss> {
  const { body } = document;
  const lost = new Set<Loss>();
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  for (const element of [...body.querySelectorAll("*")]) if (element.localName.includes(":")) unwrap(element);
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
    unwrap(link);
  }
  for (const heading of body.querySelectorAll("h1, h2, h3, h4, h5, h6, p.MsoTitle")) makePlainHeading(heading);
  for (const loss of makePlainTables(document)) lost.add(loss);
  for (const text of textsIn(body)) text.data = text.data.replace(/\u00a0/g, " ");
  for (const block of body.querySelectorAll("p, div:not(:has(hr))"))
    if (block.textContent?.trim() === "") block.remove();
  return lost;
}

/** The title of the page is its own: headings begin at 2, without bold. */
function makePlainHeading(heading: Element): void {
  const level = heading.localName === "p" ? 2 : Math.min(4, Math.max(2, Number(heading.localName.slice(1))));
  const plain = heading.ownerDocument.createElement(`h${level}`);
  plain.textContent = (heading.textContent ?? "").replace(/\s+/g, " ").trim();
  if (plain.textContent === "") heading.remove();
  else heading.replaceWith(plain);
}
