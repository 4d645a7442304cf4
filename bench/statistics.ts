/**
 * The middle value; of an even number, the mean of the two in the middle.
 *
 * @throws {RangeError} when there is none
 * @example median([3, 1, 2]) // 2
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1];
  const lower = sorted[(sorted.length - 1) >> 1];
  if (upper === undefined || lower === undefined) throw new RangeError("There is no middle of no values.");
  return (lower + upper) / 2;
}

/** The median of one number of each sample. */
export function medianOf<Sample>(samples: readonly Sample[], number: (sample: Sample) => number): number {
  return median(samples.map(number));
}

/** The sum of one number of each part. */
export function sumOf<Part>(parts: Iterable<Part>, number: (part: Part) => number): number {
  let sum = 0;
  for (const part of parts) sum += number(part);
  return sum;
}

/** The value that this share of all values stays below. @example percentile([3, 1, 2], 0.5) // 2 */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
