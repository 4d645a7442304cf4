/** Browsers that differ from the usual one; each runs in the browser before any script of the page. */

/** Its visitor saves data: nothing is loaded ahead of need. */
export function savingData(): void {
  Object.defineProperty(navigator, "connection", { value: { saveData: true } });
}

/** It cannot tell what is on screen. */
export function withoutVisibility(): void {
  Object.defineProperty(window, "IntersectionObserver", { value: undefined });
}

/** It has no Navigation API. */
export function withoutNavigation(): void {
  Reflect.deleteProperty(window, "navigation");
}

/** It has a Navigation API that cannot hold a navigation back. */
export function withoutPrecommit(): void {
  Reflect.deleteProperty(window, "NavigationPrecommitController");
}

/** It refuses everything that could remember something. */
export function refusingStorage(): void {
  const refuse = () => {
    throw new DOMException("Access is denied for this document.", "SecurityError");
  };
  for (const storage of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
    Object.defineProperty(window, storage, { get: refuse });
  }
  Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
}
