import { message } from "../i18n/messages.ts";
import { APP_ROOT_ID } from "../pages/data/page-data.ts";
import type { ShellComponents } from "../views/shell.tsx";
import { browserFetch } from "./common/browser-fetch.ts";
import { hydratePage } from "./display/react-root.tsx";
import { createPageDataCache, type LocaleStore } from "./loading/caches.ts";
import type { Chunks } from "./loading/load-chunk.ts";
import { createFullPageLoad, createRecoveringLoader } from "./loading/load-or-recover.ts";
import { createPageLoader } from "./loading/load-page.ts";
import { type LoadedPage, shownAt } from "./loading/loaded-page.ts";
import { allowedPrefetch, startPrefetching } from "./loading/prefetch.ts";
import { linkPath } from "./navigation/addresses.ts";
import { hashTarget } from "./navigation/focus.ts";
import { interceptNavigations, retryNavigation } from "./navigation/navigation.ts";
import { createPageTransition, type ShownPage, type WhenShown } from "./navigation/page-transition.ts";
import { createProgress } from "./navigation/progress.ts";

/** What shows a site's pages: loaded once that is wanted (`start-document.ts`). */
export interface SitePages {
  readonly components: ShellComponents;
  readonly start: typeof startPages;
}

interface FirstPage {
  readonly page: LoadedPage;
  readonly hash: string;
  /** It answers a posted form, at the address of a server. */
  readonly isAnswer: boolean;
}

interface PagesParts {
  readonly components: ShellComponents;
  readonly chunks: Chunks;
  readonly localeStore: LocaleStore;
  /** To be called when the first page is hydrated. */
  readonly refresh: () => void;
  readonly whenShown: WhenShown;
}

/**
 * Hydrates the page of the document, and starts navigation.
 *
 * @throws what cannot be hydrated; the document is left as it was built
 */
export async function startPages(
  window: Window,
  log: Pick<Console, "error">,
  { page: built, hash, isAnswer }: FirstPage,
  { components, chunks, localeStore, refresh, whenShown }: PagesParts,
): Promise<void> {
  const { document, location } = window;
  const { page, root } = await hydrateFirstPage(window, built, components);
  // React has drawn the page anew if the document was not what it expected.
  refresh();
  const first: ShownPage = { page, url: new URL(location.href), key: window.navigation?.currentEntry?.key };
  // Browsers look for ids as they are, `hashTarget` for the program's too. Who has scrolled stays there.
  const reach = () => {
    const target = hashTarget(document, location.hash);
    if (target && document.querySelector(":target") === null) target.scrollIntoView();
  };
  if (window.scrollY === 0) reach();
  // A heading "Navigation" makes `window.navigation` an element where the browser has none.
  if (!("currentEntry" in Object(window.navigation))) return window.addEventListener("hashchange", reach);
  const { context, localeData } = page;
  const cache = createPageDataCache();
  // What answers a posted form holds one visitor's words, which are not the page's data.
  if (!isAnswer && location.pathname === context.path) cache.keep(context.path, Promise.resolve(context));
  const { translation } = localeData;
  const loader = createPageLoader({ hash, chunks, translation, fetch: browserFetch, localeData: localeStore, cache });
  // From here on a visitor goes from page to page without another document.
  const transition = createPageTransition(window, root, first, whenShown);
  const shown = () => transition.shown().page;
  startPrefetching({
    document,
    loader,
    pathOf: (link) => linkPath(link, transition.shown().url, shown().localeData),
    scope: () => allowedPrefetch(window),
  });
  const fullPageLoad = createFullPageLoad(location);
  const pages = createRecoveringLoader({ loader, localeData: localeStore, log, shown, fullPageLoad });
  const progress = createProgress(document, () => message(shown().localeData.messages, "navigation.loading"));
  interceptNavigations({ window, transition, pages, fullPageLoad, progress });
}

async function hydrateFirstPage(window: Window, page: LoadedPage, components: ShellComponents) {
  const { document, location } = window;
  const container = document.getElementById(APP_ROOT_ID);
  if (container === null) throw new Error(`This document has no element #${APP_ROOT_ID} to render into.`);
  const root = await hydratePage(container, page, components, () => retryNavigation(window));
  const shown = shownAt(location.pathname, page);
  if (shown !== page) await root.show(shown);
  return { page: shown, root };
}
