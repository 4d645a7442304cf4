import { readdirSync, readFileSync } from "node:fs";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { PrefetchScope } from "./connection.ts";
import type { PageLoader } from "./load-page.ts";
import { contextFixture } from "./page-fixtures.ts";
import { startPrerendering } from "./prerender.ts";
import type { PageView, Screen } from "./screen.ts";

const listeners = new Map<string, ((event: object) => void)[]>();
const prerender = vi.fn<(screen: Screen | undefined) => void>();
let stop: () => void;
let scope: PrefetchScope = "data-and-chunk";
/** What each path's data settles with, when the test says so. */
const loads = new Map<string, PromiseWithResolvers<Screen>>();

beforeEach(() => {
  listeners.clear();
  loads.clear();
  scope = "data-and-chunk";
  vi.clearAllMocks();
  stop = startPrerendering({
    document: {
      addEventListener: (type: string, listener: (event: object) => void) =>
        void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    } as unknown as Document,
    pathOf: (link) => (link.href.startsWith("/") ? link.href : undefined),
    loader: {
      loadPage: (path: string) => {
        const load = loads.get(path) ?? Promise.withResolvers<Screen>();
        loads.set(path, load);
        return load.promise;
      },
    } as unknown as Pick<PageLoader<PageView>, "loadPage">,
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
  });

  test.each([
    ["another link is pressed", () => press("/fr/blog/")],
    ["something else is pressed", () => press()],
    ["it is let go elsewhere", () => happens("pointerup", { target: { closest: () => null } })],
    ["the finger scrolls", () => happens("pointercancel")],
    ["its menu opens", () => happens("contextmenu")],
    ["it is dragged away", () => happens("dragstart")],
    ["another page has come meanwhile", () => stop()],
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
    // An error that nobody takes would fail this run.
    await expect(loads.get("/fr/services/")?.promise).rejects.toThrow("lost");
    expect(shownAhead()).toEqual([]);
  });
});

describe("no page is rendered ahead", () => {
  test.each([
    ["for the secondary button", "/fr/services/", { button: 2 }],
    ["for a new tab", "/fr/services/", { ctrlKey: true }],
    ["for a new window", "/fr/services/", { shiftKey: true }],
    ["for a download", "/fr/services/", { altKey: true }],
    ["of another site", "https://other.example/", {}],
  ])("%s", (_, href, how) => {
    press(href, how);
    expect(loads.size).toBe(0);
  });

  test("for a visitor who saves data", () => {
    scope = "nothing";
    press("/fr/services/");
    expect(loads.size).toBe(0);
  });

  test("where a form would take hold of it; it is loaded all the same", async () => {
    press("/fr/contact/");
    await arrives("/fr/contact/", { page: "contact" });
    expect(shownAhead()).toEqual([]);
  });
});

test("no other page has parts that act when they are mounted: they would act before the page is shown", () => {
  const sources = readdirSync("site/app", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const where = (pattern: RegExp) =>
    sources.filter((file) => !file.includes(".test.") && pattern.test(readFileSync(`site/app/${file}`, "utf8")));

  const acting = where(/use(?:Layout|Insertion)?Effect\(|ref=\{\(/);
  expect(acting.filter((file) => !/^(?:components\/contact-form|shell)\//.test(file))).toEqual([]);
  expect(acting).toContain("shell/use-menu.ts");
  const theForm = where(/components\/contact-form\//).filter((file) => !file.startsWith("components/contact-form/"));
  expect(new Set(theForm.map((file) => file.split("/").slice(0, 2).join("/")))).toEqual(new Set(["pages/contact"]));
});

function happens(type: string, event: object = {}): void {
  for (const listener of listeners.get(type) ?? []) listener(event);
}

function press(href?: string, how: object = {}): void {
  const link = href === undefined ? null : { href };
  happens("pointerdown", {
    target: { closest: () => link },
    button: 0,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...how,
  });
}

async function arrives(path: string, context: object = {}): Promise<void> {
  loads.get(path)?.resolve({ context: contextFixture({ path, ...context } as object) } as Screen);
  await loads.get(path)?.promise;
  await Promise.resolve();
}

function shownAhead(): (string | undefined)[] {
  return prerender.mock.calls.flatMap(([screen]) => (screen ? [screen.context.path] : []));
}
