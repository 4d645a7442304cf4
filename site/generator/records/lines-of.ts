import { closeSync, openSync, readSync } from "node:fs";
import { StringDecoder } from "node:string_decoder";

const PIECE = 1 << 20;

/** The lines of a text file, without their ends, a piece of the file in memory at a time. */
export function* linesOf(file: string): Generator<string> {
  const source = openSync(file, "r");
  try {
    const decoder = new StringDecoder("utf8");
    const piece = Buffer.allocUnsafe(PIECE);
    let rest = "";
    for (let bytes = readSync(source, piece); bytes > 0; bytes = readSync(source, piece)) {
      const lines = (rest + decoder.write(piece.subarray(0, bytes))).split("\n");
      rest = lines.pop() ?? "";
      yield* lines;
    }
    if (rest !== "") yield rest;
  } finally {
    closeSync(source);
  }
}
