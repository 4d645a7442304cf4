import type { Departure } from "./departure.ts";
import type { Destination, LoadScreen } from "./load-screen.ts";
import type { Progress } from "./progress.ts";
import type { Screen } from "./screen.ts";
import { reasonNotToHandle, staysOnPage } from "./should-handle.ts";
import { targetUrl } from "./target-url.ts";
import type { Visit } from "./visit.ts";

export interface NavigationParts {
  readonly window: Window;
  readonly visit: Visit;
  readonly loadScreen: LoadScreen;
  readonly departure: Departure;
  readonly progress: Progress;
}

/** Mark of a navigation that repeats a failed one: it loads the page although its address is current. */
const RETRY = "retry";
/** Focus and scroll position are put right by the visit. */
const OUR_OWN = { focusReset: "manual", scroll: "manual" } as const;

/**
 * Takes over the navigations inside the site (conformance row R17). The last click wins: a navigation that is overtaken
 * ends through its signal.
 *
 * Where the browser can hold a navigation back until its page has arrived, it does: the address changes with the page,
 * and what was overtaken leaves no entry in the history. Moves through the history cannot always be held back; they
 * never are. Elsewhere the address changes first.
 */
export function startNavigation(parts: NavigationParts): void {
  const { window, visit, departure } = parts;
  window.navigation.addEventListener("navigate", (event) => {
    const requested = new URL(event.destination.url);
    if (departure.isUnderWayTo(requested) || reasonNotToHandle(event, window.location.origin) !== undefined) return;
    if (event.info !== RETRY && staysOnPage(event, requested, visit.shown().url)) {
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

function interceptMove(event: NavigateEvent, url: URL, { window, visit }: NavigationParts): void {
  event.intercept({
    ...OUR_OWN,
    async handler() {
      visit.moveTo({ url, key: window.navigation.currentEntry?.key }, arrivalOf(event));
    },
  });
}

function interceptPage(event: NavigateEvent, requested: URL, parts: NavigationParts): void {
  const { window, visit } = parts;
  const target = targetUrl(requested, visit.shown().screen.context.locale);
  const redirected = target.href !== requested.href;
  const refusable = event.cancelable && event.navigationType !== "traverse";
  const deferrable = refusable && "NavigationPrecommitController" in window;
  if (redirected && refusable && !deferrable) {
    startAnew(event, target, window);
    return;
  }
  const load = loadOnce({ requested, target, fresh: event.info === RETRY }, event.signal, parts);
  event.intercept({
    ...OUR_OWN,
    ...(deferrable && {
      async precommitHandler(controller: NavigationPrecommitController) {
        if (redirected) controller.redirect(target.href);
        await load();
      },
    }),
    async handler() {
      const key = window.navigation.currentEntry?.key;
      visit.show({ screen: await load(), url: target, key }, arrivalOf(event));
    },
  });
}

/** Replaces a navigation by one to another address, where a navigation cannot be redirected. */
function startAnew(event: NavigateEvent, target: URL, { navigation }: Window): void {
  event.preventDefault();
  const history = event.navigationType === "replace" ? "replace" : "auto";
  ignoreFailure(navigation.navigate(target.href, { history }));
}

/** What fails on the way is logged where it fails. */
function ignoreFailure({ committed, finished }: NavigationResult): void {
  committed?.catch(() => {});
  finished?.catch(() => {});
}

/** Loads a screen when it is first asked for, with the sign of progress. */
function loadOnce(
  destination: Destination,
  signal: AbortSignal,
  { loadScreen, progress }: NavigationParts,
): () => Promise<Screen> {
  let screen: Promise<Screen> | undefined;
  return () => {
    if (screen === undefined) {
      const endProgress = progress.start();
      signal.addEventListener("abort", endProgress);
      screen = loadScreen(destination, signal).finally(endProgress);
    }
    return screen;
  };
}

function arrivalOf({ navigationType }: NavigateEvent): "traverse" | "anew" {
  return navigationType === "traverse" ? "traverse" : "anew";
}
