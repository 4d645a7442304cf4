import type { LocaleData } from "../routes/page-data.ts";
import { loadLocaleData } from "./load-data.ts";

/** The locale data seen so far, by address. */
export interface LocaleStore {
  /**
   * The data at an address, requested once.
   *
   * @param path the path of the page that needs it
   * @throws {PageDataError}
   */
  get(url: string, path: string): Promise<LocaleData>;
}

/** A store that already has the data of the document. */
export function createLocaleStore(
  fetchData: typeof fetch,
  known: { readonly url: string; readonly data: LocaleData },
): LocaleStore {
  const requested = new Map([[known.url, Promise.resolve(known.data)]]);
  return {
    get(url, path) {
      const before = requested.get(url);
      if (before) return before;
      const data = loadLocaleData(url, path, { fetch: fetchData });
      requested.set(url, data);
      data.catch(() => requested.delete(url));
      return data;
    },
  };
}
