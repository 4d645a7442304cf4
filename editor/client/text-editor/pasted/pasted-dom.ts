/** Leaves the content of an element in its place. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** The texts in a part of a document, in order. */
export function textsIn(parent: Node): readonly Text[] {
  return [...parent.childNodes].flatMap((node) => (node.nodeType === 3 ? (node as Text) : textsIn(node)));
}
