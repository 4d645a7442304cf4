/** What a person reads of an element: one space between words, straight apostrophes. */
export function textOf(element: Element | null | undefined): string {
  return readable(element?.textContent ?? "");
}

/** A text as people read it, whatever spaces and apostrophes typography chose. */
export function readable(text: string): string {
  return text
    .replace(/[\s\u00a0\u202f]+/g, " ")
    .replaceAll("\u2019", "'")
    .trim();
}

/** The letters and digits of a text, whatever marks of Markdown, spaces and punctuation stand between them. */
export function wordsOf(text: string): string {
  return readable(text)
    .replace(/\]\([^)]*\)/g, "]")
    .replace(/:[a-z]{2}\[/g, "[")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The name by which a screen reader announces a link, a button or an input. */
export function nameOf(element: Element): string {
  const label = element.getAttribute("aria-label");
  if (label !== null) return readable(label);
  const own = element.id === "" ? null : element.ownerDocument.querySelector(`label[for="${element.id}"]`);
  return textOf(own ?? element);
}

/** The values of an attribute, in the order of the document. */
export function attributes(root: ParentNode, selector: string, name: string): string[] {
  return [...root.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? "");
}

/** What is written on links, and where each leads. */
export function linksIn(root: ParentNode, selector: string): (readonly [text: string, href: string | null])[] {
  return [...root.querySelectorAll(selector)].map((link) => [textOf(link), link.getAttribute("href")]);
}

/**
 * The one element that matches.
 *
 * @throws {Error} when none does, or more than one
 */
export function only(root: ParentNode, selector: string): Element {
  const [first, ...others] = root.querySelectorAll(selector);
  if (first === undefined || others.length > 0) {
    throw new Error(`Expected one ${selector}, found ${first === undefined ? 0 : others.length + 1}.`);
  }
  return first;
}

/** The alternates of a document: hreflang to absolute address. */
export function alternatesOf(document: Document): Readonly<Record<string, string>> {
  const links = [...document.querySelectorAll("link[rel=alternate][hreflang]")];
  return Object.fromEntries(links.map((link) => [link.getAttribute("hreflang"), link.getAttribute("href")]));
}
