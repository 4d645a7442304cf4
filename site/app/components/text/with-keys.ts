/** A part of a text or drawing with a React key. */
interface Placed<Part> {
  readonly key: string;
  readonly part: Part;
}

/**
 * Gives each part of a finished text or drawing a key: its place. Such parts have no identity of their own and are
 * never rearranged, so that the place is all a key needs to say.
 */
export function withKeys<Part>(parts: readonly Part[]): readonly Placed<Part>[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}
