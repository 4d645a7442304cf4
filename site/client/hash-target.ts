/**
 * The element that the hash of an address points to, if there is one.
 *
 * @param hash with its "#", percent-encoded or not
 */
export function hashTarget(document: Document, hash: string): HTMLElement | undefined {
  const id = hash.slice(1);
  if (id === "") return undefined;
  return document.getElementById(id) ?? document.getElementById(decoded(id)) ?? undefined;
}

/** The readable form of a percent-encoded text; the text itself where it is not well-formed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
