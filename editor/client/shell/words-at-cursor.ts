/** Empty lines. */
const GAP = /\n[^\S\n]*\n/;
const BLOCKS = "tr, p, h1, h2, h3, h4, h5, h6, figure, pre";

/** The words of the paragraph, heading, row or field that the cursor is in; undefined outside of a form's texts. */
export function wordsAtCursor(document: Document): string | undefined {
  const field = document.activeElement;
  if (field?.closest(".form-side") == null) return undefined;
  if (field instanceof HTMLTextAreaElement) {
    const { value, selectionStart } = field;
    const [above, below] = [value.slice(0, selectionStart), value.slice(selectionStart)].map((text) => text.split(GAP));
    return `${above?.at(-1)}${below?.[0]}`;
  }
  if (field instanceof HTMLInputElement)
    return /^(?:text|search|url|email)$/.test(field.type) ? field.value : undefined;
  if (!(field instanceof HTMLElement && field.isContentEditable)) return undefined;
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  const at = anchorNode === field ? field.childNodes[anchorOffset ?? 0] : anchorNode;
  const element = at instanceof Element ? at : at?.parentElement;
  const block = element?.closest(BLOCKS) ?? field;
  const alt = [...block.querySelectorAll("img")].map((image) => image.alt).join(" ");
  return `${alt} ${block.textContent}`;
}
