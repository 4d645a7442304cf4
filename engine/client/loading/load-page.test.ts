import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { CHUNK_TIMEOUT_MS, CONNECTION_SIGN_MS, PAGE_DATA_LIFETIME_MS } from "../common/constants.ts";
import {
  type Answer,
  contextFixture,
  fetchFixture,
  HASH,
  localeDataFixture,
  localeStoreFixture,
  storedLocaleFixture,
} from "../test-support/page-fixtures.ts";
import { createPageDataCache } from "./caches.ts";
import { createPageLoader } from "./load-page.ts";

const PATH = "/fr/services/";
const DATA_URL = "/assets/data/fr/services/index.json";
const Page = () => null;
const good: Answer = { json: { hash: HASH, context: contextFixture() } };
const goodChunk = () => Promise.resolve({ Page });

interface SetUp {
  readonly data?: Answer;
  readonly answers?: Readonly<Record<string, Answer>>;
  readonly chunk?: () => Promise<{ readonly Page: typeof Page }>;
}

function setUp({ data = good, answers = {}, chunk = goodChunk }: SetUp = {}) {
  const fetch = vi.fn(fetchFixture({ [DATA_URL]: data, ...answers }));
  const importChunk = vi.fn(chunk);
  const loader = createPageLoader({
    hash: HASH,
    fetch,
    chunks: (page) => (page === "services" ? importChunk : undefined),
    localeData: localeStoreFixture(fetch),
    translation,
    cache: createPageDataCache(),
  });
  const controller = new AbortController();
  const load = (path = PATH) => loader.loadPage(path, { signal: controller.signal });
  const requests = () => fetch.mock.calls.map(([url]) => url);
  return { ...loader, load, fetch, importChunk, controller, requests };
}

const never = () => new Promise<never>(() => {});
const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a page that arrives", () => {
  test("[P1] has its context, its component and its locale's data", async () => {
    const { load, fetch, requests } = setUp();
    expect(await load()).toEqual({ kind: "page", context: contextFixture(), localeData: localeDataFixture(), Page });
    expect(requests()).toEqual([DATA_URL]);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: "include", cache: "no-cache" });
  });

  test("is taken from memory the second time, unless it has to be fresh", async () => {
    const { load, loadPage, controller, requests } = setUp();
    await load();
    await load();
    expect(requests()).toEqual([DATA_URL]);
    await loadPage(PATH, { signal: controller.signal, fresh: true });
    expect(requests()).toEqual([DATA_URL, DATA_URL]);
  });

  test("asks for chunk and data side by side", () => {
    const { load, fetch, importChunk } = setUp();
    load().catch(() => {});
    expect([fetch.mock.calls.length, importChunk.mock.calls.length]).toEqual([1, 1]);
  });

  test("in another language brings that locale's data, once", async () => {
    const context = contextFixture({ locale: "en" });
    const { load, requests } = setUp({
      answers: {
        "/assets/data/en/services/index.json": { json: { hash: HASH, context } },
        "/assets/locale-en.json": { json: storedLocaleFixture("en") },
      },
    });
    expect((await load("/en/services/")).localeData.locale).toBe("en");
    await load("/en/services/");
    expect(requests()).toEqual(["/assets/data/en/services/index.json", "/assets/locale-en.json"]);
  });
});

describe("a path that means no page here", () => {
  const ask = (answer: Answer) => setUp({ answers: { "/assets/data/fr/%63ontact/index.json": answer } });

  test.each([
    ["another spelling of a page's", good, "PAGE_MOVED"],
    ["an old address", { status: 410 }, "PAGE_MOVED"],
    ["unknown", { status: 404 }, "PAGE_NOT_FOUND"],
    ["anybody's guess", { broken: true }, "PAGE_DATA"],
  ] satisfies [string, Answer, string][])("is what the server says: %s", async (_case, answer, code) => {
    await expect(ask(answer).load("/fr/%63ontact/")).rejects.toMatchObject({ code });
  });
});

test("the texts of a language that cannot be had are those in memory, of each that came with the document's", async () => {
  const context = contextFixture({ locale: "pt", localeDataUrl: "/assets/locale-2.json" });
  const answers = { "/assets/data/pt/servicos/index.json": { json: { hash: HASH, context } } };
  const { localeData } = await setUp({ answers }).load("/pt/servicos/");
  expect(localeData).toMatchObject({ locale: "pt", translation: { pages: expect.any(Array) as object } });
});

describe("the error catalogue", () => {
  const withoutHash: Answer = { json: { context: contextFixture() } };
  const catalogue: readonly (readonly [string, SetUp, object])[] = [
    ["hash differs", { data: { json: { hash: "build-2", context: contextFixture() } } }, { code: "INVALID_HASH" }],
    ["hash missing", { data: withoutHash }, { code: "INVALID_HASH" }],
    ["hash is no text", { data: { json: { hash: 1, context: contextFixture() } } }, { code: "INVALID_HASH" }],
    ["data is no object", { data: { json: null } }, { code: "INVALID_HASH" }],
    ["data 404", { data: { status: 404 } }, { code: "PAGE_NOT_FOUND", message: `Could not find ${PATH}` }],
    ["data 410", { data: { status: 410 } }, { code: "PAGE_MOVED" }],
    ["data 500", { data: { status: 500 } }, { code: "PAGE_DATA", message: expect.stringContaining("500") }],
    ["broken JSON", { data: { text: "<!doctype html>" } }, { code: "PAGE_DATA" }],
    ["truncated JSON", { data: { text: `{"hash":"${HASH}","con` } }, { code: "PAGE_DATA" }],
    ["network down", { data: { broken: true } }, { code: "PAGE_DATA" }],
    ["context missing", { data: { json: { hash: HASH } } }, { code: "PAGE_DATA" }],
    [
      "context of another page",
      { data: { json: { hash: HASH, context: contextFixture({ page: "contact" }) } } },
      { code: "PAGE_DATA" },
    ],
    [
      "locale data on another host",
      { data: { json: { hash: HASH, context: contextFixture({ localeDataUrl: "//evil.example/x" }) } } },
      { code: "PAGE_DATA" },
    ],
    [
      "locale data lost",
      {
        data: {
          json: { hash: HASH, context: contextFixture({ locale: "en", localeDataUrl: "/assets/locale-2.json" }) },
        },
      },
      { code: "PAGE_DATA" },
    ],
    ["chunk lost", { chunk: lost }, { code: "CHUNK_LOAD", why: "error" }],
    [
      "chunk without its page",
      { chunk: () => Promise.resolve({}) as Promise<never> },
      { code: "CHUNK_LOAD", why: "missing" },
    ],
  ];

  test.each(catalogue)("%s", async (_case, setting, error) => {
    await expect(setUp(setting).load()).rejects.toMatchObject(error);
  });

  test("this client bundle has no module for the page", async () => {
    const context = contextFixture({ page: "contact" });
    const answers = { "/assets/data/fr/contact/index.json": { json: { hash: HASH, context } } };
    await expect(setUp({ answers }).load("/fr/contact/")).rejects.toMatchObject({ code: "PAGE_NOT_FOUND" });
  });

  test("a chunk that stalls is lost after its time, not before", async () => {
    let error: unknown;
    setUp({ chunk: never })
      .load()
      .catch((reason: unknown) => {
        error = reason;
      });
    await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
    expect(error).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(error).toMatchObject({ code: "CHUNK_LOAD", why: "timeout" });
  });
});

describe("when both fail", () => {
  test.each([
    ["a lost chunk wins over a server error", { data: { status: 500 }, chunk: lost }, "CHUNK_LOAD"],
    ["without a connection no chunk is missed", { data: { broken: true }, chunk: lost }, "PAGE_DATA"],
    ["a wrong hash does not wait for a stalled chunk", { data: { json: {} }, chunk: never }, "INVALID_HASH"],
    ["a missing page does not wait for a stalled chunk", { data: { status: 404 }, chunk: never }, "PAGE_NOT_FOUND"],
  ] as const)("%s", async (_case, setting, code) => {
    await expect(setUp(setting).load()).rejects.toMatchObject({ code });
  });

  test("a lost chunk waits for stalled data a moment, because it may tell that there is no connection", async () => {
    const loading = expect(setUp({ data: { stalled: true }, chunk: lost }).load()).rejects.toMatchObject({
      code: "CHUNK_LOAD",
    });
    await vi.advanceTimersByTimeAsync(CONNECTION_SIGN_MS);
    await loading;
  });

  test("data in memory does not hide that the connection is lost", async () => {
    const { load, prefetchPage, fetch } = setUp({ chunk: lost });
    await prefetchPage(PATH, { dataOnly: true });
    fetch.mockRejectedValue(new TypeError("Failed to fetch"));
    await expect(load()).rejects.toMatchObject({ code: "PAGE_DATA" });
  });
});

describe("a load that is overtaken", () => {
  test("ends at once with the signal's reason", async () => {
    const { load, controller } = setUp({ data: { stalled: true }, chunk: never });
    const loading = load();
    controller.abort(new Error("overtaken"));
    await expect(loading).rejects.toThrow("overtaken");
  });
});

test("what has the path of a post may be a page of texts: its own chunk is loaded, and shown", async () => {
  const url = "/assets/data/fr/nos-engagements/index.json";
  const context = { ...contextFixture(), page: "text", path: "/fr/nos-engagements/" };
  const Text = () => null;
  const loader = createPageLoader({
    hash: HASH,
    fetch: fetchFixture({ [url]: { json: { hash: HASH, context } } }),
    chunks: (page) => (page === "article" ? goodChunk : () => Promise.resolve({ Page: Text })),
    localeData: localeStoreFixture(fetch),
    translation,
    cache: createPageDataCache(),
  });
  const load = () => loader.loadPage("/fr/nos-engagements/", { signal: new AbortController().signal });
  expect((await load()).Page).toBe(Text);
});

describe("prefetching", () => {
  test("serves the navigation that follows, each path once", async () => {
    const { load, prefetchPage, requests, importChunk } = setUp();
    await prefetchPage(PATH, { dataOnly: false });
    await prefetchPage(PATH, { dataOnly: false });
    expect(importChunk).toHaveBeenCalledTimes(1);
    await load();
    expect(requests()).toEqual([DATA_URL]);
  });

  test("of data alone leaves the chunk", async () => {
    const { prefetchPage, importChunk } = setUp();
    await prefetchPage(PATH, { dataOnly: true });
    expect(importChunk).not.toHaveBeenCalled();
  });

  test.each([
    ["data 500", { data: { status: 500 } }],
    ["network down", { data: { broken: true } }],
    ["chunk lost", { chunk: lost }],
    ["another build", { data: { json: { hash: "build-2" } } }],
  ] as const)("is silent and forgotten: %s", async (_case, setting) => {
    const { load, prefetchPage, fetch } = setUp(setting);
    await expect(prefetchPage(PATH, { dataOnly: false })).resolves.toBeUndefined();
    fetch.mockClear();
    await load().catch(() => {});
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("that fails while a navigation waits for it is tried again by the navigation", async () => {
    const { load, prefetchPage, fetch } = setUp();
    fetch.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    void prefetchPage(PATH, { dataOnly: true });
    expect((await load()).Page).toBe(Page);
  });

  test("does not serve for ever", async () => {
    const { load, prefetchPage, fetch } = setUp();
    await prefetchPage(PATH, { dataOnly: true });
    vi.advanceTimersByTime(PAGE_DATA_LIFETIME_MS);
    await load();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  test("ignores paths that no route has", async () => {
    const { prefetchPage, fetch } = setUp();
    await prefetchPage("/fr/a/b/c/", { dataOnly: false });
    expect(fetch).not.toHaveBeenCalled();
  });
});
