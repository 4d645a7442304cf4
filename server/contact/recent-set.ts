import { recentMap } from "./recent-map.ts";

/** Remembers the latest strings it was given, and how often each came; the oldest are forgotten first. */
export interface RecentSet {
  /** Remembers a string. */
  add(entry: string): void;
  /** How often a string came, as far as it is remembered. */
  count(entry: string): number;
}

/** @param most how many different strings are remembered at most */
export function recentSet(most: number): RecentSet {
  const counts = recentMap<number>(most);
  return {
    add: (entry) => counts.set(entry, (counts.get(entry) ?? 0) + 1),
    count: (entry) => counts.get(entry) ?? 0,
  };
}
