/**
 * `fetch` as the browser made it, taken when the program starts and no tracker is allowed yet: one that replaces the
 * window's later, and breaks it, stops neither pages nor messages.
 */
export const browserFetch: typeof fetch = globalThis.fetch.bind(globalThis);
