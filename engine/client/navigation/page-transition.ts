import { languageOf } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import { announce } from "../common/navigation-status.tsx";
import { createHeadUpdater } from "../display/head.ts";
import type { ReactRoot } from "../display/react-root.tsx";
import type { LoadedPage } from "../loading/loaded-page.ts";
import { focusOn, hashTarget } from "./focus.ts";
import { createScroller } from "./scroll.ts";

/** A loaded page at its address. */
export interface ShownPage {
  readonly page: LoadedPage;
  readonly url: URL;
}

/** The page that is shown, and how the next one replaces it. */
export type PageTransition = ReturnType<typeof createPageTransition>;

/** Called after each page but the first, when everything is set. */
export type WhenShown = (now: ShownPage, before: ShownPage) => void;

/**
 * Transitions that start from the document's own page. Saved scroll positions are the browser's to keep and to restore, after a
 * reload too: the document is complete before any script runs.
 */
export function createPageTransition(window: Window, root: ReactRoot, first: ShownPage, whenShown: WhenShown) {
  const { document } = window;
  const head = createHeadUpdater(window);
  const scroller = createScroller(window);
  let shown = first;

  return {
    shown: () => shown,

    /**
     * Shows another page, then sets language, head, focus and scroll position, and tells screen readers.
     *
     * @param restore scrolls to where the visitor was, back or forward in the history; undefined for what is new
     * @param fallback gives the page to show where the wanted one cannot be shown; what it throws ends the transition
     */
    async show(
      { page: wanted, url }: ShownPage,
      restore: (() => void) | undefined,
      fallback: (error: unknown) => LoadedPage,
    ): Promise<void> {
      const before = shown;
      // Removing the focused element would cost a browser the styles of everything that is left.
      (document.activeElement as HTMLElement | null)?.blur();
      let page = wanted;
      await root.show(page).catch((error: unknown) => {
        page = fallback(error);
        return root.show(page);
      });
      shown = { page, url };
      const { context, localeData } = page;
      const lang = languageOf(localeData.translation, context.locale).tag;
      // Writing lang, even unchanged, invalidates the styles of the whole document.
      if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
      head.update(context.head, localeData);
      const target = hashTarget(document, url.hash);
      focusOn(target ?? document.querySelector("h1"));
      scroller.stop();
      if (restore) restore();
      else scroller.toTop();
      if (target && !restore) scroller.toElement(target);
      announce(document, message(localeData.messages, "navigation.loaded", { title: context.head.title }));
      whenShown(shown, before);
    },

    /** Goes to another place on the page. @param restore as above */
    moveTo(url: URL, restore: (() => void) | undefined): void {
      shown = { ...shown, url };
      const target = restore ? undefined : hashTarget(document, url.hash);
      scroller.stop();
      focusOn(target);
      if (restore) restore();
      else if (target) scroller.toElement(target);
      else if (url.hash === "" || url.hash === "#top") scroller.toTop();
    },
  };
}
