import { isPreformatted, lettersFor, type Meanings, meaningsOf } from "./meaning.ts";
import { makeWordLists, nestLists } from "./pasted-lists.ts";
import { dissolveLayoutTables, makePlainTables } from "./pasted-tables.ts";

/** What nobody sees. A picture of one pixel tells a sender that an email was read. */
const UNSEEN =
  "style, script, meta, head > link, title, xml, colgroup, col, template, img[width='1'], [hidden], [style*='mso-hide:all'], [style*='display:none'], [style*='display: none']";
const WITHOUT_WORDS = "img, picture, svg, video, audio, iframe, object, embed, canvas, input, button, select, textarea";
const HEADINGS = "h1, h2, h3, h4, h5, h6, p.MsoTitle";

/**
 * Makes ordinary HTML of what Word, LibreOffice, Excel, Google Docs, Gmail and web pages put on the clipboard, with no more
 * in it than a text may have.
 *
 * @returns what it meant to its reader
 */
export function cleanPasted(document: Document): Meanings {
  const { body } = document;
  body.innerHTML = body.innerHTML.replaceAll("&nbsp;", " ");
  for (const element of body.querySelectorAll(UNSEEN)) element.remove();
  for (const element of [...body.querySelectorAll("*")])
    if (element.localName.includes(":")) element.replaceWith(...element.childNodes);
  makeWordLists(document);
  nestLists(body);
  dissolveLayoutTables(body);
  const meanings = meaningsOf(body);
  for (const element of body.querySelectorAll(WITHOUT_WORDS)) element.remove();
  keepLines(document);
  for (const element of body.querySelectorAll<HTMLElement>("sup, sub, [style*='vertical-align']")) {
    const isRaised = element.localName === "sup" || element.style.verticalAlign === "super";
    const isLowered = element.localName === "sub" || element.style.verticalAlign === "sub";
    const letters = lettersFor(isRaised ? "raised" : "lowered", element.textContent ?? "");
    if ((isRaised || isLowered) && letters !== undefined) element.replaceWith(letters);
  }
  for (const link of body.querySelectorAll("a"))
    if (!/^(https?:|mailto:|tel:|\/(?!\/))/i.test(link.getAttribute("href") ?? ""))
      link.replaceWith(...link.childNodes);
  // Without the bold that other programs have in them.
  for (const element of body.querySelectorAll<HTMLElement>(`:is(${HEADINGS}) *`)) {
    element.style.fontWeight = "";
    if (element.matches("b, strong, br, p, div"))
      element.replaceWith(...element.childNodes, element.localName === "br" ? " " : "");
  }
  makePlainTables(document);
  for (const block of body.querySelectorAll(`p, div:not(:has(hr)), ${HEADINGS}`))
    if (block.textContent?.trim() === "") block.remove();
  return meanings;
}

/** Keeps the lines of a text whose ends of lines are seen. */
function keepLines(document: Document): void {
  const texts = document.createTreeWalker(document.body, document.defaultView?.NodeFilter.SHOW_TEXT ?? 4);
  const seen: Text[] = [];
  while (texts.nextNode()) if (isPreformatted(texts.currentNode)) seen.push(texts.currentNode as Text);
  for (const text of seen)
    text.replaceWith(
      ...text.data.split("\n").flatMap((line, index) => (index === 0 ? [line] : [document.createElement("br"), line])),
    );
  for (const pre of document.querySelectorAll("pre")) {
    const paragraph = document.createElement("p");
    paragraph.append(...pre.childNodes);
    pre.replaceWith(paragraph);
  }
}
