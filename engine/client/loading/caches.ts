import type { Locale } from "../../i18n/language.ts";
import { type LocaleData, withProgram } from "../../pages/data/locale-data.ts";
import type { PageContext } from "../../pages/data/page-data.ts";
import type { Program } from "../../pages/paths/routes.ts";
import { PAGE_DATA_LIFETIME_MS } from "../common/constants.ts";
import { loadLocaleData } from "./load-data.ts";

export type PageDataCache = ReturnType<typeof createPageDataCache>;

/** An empty cache of page data, by path: prefetched, or of pages visited a short while ago. */
export function createPageDataCache() {
  const entries = new Map<string, { readonly since: number; readonly data: Promise<PageContext> }>();
  return {
    /** The data of a path, arrived or under way; undefined if it is missing or too old. */
    get(path: string): Promise<PageContext> | undefined {
      const entry = entries.get(path);
      return entry && Date.now() - entry.since < PAGE_DATA_LIFETIME_MS ? entry.data : undefined;
    },
    /** Keeps data. It is forgotten at once if it fails. */
    keep(path: string, data: Promise<PageContext>): void {
      const entry = { since: Date.now(), data };
      entries.set(path, entry);
      data.catch(() => {
        if (entries.get(path) === entry) entries.delete(path);
      });
    },
  };
}

export type LocaleStore = ReturnType<typeof createLocaleStore>;

/** The locale data seen so far, by address. */
export function createLocaleStore(fetchData: typeof fetch, program: Program) {
  const requested = new Map<string, Promise<LocaleData>>();
  const arrived = new Map<Locale, LocaleData>();
  return {
    /**
     * The data at an address, requested once.
     *
     * @param path the path of the page that needs it
     * @throws {LoadError} `PAGE_DATA`
     */
    get(url: string, path: string): Promise<LocaleData> {
      const before = requested.get(url);
      if (before) return before;
      const data = loadLocaleData(url, path, { fetch: fetchData }).then((stored) => {
        for (const other of stored.others) {
          if (!arrived.has(other.locale)) arrived.set(other.locale, withProgram({ ...stored, ...other }, program));
        }
        const own = withProgram(stored, program);
        arrived.set(own.locale, own);
        return own;
      });
      requested.set(url, data);
      data.catch(() => requested.delete(url));
      return data;
    },
    /** The data of a locale that arrived last, its own or with another's; undefined until any has. */
    latest: (locale: Locale) => arrived.get(locale),
  };
}
