import { mutate, type Random } from "./mutate.ts";
import type { FuzzTarget } from "./targets.ts";

/** Milliseconds that no text may take. */
const SLOW = 50;
/** How often a slow text is read again: the machine may have been busy with something else. */
const AGAIN = 5;
/** Texts that are kept to be changed further. */
const MOST_KEPT = 2_000;
/** Characters of a text that are told. */
const SHOWN = 200;

/** What came of reading very many texts. */
export interface FuzzResult {
  readonly texts: number;
  /** Different outcomes that were seen. */
  readonly outcomes: number;
  /** What it threw, with the text, as JSON. */
  readonly crashes: readonly string[];
  /** Beginnings of texts that took longer than 50 ms. */
  readonly slow: readonly string[];
}

/**
 * Reads changed texts for so long. A text with an outcome that was not seen before is kept and changed further: a
 * rough stand-in for coverage, which decision 0050 explains.
 */
export function runFuzz(target: FuzzTarget, milliseconds: number, random: Random): FuzzResult {
  const kept = [...target.seeds];
  const outcomes = new Set<string>();
  const crashes = new Map<string, string>();
  const slow: string[] = [];
  let texts = 0;
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    const base = kept[random(kept.length)] ?? "";
    const text = mutate(base, kept, target.dictionary, random).slice(0, target.longest);
    texts += 1;
    const started = performance.now();
    try {
      const outcome = target.read(text);
      if (!outcomes.has(outcome) && kept.length < MOST_KEPT) kept.push(text);
      outcomes.add(outcome);
    } catch (error) {
      crashes.set(error instanceof Error ? error.message : String(error), JSON.stringify(text.slice(0, SHOWN)));
    }
    if (performance.now() - started > SLOW && isSlow(target, text)) slow.push(JSON.stringify(text.slice(0, SHOWN)));
  }
  return { texts, outcomes: outcomes.size, crashes: [...crashes].map((found) => found.join(" ")), slow };
}

function isSlow(target: FuzzTarget, text: string): boolean {
  const times = Array.from({ length: AGAIN }, () => {
    const started = performance.now();
    try {
      target.read(text);
    } catch {
      // It is told as a crash.
    }
    return performance.now() - started;
  });
  return Math.min(...times) > SLOW;
}
