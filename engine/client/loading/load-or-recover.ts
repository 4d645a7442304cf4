import type { Locale } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { localeAt } from "../../i18n/translate-path.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { LanguageLink, PageContext } from "../../pages/data/page-data.ts";
import { matchPath, type RouteMatch } from "../../pages/paths/match-path.ts";
import { errorPath, homePath, listPath, pagePath, pathOf } from "../../pages/paths/paths.ts";
import { idOfKind, type Routes } from "../../pages/paths/routes.ts";
import type { LocaleStore } from "./caches.ts";
import { isDisconnected, recoveryFor } from "./errors.ts";
import type { PageLoader } from "./load-page.ts";
import { type LoadedPage, shownAt } from "./loaded-page.ts";

export type FullPageLoad = ReturnType<typeof createFullPageLoad>;

/** Full page loads, which the browser does, in the window of a location. */
export function createFullPageLoad(location: Pick<Location, "href" | "assign" | "reload">) {
  let destination: string | undefined;
  return {
    /** Loads an address as a whole. Never settles: the document is about to end. */
    start(url: URL): Promise<never> {
      destination = url.href;
      // Where the address has changed already, only a reload loads the document: an address with a hash would scroll.
      if (location.href === url.href) location.reload();
      else location.assign(url.href);
      return new Promise(() => {});
    },
    /** Whether a navigation is such a load, and so none of ours. */
    isUnderWayTo: (url: URL) => url.href === destination,
  };
}

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
export function createRecoveringLoader(parts: {
  readonly loader: Pick<PageLoader, "loadPage">;
  readonly localeData: Pick<LocaleStore, "latest">;
  /** The page that is shown until then. */
  readonly shown: () => LoadedPage;
  readonly fullPageLoad: Pick<FullPageLoad, "start">;
  readonly log: Pick<Console, "error">;
}) {
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
                async (failure) => (isDisconnected(failure) ? sorry() : fullPageLoad.start(target)),
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

/**
 * The error page at an address that could not be opened. All that the shell shows is that address's: nothing of
 * the page before, but for the versions of a page that it has named.
 *
 * @param localeData of the address's language
 * @param before the page that is shown until then
 */
export function errorPage(path: string, localeData: LocaleData, before: LoadedPage): LoadedPage {
  const { messages, site, locale, translation } = localeData;
  const match = matchPath(translation, path);
  const heading = message(messages, "error.title").replaceAll("**", "");
  const title = message(messages, "page-title", { page: heading, brand: site.brand });
  const context = {
    page: match?.page ?? idOfKind(translation, "error"),
    locale,
    path,
    head: { title, description: "", canonical: path, alternates: [], noindex: true },
    languages: knownVersions(path, before.context) ?? likelyVersions(translation, match, locale),
    localeDataUrl: before.context.localeDataUrl,
    content: {},
  };
  return { ...before, kind: "error", localeData, context: context as unknown as PageContext };
}

/** The other versions of a page that the page before is a version of, too. */
function knownVersions(path: string, before: PageContext): readonly LanguageLink[] | undefined {
  const isVersion = before.languages.some((link) => link.path === path && link.kind === undefined);
  if (!isVersion) return undefined;
  const own: LanguageLink = { locale: before.locale, path: before.path };
  return [own, ...before.languages.filter((link) => link.path !== path)];
}

/** Where the other languages most likely have the page; else the list that it is in. */
function likelyVersions(translation: Routes, match: RouteMatch | undefined, locale: Locale): readonly LanguageLink[] {
  const others = translation.locales.filter((other) => other !== locale);
  return others.map((other) => ({ locale: other, ...versionIn(translation, other, match) }));
}

function versionIn(routes: Routes, locale: Locale, match: RouteMatch | undefined): Pick<LanguageLink, "path" | "kind"> {
  const route = routes.pages.find(({ id }) => id === match?.page);
  switch (route?.kind) {
    case "post":
      return { path: listPath(routes, locale), kind: "list" };
    case "one":
    case "list":
    case "list-of-tag":
      return { path: pathOf(routes, route, locale, { ...match, pageNumber: 1 }) };
    default:
      return {
        path: route?.below
          ? pagePath(routes, route.below, locale)
          : (errorPath(routes, locale) ?? homePath(routes, locale)),
      };
  }
}
