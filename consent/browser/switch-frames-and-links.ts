/** How each kind of element is switched on and off, apart from scripts. Elements stay the same nodes: React may own them. */

const ORIGINAL_DISPLAY = "data-original-display";
const switchedAttributes = ["href", "src", "type"] as const;

/** Loads a frame, or empties and hides it. */
export function switchFrame(frame: HTMLElement, on: boolean): void {
  if (!frame.hasAttribute("data-src")) setAttribute(frame, "data-src", frame.getAttribute("src"));
  const source = on ? frame.getAttribute("data-src") : null;
  if (frame.getAttribute("src") !== source) {
    // Removed and inserted again: a frame whose address changes while it is in the page adds an entry to the history,
    // and the back button would bring the blocked content back.
    const { parentNode, nextSibling } = frame;
    frame.remove();
    setAttribute(frame, "src", source);
    parentNode?.insertBefore(frame, nextSibling);
  }
  if (on) show(frame);
  else hide(frame);
}

/** Loads a linked resource such as a style sheet, or takes it away. */
export function switchLink(link: HTMLElement, on: boolean): void {
  setAttribute(link, "type", on ? link.getAttribute("data-type") : "text/plain");
  const address = link.getAttribute("data-href");
  if (address !== null) setAttribute(link, "href", on ? address : null);
}

/** Gives a picture, a box or any other element its marked attributes, or what it had before them. */
export function switchInPlace(element: HTMLElement, on: boolean): void {
  for (const name of switchedAttributes) {
    const marked = element.getAttribute(`data-${name}`);
    if (marked === null) continue;
    const original = `data-original-${name}`;
    const current = element.getAttribute(name);
    if (on && current !== marked) setAttribute(element, original, current);
    if (on) setAttribute(element, name, marked);
    else if (current === marked) setAttribute(element, name, element.getAttribute(original));
  }
  const title = element.getAttribute("data-title");
  if (title !== null) setAttribute(element, "title", on ? title : null);
  if (on) show(element);
  else hide(element);
}

/** Shows an element as it was before it was hidden. */
export function show(element: HTMLElement): void {
  const original = element.getAttribute(ORIGINAL_DISPLAY);
  if (original !== null) element.style.display = original;
  else if (element.style.display === "none") element.style.display = "";
}

/** Hides an element; how it was displayed is kept in the markup, where klaro keeps it. */
export function hide(element: HTMLElement): void {
  if (!element.hasAttribute(ORIGINAL_DISPLAY)) setAttribute(element, ORIGINAL_DISPLAY, element.style.display);
  element.style.display = "none";
}

function setAttribute(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
