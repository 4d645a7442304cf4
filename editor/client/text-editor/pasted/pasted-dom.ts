/** Elements that stand below each other. */
export const BLOCKS = "p, div, li, ul, ol, h1, h2, h3, h4, h5, h6, blockquote, pre";

/** Leaves the content of an element in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The texts in a part of a document, in order. */
export function textsIn(parent: Node): readonly Text[] {
  return [...parent.childNodes].flatMap((node) => (node.nodeType === 3 ? (node as Text) : textsIn(node)));
}

/** Takes comments out, Word's conditions among them. */
export function removeComments(parent: Node): void {
  for (const node of [...parent.childNodes]) {
    if (node.nodeType === 8) parent.removeChild(node);
    else removeComments(node);
  }
}
