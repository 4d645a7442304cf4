import { diff3Merge } from "node-diff3";
import type { Piece } from "../contract/files.ts";

/**
 * Joins two texts that were made of one, line by line: what only one of them changed is taken over; where both changed the
 * same lines, the piece has both.
 */
export function joinTexts(base: string, mine: string, theirs: string): readonly Piece[] {
  // A book has many equal lines, which take long to compare.
  if (base === theirs || base === mine) return [{ same: (base === theirs ? mine : theirs).split("\n") }];
  const [a, o, b] = [mine, base, theirs].map((text) => text.split("\n")) as [string[], string[], string[]];
  return diff3Merge(a, o, b).flatMap(({ ok, conflict }): Piece[] => {
    if (conflict !== undefined) return [{ mine: conflict.a, theirs: conflict.b }];
    return ok === undefined ? [] : [{ same: ok }];
  });
}

/** The text of pieces that differ nowhere; undefined where a choice is left. */
export function joinedText(pieces: readonly Piece[]): string | undefined {
  const same = pieces.map((piece) => ("same" in piece ? piece.same : undefined));
  return same.includes(undefined) ? undefined : same.flat().join("\n");
}
