import { isPreformatted, lettersFor, type Meanings, meaningsOf } from "./meaning.ts";
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

/** Where Word keeps the level of an item: `mso-list:l0 level2 lfo1`. */
const WORD_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;

/** Makes lists of Word's paragraphs, whose style says their level; their dots and numbers are text there. */
function makeWordLists(document: Document): void {
  const open: Element[] = [];
  for (const paragraph of [...document.body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    const marker = removeMarker(paragraph);
    const level = Number(WORD_LEVEL.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    const isHeading = /^h\d$/.test(paragraph.localName);
    if (isHeading && marker.trim() !== "") paragraph.prepend(`${marker.trim()} `);
    if (level === 0 || isHeading || open.at(-1)?.parentElement?.closest("td, th")) open.length = 0;
    if (level === 0 || isHeading) continue;
    const isNumber = /^[\s\u00a0]*[\da-z]+[.)]/i.test(marker);
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = document.createElement(isNumber ? "ol" : "ul");
      const start = Number.parseInt(marker, 10);
      if (start > 1) list.setAttribute("start", String(start));
      if (isNumber && Number.isNaN(start)) list.setAttribute("type", "a");
      const parent = open.at(-1);
      if (parent === undefined) paragraph.before(list);
      else (parent.lastElementChild ?? parent.appendChild(document.createElement("li"))).append(list);
      open.push(list);
    }
    const item = document.createElement("li");
    item.append(...paragraph.childNodes);
    paragraph.remove();
    open.at(-1)?.append(item);
  }
}

/** Takes out the dot or number that Word wrote before an item, and gives it. */
function removeMarker(paragraph: Element): string {
  const markers = [...paragraph.querySelectorAll("[style]")].filter((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute("style") ?? ""),
  );
  const text = markers.map((marker) => marker.textContent ?? "").join("");
  for (const marker of markers) marker.remove();
  return text;
}

/**
 * Puts lists into the item that they belong to. Google Docs leaves them in the list itself, or beside it with the level
 * of their items in `aria-level`.
 */
function nestLists(body: Element): void {
  for (const list of body.querySelectorAll("ul, ol")) {
    const before = list.previousElementSibling;
    if (list.parentElement?.matches("ul, ol")) before?.append(list);
    else if (before?.matches("ul, ol") && levelOf(list) > levelOf(before)) before.lastElementChild?.append(list);
  }
}

function levelOf(list: Element): number {
  return Number(list.querySelector(":scope > li")?.getAttribute("aria-level") ?? 1);
}
