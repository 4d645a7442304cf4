import { message } from "../i18n/messages.ts";
import { languageTags } from "../i18n/site-locales.ts";
import { announce } from "./announce.ts";
import { focusOn } from "./focus.ts";
import { hashTarget } from "./hash-target.ts";
import { createHeadUpdater } from "./head.ts";
import type { Screen } from "./screen.ts";
import { createScroller } from "./scroll.ts";
import { createScrollPositions } from "./scroll-positions.ts";
import type { Stage } from "./stage.tsx";

/** A screen at its place in the history. */
export interface ShownScreen {
  readonly screen: Screen;
  readonly url: URL;
  /** Key of the history entry, under which its scroll position is kept. */
  readonly key: string | undefined;
}

/** How a visitor came to an address: back or forward through the history, or anew. */
export type Arrival = "traverse" | "anew";

/** The visitor's way through the site: what is on screen, and how the next screen takes its place. */
export interface Visit {
  readonly shown: () => ShownScreen;
  /** Shows another screen, then puts language, head, focus and scroll position right, and tells screen readers. */
  show(next: ShownScreen, arrival: Arrival): Promise<void>;
  /** Moves to another place of the page on screen. */
  moveTo(place: Pick<ShownScreen, "url" | "key">, arrival: Arrival): void;
}

/** What else happens with each screen but the first, when all is put right. */
export type WhenShown = (now: ShownScreen, before: ShownScreen) => void;

/**
 * A visit that starts with the document's own screen. That screen's scroll position is the browser's to restore, after
 * a reload too: the document is complete before any script runs.
 */
export function createVisit(window: Window, stage: Stage, first: ShownScreen, whenShown: WhenShown): Visit {
  const { document } = window;
  const head = createHeadUpdater(document);
  const scroller = createScroller(window);
  const positions = createScrollPositions(() => window.sessionStorage);
  let shown = first;

  const savedFor = (key: string | undefined, arrival: Arrival) =>
    arrival === "traverse" ? positions.get(key) : undefined;

  return {
    shown: () => shown,

    async show(next, arrival) {
      const before = shown;
      positions.set(before.key, scroller.position());
      const saved = savedFor(next.key, arrival);
      // To take out what has the focus costs a browser the styles of everything that is left.
      (document.activeElement as HTMLElement | null)?.blur();
      await stage.show(next.screen);
      shown = next;
      const { context, localeData } = next.screen;
      const lang = languageTags[context.locale];
      // To set it, even to what it is, costs the styles of the whole document.
      if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
      head.update(context.head, localeData.site.url);
      const target = hashTarget(document, next.url.hash);
      focusOn(target ?? document.querySelector("h1"));
      scroller.to(saved ?? { x: 0, y: 0 });
      if (target && !saved) scroller.toElement(target);
      announce(document, message(localeData.messages, "navigation.loaded", { title: context.head.title }));
      whenShown(next, before);
    },

    moveTo({ url, key }, arrival) {
      positions.set(shown.key, scroller.position());
      shown = { ...shown, url, key };
      const saved = savedFor(key, arrival);
      const target = hashTarget(document, url.hash);
      if (!saved) focusOn(target);
      if (saved) scroller.to(saved);
      else if (target) scroller.toElement(target);
      else if (url.hash === "" || url.hash === "#top") scroller.to({ x: 0, y: 0 });
    },
  };
}
