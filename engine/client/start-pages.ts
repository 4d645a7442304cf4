import { message } from "../i18n/messages.ts";
import { APP_ROOT_ID } from "../pages/data/page-data.ts";
import type { Program } from "../pages/paths/routes.ts";
import { browserFetch } from "./common/browser-fetch.ts";
import { createLazyPictures } from "./display/lazy-pictures.ts";
import { markPreferredLanguage } from "./display/preferred-language.ts";
import { hydratePage, type ShellComponents } from "./display/react-root.tsx";
import { createLocaleStore, createPageDataCache } from "./loading/caches.ts";
import { type Chunks, loadChunk, rememberChunks } from "./loading/load-chunk.ts";
import { readInlineData } from "./loading/load-data.ts";
import { createFullPageLoad, createRecoveringLoader } from "./loading/load-or-recover.ts";
import { createPageLoader } from "./loading/load-page.ts";
import { type LoadedPage, shownAt } from "./loading/loaded-page.ts";
import { allowedPrefetch, startPrefetching } from "./loading/prefetch.ts";
import { linkPath, rewriteAddress } from "./navigation/addresses.ts";
import { hashTarget, showFocusWhole } from "./navigation/focus.ts";
import { interceptNavigations, retryNavigation } from "./navigation/navigation.ts";
import { createPageTransition, type ShownPage, type WhenShown } from "./navigation/page-transition.ts";
import { createProgress } from "./navigation/progress.ts";
import { isPagePath } from "./navigation/should-handle.ts";

/** What a site's program consists of beside the engine. */
export interface SiteClient {
  readonly program: Program;
  readonly chunks: Chunks;
  readonly components: ShellComponents;
  /** Starts what goes on beside the pages, once the document is seen; what it gives is told of each page shown after. */
  readonly beside?: (
    first: Pick<LoadedPage, "context" | "localeData">,
    log: Pick<Console, "error">,
  ) => WhenShown | undefined;
}

/**
 * Hydrates the page of the document, and starts navigation. Should anything fail here, the page stays as it was built, and
 * its links are ordinary links.
 */
export async function startPages(window: Window, log: Pick<Console, "error">, site: SiteClient): Promise<void> {
  const { document, location } = window;
  await whenActivated(document);
  const pictures = createLazyPictures(document);
  ignoreStraySecondClicks(document);
  showFocusWhole(document);
  try {
    // At once: they ask for nothing but the document.
    pictures.scan();
    const { hash, context } = readInlineData(document);
    const localeStore = createLocaleStore(browserFetch, site.program);
    const chunks = rememberChunks(site.chunks);
    const code = loadChunk(chunks, context.page, location.pathname);
    // Avoids an unhandled rejection: its error is that of who waits for the code.
    code.catch(() => undefined);
    const shared = () => localeStore.get(context.localeDataUrl, location.pathname);
    // Once more: a browser hands on what its early request came to, a connection that broke too.
    const localeData = await shared().catch(shared);
    const data = { context, localeData };
    const refresh = () => {
      pictures.scan();
      markPreferredLanguage(document, localeData.translation, window.navigator.languages ?? []);
    };
    // This and what is beside run before hydration: elements changed here carry suppressHydrationWarning.
    refresh();
    const isAnswer = !isPagePath(location.pathname);
    rewriteAddress(window, context, localeData);
    const beside = whenSeen(document).then(() => site.beside?.(data, log));
    const { page, root } = await hydrateFirstPage(window, { ...data, kind: "page", Page: await code }, site.components);
    // Again: React has drawn the page anew if the document was not what it expected.
    refresh();
    const first: ShownPage = { page, url: new URL(location.href), key: window.navigation?.currentEntry?.key };
    const whenShown: WhenShown = (now, before) => {
      refresh();
      void beside.then((shown) => shown?.(now, before));
    };
    // Browsers look for ids as they are, `hashTarget` for the program's too. Who has scrolled stays there.
    const reach = () => {
      const target = hashTarget(document, location.hash);
      if (target && document.querySelector(":target") === null) target.scrollIntoView();
    };
    if (window.scrollY === 0) reach();
    // A heading "Navigation" makes `window.navigation` an element where the browser has none.
    if (!("currentEntry" in Object(window.navigation))) return window.addEventListener("hashchange", reach);
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
  } catch (error) {
    pictures.scan();
    log.error("This page stays as it was built: its links are ordinary links.", error);
  }
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

/**
 * Settles once the page is the visitor's: at once, unless the browser prerenders it for a click that may never come.
 */
function whenActivated(document: Document): Promise<void> {
  const { prerendering = false } = document as Document & { readonly prerendering?: boolean };
  return prerendering ? firstEvent(document, "prerenderingchange") : Promise.resolve();
}

/** Settles once the visitor sees the page: at once, unless it is in a tab that is opened in the background. */
async function whenSeen(document: Document): Promise<void> {
  while (document.visibilityState !== "visible") await firstEvent(document, "visibilitychange");
}

function firstEvent(document: Document, type: string): Promise<void> {
  return new Promise((resolve) => document.addEventListener(type, () => resolve(), { once: true }));
}

const CONTROLS = "a, button, input, label, select, summary, textarea";

/**
 * Ignores the second half of a double click on a control that has come under the pointer since the first: a form that
 * became a note of thanks, a banner that made way for a link. Who presses twice by habit means what they saw.
 */
export function ignoreStraySecondClicks(document: Document): void {
  let pressed: Element | null = null;
  const judge = (event: MouseEvent) => {
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    if (event.detail > 1 && control !== null && control !== pressed) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (event.detail > 0) pressed = control;
  };
  document.addEventListener("click", judge, true);
}
