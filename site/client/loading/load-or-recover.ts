import { translationSetup } from "../../i18n/site-locales.ts";
import { localeOfPath } from "../../i18n/translate-path.ts";
import { pagePath, percentDecoded } from "../../page-paths/paths.ts";
import { recoveryFor } from "./errors.ts";
import type { FullPageLoad } from "./full-page-load.ts";
import type { PageLoader } from "./load-page.ts";
import { errorPage, type LoadedPage } from "./loaded-page.ts";

export interface RecoveringLoaderParts {
  readonly loader: Pick<PageLoader, "loadPage">;
  /** The page that is shown until then. */
  readonly shown: () => LoadedPage;
  readonly fullPageLoad: Pick<FullPageLoad, "start">;
  readonly log: Pick<Console, "error">;
}

/** Where a navigation goes. */
export interface Destination {
  /** The address that it ends at. */
  readonly target: URL;
  /** Whether data in memory is passed over, because it has failed to show. */
  readonly fresh?: boolean;
}

/**
 * Loads the page that a navigation leads to. Each failure is logged once (P7), and what `recoveryFor`
 * decides is carried out; a navigation that was overtaken has not failed.
 */
export interface RecoveringLoader {
  load(destination: Destination, signal: AbortSignal): Promise<LoadedPage>;
  /** The page to show instead of a loaded one that could not be shown (P4, P7). */
  failedToShow(error: unknown, target: URL): LoadedPage;
}

export function createRecoveringLoader(parts: RecoveringLoaderParts): RecoveringLoader {
  const { loader, shown, fullPageLoad, log } = parts;

  async function load({ target, fresh = false }: Destination, signal: AbortSignal): Promise<LoadedPage> {
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

    /** That of the document at the same address, so that a reload changes nothing (D23). */
    const notFound = async (): Promise<LoadedPage> => {
      const locale = localeOfPath(translationSetup(), path) ?? translationSetup().defaultLocale;
      const page = await loader.loadPage(pagePath("not-found", locale), { signal });
      return { ...page, kind: "not-found", requestedPath: percentDecoded(path) };
    };

    const recover = async (error: unknown): Promise<LoadedPage> => {
      const before = shown();
      const recovery = recoveryFor(error, path, before.kind === "error" ? undefined : before.context.path);
      if (recovery === "full-page-load") return fullPageLoad.start(target);
      if (recovery === "show-not-found") return attempt(notFound, () => fullPageLoad.start(target));
      if (recovery === "stay") throw error;
      return errorPage(before, path);
    };

    return attempt(() => loader.loadPage(path, { signal, fresh }), recover);
  }

  return {
    load,
    failedToShow(error, target) {
      log.error(error);
      return errorPage(shown(), target.pathname);
    },
  };
}
