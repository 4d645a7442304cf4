/**
 * Budgets of pages, for the tests of the built files, the benchmark and the report. Those of scripts, of styles and of usual
 * documents are given; the others leave a tenth of air, so that a new text or picture turns no test red.
 */

/** Bytes of JavaScript, brotli, that a first visit to any page may load. */
export const SCRIPT_BUDGET = 90_000;
/** Bytes of a usual document, the median of all, brotli. */
export const DOCUMENT_BUDGET = 16_000;
/** Bytes of the largest document, brotli: a service with all its texts, or a long article. */
export const LARGEST_DOCUMENT_BUDGET = 18_000;
/** Bytes that a server sends before it waits for the browser's answer: ten packets, less their headers. */
export const FIRST_PACKETS = 14_000;
/** Bytes of all CSS, brotli. */
export const STYLE_BUDGET = 8_500;
