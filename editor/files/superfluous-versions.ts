/** A version of a file, as far as it decides how long it stays. */
interface KeptVersion {
  readonly id: string;
  /** When it was kept, in milliseconds. */
  readonly at: number;
  /** Whether it is one of many while somebody typed. */
  readonly isStep: boolean;
}

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];
/** Up to an age, the least distance from one step to the next. A text that stood longer than that is never lost. */
const DISTANCES = [
  [HOUR, MINUTE / 2],
  [DAY, 2 * MINUTE],
  [30 * DAY, HOUR / 2],
  [Number.POSITIVE_INFINITY, DAY],
] as const;
/** Versions of one file. */
const MOST_VERSIONS = 500;

/**
 * The versions that may go, of those of one file, newest first: steps soon after one that stays and soon before the next.
 */
export function superfluous(versions: readonly KeptVersion[], now: number): readonly string[] {
  const gone = versions.slice(MOST_VERSIONS).map(({ id }) => id);
  let older = Number.NEGATIVE_INFINITY;
  for (const [index, { id, at, isStep }] of [...versions.entries()].reverse()) {
    const [, distance = 0] = DISTANCES.find(([age]) => now - at < age) ?? [];
    const newer = versions[index - 1]?.at ?? Number.POSITIVE_INFINITY;
    if (isStep && at - older < distance && newer - at < distance) gone.push(id);
    else older = at;
  }
  return gone;
}
