import { languageOf } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { announce } from "../common/announce.ts";
import { createHeadUpdater } from "../display/head.ts";
import type { ReactRoot } from "../display/react-root.tsx";
import type { LoadedPage } from "../loading/loaded-page.ts";
import { focusOn, hashTarget } from "./focus.ts";
import { createScroller, createScrollPositions } from "./scroll.ts";

/** A loaded page at its place in the history. */
export interface ShownPage {
  readonly page: LoadedPage;
  readonly url: URL;
  /** Key of the history entry, under which its scroll position is kept. */
  readonly key: string | undefined;
}

/** The page that is shown, and how the next one replaces it. */
export type PageTransition = ReturnType<typeof createPageTransition>;

/** Called after each page but the first, when everything is set. */
export type WhenShown = (now: ShownPage, before: ShownPage) => void;

/**
 * Transitions that start from the document's own page. Its scroll position is the browser's to restore, after a reload
 * too: the document is complete before any script runs.
 */
export function createPageTransition(window: Window, root: ReactRoot, first: ShownPage, whenShown: WhenShown) {
  const { document } = window;
  const head = createHeadUpdater(window);
  const scroller = createScroller(window);
  const positions = createScrollPositions(() => window.sessionStorage);
  let shown = first;

  // A navigation back or forward through the history goes to where a position is kept.
  const savedFor = (key: string | undefined, type: NavigationType) =>
    type === "traverse" ? positions.get(key) : undefined;

  return {
    shown: () => shown,

    /**
     * Shows another page, then sets language, head, focus and scroll position, and tells screen readers.
     *
     * @param fallback gives the page to show where the wanted one cannot be shown; what it throws ends the transition
     */
    async show(
      { page: wanted, url, key }: ShownPage,
      type: NavigationType,
      fallback: (error: unknown) => LoadedPage,
    ): Promise<void> {
      const before = shown;
      positions.set(before.key, scroller.position());
      const saved = savedFor(key, type);
      // Removing the focused element would cost a browser the styles of everything that is left.
      (document.activeElement as HTMLElement | null)?.blur();
      let page = wanted;
      await root.show(page).catch((error: unknown) => {
        page = fallback(error);
        return root.show(page);
      });
      shown = { page, url, key };
      const { context, localeData } = page;
      const lang = languageOf(localeData.translation, context.locale).tag;
      // Writing lang, even unchanged, invalidates the styles of the whole document.
      if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
      head.update(context.head, localeData);
      const target = hashTarget(document, url.hash);
      focusOn(target ?? document.querySelector("h1"));
      scroller.to(saved ?? { x: 0, y: 0 });
      if (target && !saved) scroller.toElement(target);
      announce(document, message(localeData.messages, "navigation.loaded", { title: context.head.title }));
      whenShown(shown, before);
    },

    moveTo({ url, key }: Pick<ShownPage, "url" | "key">, type: NavigationType): void {
      positions.set(shown.key, scroller.position());
      shown = { ...shown, url, key };
      const saved = savedFor(key, type);
      const target = hashTarget(document, url.hash);
      if (!saved) focusOn(target);
      if (saved) scroller.to(saved);
      else if (target) scroller.toElement(target);
      else if (url.hash === "" || url.hash === "#top") scroller.to({ x: 0, y: 0 });
    },
  };
}
