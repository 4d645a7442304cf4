/**
 * A map that forgets its oldest entries, so that it cannot fill the memory. It has two generations: when the younger is
 * full, the older is forgotten whole. To drop the oldest entry of one map each time would cost more the larger it is: a Map
 * looks for its first entry behind all that were deleted before it.
 *
 * @param most how many entries it holds at most; the latest half of them at least
 */
export function recentMap<Value>(most: number) {
  let young = new Map<string, Value>();
  let old = new Map<string, Value>();
  return {
    get: (key: string) => young.get(key) ?? old.get(key),
    set(key: string, value: Value): void {
      young.set(key, value);
      old.delete(key);
      if (young.size * 2 < most) return;
      old = young;
      young = new Map();
    },
    /** How many entries are remembered. */
    get size(): number {
      return young.size + old.size;
    },
  };
}
