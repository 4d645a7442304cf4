/**
 * Settles once the page is the visitor's: at once, unless the browser prerenders it for a click that may never come.
 */
export function whenActivated(document: Document): Promise<void> {
  const { prerendering = false } = document as Document & { readonly prerendering?: boolean };
  return prerendering ? firstEvent(document, "prerenderingchange") : Promise.resolve();
}

/** Settles once the visitor sees the page: at once, unless it is in a tab that is opened in the background. */
export async function whenSeen(document: Document): Promise<void> {
  while (document.visibilityState !== "visible") await firstEvent(document, "visibilitychange");
}

function firstEvent(document: Document, type: string): Promise<void> {
  return new Promise((resolve) => document.addEventListener(type, () => resolve(), { once: true }));
}
