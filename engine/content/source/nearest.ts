import { folded } from "../../i18n/folded.ts";

/** How many characters may differ: one in short words, one in four in longer ones. */
const TOLERANCE = 1 / 4;

/**
 * The name that was probably meant by a misspelled one; undefined if none is near.
 *
 * @example nearest("brnad", ["brand", "url"]) // "brand"
 */
export function nearest(wrong: string, known: readonly string[]): string | undefined {
  // Accents and capitals are often confused.
  const rated = known.map((name) => ({ name, distance: distance(folded(wrong), folded(name)) }));
  const [best] = rated.sort((a, b) => a.distance - b.distance);
  return best !== undefined && best.distance <= Math.max(1, wrong.length * TOLERANCE) ? best.name : undefined;
}

/** Letters to add, remove, replace or swap with their neighbour (optimal string alignment distance). */
function distance(a: string, b: string): number {
  let [before, row] = [[] as number[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (before[j - 2] ?? Infinity) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
