import { WANTED_AFTER_LOAD_MS } from "./common/constants.ts";
import { allowedPrefetch, INTENT } from "./loading/prefetch.ts";

/** What a visitor presses, follows, chooses or writes in. */
const CONTROLS = "a[href], button, input, label, select, summary, textarea";

/**
 * Settles once the program of the pages is wanted: at the first sign that a visitor is about to use a control, be it older
 * than this call; else when the page is painted in its fonts and the browser has nothing to do, some time after the load at
 * the latest. Who saves data gets it at the sign alone, unless there is a form: it may have to show what they typed before.
 */
export function whenWanted(window: Window): Promise<void> {
  const { document } = window;
  return new Promise((resolve) => {
    const found = new AbortController();
    const want = () => {
      found.abort();
      resolve();
    };
    for (const type of INTENT) {
      const judge = ({ target }: Event) => (target as Partial<Element> | null)?.closest?.(CONTROLS) && want();
      document.addEventListener(type, judge, { passive: true, signal: found.signal });
    }
    if (document.querySelector(`:is(${CONTROLS}):is(:focus, :hover)`) !== null) return want();
    if (allowedPrefetch(window) === "nothing" && document.forms.length === 0) return;
    void firstPaint()
      .then(() => document.fonts.ready)
      // WebKit does not say when it has nothing to do.
      .then(() => window.requestIdleCallback?.(want));
    const loaded = () => void setTimeout(want, WANTED_AFTER_LOAD_MS);
    if (document.readyState === "complete") loaded();
    else window.addEventListener("load", loaded, { once: true });
  });
}

function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}
