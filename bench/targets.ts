import { SCRIPT_BUDGET } from "#engine/build/budgets.ts";
import { type Figure, withUnit } from "./figure.ts";

/** What one measure must reach. `most` and `least` are in what figures hold: bytes, milliseconds, counts. */
export interface Target {
  readonly group: string;
  readonly measure: string;
  /** Only of this subject; without it, of all: the worst is judged. */
  readonly subject?: string;
  readonly most?: number;
  readonly least?: number;
  /** At most this many times what stands beside it. */
  readonly mostTimesBeside?: number;
  /** Where the number comes from. */
  readonly source: string;
}

/**
 * Every target of `npm run bench`. One that is no ruling and no fact of the network is what was reached in November 2026,
 * with about 10 % of headroom.
 */
export const targets: readonly Target[] = [
  { group: "weights", measure: "JavaScript", most: SCRIPT_BUDGET, source: "D19; react-dom alone is 58 kB" },
  {
    group: "weights",
    measure: "document",
    most: 16_500,
    source: "D19: 16 kB for a usual document, styles included; a service shows all its texts",
  },
  {
    group: "weights",
    measure: "all but pictures",
    most: 145_000,
    source: "script, document, two font files, page data and the texts of the interface",
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
  { group: "first-view", measure: "blocking", most: 50, source: "what people notice" },
  { group: "first-view", measure: "hydrated", most: 1100, source: "the fastest of the React peers, Vike: 996 ms" },
  { group: "first-view", measure: "CLS", most: 0.001, source: "nothing moves that anybody could see" },
  {
    group: "navigation",
    subject: "prefetched",
    measure: "painted",
    most: 79,
    source: "the best of the peers, Next.js",
  },
  {
    group: "navigation",
    subject: "cold",
    measure: "painted",
    most: 170,
    source: "a round trip is 150 ms; the best peer that asks the network after the click, Astro, needs 155",
  },
  { group: "navigation", measure: "requests", most: 2, source: "page data and chunk, side by side" },
  { group: "navigation", measure: "painted after input", most: 100, source: "people notice from 100 ms on" },
  {
    group: "build",
    subject: "shipped, first build",
    measure: "wall",
    most: 8000,
    source: "an empty clone, with nothing cached: the owner waits for it",
  },
  { group: "build", measure: "peak memory", most: 1e9, source: "D19: what it may take at 10,000 posts" },
  { group: "build", measure: "rewritten", mostTimesBeside: 1, source: "only files whose bytes changed" },
  { group: "growth", subject: "3,000, first build", measure: "peak memory", most: 1e9, source: "D19" },
  { group: "growth", subject: "3,000, one post edited", measure: "peak memory", most: 1e9, source: "D19" },
  {
    group: "growth",
    subject: "3,000, first build",
    measure: "time a page",
    mostTimesBeside: 1.2,
    source: "linear: within 20 % of the time at 1,000 posts",
  },
  {
    group: "growth",
    subject: "3,000, one post edited",
    measure: "wall",
    most: 3000,
    source: "the owner waits for it",
  },
  { group: "growth", measure: "rewritten", mostTimesBeside: 1, source: "only files whose bytes changed" },
  { group: "editor", subject: "next start", measure: "list", most: 1000, source: "the owner waits for it" },
  { group: "editor", subject: "next start", measure: "first text", most: 1500, source: "the owner waits for it" },
  { group: "editor", measure: "slowest text", most: 1500, source: "the owner waits for it" },
  { group: "editor", measure: "keystroke", most: 300, source: "the page follows who types" },
  { group: "editor", measure: "slowest keystroke", most: 1000, source: "nobody thinks that it is lost" },
  {
    group: "server",
    subject: "all files",
    measure: "requests",
    least: 5000,
    source: "the machine's second core is autocannon's, which needs more for a request than the server",
  },
  {
    group: "server",
    subject: "refusals",
    measure: "processor a request",
    mostTimesBeside: 1,
    source: "who floods the form must not cost more than who reads",
  },
  {
    group: "server",
    subject: "pages",
    measure: "processor a request",
    mostTimesBeside: 1.3,
    source: "nginx with the same files, each open and compressed before",
  },
  {
    group: "server",
    subject: "pages beside a flood",
    measure: "p99",
    mostTimesBeside: 2,
    source: "who floods the form must not keep readers waiting",
  },
  { group: "server", measure: "p99", most: 100, source: "people notice from 100 ms on" },
  { group: "server", measure: "failures", most: 0, source: "every request is answered with its file" },
  { group: "server", measure: "peak memory", most: 250e6, source: "fits the smallest machine" },
];

/** A target held against what was measured. */
export interface Judgement {
  readonly target: Target;
  /** The worst figure that the target speaks of. */
  readonly figure: Figure;
  readonly reached: boolean;
  /** Whether it is a size or a count: the same on every machine, whatever its load. */
  readonly budget: boolean;
}

/** Holds every target against the figures; a target without a figure is left out. */
export function judge(figures: readonly Figure[], asked: readonly Target[]): readonly Judgement[] {
  return asked.flatMap((target) => {
    const measured = figures.filter((figure) => concerns(target, figure));
    const figure = measured.toSorted((a, b) => excess(target, b) - excess(target, a))[0];
    if (figure === undefined) return [];
    const budget = figure.unit === "kB" || figure.unit === "count";
    return [{ target, figure, reached: excess(target, figure) <= 1, budget }];
  });
}

function concerns(target: Target, { group, subject, measure, beside }: Figure): boolean {
  if (group !== target.group || measure !== target.measure) return false;
  if (target.mostTimesBeside !== undefined && beside === undefined) return false;
  return target.subject === undefined || target.subject === subject;
}

/** How many times over its limit a figure is; at most 1 is good. */
function excess({ most, least, mostTimesBeside }: Target, { value, beside }: Figure): number {
  const limits = [
    most === undefined ? 0 : value / most,
    least === undefined ? 0 : least / value,
    mostTimesBeside === undefined || beside === undefined ? 0 : value / (mostTimesBeside * beside.value),
  ];
  // Nothing divided by nothing is within every limit.
  return Math.max(...limits.map((limit) => (Number.isNaN(limit) ? 0 : limit)));
}

/** What a target asks for, as people read it. @example "≤ 90.0 kB" */
export function describeTarget({ most, least, mostTimesBeside }: Target, { unit, beside }: Figure): string {
  if (most !== undefined) return `≤ ${withUnit(most, unit)}`;
  if (least !== undefined) return `≥ ${withUnit(least, unit)}`;
  return `≤ ${mostTimesBeside} × ${beside?.name ?? "what stands beside it"}`;
}
