import { INLINE_DATA_ID, type InlineData } from "../routes/page-data.ts";

/**
 * Reads the data that the document carries (ruling D15). It comes from the same build as the document, so its shape
 * is taken on trust.
 *
 * @throws {Error} when the document carries none, or what it carries is damaged
 */
export function readInlineData(document: Document): InlineData {
  const text = document.getElementById(INLINE_DATA_ID)?.textContent;
  if (!text) throw new Error(`This document has no page data: the element #${INLINE_DATA_ID} is missing or empty.`);
  return JSON.parse(text);
}
