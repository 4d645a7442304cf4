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
 * Expects that the processor's time for a text of 100,000 characters is about twice that for one of 50,000. They are read in
 * turns, so that others slow both down, and of several runs the fastest counts: it was disturbed least.
 *
 * @param pieces what the texts are made of, each again and again
 * @param read works on a text
 */
export async function expectLinear(pieces: readonly string[], read: (text: string) => unknown): Promise<void> {
  for (const piece of pieces) {
    let [long, short] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let run = 0; run < RUNS && long >= FAST_ENOUGH; run++) {
      long = Math.min(long, await timeOf(repeated(piece, LONG), read));
      short = Math.min(short, await timeOf(repeated(piece, SHORT), read));
    }
    if (long < FAST_ENOUGH) continue;
    expect(long / short, `time for twice as many ${JSON.stringify(piece)}`).toBeLessThan(MOST_RATIO);
  }
}

function repeated(piece: string, length: number): string {
  return piece.repeat(Math.ceil(length / piece.length));
}

/** Milliseconds of the processor. */
async function timeOf(text: string, read: (text: string) => unknown): Promise<number> {
  const before = process.cpuUsage();
  try {
    await read(text);
  } catch {
    // A refusal is as good an answer.
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
