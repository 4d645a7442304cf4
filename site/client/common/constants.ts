/** The times and distances of the client (K3). Milliseconds end in MS, CSS pixels in PX. */

/** How long a page's chunk may take before it counts as lost (P5). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** How long a link must have been visible before its page is prefetched (P9). */
export const PREFETCH_DELAY_MS = 250;
/** How long an animated scroll lasts (R18). */
export const SCROLL_DURATION_MS = 500;
/** How long updates of the document's head are gathered (P11). */
export const HEAD_DEBOUNCE_MS = 10;
/** How near to the viewport a picture is switched on (P10). */
export const LAZY_MARGIN_PX = 20;
/** The part of a picture that must be in that area (P10). */
export const LAZY_THRESHOLD = 0.1;
/** How long the privacy manager's configuration may take before the site's own stands (D16). */
export const CONSENT_PATIENCE_MS = 3_000;
/** How long a navigation may last before it shows that it is under way. */
export const PROGRESS_DELAY_MS = 300;
/** How long page data in memory counts as fresh: longer than a look around, shorter than a working day's open tab. */
export const PAGE_DATA_LIFETIME_MS = 300_000;
/** After how long a page that is being left is surely gone: a load that its leaving cancelled is not reported. */
export const LEAVING_MS = 1_000;
