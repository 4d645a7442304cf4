import { message } from "../../i18n/messages.ts";
import { browserFetch } from "../common/browser-fetch.ts";
import type { ReactRoot } from "../display/react-root.tsx";
import { createPageDataCache, type LocaleStore } from "../loading/caches.ts";
import { createFullPageLoad } from "../loading/full-page-load.ts";
import type { Chunks } from "../loading/load-chunk.ts";
import { createRecoveringLoader } from "../loading/load-or-recover.ts";
import { createPageLoader } from "../loading/load-page.ts";
import { allowedPrefetch, startPrefetching } from "../loading/prefetch.ts";
import { linkPath } from "./addresses.ts";
import { interceptNavigations } from "./navigation.ts";
import { createPageTransition, type ShownPage, type WhenShown } from "./page-transition.ts";
import { createProgress } from "./progress.ts";

export interface NavigationStart {
  readonly window: Window;
  readonly root: ReactRoot;
  /** The document's own page. */
  readonly first: ShownPage;
  /** Whether the document answered a posted form: it holds one visitor's words, which are not the page's data. */
  readonly isAnswer: boolean;
  /** Hash of the running client bundle. */
  readonly hash: string;
  readonly chunks: Chunks;
  readonly localeStore: LocaleStore;
  readonly whenShown: WhenShown;
  readonly log: Pick<Console, "error">;
}

/** Connects what leads a visitor from page to page without another document, and prefetches what links lead to. */
export function startNavigation(start: NavigationStart): void {
  const { window, root, first, isAnswer, hash, chunks, localeStore, whenShown, log } = start;
  const { document, location } = window;
  const { context, localeData } = first.page;
  const cache = createPageDataCache();
  if (!isAnswer && location.pathname === context.path) cache.keep(context.path, Promise.resolve(context));
  const { translation } = localeData;
  const loader = createPageLoader({ hash, chunks, translation, fetch: browserFetch, localeData: localeStore, cache });

  const transition = createPageTransition(window, root, first, whenShown);
  const shown = () => transition.shown().page;
  startPrefetching({
    document,
    loader,
    pathOf: (link) => linkPath(link, { url: transition.shown().url, localeData: shown().localeData }),
    scope: () => allowedPrefetch(window),
  });
  const fullPageLoad = createFullPageLoad(location);
  const pages = createRecoveringLoader({ loader, localeData: localeStore, shown, fullPageLoad, log });
  const progress = createProgress(document, () => message(shown().localeData.messages, "navigation.loading"));
  interceptNavigations({ window, transition, pages, fullPageLoad, progress });
}
