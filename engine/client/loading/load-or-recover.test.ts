import { describe, expect, test, vi } from "vitest";
import type { LanguageLink } from "../../pages/data/page-data.ts";
import { contextFixture, localeDataFixture, ORIGIN } from "../test-support/page-fixtures.ts";
import { LoadError, recoveryFor } from "./errors.ts";
import { createFullPageLoad, createRecoveringLoader, errorPage } from "./load-or-recover.ts";
import type { LoadedPage } from "./loaded-page.ts";

const Page = () => null;
const pageOf = (locale: "fr" | "en" | "pt", path = `/${locale}/`): LoadedPage => ({
  kind: "page",
  context: contextFixture({ locale, path, page: path.endsWith("/404/") ? "not-found" : "home" }),
  localeData: localeDataFixture(locale),
  Page,
});
const at = (path: string) => new URL(path, ORIGIN);

/** A visitor on the Portuguese home page; what each path's load ends with. */
function visitor(ends: Readonly<Record<string, LoadedPage | Error>>) {
  const shown = pageOf("pt");
  const location = { href: `${ORIGIN}/pt/`, assign: vi.fn(), reload: vi.fn() };
  const fullPageLoad = createFullPageLoad(location);
  const startFullPageLoad = vi.spyOn(fullPageLoad, "start");
  const log = { error: vi.fn() };
  const loadPage = vi.fn(async (path: string) => {
    const end = ends[path] ?? new LoadError("PAGE_NOT_FOUND", path);
    if (end instanceof Error) throw end;
    return end;
  });
  const localeData = { latest: localeDataFixture };
  const pages = createRecoveringLoader({ loader: { loadPage }, localeData, shown: () => shown, fullPageLoad, log });
  const controller = new AbortController();
  const go = (path: string, requested = path) =>
    pages.load({ requested: at(requested), target: at(path) }, controller.signal);
  return { go, location, startFullPageLoad, log, loadPage, controller, fullPageLoad };
}

describe("what a navigation leads to", () => {
  test("the page, when it loads", async () => {
    const { go, log } = visitor({ "/fr/": pageOf("fr") });
    expect(await go("/fr/")).toEqual(pageOf("fr"));
    expect(log.error).not.toHaveBeenCalled();
  });

  test.each([
    ["another build's data", new LoadError("INVALID_HASH", "/fr/")],
    ["a lost chunk", new LoadError("CHUNK_LOAD", "/fr/", "error")],
    ["a late chunk", new LoadError("CHUNK_LOAD", "/fr/", "timeout")],
    ["an empty chunk", new LoadError("CHUNK_LOAD", "/fr/", "missing")],
    ["a page that has moved or is gone", new LoadError("PAGE_MOVED", "/fr/")],
  ])("one load of the whole target, query and hash kept: %s", async (_case, error) => {
    const { go, location, log } = visitor({ "/fr/": error });
    void go("/fr/?a=1#b");
    await vi.waitFor(() => expect(location.assign.mock.calls).toEqual([[`${ORIGIN}/fr/?a=1#b`]]), {
      timeout: 60_000,
    });
    expect(log.error.mock.calls).toEqual([[error]]);
  });

  test("a reload, where the address has changed already", async () => {
    const { go, location } = visitor({ "/pt/": new LoadError("INVALID_HASH", "/pt/") });
    void go("/pt/");
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    expect(location.assign).not.toHaveBeenCalled();
  });

  test.each(["/fr/nada/", "/a/b/"])(
    "the French not-found page at %s, where no other language is declared (D23)",
    async (path) => {
      const { go, startFullPageLoad } = visitor({ "/fr/404/": pageOf("fr", "/fr/404/") });
      expect(await go(path)).toMatchObject({ kind: "not-found", requestedPath: path, context: { path: "/fr/404/" } });
      expect(startFullPageLoad).not.toHaveBeenCalled();
    },
  );

  test("the not-found page in the language that the address declares", async () => {
    const { go } = visitor({ "/en/404/": pageOf("en", "/en/404/") });
    expect(await go("/en/caf%C3%A9/")).toMatchObject({ requestedPath: "/en/café/", context: { locale: "en" } });
  });

  test("the not-found page names the path that was asked for, also where that is its own (D31)", async () => {
    const { go } = visitor({ "/en/404/": pageOf("en", "/en/404/") });
    expect(await go("/en/404/")).toMatchObject({ kind: "not-found", requestedPath: "/en/404/" });
  });

  test("a load of the address as it was asked for, where the app knows no page under its own spelling of it", async () => {
    const { go, location } = visitor({});
    void go("/fr/old/?a=1", "/old?a=1");
    await vi.waitFor(() => expect(location.assign.mock.calls).toEqual([[`${ORIGIN}/old?a=1`]]), {
      timeout: 60_000,
    });
  });

  test("a load of the document, when even the not-found page is lost", async () => {
    const { go, location, log } = visitor({});
    void go("/en/nothing/");
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledTimes(1), { timeout: 60_000 });
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  test("the error page, when the connection is lost on the way to the not-found page", async () => {
    const { go, startFullPageLoad } = visitor({ "/en/404/": LoadError.disconnected("/en/404/", new TypeError()) });
    expect(await go("/en/nothing/")).toMatchObject({ kind: "error", context: { path: "/en/nothing/", locale: "en" } });
    expect(startFullPageLoad).not.toHaveBeenCalled();
  });

  test.each([
    ["data is lost", new LoadError("PAGE_DATA", "/fr/", "the connection failed")],
    ["the program has an error", new TypeError("x is undefined")],
  ])("the error page in the address's language, when %s (D31)", async (_case, error) => {
    const { go, startFullPageLoad, log } = visitor({ "/fr/": error });
    const page = await go("/fr/");
    expect(page).toMatchObject({
      kind: "error",
      localeData: { locale: "fr" },
      context: { head: { title: "Une erreur - Passerelle", noindex: true } },
    });
    expect(startFullPageLoad).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test("nothing, when the chunk of the shown page is lost", async () => {
    const { go, startFullPageLoad } = visitor({ "/pt/": new LoadError("CHUNK_LOAD", "/pt/", "error") });
    await expect(go("/pt/?a=1")).rejects.toMatchObject({ code: "CHUNK_LOAD" });
    expect(startFullPageLoad).not.toHaveBeenCalled();
  });

  test("a load of the page that could not be shown, when its chunk is lost again", () => {
    expect(recoveryFor(new LoadError("CHUNK_LOAD", "/pt/", "error"), "/pt/", undefined)).toBe("full-page-load");
  });

  test("nothing at all, when it was overtaken", async () => {
    const { go, controller, log, startFullPageLoad } = visitor({ "/fr/": new LoadError("INVALID_HASH", "/fr/") });
    controller.abort();
    await expect(go("/fr/")).rejects.toMatchObject({ code: "INVALID_HASH" });
    expect(log.error).not.toHaveBeenCalled();
    expect(startFullPageLoad).not.toHaveBeenCalled();
  });
});

describe("createFullPageLoad", () => {
  test("knows its own navigation, so that it is not taken over again", () => {
    const { fullPageLoad } = visitor({});
    expect(fullPageLoad.isUnderWayTo(at("/fr/"))).toBe(false);
    void fullPageLoad.start(at("/fr/"));
    expect([fullPageLoad.isUnderWayTo(at("/fr/")), fullPageLoad.isUnderWayTo(at("/en/"))]).toEqual([true, false]);
  });
});

const before: LoadedPage = {
  kind: "page",
  context: contextFixture({
    page: "article",
    path: "/fr/nouveau-site/",
    textLocale: "en",
    languages: [
      { locale: "en", path: "/en/new-website/" },
      { locale: "pt", path: "/pt/blog/", kind: "list" },
    ],
  } as object),
  localeData: localeDataFixture("fr"),
  Page: () => null,
};
const same = (locale: "fr" | "en" | "pt", path: string): LanguageLink => ({ locale, path });
const list = (locale: "fr" | "en" | "pt", path: string): LanguageLink => ({ locale, path, kind: "list" });

test.each([
  ["pt", "/pt/contact/", "contact", [same("fr", "/fr/contact/"), same("en", "/en/contact/")]],
  ["fr", "/services/", "services", [same("en", "/en/services/"), same("pt", "/pt/servicos/")]],
  ["en", "/en/blog/2/", "blog", [same("fr", "/fr/blog/"), same("pt", "/pt/blog/")]],
  ["pt", "/pt/blog/", "blog", [same("fr", "/fr/blog/"), same("en", "/en/blog/")]],
  ["en", "/en/tag/health/2/", "tag", [same("fr", "/fr/tag/health/"), same("pt", "/pt/tag/health/")]],
  ["en", "/en/services/a-service/", "service", [same("fr", "/fr/services/"), same("pt", "/pt/servicos/")]],
  ["pt", "/pt/um-artigo/", "article", [list("fr", "/fr/blog/"), list("en", "/en/blog/")]],
  ["en", "/en/new-website/", "article", [same("fr", "/fr/nouveau-site/"), list("pt", "/pt/blog/")]],
  ["fr", "/a/b/c/", "not-found", [same("en", "/en/404/"), same("pt", "/pt/404/")]],
] as const)(
  "[P4] in %s, at %s: the menu marks “%s”, the switcher leads to its versions, as far as they are known (D31)",
  (locale, path, page, languages) => {
    const { context, ...shown } = errorPage(path, localeDataFixture(locale), before);
    expect(shown).toMatchObject({ kind: "error", localeData: { locale } });
    expect(context).toMatchObject({ page, locale, path, languages });
    expect(context.head).toMatchObject({ canonical: path, alternates: [], noindex: true });
    expect(context).not.toHaveProperty("textLocale");
  },
);
