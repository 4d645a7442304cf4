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
    subject: "1,000, uncompressed, cold",
    measure: "wall",
    mostTimesBeside: 1,
    source: "Hugo on the same pages, in the same run",
  },
  { group: "build", measure: "peak memory", most: 600e6, source: "fits a small build machine, whatever the size" },
  { group: "build", measure: "rewritten", mostTimesBeside: 1, source: "only files whose bytes changed" },
  {
    group: "build-10000",
    subject: "10,000, uncompressed, cold",
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
    group: "contact",
    measure: "messages accepted a second",
    least: 300,
    source: "each committed to the disk before it is answered",
  },
  { group: "contact", measure: "messages not accepted", most: 0, source: "none may be refused under load" },
  { group: "contact", measure: "messages not delivered", most: 0, source: "none may be lost" },
];
