import type { Destination, FullPageLoad, RecoveringLoader } from "../loading/load-or-recover.ts";
import type { LoadedPage } from "../loading/loaded-page.ts";
import { targetUrl } from "./addresses.ts";
import type { PageTransition } from "./page-transition.ts";
import type { Progress } from "./progress.ts";
import { shouldHandle, staysOnPage } from "./should-handle.ts";

export interface NavigationParts {
  readonly window: Window;
  readonly transition: PageTransition;
  readonly pages: RecoveringLoader;
  readonly fullPageLoad: FullPageLoad;
  readonly progress: Progress;
}

/** Mark of a navigation that repeats a failed one: it loads the page although its address is current. */
const RETRY = "retry";
/** The page transition moves the focus and the scroll position. */
const MANUAL = { focusReset: "manual", scroll: "manual" } as const;

/**
 * Intercepts the navigations inside the site. The last click wins: a navigation that is overtaken
 * ends through its signal.
 *
 * Where the browser can hold a navigation back until its page has arrived, it does: the address changes with the page,
 * and what was overtaken leaves no entry in the history. Moves through the history cannot always be held back; they
 * never are. Elsewhere the address changes first.
 */
export function interceptNavigations(parts: NavigationParts): void {
  const { window, transition, fullPageLoad } = parts;
  window.navigation.addEventListener("navigate", (event) => {
    const requested = new URL(event.destination.url);
    if (fullPageLoad.isUnderWayTo(requested)) return;
    if (!shouldHandle(event, window.location.origin)) return;
    if (event.info !== RETRY && staysOnPage(event, requested, transition.shown().url)) {
      interceptMove(event, requested, parts);
    } else {
      interceptPage(event, requested, parts);
    }
  });
}

/** Tries the navigation again whose address is current, because a visitor asked for it. */
export function retryNavigation(window: Window): void {
  const navigation = window.navigation as Navigation | undefined;
  if (navigation) ignoreFailure(navigation.navigate(window.location.href, { history: "replace", info: RETRY }));
  else window.location.reload();
}

function interceptMove(event: NavigateEvent, url: URL, { window, transition }: NavigationParts): void {
  event.intercept({
    ...MANUAL,
    async handler() {
      transition.moveTo({ url, key: window.navigation.currentEntry?.key }, event.navigationType);
    },
  });
}

function interceptPage(event: NavigateEvent, requested: URL, parts: NavigationParts): void {
  const { window, transition, pages } = parts;
  const target = targetUrl(requested, transition.shown().page.localeData);
  const asked = event.info instanceof URL ? event.info : requested;
  const redirected = target.href !== requested.href;
  const refusable = event.cancelable && event.navigationType !== "traverse";
  const deferrable = refusable && "NavigationPrecommitController" in window;
  if (redirected && refusable && !deferrable) {
    redirectTo(target, requested, event, window);
    return;
  }
  const load = loadOnce({ requested: asked, target, fresh: event.info === RETRY }, event.signal, parts);
  event.intercept({
    ...MANUAL,
    ...(deferrable && {
      async precommitHandler(controller: NavigationPrecommitController) {
        if (redirected) controller.redirect(target.href);
        await load();
      },
    }),
    async handler() {
      const key = window.navigation.currentEntry?.key;
      const page = await load();
      await transition.show({ page, url: target, key }, event.navigationType, (error) => {
        // A navigation that was overtaken has not failed.
        event.signal.throwIfAborted();
        return pages.failedToShow(error, page, target);
      });
    },
  });
}

/**
 * Starts a navigation to another address in place of this one, where the browser cannot redirect one. Its information is
 * the address that was asked for.
 */
function redirectTo(target: URL, requested: URL, event: NavigateEvent, { navigation }: Window): void {
  event.preventDefault();
  const history = event.navigationType === "replace" ? "replace" : "auto";
  ignoreFailure(navigation.navigate(target.href, { history, info: requested }));
}

/** Errors on the way are logged where they occur. */
function ignoreFailure({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}

/** Loads a page when it is first asked for, and shows that it is under way. */
function loadOnce(
  destination: Destination,
  signal: AbortSignal,
  { pages, progress }: NavigationParts,
): () => Promise<LoadedPage> {
  let page: Promise<LoadedPage> | undefined;
  return () => {
    if (page === undefined) {
      const endProgress = progress.start();
      signal.addEventListener("abort", endProgress);
      page = pages.load(destination, signal).finally(endProgress);
    }
    return page;
  };
}
