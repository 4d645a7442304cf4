/** Where Word keeps the level of an item: `mso-list:l0 level2 lfo1`. */
const WORD_LEVEL = /mso-list:\s*l\d+\s+level(\d+)/i;

/** Makes lists of Word's paragraphs, whose style says their level; their dots and numbers are text there. */
export function makeWordLists(document: Document): void {
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
export function nestLists(body: Element): void {
  for (const list of body.querySelectorAll("ul, ol")) {
    const before = list.previousElementSibling;
    if (list.parentElement?.matches("ul, ol")) before?.append(list);
    else if (before?.matches("ul, ol") && levelOf(list) > levelOf(before)) before.lastElementChild?.append(list);
  }
}

function levelOf(list: Element): number {
  return Number(list.querySelector(":scope > li")?.getAttribute("aria-level") ?? 1);
}
