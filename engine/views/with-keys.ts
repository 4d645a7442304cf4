/**
 * Gives each part of a text or drawing its index as React key. Such parts have no identity and are never rearranged, so
 * that the index is a valid key.
 */
export function withKeys<Part>(parts: readonly Part[]): readonly { readonly key: string; readonly part: Part }[] {
  return parts.map((part, index) => ({ key: String(index), part }));
}
