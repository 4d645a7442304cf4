import type { PrefetchScope } from "./connection.ts";
import type { PageLoader } from "./load-page.ts";
import { isPlainClick } from "./plain-click.ts";
import type { PageView } from "./screen.ts";
import type { Stage } from "./stage.tsx";

export interface PrerenderingParts {
  readonly document: Document;
  /** The path whose page a link leads to; undefined when that is no other page of this site. */
  readonly pathOf: (link: HTMLAnchorElement) => string | undefined;
  readonly loader: Pick<PageLoader<PageView>, "loadPage">;
  readonly scope: () => PrefetchScope;
  readonly stage: Pick<Stage, "prerender">;
}

/** The page whose form reads the address and takes hold of the fields as soon as it is mounted. It is only loaded. */
const ACTS_WHEN_MOUNTED = "contact";
/** Links to pages of the site, but for those that open the dialog on cookies. */
const LINK = "a[href]:not([data-cookie-settings])";
/** What ends a press in another way than by a click. */
const OTHERWISE = ["pointercancel", "contextmenu", "dragstart", "keydown"] as const;

/**
 * Renders the page of a link as soon as the link is pressed: a finger rests for some 80 ms before it is lifted, and so
 * does a mouse button. On a slow telephone, too, the page only has to be revealed by then. Visitors who save data get
 * nothing ahead of need.
 *
 * To be started after the prefetcher, which asks for the data of the same press.
 *
 * @returns forgets what is on its way; to be called when another page is there
 */
export function startPrerendering({ document, pathOf, loader, scope, stage }: PrerenderingParts): () => void {
  let pressed: Element | null = null;
  let press = new AbortController();

  async function prerender(path: string, { signal }: AbortController): Promise<void> {
    const screen = await loader.loadPage(path, { signal });
    if (!signal.aborted && screen.context.page !== ACTS_WHEN_MOUNTED) stage.prerender(screen);
  }

  function leave(): void {
    press.abort();
    stage.prerender(undefined);
  }

  function hear(type: string, listener: (event: PointerEvent) => void): void {
    document.addEventListener(type, listener as (event: Event) => void, { passive: true });
  }

  for (const type of OTHERWISE) hear(type, leave);
  hear("pointerup", ({ target }) => {
    if (linkAround(target) !== pressed) leave();
  });
  hear("pointerdown", (event) => {
    leave();
    const link = linkAround(event.target);
    pressed = link;
    if (link === null || !isPlainClick(event) || scope() === "nothing") return;
    const path = pathOf(link);
    if (path === undefined) return;
    press = new AbortController();
    // What fails is told to who follows the link.
    prerender(path, press).catch(() => {});
  });
  return () => press.abort();
}

function linkAround(target: EventTarget | null): HTMLAnchorElement | null {
  return (target as Partial<Element> | null)?.closest?.<HTMLAnchorElement>(LINK) ?? null;
}
