import { expect } from "vitest";

/** Lengths of the texts that are compared; one is twice the other. */
const SHORT = 50_000;
const LONG = 2 * SHORT;
/** Twice the text may take so many times the time: a square takes four times, and a busy machine errs. */
const MOST_RATIO = 3.2;
/** Milliseconds below which the longer text is fast enough, and the clock too coarse to compare. */
const FAST_ENOUGH = 20;
const RUNS = 5;

/**
 * Expects that the processor's time for a text of 100,000 characters is about twice that for one of 50,000. Of several runs
 * the fastest counts: it was disturbed least.
 *
 * @param pieces what the texts are made of, each again and again
 * @param read works on a text
 */
export async function expectLinear(pieces: readonly string[], read: (text: string) => unknown): Promise<void> {
  for (const piece of pieces) {
    const long = await fastest(repeated(piece, LONG), read);
    if (long < FAST_ENOUGH) continue;
    const ratio = long / (await fastest(repeated(piece, SHORT), read));
    expect(ratio, `time for twice as many ${JSON.stringify(piece)}`).toBeLessThan(MOST_RATIO);
  }
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}

async function fastest(text: string, read: (text: string) => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && best >= FAST_ENOUGH; run++) {
    const before = process.cpuUsage();
    try {
      await read(text);
    } catch {
      // A refusal is as good an answer.
    }
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}
