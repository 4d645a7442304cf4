/** What the figures must reach, and where each number comes from. */

/** What one measure must reach. `most` and `least` are in bytes and milliseconds. */
export interface Target {
  readonly group: string;
  readonly measure: string;
  /** Only of this subject; without it, of all: the worst is judged. */
  readonly subject?: string;
  readonly most?: number;
  readonly least?: number;
  /** At most this many times what stands beside it. */
  readonly mostTimesBeside?: number;
  /** The best of the peers (docs/performance.md says how they were measured), in the same unit. */
  readonly peer?: { readonly name: string; readonly value: number };
  /** Where the number comes from. */
  readonly source: string;
}

/** Every target. */
export const targets: readonly Target[] = [
  {
    group: "weights",
    measure: "JavaScript",
    most: 76_000,
    peer: { name: "Gatsby", value: 80_500 },
    source: "less than every React peer with a client router; react-dom alone is 58.1 kB",
  },
  {
    group: "weights",
    measure: "all but pictures",
    most: 120_000,
    peer: { name: "Gatsby, without fonts", value: 84_900 },
    source: "the lightest React peer and two font files of 17 kB",
  },
  {
    group: "weights",
    measure: "requests before paint",
    most: 1,
    source: "a round trip each; the style sheet is inlined",
  },
  {
    group: "first-view",
    measure: "LCP",
    mostTimesBeside: 1.03,
    source: "the page without its scripts, in the same run",
  },
  {
    group: "first-view",
    measure: "blocking",
    most: 25,
    peer: { name: "React Router", value: 17 },
    source: "about the least of the React peers; 50 ms is what people notice",
  },
  {
    group: "first-view",
    measure: "live",
    most: 1000,
    peer: { name: "Vike", value: 996 },
    source: "the fastest of the React peers",
  },
  {
    group: "navigation",
    subject: "prefetched",
    measure: "painted",
    most: 50,
    peer: { name: "Next.js", value: 79 },
    source: "three frames; the best peer needs 79 ms",
  },
  {
    group: "navigation",
    subject: "cold",
    measure: "painted",
    most: 155,
    peer: { name: "Astro", value: 155 },
    source: "the best peer that asks the network after the click; one round trip is 150 ms",
  },
  {
    group: "navigation",
    measure: "requests",
    most: 2,
    peer: { name: "Vike", value: 2 },
    source: "page data and chunk, side by side",
  },
  {
    group: "build",
    subject: "1,000, rendered and written",
    measure: "wall",
    mostTimesBeside: 1,
    source: "Hugo on the same pages, in the same run",
  },
  { group: "build", measure: "peak memory", most: 600e6, source: "fits a small build machine, whatever the size" },
  { group: "build", measure: "rewritten", mostTimesBeside: 1, source: "only files whose bytes changed" },
  {
    group: "build-10000",
    subject: "10,000, rendered and written",
    measure: "pages",
    least: 1500,
    source: "what two cores render and write: 0.1 ms a page in React, 0.2 ms in Markdown, and the disk",
  },
  {
    group: "build-10000",
    subject: "10,000, compressed, cold",
    measure: "wall",
    most: 120_000,
    source: "two minutes, from an empty cache to what is served",
  },
  { group: "build-10000", measure: "peak memory", most: 600e6, source: "does not grow with the number of posts" },
  {
    group: "build-10000",
    measure: "time a page",
    mostTimesBeside: 1.2,
    source: "linear: within 20 % of the time at 1,000 posts",
  },
  {
    group: "build-10000",
    subject: "10,000, one post edited",
    measure: "wall",
    most: 3000,
    source: "the owner waits for it",
  },
  { group: "build-10000", measure: "rewritten", mostTimesBeside: 1, source: "only files whose bytes changed" },
  {
    group: "server",
    subject: "all files",
    measure: "requests",
    least: 10_000,
    source: "a file of 20 kB from memory can be sent 51,000 times a second by Node on two cores; the load takes one",
  },
  {
    group: "server",
    subject: "all files",
    measure: "time an answer",
    mostTimesBeside: 2,
    source: "nginx on the same folder, in the same run; it copies files inside the kernel",
  },
  { group: "server", subject: "all files", measure: "p99", most: 50, source: "people notice from 100 ms on" },
  {
    group: "server",
    subject: "all files",
    measure: "failures",
    most: 0,
    source: "every request is answered with its file",
  },
  { group: "server", subject: "all files", measure: "heap change", most: 10, source: "nothing is kept of a request" },
  {
    group: "slow-visitors",
    subject: "dripped head",
    measure: "the last cut after",
    most: 10_000,
    source: "reliability S16",
  },
  {
    group: "slow-visitors",
    subject: "dripped body",
    measure: "the last cut after",
    most: 10_000,
    source: "reliability S16",
  },
  {
    group: "slow-visitors",
    subject: "1,000 connections",
    measure: "the last cut after",
    most: 60_000,
    source: "reliability S16",
  },
  { group: "slow-visitors", measure: "left", most: 0, source: "none is left after 90 s" },
  { group: "slow-visitors", measure: "memory added", most: 150e6, source: "fits the smallest machine" },
  { group: "slow-visitors", measure: "p99", most: 100, source: "nobody notices that others are slow" },
  {
    group: "contact",
    measure: "accepted",
    least: 300,
    source: "far more than a consultancy ever gets, with every message synced to the disk",
  },
  { group: "contact", measure: "not accepted", most: 0, source: "no message is refused for being one of many" },
  { group: "contact", measure: "not delivered", most: 0, source: "no message is ever lost" },
  {
    group: "contact-trouble",
    measure: "message p99",
    most: 100,
    source: "reliability D9: nobody notices the mail server",
  },
  {
    group: "contact-trouble",
    measure: "page p99",
    most: 50,
    source: "reliability D11: a store on the main thread gave 2,450 ms",
  },
  {
    group: "contact-trouble",
    measure: "slowest message",
    most: 1000,
    source: "reliability D11: kept or refused in a second",
  },
  {
    group: "contact-trouble",
    measure: "failures",
    most: 0,
    source: "every message is kept, or refused with the way out",
  },
];
