import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PREFETCH_DELAY_MS } from "../common/constants.ts";
import type { createVisibility } from "../common/visibility.ts";
import { allowedPrefetch, startPrefetching } from "./prefetch.ts";

type WhenChanged = Parameters<typeof createVisibility>[0];

/** A document with these links; `look` says which come into view or leave it, `point` that the pointer is over one. */
function setUp({
  links = ["/a/", "/b/"],
  scope = "data-and-chunk" as ReturnType<typeof allowedPrefetch>,
  observing = true,
} = {}) {
  const anchorOf = (href: string): HTMLAnchorElement => {
    const anchor = anchors.get(href) ?? ({ href, closest: () => anchorOf(href) } as unknown as HTMLAnchorElement);
    anchors.set(href, anchor);
    return anchor;
  };
  const anchors = new Map<string, HTMLAnchorElement>();
  const listeners = new Map<string, (event: { readonly target: unknown }) => void>();
  const watch = vi.fn();
  let whenChanged: WhenChanged = () => {};
  let whenLinksChange: MutationCallback = () => {};
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(callback: MutationCallback) {
        whenLinksChange = callback;
      }
      observe() {}
    },
  );
  const prefetchPage = vi.fn(async () => {});
  startPrefetching({
    document: {
      addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
      querySelectorAll: () => links.map(anchorOf),
    } as unknown as Document,
    pathOf: (link) => (link.href.startsWith("/") ? link.href : undefined),
    loader: { prefetchPage },
    scope: () => scope,
    visibilityOf: (callback) => {
      whenChanged = callback;
      return observing ? { watch } : undefined;
    },
  });
  return {
    look: (href: string, visible: boolean) => whenChanged(anchorOf(href), visible),
    point: (type: string, href: string) => listeners.get(type)?.({ target: anchorOf(href) }),
    type: (target: unknown) => listeners.get("focusin")?.({ target }),
    changeLinks: () => whenLinksChange([{ type: "attributes" } as MutationRecord], {} as MutationObserver),
    prefetchPage,
    watch,
    anchors: () => links.map(anchorOf),
  };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("links in view", () => {
  test("are prefetched after the delay, not before", () => {
    const { look, prefetchPage } = setUp();
    look("/a/", true);
    vi.advanceTimersByTime(PREFETCH_DELAY_MS - 1);
    expect(prefetchPage).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(prefetchPage.mock.calls).toEqual([["/a/", { dataOnly: false }]]);
  });

  test("are left alone when they leave earlier", () => {
    const { look, prefetchPage } = setUp();
    look("/a/", true);
    vi.advanceTimersByTime(PREFETCH_DELAY_MS - 1);
    look("/a/", false);
    vi.advanceTimersByTime(PREFETCH_DELAY_MS);
    expect(prefetchPage).not.toHaveBeenCalled();
  });

  test("are looked at anew, once, when links change; what was in view before no longer counts", () => {
    const { look, changeLinks, prefetchPage, watch, anchors } = setUp();
    look("/a/", true);
    changeLinks();
    changeLinks();
    vi.advanceTimersByTime(PREFETCH_DELAY_MS);
    expect(prefetchPage).not.toHaveBeenCalled();
    expect(watch).toHaveBeenCalledTimes(2);
    expect(watch).toHaveBeenLastCalledWith(anchors());
  });

  test("to other sites are never prefetched", () => {
    const { look, prefetchPage } = setUp({ links: ["https://other.example/"] });
    look("https://other.example/", true);
    vi.advanceTimersByTime(PREFETCH_DELAY_MS);
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});

describe("a visitor's intent", () => {
  test.each(["pointerover", "pointerdown", "focusin"])("%s needs no waiting", (type) => {
    const { point, prefetchPage } = setUp();
    point(type, "/b/");
    expect(prefetchPage.mock.calls).toEqual([["/b/", { dataOnly: false }]]);
  });

  test("is enough where visibility cannot be told", () => {
    const { point, prefetchPage } = setUp({ observing: false });
    point("pointerover", "/a/");
    expect(prefetchPage).toHaveBeenCalledTimes(1);
  });

  test.each([null, {}, { closest: () => null }])("elsewhere means nothing", (target) => {
    const { type, prefetchPage } = setUp();
    type(target);
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});

describe("the connection", () => {
  test.each([
    [undefined, "data-and-chunk"],
    [{}, "data-and-chunk"],
    [{ effectiveType: "4g" }, "data-and-chunk"],
    [{ effectiveType: "3g" }, "data"],
    [{ effectiveType: "slow-2g" }, "data"],
    [{ effectiveType: "4g", saveData: true }, "nothing"],
  ] as const)("%j allows %s", (connection, scope) => {
    expect(allowedPrefetch({ navigator: { connection } as object as Navigator })).toBe(scope);
  });

  test("that is slow gets the data only", () => {
    const { point, prefetchPage } = setUp({ scope: "data" });
    point("focusin", "/a/");
    expect(prefetchPage.mock.calls).toEqual([["/a/", { dataOnly: true }]]);
  });

  test("of someone who saves data gets nothing", () => {
    const { point, prefetchPage } = setUp({ scope: "nothing" });
    point("focusin", "/a/");
    expect(prefetchPage).not.toHaveBeenCalled();
  });
});
