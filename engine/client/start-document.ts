import type { Locale } from "../i18n/language.ts";
import { isSiteLocale, type TranslationSetup } from "../i18n/translation-setup.ts";
import type { Program } from "../pages/paths/routes.ts";
import { browserFetch } from "./common/browser-fetch.ts";
import { createLazyPictures } from "./display/lazy-pictures.ts";
import { startMenu } from "./display/menu.ts";
import { createLocaleStore } from "./loading/caches.ts";
import { type Chunks, loadChunk, rememberChunks } from "./loading/load-chunk.ts";
import { readInlineData } from "./loading/load-data.ts";
import type { LoadedPage } from "./loading/loaded-page.ts";
import { rewriteAddress } from "./navigation/addresses.ts";
import { showFocusWhole } from "./navigation/focus.ts";
import type { WhenShown } from "./navigation/page-transition.ts";
import { isPagePath } from "./navigation/should-handle.ts";
import type { SitePages } from "./start-pages.ts";
import { whenWanted } from "./when-wanted.ts";

/** What a site's program consists of beside the engine. */
export interface SiteClient {
  readonly program: Program;
  readonly chunks: Chunks;
  /** Loads what shows pages: the engine's part of it, and the site's. */
  readonly pages: () => Promise<{ readonly pages: SitePages }>;
  /**
   * Starts what goes on beside the pages, once the document is seen; what it gives is told of each page shown after.
   *
   * @param whenPages settles once the pages have their program, which some visits never need
   */
  readonly beside?: (
    first: Pick<LoadedPage, "context" | "localeData">,
    log: Pick<Console, "error">,
    whenPages: Promise<unknown>,
  ) => WhenShown | undefined;
}

/**
 * Starts a document: what all that is seen first needs, without React, and what shows the next pages once that is wanted.
 * Should anything fail here, the page stays as it was built, and its links are ordinary links.
 */
export async function startDocument(window: Window, log: Pick<Console, "error">, site: SiteClient): Promise<void> {
  const { document, location } = window;
  await whenActivated(document);
  const wanted = whenWanted(window);
  const pictures = createLazyPictures(document);
  ignoreStraySecondClicks(document);
  showFocusWhole(document);
  const menu = startMenu(window);
  try {
    // At once: they ask for nothing but the document.
    pictures.scan();
    const { hash, context } = readInlineData(document);
    const chunks = rememberChunks(site.chunks);
    const program = wanted.then(() =>
      Promise.all([site.pages(), loadChunk(chunks, context.page, location.pathname)] as const),
    );
    // Avoids an unhandled rejection: its error is that of who waits for it below.
    program.catch(() => undefined);
    const localeStore = createLocaleStore(browserFetch, site.program);
    const shared = () => localeStore.get(context.localeDataUrl, location.pathname);
    // Once more: a browser hands on what its early request came to, a connection that broke too.
    const localeData = await shared().catch(shared);
    const data = { context, localeData };
    const refresh = () => {
      pictures.scan();
      menu.refresh();
      markPreferredLanguage(document, localeData.translation, window.navigator.languages ?? []);
    };
    // This and what is beside run before hydration: elements changed here carry suppressHydrationWarning.
    refresh();
    const isAnswer = !isPagePath(location.pathname);
    rewriteAddress(window, context, localeData);
    const beside = whenSeen(document).then(() => site.beside?.(data, log, program));
    const [{ pages }, Page] = await program;
    const whenShown: WhenShown = (now, before) => {
      menu.close();
      refresh();
      void beside.then((shown) => shown?.(now, before));
    };
    const first = { page: { ...data, kind: "page", Page } as const, hash, isAnswer };
    await pages.start(window, log, first, { components: pages.components, chunks, localeStore, refresh, whenShown });
  } catch (error) {
    pictures.scan();
    log.error("This page stays as it was built: its links are ordinary links.", error);
  }
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

/**
 * The site's language that a browser prefers, if it is one of the site's.
 *
 * @param languages language tags in order of preference, as `navigator.languages` has them
 * @example preferredLocale(translation, ["de-AT", "pt-BR", "fr"]) // "pt"
 */
export function preferredLocale(translation: TranslationSetup, languages: readonly string[]): Locale | undefined {
  const codes = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return codes.find((code) => isSiteLocale(translation, code)) as Locale | undefined;
}

/** Marks the choice of language that the browser prefers. Only a highlight: nobody is sent anywhere. */
function markPreferredLanguage(document: Document, translation: TranslationSetup, languages: readonly string[]): void {
  const preferred = preferredLocale(translation, languages);
  for (const choice of document.querySelectorAll("[data-locale-choice]")) {
    choice.toggleAttribute("data-preferred", choice.getAttribute("data-locale-choice") === preferred);
  }
}
