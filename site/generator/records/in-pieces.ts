/** Pieces large enough to be worth a write each, small enough for memory. */
export function* inPieces(texts: Iterable<string | Buffer>): Generator<Buffer> {
  let waiting: string[] = [];
  for (const text of texts) {
    if (typeof text !== "string") yield text;
    else if (waiting.push(text) >= 1_000) {
      yield Buffer.from(waiting.join(""));
      waiting = [];
    }
  }
  if (waiting.length > 0) yield Buffer.from(waiting.join(""));
}
