/** Remembers the latest strings it was given, and how often each came; the oldest are forgotten first. */
export interface RecentSet {
  /** Remembers a string. */
  add(entry: string): void;
  /** How often a string came, as far as it is remembered. */
  count(entry: string): number;
}

/** @param capacity how many different strings are remembered */
export function recentSet(capacity: number): RecentSet {
  const counts = new Map<string, number>();
  return {
    add(entry) {
      const before = counts.get(entry) ?? 0;
      counts.delete(entry);
      counts.set(entry, before + 1);
      const [oldest] = counts.keys();
      if (counts.size > capacity && oldest !== undefined) counts.delete(oldest);
    },
    count: (entry) => counts.get(entry) ?? 0,
  };
}
