/** The times and distances of the client. Milliseconds end in MS, CSS pixels in PX. */

/** How long after the load the program of the pages is asked for at the latest. */
export const WANTED_AFTER_LOAD_MS = 2_000;
/** How long a page's chunk may take before it counts as lost. */
export const CHUNK_TIMEOUT_MS = 120_000;
/** How long a lost chunk waits for a sign that the connection is lost. */
export const CONNECTION_SIGN_MS = 1_000;
/** How long a link must have been visible before its page is prefetched. */
export const PREFETCH_DELAY_MS = 250;
/** How long an animated scroll lasts. */
export const SCROLL_DURATION_MS = 500;
/** How long updates of the document's head are gathered. */
export const HEAD_DEBOUNCE_MS = 10;
/** How near to the viewport a picture is switched on. */
export const LAZY_MARGIN_PX = 20;
/** The part of a picture that must be in that area. */
export const LAZY_THRESHOLD = 0.1;
/** How long a navigation may last before it shows that it is under way. */
export const PROGRESS_DELAY_MS = 300;
/** How long page data in memory counts as fresh: longer than a look around, shorter than a working day's open tab. */
export const PAGE_DATA_LIFETIME_MS = 300_000;
/** After how long a page that is being left is surely gone: a load that its leaving cancelled is not reported. */
export const LEAVING_MS = 1_000;
