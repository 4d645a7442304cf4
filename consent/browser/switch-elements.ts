import type { ConsentService } from "../core/configuration.ts";
import type { ScriptUrl } from "./script-url-policy.ts";

/** Options of switching elements. */
export interface ElementContext {
  readonly scriptUrl: ScriptUrl;
  /** Scripts of once-only services that have run, by service and source; added to here. */
  readonly ranScripts: Set<string>;
  /** Draws the placeholder of a blocked frame or widget. */
  readonly placeholder?: ((blocked: HTMLElement, service: ConsentService) => Node) | undefined;
  /** Called for errors that stop nothing. */
  readonly log: (message: string, cause: unknown) => void;
}

/**
 * Switches a service's elements on or off, in `root` and below: those with `data-name`, as klaro marks them.
 * An element that is already as it should be is not touched.
 */
export function switchElements(root: ParentNode, service: ConsentService, on: boolean, context: ElementContext): void {
  for (const element of markedElements(root, service.name)) {
    try {
      switchElement(element, service, on, context);
    } catch (cause) {
      context.log(`An element of the service “${service.name}” could not be switched ${on ? "on" : "off"}.`, cause);
    }
  }
}

function markedElements(root: ParentNode, name: string): HTMLElement[] {
  const selector = `[data-name="${name}"]`;
  const below = [...root.querySelectorAll<HTMLElement>(selector)];
  return "matches" in root && (root as HTMLElement).matches(selector) ? [root as HTMLElement, ...below] : below;
}

function switchElement(element: HTMLElement, service: ConsentService, on: boolean, context: ElementContext): void {
  const kind = element.dataset.type === "placeholder" ? "placeholder" : element.localName;
  if (kind === "placeholder") (on ? hide : show)(element);
  else if (kind === "iframe") switchFrame(element, on);
  else if (kind === "link") switchLink(element, on);
  else if (kind !== "script") switchInPlace(element, on);
  else if (!on || claimRun(element, service, context)) switchScript(element, on, context.scriptUrl);
  if (!on && (kind === "iframe" || kind === "div")) addPlaceholder(element, service, context);
}

/** Elements that the generator made have their placeholders before them already. */
function addPlaceholder(blocked: HTMLElement, service: ConsentService, { placeholder }: ElementContext): void {
  const before = blocked.previousElementSibling;
  if (before?.matches(`[data-type="placeholder"][data-name="${service.name}"]`)) return;
  if (placeholder) blocked.before(placeholder(blocked, service));
}

/** Notes that a script of a once-only service runs. @returns whether it may: not if it has run already */
function claimRun(script: HTMLElement, service: ConsentService, { ranScripts }: ElementContext): boolean {
  if (service.onlyOnce !== true || isActive(script)) return true;
  const source = `${service.name} ${script.dataset.src ?? script.textContent}`;
  if (ranScripts.has(source)) return false;
  ranScripts.add(source);
  return true;
}

const INERT_TYPE = "text/plain";

/** Whether a script is written as its marks say it is to be run. */
function isActive(script: HTMLElement): boolean {
  const { type = "", src } = script.dataset;
  return (script.getAttribute("type") ?? "") === type && (src === undefined || script.hasAttribute("src"));
}

/**
 * Runs a script, or makes it inert. A script element runs at most once in its life, so it is replaced each time.
 * The effects of a script cannot be undone.
 */
function switchScript(script: HTMLElement, on: boolean, scriptUrl: ScriptUrl): void {
  if (on ? isActive(script) : script.getAttribute("type") === INERT_TYPE) return;
  const replacement = script.ownerDocument.createElement("script");
  copyAttributes(script, replacement);
  // Text is brought in as a node: given as a string, Trusted Types would refuse it.
  replacement.append(...[...script.childNodes].map((child) => child.cloneNode()));
  const { src, type } = script.dataset;
  if (!on) replacement.setAttribute("type", INERT_TYPE);
  else if (type !== undefined) replacement.setAttribute("type", type);
  if (on && src !== undefined) replacement.src = scriptUrl(src);
  // In the order in which they stand: several scripts of a service may need each other.
  replacement.async = script.hasAttribute("async");
  script.replaceWith(replacement);
}

/** Event handlers stay behind: the Content-Security-Policy would not run them, and Trusted Types refuse them. */
function copyAttributes(from: HTMLElement, to: HTMLElement): void {
  for (const { name, value } of from.attributes) {
    if (name !== "src" && name !== "type" && !name.startsWith("on")) to.setAttribute(name, value);
  }
}

/** How each kind of element is switched on and off, apart from scripts. Elements stay the same nodes: React may own them. */

const ORIGINAL_DISPLAY = "data-original-display";
const switchedAttributes = ["href", "src", "type"] as const;

/** Loads a frame, or empties and hides it. */
function switchFrame(frame: HTMLElement, on: boolean): void {
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
function switchLink(link: HTMLElement, on: boolean): void {
  setAttribute(link, "type", on ? link.getAttribute("data-type") : "text/plain");
  const address = link.getAttribute("data-href");
  if (address !== null) setAttribute(link, "href", on ? address : null);
}

/** Gives a picture, a box or any other element its marked attributes, or what it had before them. */
function switchInPlace(element: HTMLElement, on: boolean): void {
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
function show(element: HTMLElement): void {
  const original = element.getAttribute(ORIGINAL_DISPLAY);
  if (original !== null) element.style.display = original;
  else if (element.style.display === "none") element.style.display = "";
}

/** Hides an element; how it was displayed is kept in the markup, where klaro keeps it. */
function hide(element: HTMLElement): void {
  if (!element.hasAttribute(ORIGINAL_DISPLAY)) setAttribute(element, ORIGINAL_DISPLAY, element.style.display);
  element.style.display = "none";
}

function setAttribute(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
