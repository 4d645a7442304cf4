import type { ScriptUrl } from "./script-url-policy.ts";

const INERT_TYPE = "text/plain";

/** Whether a script is written as its marks say it is to be run. */
export function isActive(script: HTMLElement): boolean {
  const { type = "", src } = script.dataset;
  return (script.getAttribute("type") ?? "") === type && (src === undefined || script.hasAttribute("src"));
}

/**
 * Runs a script, or makes it inert. A script element runs at most once in its life, so it is replaced each time.
 * The effects of a script cannot be undone.
 */
export function switchScript(script: HTMLElement, on: boolean, scriptUrl: ScriptUrl): void {
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
