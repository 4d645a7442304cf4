import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PrefetchScope } from "./connection.ts";
import type { PageLoader } from "./load-page.ts";
import { contextFixture } from "./page-fixtures.ts";
import { startPrerendering } from "./prerender.ts";
import type { PageView, Screen } from "./screen.ts";

const listeners = new Map<string, ((event: object) => void)[]>();
const prerender = vi.fn<(screen: Screen | undefined) => void>();
const prefetchPage = vi.fn(async () => {});
let scope: PrefetchScope = "data-and-chunk";
/** What each path's data settles with, when the test says so. */
const loads = new Map<string, PromiseWithResolvers<Screen>>();

beforeEach(() => {
  listeners.clear();
  loads.clear();
  scope = "data-and-chunk";
  vi.clearAllMocks();
  startPrerendering({
    document: {
      addEventListener: (type: string, listener: (event: object) => void) =>
        void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    } as unknown as Document,
    pathOf: (link) => (link.href.startsWith("/") ? link.href : undefined),
    loader: {
      prefetchPage,
      loadPage: (path: string) => {
        const load = loads.get(path) ?? Promise.withResolvers<Screen>();
        loads.set(path, load);
        return load.promise;
      },
    } as unknown as PageLoader<PageView>,
    scope: () => scope,
    stage: { prerender },
  });
});

describe("a link that is pressed", () => {
  test("has its page rendered as soon as that is there", async () => {
    press("/fr/services/");
    expect(shownAhead()).toEqual([]);
    await arrives("/fr/services/");
    expect(shownAhead()).toEqual(["/fr/services/"]);
    expect(prefetchPage).toHaveBeenCalledWith("/fr/services/", { dataOnly: true });
  });

  test.each([
    ["another link is pressed", () => press("/fr/blog/")],
    ["something else is pressed", () => press()],
    ["the finger scrolls", () => happens("pointercancel")],
    ["a key is pressed", () => happens("keydown")],
  ])("is forgotten when %s", async (_, other) => {
    press("/fr/services/");
    other();
    await arrives("/fr/services/");
    expect(shownAhead()).toEqual([]);
  });

  test("has its page taken away again when the visitor does something else", async () => {
    press("/fr/services/");
    await arrives("/fr/services/");
    happens("keydown");
    expect(prerender).toHaveBeenLastCalledWith(undefined);
  });

  test("tells nobody that its page could not be loaded: who follows the link is told", async () => {
    press("/fr/services/");
    loads.get("/fr/services/")?.reject(new Error("lost"));
    await vi.waitFor(() => expect(shownAhead()).toEqual([]));
  });
});

describe("no page is rendered ahead", () => {
  test.each([
    ["for the secondary button", "/fr/services/", { button: 2 }],
    ["for a new tab", "/fr/services/", { ctrlKey: true }],
    ["for a new window", "/fr/services/", { shiftKey: true }],
    ["of another site", "https://other.example/", {}],
  ])("%s", (_, href, how) => {
    press(href, how);
    expect(loads.size).toBe(0);
  });

  test("for a visitor who saves data", () => {
    scope = "nothing";
    press("/fr/services/");
    expect(loads.size).toBe(0);
    expect(prefetchPage).not.toHaveBeenCalled();
  });

  test("where a form would take hold of it; it is loaded all the same", async () => {
    press("/fr/contact/");
    await arrives("/fr/contact/", { page: "contact" });
    expect(shownAhead()).toEqual([]);
  });
});

test("no other page has parts that act when they are mounted: they would act before the page is shown", () => {
  const sources = ["site/app/pages", "site/app/components"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`),
  );
  const acting = sources.filter(
    (file) => /\.tsx?$/.test(file) && /use(?:Layout|Insertion)?Effect\(/.test(readFileSync(file, "utf8")),
  );
  expect(acting.filter((file) => !file.startsWith("site/app/components/contact-form/"))).toEqual([]);
  expect(acting).not.toEqual([]);
});

function happens(type: string, event: object = {}): void {
  for (const listener of listeners.get(type) ?? []) listener(event);
}

function press(href?: string, how: object = {}): void {
  const target = { closest: () => (href === undefined ? null : { href }) };
  happens("pointerdown", { target, button: 0, ctrlKey: false, metaKey: false, shiftKey: false, ...how });
}

async function arrives(path: string, context: object = {}): Promise<void> {
  loads.get(path)?.resolve({ context: contextFixture({ path, ...context } as object) } as Screen);
  await loads.get(path)?.promise;
  await Promise.resolve();
}

function shownAhead(): (string | undefined)[] {
  return prerender.mock.calls.flatMap(([screen]) => (screen ? [screen.context.path] : []));
}
