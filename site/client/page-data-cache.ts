import type { PageContext } from "../routes/page-data.ts";
import { PAGE_DATA_LIFETIME_MS } from "./constants.ts";

/** Page data in memory, by path: prefetched, or of pages visited a short while ago. */
export interface PageDataCache {
  /** The data of a path, arrived or under way, unless there is none or it is too old. */
  get(path: string): Promise<PageContext> | undefined;
  /** Keeps data. It is forgotten at once if it fails. */
  keep(path: string, data: Promise<PageContext>): void;
}

/**
 * An empty cache.
 *
 * @param now the time in milliseconds
 */
export function createPageDataCache(now: () => number = Date.now): PageDataCache {
  const entries = new Map<string, { readonly since: number; readonly data: Promise<PageContext> }>();
  return {
    get(path) {
      const entry = entries.get(path);
      return entry && now() - entry.since < PAGE_DATA_LIFETIME_MS ? entry.data : undefined;
    },
    keep(path, data) {
      const entry = { since: now(), data };
      entries.set(path, entry);
      data.catch(() => {
        if (entries.get(path) === entry) entries.delete(path);
      });
    },
  };
}
