/** The browser's entry: takes over the page that the server sent. The only file here that acts when it is imported. */

import { message } from "../i18n/messages.ts";
import { APP_ROOT_ID } from "../routes/page-data.ts";
import { pageModules } from "../routes/page-modules.ts";
import { announce } from "./announce.ts";
import { type ConnectionFacts, prefetchScope } from "./connection.ts";
import { createDeparture } from "./departure.ts";
import { decoded } from "./hash-target.ts";
import { readInlineData } from "./inline-data.ts";
import { createLazyPictures } from "./lazy-pictures.ts";
import { linkPath } from "./link-path.ts";
import { type ChunkTable, loadChunk, rememberChunks } from "./load-chunk.ts";
import { createPageLoader } from "./load-page.ts";
import { createScreenLoader } from "./load-screen.ts";
import { createLocaleStore } from "./locale-store.ts";
import { retryNavigation, startNavigation } from "./navigation.ts";
import { createPageDataCache } from "./page-data-cache.ts";
import { markPreferredLanguage } from "./preferred-language.ts";
import { createPrefetcher } from "./prefetch.ts";
import { createProgress } from "./progress.ts";
import { rewriteAddress } from "./rewrite-address.ts";
import type { PageView, Screen } from "./screen.ts";
import { mount, type Stage } from "./stage.tsx";
import { startConsentLayer } from "./start-consent-layer.ts";
import { createVisit, type ShownScreen, type Visit, type WhenShown } from "./visit.ts";

void start(window, console);

type Chunks = ChunkTable<{ readonly Page: PageView }>;

/** Should anything fail here, the page stays as the server made it, and its links are ordinary links. */
async function start(window: Window, log: Pick<Console, "error">): Promise<void> {
  const pictures = createLazyPictures(window.document);
  const refresh = () => {
    pictures.scan();
    markPreferredLanguage(window.document, window.navigator.languages ?? []);
  };
  try {
    const chunks: Chunks = rememberChunks<{ readonly Page: PageView }>(pageModules);
    const { stage, screen, hash } = await takeOver(window, chunks);
    const first: ShownScreen = {
      screen,
      url: new URL(window.location.href),
      key: window.navigation?.currentEntry?.key,
    };
    const consent = startConsentLayer(window, first, (...problem) => log.error(...problem));
    consent.catch((error: unknown) => log.error("Consent could not be started: nothing optional is on.", error));
    const whenShown = (now: ShownScreen, before: ShownScreen) => {
      refresh();
      consent.then((layer) => layer.screenShown(now, before)).catch(() => {});
    };
    if ("navigation" in window) followNavigations(window, stage, first, { hash, chunks }, whenShown, log);
  } catch (error) {
    log.error(error);
  }
  refresh();
}

/** Mounts the document's own screen once its chunk is there (conformance row P8). */
async function takeOver(window: Window, chunks: Chunks): Promise<{ stage: Stage; screen: Screen; hash: string }> {
  const { document, location } = window;
  const { hash, context, localeData } = readInlineData(document);
  const container = document.getElementById(APP_ROOT_ID);
  if (container === null) throw new Error(`This document has no element #${APP_ROOT_ID} to render into.`);
  const Page = await loadChunk(chunks, context.page, location.pathname);
  const first: Screen = { context, localeData, Page };
  const stage = await mount(container, first, () => retryNavigation(window));
  rewriteAddress(window, context);
  if (context.page !== "not-found") return { stage, screen: first, hash };
  const named: Screen = { ...first, requestedPath: decoded(location.pathname) };
  await stage.show(named);
  return { stage, screen: named, hash };
}

/** Joins what carries the visitor from page to page without another document. */
function followNavigations(
  window: Window,
  stage: Stage,
  first: ShownScreen,
  program: { readonly hash: string; readonly chunks: Chunks },
  whenShown: WhenShown,
  log: Pick<Console, "error">,
): void {
  const { document, location } = window;
  const { screen } = first;
  // As the browser made it: a tracker that takes its place later, and breaks it, stops no page.
  const fetchData = window.fetch.bind(window);
  const known = { url: screen.context.localeDataUrl, data: screen.localeData };
  const cache = createPageDataCache();
  // The answer to a posted form, at an address of its own, holds what one visitor wrote: it is not the page's data.
  if (location.pathname === screen.context.path) cache.keep(screen.context.path, Promise.resolve(screen.context));
  const loader = createPageLoader<PageView>({
    ...program,
    fetch: fetchData,
    locales: createLocaleStore(fetchData, known),
    cache,
  });
  const visit: Visit = createVisit(window, stage, first, (now, before) => {
    whenShown(now, before);
    // In a task of its own: nobody waits for it.
    setTimeout(prefetcher.scan);
  });
  const prefetcher = createPrefetcher({
    document,
    loader,
    pathOf: (link: HTMLAnchorElement) =>
      linkPath(link, { url: visit.shown().url, locale: visit.shown().screen.context.locale }),
    scope: () => prefetchScope((window.navigator as { readonly connection?: ConnectionFacts }).connection),
  });
  const departure = createDeparture(location);
  const retry = () => retryNavigation(window);
  const loadScreen = createScreenLoader({ loader, shown: () => visit.shown().screen, departure, retry, log });
  const progress = createProgress(document, () =>
    announce(document, message(visit.shown().screen.localeData.messages, "navigation.loading")),
  );
  startNavigation({ window, visit, loadScreen, departure, progress });
  prefetcher.scan();
}
