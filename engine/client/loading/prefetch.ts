import { PREFETCH_DELAY_MS } from "../common/constants.ts";
import { createVisibility } from "../common/visibility.ts";
import type { PageLoader } from "./load-page.ts";

/**
 * The parts of a page that the connection of a window allows to prefetch, to be asked each time, because connections change:
 * none for visitors who save data; on a link measured as 3G or slower the data only, because a chunk would compete with what
 * the visitor reads; else both, also where the browser does not tell.
 */
export function allowedPrefetch({ navigator }: Pick<Window, "navigator">): "nothing" | "data" | "data-and-chunk" {
  const { connection } = navigator as { readonly connection?: { saveData?: boolean; effectiveType?: string } };
  if (connection?.saveData) return "nothing";
  return ["slow-2g", "2g", "3g"].includes(connection?.effectiveType ?? "") ? "data" : "data-and-chunk";
}

/** Signs that a visitor is about to follow a link, or to use another control: these need no waiting. */
export const INTENT = ["pointerover", "pointerdown", "focusin"] as const;

/**
 * Prefetches the page of each link that stays visible for `PREFETCH_DELAY_MS`, whenever it came into the document, and at
 * once when the visitor points at it or focuses it; where visibility cannot be told, only then.
 */
export function startPrefetching(parts: {
  readonly document: Document;
  /** The path whose page a link leads to; undefined when that is no other page of this site. */
  readonly pathOf: (link: HTMLAnchorElement) => string | undefined;
  readonly loader: Pick<PageLoader, "prefetchPage">;
  readonly scope: () => ReturnType<typeof allowedPrefetch>;
  readonly visibilityOf?: typeof createVisibility;
}): void {
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
    if (visible) timers.set(link, setTimeout(prefetch, PREFETCH_DELAY_MS, link));
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

  function scan(): void {
    [...timers.keys()].forEach(forget);
    visibility?.watch(document.querySelectorAll("a[href]"));
  }
  scan();
  followLinks(document, scan);
}

/** Calls back when links have come or changed: once for all that come together, in a task that nobody waits for. */
function followLinks(document: Document, whenChanged: () => void): void {
  let called = false;
  const observer = new MutationObserver((changes) => {
    if (called || !changes.some(bringsLink)) return;
    called = true;
    setTimeout(() => {
      called = false;
      whenChanged();
    });
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["href"] });
}

function bringsLink({ type, addedNodes }: MutationRecord): boolean {
  const isLink = (node: Node) =>
    node instanceof Element && (node.matches("a[href]") || node.querySelector("a[href]") !== null);
  return type === "attributes" || [...addedNodes].some(isLink);
}
