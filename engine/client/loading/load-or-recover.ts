import { localeAt } from "../../i18n/translate-path.ts";
import { errorPath } from "../../pages/paths/paths.ts";
import type { LocaleStore } from "./caches.ts";
import { errorPage } from "./error-page.ts";
import { DisconnectedError, recoveryFor } from "./errors.ts";
import type { FullPageLoad } from "./full-page-load.ts";
import type { PageLoader } from "./load-page.ts";
import { type LoadedPage, shownAt } from "./loaded-page.ts";

export interface RecoveringLoaderParts {
  readonly loader: Pick<PageLoader, "loadPage">;
  readonly localeData: Pick<LocaleStore, "latest">;
  /** The page that is shown until then. */
  readonly shown: () => LoadedPage;
  readonly fullPageLoad: Pick<FullPageLoad, "start">;
  readonly log: Pick<Console, "error">;
}

/** Where a navigation goes. */
export interface Destination {
  /** The address that was asked for. */
  readonly requested: URL;
  /** The address that it ends at. */
  readonly target: URL;
  /** Whether data in memory is passed over, because it has failed to show. */
  readonly fresh?: boolean;
}

export type RecoveringLoader = ReturnType<typeof createRecoveringLoader>;

/** A loader of pages that ends in a page whatever fails: the one asked for, one of ours that says what is wrong, or a document. */
export function createRecoveringLoader(parts: RecoveringLoaderParts) {
  const { loader, localeData: store, shown, fullPageLoad, log } = parts;

  /**
   * Loads the page that a navigation leads to. Each failure is logged once, and what `recoveryFor` decides is carried out; a
   * navigation that was overtaken has not failed.
   */
  async function load({ requested, target, fresh = false }: Destination, signal: AbortSignal): Promise<LoadedPage> {
    const path = target.pathname;
    const attempt = async <Result>(run: () => Promise<Result>, recover: (error: unknown) => Promise<Result>) => {
      try {
        return await run();
      } catch (error) {
        if (signal.aborted) throw error;
        log.error(error);
        return recover(error);
      }
    };

    const recover = async (error: unknown): Promise<LoadedPage> => {
      const before = shown();
      const { translation } = before.localeData;
      // Nothing of it is loaded: what has failed may be the network.
      const sorry = () => errorPage(path, store.latest(localeAt(translation, path)) ?? before.localeData, before);
      const notFound = errorPath(translation, localeAt(translation, path));
      const recovery = recoveryFor(error, path, before.kind === "error" ? undefined : before.context.path);
      switch (recovery) {
        case "full-page-load":
          return fullPageLoad.start(target);
        case "stay":
          throw error;
        case "show-not-found":
          // Under another spelling the server may know it: as an old address, say.
          if (requested.pathname !== path) return fullPageLoad.start(requested);
          return notFound === undefined
            ? fullPageLoad.start(target)
            : attempt(
                () => loader.loadPage(notFound, { signal }),
                async (failure) => (failure instanceof DisconnectedError ? sorry() : fullPageLoad.start(target)),
              );
        case "show-error":
          return sorry();
      }
    };

    return shownAt(path, await attempt(() => loader.loadPage(path, { signal, fresh }), recover));
  }

  return {
    load,
    /** The page to show instead of a loaded one that could not be shown. */
    failedToShow(error: unknown, { localeData }: LoadedPage, target: URL): LoadedPage {
      log.error(error);
      return errorPage(target.pathname, localeData, shown());
    },
  };
}
