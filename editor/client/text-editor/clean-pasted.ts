/**
 * Makes ordinary HTML of what Word, LibreOffice and Google Docs put on the clipboard. Word writes lists as paragraphs
 * whose style says their level, and bold as a style; the title is the article's own, so headings begin at 2.
 */
export function cleanPasted(document: Document): void {
  const { body } = document;
  removeComments(body);
  for (const element of body.querySelectorAll(
    "style, script, meta, link, title, xml, img, picture, svg, iframe, input, button",
  )) {
    element.remove();
  }
  for (const element of [...body.querySelectorAll("*")]) if (element.localName.includes(":")) unwrap(element);
  makeLists(document);
  makeBold(document);
  makeHeadings(document);
  makeHeaderRows(document);
  for (const link of body.querySelectorAll("a"))
    if (!/^(https?:|mailto:|tel:|\/)/i.test(link.getAttribute("href") ?? "")) unwrap(link);
  for (const wrapper of body.querySelectorAll("b, strong, em, i, u")) {
    // Google Docs wraps everything in an element for bold that is not bold; Word leaves empty ones.
    const isNone = /font-weight:\s*(normal|400)/i.test(wrapper.getAttribute("style") ?? "");
    if (isNone || wrapper.localName === "u" || (wrapper.textContent ?? "").trim() === "" || hasBlocks(wrapper))
      unwrap(wrapper);
  }
  for (const paragraph of body.querySelectorAll("li > p:only-child, td > p:only-child, th > p:only-child"))
    unwrap(paragraph);
}

/** Where Word keeps the level of an item: `mso-list:l0 level2 lfo1`. */
const WORD_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;

function makeLists(document: Document): void {
  const open: Element[] = [];
  for (const paragraph of [...document.body.querySelectorAll("p, h1, h2, h3, h4, h5, h6")]) {
    const level = Number(WORD_LEVEL.exec(paragraph.getAttribute("style") ?? "")?.[1] ?? 0);
    if (level === 0 || /^h\d$/.test(paragraph.localName)) {
      removeMarker(paragraph);
      open.length = 0;
      continue;
    }
    const marker = removeMarker(paragraph);
    const name = /^[\s\u00a0]*[\da-z]+[.)]/i.test(marker) && !/^[\s\u00a0]*o[\s\u00a0]*$/.test(marker) ? "ol" : "ul";
    open.length = Math.min(open.length, level);
    while (open.length < level) {
      const list = document.createElement(name);
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

function makeBold(document: Document): void {
  for (const span of [...document.body.querySelectorAll("span[style]")]) {
    const style = span.getAttribute("style") ?? "";
    const name = /font-weight:\s*(bold|[6-9]00)/i.test(style)
      ? "strong"
      : /font-style:\s*italic/i.test(style)
        ? "em"
        : undefined;
    if (name === undefined || hasBlocks(span)) continue;
    const marked = document.createElement(name);
    marked.append(...span.childNodes);
    span.replaceWith(marked);
  }
}

function makeHeadings(document: Document): void {
  for (const heading of [...document.body.querySelectorAll("h1, h2, h3, h4, h5, h6, p.MsoTitle")]) {
    const level = heading.localName === "p" ? 2 : Math.min(4, Math.max(2, Number(heading.localName.slice(1))));
    const own = document.createElement(`h${level}`);
    own.textContent = (heading.textContent ?? "").replace(/\s+/g, " ").trim();
    if (own.textContent === "") heading.remove();
    else heading.replaceWith(own);
  }
}

/** Word's tables have no header cells, Markdown's must have them. */
function makeHeaderRows(document: Document): void {
  for (const table of document.body.querySelectorAll("table")) {
    if (table.querySelector("th") !== null) continue;
    for (const cell of table.querySelectorAll("tr:first-child > td")) {
      const header = document.createElement("th");
      header.append(...cell.childNodes);
      cell.replaceWith(header);
    }
  }
}

function hasBlocks(element: Element): boolean {
  return element.querySelector("p, ul, ol, table, h1, h2, h3, h4, h5, h6, div, blockquote") !== null;
}

function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

function removeComments(parent: Node): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === 8) parent.removeChild(node);
    else removeComments(node);
  }
}
