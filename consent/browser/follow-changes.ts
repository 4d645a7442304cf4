import { STORAGE_NAME } from "../core/configuration.ts";

interface CookieChangeEvent extends Event {
  readonly changed: readonly { readonly name?: string }[];
  readonly deleted: readonly { readonly name?: string }[];
}

/**
 * Calls `check` whenever another tab may have stored another decision: when this page is shown or focused again, when it
 * is restored from the back/forward cache, and at once where the browser reports changes.
 *
 * @returns a function that stops it
 */
export function followChanges(window: Window, check: () => void): () => void {
  const onVisible = () => {
    if (window.document.visibilityState === "visible") check();
  };
  const onCookies = (event: Event) => {
    const { changed, deleted } = event as CookieChangeEvent;
    if ([...changed, ...deleted].some((cookie) => cookie.name === STORAGE_NAME)) check();
  };
  const { cookieStore } = window as Window & { readonly cookieStore?: EventTarget };
  const subjects: readonly [EventTarget | undefined, string, (event: Event) => void][] = [
    [window, "pageshow", check],
    [window, "focus", check],
    [window.document, "visibilitychange", onVisible],
    [cookieStore, "change", onCookies],
  ];
  for (const [subject, type, listener] of subjects) subject?.addEventListener(type, listener);
  return () => {
    for (const [subject, type, listener] of subjects) subject?.removeEventListener(type, listener);
  };
}
