/** Counts what is open now, by key. */
export interface OpenCounts {
  /** @returns a function to be called once, when it is no longer open */
  add(key: string): () => void;
  of(key: string): number;
  readonly total: number;
}

/** Counts that forget a key with its last. */
export function openCounts(): OpenCounts {
  const counts = new Map<string, number>();
  let total = 0;
  const change = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    total += by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    add(key) {
      change(key, 1);
      return () => change(key, -1);
    },
    of: (key) => counts.get(key) ?? 0,
    get total() {
      return total;
    },
  };
}
