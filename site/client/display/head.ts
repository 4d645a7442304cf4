import type { PageHead } from "../../page-data/page-data.ts";
import { HEAD_DEBOUNCE_MS } from "../constants.ts";
import { HEAD_SELECTOR, type HeadElement, headElements, headKey } from "./head-elements.ts";

/** Keeps the document's head in step with the page that is shown. */
export interface HeadUpdater {
  /** Asks for a head. Of several within `HEAD_DEBOUNCE_MS`, only the last is carried out (P11). */
  update(head: PageHead, siteUrl: string): void;
}

/** The updater of a document. */
export function createHeadUpdater(document: Document): HeadUpdater {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    update(head, siteUrl) {
      clearTimeout(timer);
      timer = setTimeout(() => applyHead(document, head, siteUrl), HEAD_DEBOUNCE_MS);
    },
  };
}

/**
 * Makes the document's head that of a page: elements that are there, from the server or from an earlier page, are kept
 * and changed where they differ, missing ones are added, superfluous ones removed. Doing it twice changes nothing.
 */
export function applyHead(document: Document, head: PageHead, siteUrl: string): void {
  if (document.title !== head.title) document.title = head.title;
  const present = new Map<string, Element>();
  for (const element of document.head.querySelectorAll(HEAD_SELECTOR)) {
    const key = keyOf(element);
    if (present.has(key)) element.remove();
    else present.set(key, element);
  }
  for (const wanted of headElements(head, siteUrl)) {
    const element = present.get(wanted.key) ?? document.head.appendChild(document.createElement(wanted.tag));
    present.delete(wanted.key);
    setAttributes(element, wanted);
  }
  for (const superfluous of present.values()) superfluous.remove();
}

function keyOf(element: Element): string {
  return headKey(element.localName, {
    name: element.getAttribute("name"),
    rel: element.getAttribute("rel"),
    hreflang: element.getAttribute("hreflang"),
  });
}

function setAttributes(element: Element, { attributes }: HeadElement): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
