const MARKED = "[data-name]";

/**
 * Calls `switchIn` with each part that is added to the page and has marked elements in it, before the browser draws it.
 * Other parts cost one look.
 *
 * @returns a function that stops it
 */
export function followMarkedElements(document: Document, switchIn: (part: Element) => void): () => void {
  const { MutationObserver, Element } = document.defaultView ?? globalThis;
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof Element && (node.matches(MARKED) || node.querySelector(MARKED))) switchIn(node);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
