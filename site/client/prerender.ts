import type { PrefetchScope } from "./connection.ts";
import type { PageLoader } from "./load-page.ts";
import type { PageView } from "./screen.ts";
import type { Stage } from "./stage.tsx";

export interface PrerenderingParts {
  readonly document: Document;
  /** The path whose page a link leads to; undefined when that is no other page of this site. */
  readonly pathOf: (link: HTMLAnchorElement) => string | undefined;
  readonly loader: PageLoader<PageView>;
  readonly scope: () => PrefetchScope;
  readonly stage: Pick<Stage, "prerender">;
}

/** The page whose form reads the address and takes hold of the fields as soon as it is mounted. It is only loaded. */
const ACTS_WHEN_MOUNTED = "contact";

/** What shows that a visitor has something else in mind, or begins a press. */
const OTHER_PLANS = ["pointerdown", "pointercancel", "keydown"] as const;

/**
 * Renders the page of a link as soon as the link is pressed: a finger rests for some 80 ms before it is lifted, and so
 * does a mouse button. On a slow telephone, too, the page only has to be revealed by then. Visitors who save data get
 * nothing ahead of need.
 */
export function startPrerendering({ document, pathOf, loader, scope, stage }: PrerenderingParts): void {
  let press = new AbortController();

  async function prerender(path: string, { signal }: AbortController): Promise<void> {
    // Has the data kept, whatever becomes of this press.
    void loader.prefetchPage(path, { dataOnly: true });
    const screen = await loader.loadPage(path, { signal });
    if (!signal.aborted && screen.context.page !== ACTS_WHEN_MOUNTED) stage.prerender(screen);
  }

  function leave(): void {
    press.abort();
    stage.prerender(undefined);
  }

  for (const type of OTHER_PLANS) document.addEventListener(type, leave, { passive: true });
  document.addEventListener(
    "pointerdown",
    ({ target, button, ctrlKey, metaKey, shiftKey }) => {
      const link = (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>("a[href]");
      if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || scope() === "nothing") return;
      const path = pathOf(link);
      if (path === undefined) return;
      press = new AbortController();
      // What fails is told to who follows the link.
      prerender(path, press).catch(() => {});
    },
    { passive: true },
  );
}
