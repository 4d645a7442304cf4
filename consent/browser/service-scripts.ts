import type { ConsentConfiguration, ConsentService } from "../core/configuration.ts";
import { type ElementContext, switchElements } from "./switch-elements.ts";

/**
 * Puts the scripts that services list into the page, inert and with klaro's marks: from then on they are switched like
 * any other marked script.
 */
export function addServiceScripts({ services }: ConsentConfiguration, document: Document): void {
  for (const { name, scripts = [] } of services) {
    for (const src of scripts) {
      const script = document.createElement("script");
      script.type = "text/plain";
      Object.assign(script.dataset, { name, src });
      document.head.append(script);
    }
  }
}

/**
 * Runs the scripts of a service again, for the widgets of a page that came after they had run; to be called only while
 * the service is on. Those of a once-only service do not run again.
 */
export function runScriptsForWidgets(document: Document, service: ConsentService, context: ElementContext): void {
  const { name } = service;
  if (document.querySelector(`[data-name="${name}"][data-url]`) === null) return;
  for (const script of document.head.querySelectorAll<HTMLElement>(`script[data-name="${name}"]`)) {
    switchElements(script, service, false, context);
  }
  switchElements(document.head, service, true, context);
}
