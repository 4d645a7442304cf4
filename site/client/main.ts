/** The browser's entry: hydrates the page of the document, and starts what goes on in it. */

// First: it declares the order of the cascade layers.
import "../styles/styles.css";
import { PREFETCH_DELAY_MS } from "#engine/client/common/constants.ts";
import { whenActivated, whenSeen } from "#engine/client/common/seen.ts";
import { createLazyPictures } from "#engine/client/display/lazy-pictures.ts";
import { markPreferredLanguage } from "#engine/client/display/preferred-language.ts";
import { hydratePage } from "#engine/client/display/react-root.tsx";
import { type Chunks, loadChunk, rememberChunks } from "#engine/client/loading/load-chunk.ts";
import { readInlineData } from "#engine/client/loading/load-data.ts";
import { type LoadedPage, shownAt } from "#engine/client/loading/loaded-page.ts";
import { allowedPrefetch } from "#engine/client/loading/prefetch.ts";
import { rewriteAddress } from "#engine/client/navigation/addresses.ts";
import { retryNavigation } from "#engine/client/navigation/navigation.ts";
import type { ShownPage, WhenShown } from "#engine/client/navigation/page-transition.ts";
import { startNavigation } from "#engine/client/navigation/start-navigation.ts";
import { APP_ROOT_ID, type InlineData } from "#engine/pages/data/page-data.ts";
import { viewModule } from "../pages/views.ts";
import { startPageConsent } from "./consent/page-consent.ts";

void start(window, console);

/** Should anything fail here, the page stays as it was built, and its links are ordinary links. */
async function start(window: Window, log: Pick<Console, "error">): Promise<void> {
  await whenActivated(window.document);
  const pictures = createLazyPictures(window.document);
  try {
    const data = readInlineData(window.document);
    const refresh = () => {
      pictures.scan();
      markPreferredLanguage(window.document, data.localeData.translation, window.navigator.languages ?? []);
    };
    // This and consent run before hydration: elements changed here carry suppressHydrationWarning.
    refresh();
    const chunks = rememberChunks(viewModule);
    rewriteAddress(window, data.context, data.localeData);
    const consent = whenSeen(window.document).then(() => startConsent(window, data, log));
    const { page, root } = await hydrateFirstPage(window, data, chunks);
    // Again: React has drawn the page anew if the document was not what it expected.
    refresh();
    const first: ShownPage = { page, url: new URL(window.location.href), key: window.navigation?.currentEntry?.key };
    const whenShown: WhenShown = (now, before) => {
      refresh();
      void consent.then((started) => started?.pageShown(now, before));
    };
    // A heading "Navigation" makes `window.navigation` an element where the browser has none.
    if ("currentEntry" in Object(window.navigation))
      startNavigation({ window, root, first, hash: data.hash, chunks, whenShown, log });
  } catch (error) {
    pictures.scan();
    log.error("This page stays as it was built: its links are ordinary links.", error);
  }
}

/** Consent for the first page; undefined, with an entry in the log, if it cannot be started. */
function startConsent(window: Window, page: InlineData, log: Pick<Console, "error">) {
  try {
    const visited = { page, url: new URL(window.location.href) };
    const consent = startPageConsent(window, visited, (...problem) => log.error(...problem));
    if (allowedPrefetch(window) === "data-and-chunk") setTimeout(consent.prefetchDialog, PREFETCH_DELAY_MS);
    return consent;
  } catch (error) {
    log.error("Consent could not be started: nothing optional is on.", error);
    return undefined;
  }
}

/** Hydrates the document's own page once its chunk is there. */
async function hydrateFirstPage(window: Window, { context, localeData }: InlineData, chunks: Chunks) {
  const { document, location } = window;
  const container = document.getElementById(APP_ROOT_ID);
  if (container === null) throw new Error(`This document has no element #${APP_ROOT_ID} to render into.`);
  const Page = await loadChunk(chunks, context.page, location.pathname);
  const page: LoadedPage = { kind: "page", context, localeData, Page };
  const root = await hydratePage(container, page, () => retryNavigation(window));
  const shown = shownAt(location.pathname, page);
  if (shown !== page) await root.show(shown);
  return { page: shown, root };
}
