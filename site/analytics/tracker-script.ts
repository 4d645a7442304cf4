import type { TrackerMeans } from "./tracker.ts";

/** A tracker's script, which may be slow, or never come. */
export interface TrackerScript {
  /** Puts the script into the page, unless it is there or on its way. */
  load(): void;
  /** Takes the element away. A script on its way still arrives: its queue must be empty by then. */
  unload(): void;
  /** Whether the script has run since it was put into the page. */
  hasRun(): boolean;
}

/** Makes the handle of a script; nothing is requested before `load`. */
export function trackerScript(url: string, { window, scriptUrl, log }: TrackerMeans): TrackerScript {
  let element: HTMLScriptElement | undefined;
  let ran = false;
  return {
    load: () => {
      if (element?.isConnected === true) return;
      // One that is on its way comes back into the page: a second request would run the script twice.
      element = element !== undefined && !ran ? element : createScript(window.document, scriptUrl(url));
      element.onload = () => {
        ran = true;
      };
      element.onerror = (cause) => {
        element?.remove();
        element = undefined;
        log(`The tracker ${url} could not be loaded; it is tried again at the next visit.`, cause);
      };
      ran = false;
      window.document.head.append(element);
    },
    unload: () => element?.remove(),
    hasRun: () => ran,
  };
}

function createScript(document: Document, source: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  return script;
}
