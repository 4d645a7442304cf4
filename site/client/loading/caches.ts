import type { Locale } from "../../i18n/languages.ts";
import type { LocaleData } from "../../page-data/locale-data.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import { PAGE_DATA_LIFETIME_MS } from "../common/constants.ts";
import { loadLocaleData } from "./load-data.ts";

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

/** The locale data seen so far, by address. */
export interface LocaleStore {
  /**
   * The data at an address, requested once.
   *
   * @param path the path of the page that needs it
   * @throws {PageDataError}
   */
  get(url: string, path: string): Promise<LocaleData>;
  /** The data of a locale that arrived last; undefined if none has. */
  latest(locale: Locale): LocaleData | undefined;
}

/** A store that already has the data of the document. */
export function createLocaleStore(
  fetchData: typeof fetch,
  known: { readonly url: string; readonly data: LocaleData },
): LocaleStore {
  const requested = new Map([[known.url, Promise.resolve(known.data)]]);
  const arrived = new Map([[known.data.locale, known.data]]);
  return {
    get(url, path) {
      const before = requested.get(url);
      if (before) return before;
      const data = loadLocaleData(url, path, { fetch: fetchData });
      requested.set(url, data);
      data.then(
        (arriving) => arrived.set(arriving.locale, arriving),
        () => requested.delete(url),
      );
      return data;
    },
    latest: (locale) => arrived.get(locale),
  };
}
