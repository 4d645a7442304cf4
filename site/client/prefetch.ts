import type { PrefetchScope } from "./connection.ts";
import { PREFETCH_DELAY_MS } from "./constants.ts";
import type { PageLoader } from "./load-page.ts";
import { createVisibility } from "./when-visible.ts";

/** Loads pages ahead of need (conformance row P9). */
export interface Prefetcher {
  /** Looks for links; to be called after each page. */
  scan(): void;
}

export interface PrefetcherParts {
  readonly document: Document;
  /** The path whose page a link leads to; undefined when that is no other page of this site. */
  readonly pathOf: (link: HTMLAnchorElement) => string | undefined;
  readonly loader: Pick<PageLoader<unknown>, "prefetchPage">;
  /** Asked each time, because connections change. */
  readonly scope: () => PrefetchScope;
  readonly visibilityOf?: typeof createVisibility;
}

/** Signs that a visitor is about to follow a link: these need no waiting. */
const INTENT = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Prefetches the page of each link that stays visible for `PREFETCH_DELAY_MS`, and at once when the visitor points at
 * it or focuses it; where visibility cannot be told, only then.
 */
export function createPrefetcher(parts: PrefetcherParts): Prefetcher {
  const { document, pathOf, loader, scope, visibilityOf = createVisibility } = parts;
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();

  function prefetch(link: Element): void {
    const allowed = scope();
    const path = allowed === "nothing" ? undefined : pathOf(link as HTMLAnchorElement);
    if (path !== undefined) void loader.prefetchPage(path, { dataOnly: allowed === "data" });
  }

  function forget(link: Element): void {
    clearTimeout(timers.get(link));
    timers.delete(link);
  }

  const visibility = visibilityOf((link, visible) => {
    forget(link);
    if (visible)
      timers.set(
        link,
        setTimeout(() => prefetch(link), PREFETCH_DELAY_MS),
      );
  });

  for (const type of INTENT) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = (target as Partial<Element> | null)?.closest?.("a[href]");
        if (link) prefetch(link);
      },
      { passive: true },
    );
  }

  return {
    scan() {
      [...timers.keys()].forEach(forget);
      visibility?.watch(document.querySelectorAll("a[href]"));
    },
  };
}
