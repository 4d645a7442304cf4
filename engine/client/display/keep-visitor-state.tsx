import { type ReactNode, useInsertionEffect, useState } from "react";

/** Elements that a visitor can write in, choose, open, focus or scroll (the keyboard stops there, too). */
const HANDLED = "a[href], button, input, select, textarea, details, summary, iframe, [tabindex]";
/** Those that may be scrolled. Others are not asked: the browser would lay the page out for the answer. */
const SCROLLED = "input, textarea, [tabindex='0']";
/** Attributes that tell elements of one kind apart, whatever stands around them and whatever their text is. */
const NAMES = ["id", "name", "type", "href"] as const;
/** Properties that change with what a visitor writes, chooses and opens. */
const CHANGED = ["value", "checked", "open"] as const;

type Handled = HTMLElement &
  Partial<Pick<HTMLTextAreaElement, "setSelectionRange">> &
  Partial<Pick<HTMLInputElement, "selectionStart" | "selectionEnd" | "selectionDirection">> &
  Partial<Record<(typeof CHANGED)[number], unknown>>;

/**
 * Keeps what a visitor did to the document, also where React draws all of it anew because a translation, a writing
 * assistant or an extension has changed it before it was hydrated. To be the outermost component of the root.
 *
 * React renders what it draws anew in one task and removes the old elements in the same one: whatever the visitor did until
 * then is read here. The insertion effect comes before every ref and effect of the components: they find the new elements
 * as they would have found the old ones, with what was typed and with the focus.
 *
 * @param container the element that React hydrates
 */
export function KeepVisitorState({ container, children }: { container: Element; children: ReactNode }): ReactNode {
  const [putBack] = useState(() => takeVisitorState(container));
  useInsertionEffect(putBack, [putBack]);
  return children;
}

/** @returns puts the state of each element that was removed since then into the one that has its place now */
function takeVisitorState(container: Element): () => void {
  const taken = new Map([...handledByPlace(container)].map(([place, element]) => [place, stateOf(element)]));
  return () => {
    const present = handledByPlace(container);
    for (const [place, { element, putInto }] of taken) {
      const successor = present.get(place);
      if (successor && successor !== element) putInto(successor);
    }
    // The old elements are needed no more.
    taken.clear();
  };
}

/** Elements that a visitor can handle, by their names, and by their order among those of the same names. */
function handledByPlace(container: Element): Map<string, Handled> {
  const alike = new Map<string, number>();
  return new Map(
    [...container.querySelectorAll<Handled>(HANDLED)].map((element) => {
      const names = [element.localName, ...NAMES.map((name) => element.getAttribute(name))].join(" ");
      const order = alike.get(names) ?? 0;
      alike.set(names, order + 1);
      return [`${names} ${order}`, element];
    }),
  );
}

/** An element, and how to give another the state that it has: at the end what was typed and chosen, else what it is now. */
function stateOf(element: Handled): { readonly element: Handled; readonly putInto: (successor: Handled) => void } {
  const { selectionStart, selectionEnd, selectionDirection } = element;
  const { scrollLeft, scrollTop } = element.matches(SCROLLED) ? element : { scrollLeft: 0, scrollTop: 0 };
  const focused = element === element.ownerDocument.activeElement;
  const putInto = (successor: Handled) => {
    for (const name of CHANGED) {
      // Assigning it, even what it is, would count as written, and move the caret.
      if (name in element && successor[name] !== element[name]) successor[name] = element[name];
    }
    if (focused) focusOnceShown(successor);
    if (focused && selectionStart != null && selectionEnd != null) {
      successor.setSelectionRange?.(selectionStart, selectionEnd, selectionDirection ?? undefined);
    }
    if (scrollLeft || scrollTop) successor.scrollTo({ left: scrollLeft, top: scrollTop, behavior: "instant" });
  };
  return { element, putInto };
}

/** Focuses an element at once; one that a visitor has accepted when consent has shown it, later in the same task. */
function focusOnceShown(element: HTMLElement): void {
  const focus = () => element.focus({ preventScroll: true });
  focus();
  if (element.ownerDocument.activeElement !== element) queueMicrotask(focus);
}
