/** Counts what is open now, by key. A key is forgotten with its last. */
export function openCounts() {
  const counts = new Map<string, number>();
  let total = 0;
  const change = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by;
    total += by;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
  };
  return {
    /** @returns a function to be called once, when it is no longer open */
    add(key: string): () => void {
      change(key, 1);
      return () => change(key, -1);
    },
    of: (key: string): number => counts.get(key) ?? 0,
    get total(): number {
      return total;
    },
  };
}
