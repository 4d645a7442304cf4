/** Characters; what takes a square of their time keeps a machine busy for minutes, and what is in proportion for milliseconds. */
const LENGTH = 500_000;

/** Milliseconds that a test which reads long texts may take: more than any of them needs on a busy machine, less than a square. */
export const NO_SQUARE = 60_000;

/**
 * Reads long texts, half a million characters each.
 *
 * @param pieces what the texts are made of, each again and again
 * @param read works on a text; a refusal is as good an answer
 * @throws what no reader refuses a text with: a call that is wrong itself
 */
export async function readLongTexts(pieces: readonly string[], read: (text: string) => unknown): Promise<void> {
  for (const piece of pieces) {
    try {
      await read(piece.repeat(Math.ceil(LENGTH / piece.length)));
    } catch (error) {
      const mistaken = error instanceof ReferenceError || (error instanceof TypeError && !("code" in error));
      if (mistaken) throw error;
    }
  }
}
