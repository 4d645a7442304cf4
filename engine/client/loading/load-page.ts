import type { PageContext } from "../../pages/data/page-data.ts";
import { matchPath, possiblePages, type RouteMatch } from "../../pages/paths/match-path.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import { CONNECTION_SIGN_MS } from "../common/constants.ts";
import type { LocaleStore, PageDataCache } from "./caches.ts";
import { isDisconnected, isLoadError, LoadError } from "./errors.ts";
import { type Chunks, loadChunk } from "./load-chunk.ts";
import { type DataRequest, loadPageData } from "./load-data.ts";
import type { LoadedPage } from "./loaded-page.ts";

interface LoadOptions {
  readonly signal: AbortSignal;
  readonly fresh?: boolean;
}

export type PageLoader = ReturnType<typeof createPageLoader>;

/** A loader for one document, that is: for one hash, that of the running client bundle. */
export function createPageLoader(parts: {
  readonly hash: string;
  readonly fetch: typeof fetch;
  readonly chunks: Chunks;
  readonly translation: Routes;
  readonly localeData: LocaleStore;
  readonly cache: PageDataCache;
}) {
  const { cache, chunks, fetch, hash, localeData: store, translation } = parts;

  function fetchData(path: string, match: RouteMatch, request: Omit<DataRequest, "fetch">): Promise<PageContext> {
    const expected = { hash, pages: possiblePages(translation, match.page) };
    const data = loadPageData(path, expected, { fetch, ...request });
    cache.keep(path, data);
    return data;
  }

  /**
   * Ends when it is known whether there is a connection, or has taken too long to tell: data in memory does not say.
   *
   * @throws {LoadError} where there is none
   */
  async function connectionSign(path: string, match: RouteMatch, signal: AbortSignal): Promise<void> {
    const answer = fetchData(path, match, { signal }).catch((error: unknown) => {
      if (isDisconnected(error)) throw error;
    });
    await Promise.race([answer, new Promise((resolve) => setTimeout(resolve, CONNECTION_SIGN_MS))]);
  }

  async function unknownPage(path: string, signal: AbortSignal): Promise<never> {
    await loadPageData(path, { hash, pages: undefined }, { fetch, signal });
    throw new LoadError("PAGE_MOVED", path);
  }

  async function allData(path: string, match: RouteMatch, { signal, fresh }: LoadOptions) {
    const known = fresh ? undefined : cache.get(path);
    const anew = () => fetchData(path, match, { signal });
    const context = await (known?.catch(anew) ?? anew());
    const localeData = await store.get(context.localeDataUrl, path).catch((error: unknown) => {
      const inMemory = store.latest(context.locale);
      if (inMemory === undefined) throw error;
      return inMemory;
    });
    return { context, localeData };
  }

  return {
    /**
     * Loads a page: its chunk and its data side by side.
     *
     * When both fail, what needs a whole document wins: a wrong hash ends the load at once, and data that failed otherwise
     * waits for the chunk's fate. A chunk that is lost because there is no connection is none of these: no document could
     * be had either. A page that does not exist needs no chunk. Of a path that means no page here, only the server knows
     * whether it has moved, or is another spelling of a page's.
     *
     * @param path path with locale prefix and trailing slash
     * @param options `fresh`: data in memory is passed over
     * @throws {LoadError} or the signal's reason
     */
    async loadPage(path: string, options: LoadOptions): Promise<LoadedPage> {
      const match = matchPath(translation, path);
      if (match === undefined) return unknownPage(path, options.signal);
      const data = allData(path, match, options).catch(async (error: unknown) => {
        if (isLoadError(error, "PAGE_DATA") && !isDisconnected(error)) await chunk;
        throw error;
      });
      const chunk = loadChunk(chunks, match.page, path).catch(async (error: unknown) => {
        if (isLoadError(error, "CHUNK_LOAD")) await connectionSign(path, match, options.signal);
        throw error;
      });
      const [expected, { context, localeData }] = await unlessAborted(Promise.all([chunk, data]), options.signal);
      const own = context.page === match.page ? expected : loadChunk(chunks, context.page, path);
      return { kind: "page", context, localeData, Page: await unlessAborted(Promise.resolve(own), options.signal) };
    },

    /** Prefetches a page, unless it is there already. Never fails: errors are ignored here, and reported by the click. */
    async prefetchPage(path: string, { dataOnly }: { readonly dataOnly: boolean }): Promise<void> {
      const match = matchPath(translation, path);
      if (match === undefined || cache.get(path) !== undefined) return;
      const data = fetchData(path, match, { priority: "low" });
      const chunkOf = (page: string) => (dataOnly ? undefined : loadChunk(chunks, page, path));
      const others = data.then(({ localeDataUrl, page }) =>
        Promise.all([store.get(localeDataUrl, path), page === match.page ? undefined : chunkOf(page)]),
      );
      await Promise.allSettled([others, chunkOf(match.page)]);
    },
  };
}

/** The promise, or the signal's reason as soon as it is aborted. */
function unlessAborted<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject);
  });
}
