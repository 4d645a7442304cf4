import { inScript, isPreformatted, type Meanings, meaningsOf } from "./meaning.ts";

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
    const isAbove = element.localName === "sup" || element.style.verticalAlign === "super";
    const isBelow = element.localName === "sub" || element.style.verticalAlign === "sub";
    const text = inScript(isAbove ? "superscript" : "subscript", element.textContent ?? "");
    if ((isAbove || isBelow) && text !== undefined) element.replaceWith(text);
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

/** Elements that stand below each other. */
export const BLOCKS = "p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre, table, hr";
const BREAK = "\u2028";

/** Takes apart the tables with which emails and web pages lay their blocks out. */
function dissolveLayoutTables(body: Element): void {
  for (const table of [...body.querySelectorAll("table")]) {
    if (table.querySelector("table") === null && table.querySelectorAll("td, th").length > 1) continue;
    const parts = table.querySelectorAll(":scope > *, :scope > * > tr, :scope > * > tr > *");
    for (const part of [table, ...parts]) replaceByBlock(part);
  }
}

/**
 * Makes tables that Markdown can say: one cell to each column and row, with one line in each. A merged cell stands in its
 * first column, and again in each of its rows; a title over all columns becomes a paragraph above.
 */
function makePlainTables({ body }: Document): void {
  for (const table of [...body.querySelectorAll("table")]) {
    for (const caption of table.querySelectorAll("caption")) {
      table.before(caption);
      replaceByBlock(caption);
    }
    setTitleApart(table);
    for (const cell of table.querySelectorAll("td, th")) makeLine(cell);
    fillMerged(table);
  }
}

function replaceByBlock(part: Element): void {
  const block = part.ownerDocument.createElement("div");
  block.append(...part.childNodes);
  part.replaceWith(block);
}

function setTitleApart(table: HTMLTableElement): void {
  const [first, second] = table.rows;
  const title = first?.cells[0];
  if (title === undefined || second === undefined || first?.cells.length !== 1 || title.colSpan < 2) return;
  const paragraph = table.ownerDocument.createElement("p");
  const strong = table.ownerDocument.createElement("strong");
  strong.append((title.textContent ?? "").replace(/\s+/g, " ").trim());
  paragraph.append(strong);
  table.before(paragraph);
  first.remove();
}

/** Puts commas for the line breaks of a cell: `12 rue X, 75001 Paris`. */
function makeLine(cell: Element): void {
  for (const lineBreak of cell.querySelectorAll("br")) lineBreak.replaceWith(BREAK);
  for (const block of [...cell.querySelectorAll(BLOCKS)].reverse())
    block.replaceWith(BREAK, ...block.childNodes, BREAK);
  const wordsOf = (html: string) => html.replace(/<[^>]*>/g, "").trim();
  cell.innerHTML = cell.innerHTML.split(BREAK).reduce((line, part) => {
    const left = wordsOf(line);
    if (left === "" || wordsOf(part) === "") return line + part;
    return line.trimEnd() + (/[.,;:!?]$/.test(left) ? " " : ", ") + part.trimStart();
  });
}

/** Gives every row a cell for each column. */
function fillMerged(table: HTMLTableElement): void {
  for (const [index, row] of [...table.rows].entries()) {
    for (const cell of [...row.cells]) {
      const { colSpan, rowSpan } = cell;
      cell.removeAttribute("colspan");
      cell.removeAttribute("rowspan");
      const empty = () => table.ownerDocument.createElement(cell.localName);
      for (let column = 1; column < colSpan; column += 1) cell.after(empty());
      for (const below of [...table.rows].slice(index + 1, index + rowSpan)) {
        const copies = [cell.cloneNode(true), ...Array.from({ length: colSpan - 1 }, empty)];
        const beside = below.cells[cell.cellIndex];
        if (beside === undefined) below.append(...copies);
        else beside.before(...copies);
      }
    }
  }
}
