import type { TrackerMeans } from "./tracker.ts";

/** Prepares a tracker's script, which may load slowly or never; nothing is requested before `load`. */
export function trackerScript(url: string, { window, scriptUrl, log }: TrackerMeans) {
  let element: HTMLScriptElement | undefined;
  let ran = false;
  return {
    /** Adds the script to the page, unless it is there or loading. */
    load: () => {
      if (element?.isConnected === true) return;
      // A script that is still loading is reused: a second request would run it twice.
      element = element !== undefined && !ran ? element : createScript(window.document, scriptUrl(url));
      element.onload = () => {
        ran = true;
      };
      element.onerror = (cause) => {
        element?.remove();
        element = undefined;
        log(`The tracker ${url} could not be loaded; the next full page load requests it again.`, cause);
      };
      ran = false;
      window.document.head.append(element);
    },
    /** Removes the element. A script that is loading still runs: its queue must be empty by then. */
    unload: () => element?.remove(),
    /** Whether the script has run since it was added. */
    hasRun: () => ran,
  };
}

function createScript(document: Document, source: string): HTMLScriptElement {
  const script = document.createElement("script");
  script.async = true;
  script.src = source;
  return script;
}
