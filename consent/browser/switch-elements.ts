import type { ConsentService } from "../core/configuration.ts";
import type { ScriptUrl } from "./script-url-policy.ts";
import { hide, show, switchFrame, switchInPlace, switchLink } from "./switch-frames-and-links.ts";
import { isActive, switchScript } from "./switch-scripts.ts";

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
