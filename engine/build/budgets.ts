/** Budgets of pages, for the build's summary, the tests of the built files and the benchmark. */

/** Bytes of JavaScript, brotli, that a first visit to any page may load. */
export const SCRIPT_BUDGET = 91_500;
/** Bytes that a server sends before it waits for the browser's answer: ten packets, less their headers. */
export const FIRST_PACKETS = 14_000;
/** Bytes of all CSS, brotli. */
export const STYLE_BUDGET = 8_650;
