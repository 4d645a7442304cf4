import { describe, expect, test, vi } from "vitest";
import { createDeparture } from "./departure.ts";
import { ChunkLoadError, InvalidHashError, PageDataError, PageNotFoundError } from "./errors.ts";
import { createScreenLoader } from "./load-screen.ts";
import { contextFixture, localeDataFixture, ORIGIN } from "./page-fixtures.ts";
import type { Screen } from "./screen.ts";

const Page = () => null;
const screenOf = (locale: "fr" | "en" | "pt", path = `/${locale}/`): Screen => ({
  context: contextFixture({ locale, path }),
  localeData: localeDataFixture(locale),
  Page,
});
const at = (path: string) => new URL(path, ORIGIN);

/** A visitor on the Portuguese home page; what each path's load ends with. */
function scene(ends: Readonly<Record<string, Screen | Error>>, shown: Screen = screenOf("pt")) {
  const location = { href: `${ORIGIN}/pt/`, assign: vi.fn(), reload: vi.fn() };
  const departure = createDeparture(location);
  const leaveFor = vi.spyOn(departure, "leaveFor");
  const log = { error: vi.fn() };
  const retry = vi.fn();
  const loadPage = vi.fn(async (path: string) => {
    const end = ends[path] ?? new PageNotFoundError(path);
    if (end instanceof Error) throw end;
    return end;
  });
  const loadScreen = createScreenLoader({ loader: { loadPage }, shown: () => shown, departure, retry, log });
  const controller = new AbortController();
  const go = (path: string, requested = path) =>
    loadScreen({ requested: at(requested), target: at(path) }, controller.signal);
  return { go, location, leaveFor, log, retry, loadPage, controller, departure };
}

describe("what a navigation leads to", () => {
  test("the page, when it loads", async () => {
    const { go, log } = scene({ "/fr/": screenOf("fr") });
    expect(await go("/fr/")).toEqual(screenOf("fr"));
    expect(log.error).not.toHaveBeenCalled();
  });

  test.each([
    ["another program's data", new InvalidHashError("/fr/")],
    ["a lost chunk", new ChunkLoadError("/fr/", "error")],
  ])("one load of the whole target, query and hash kept: %s", async (_case, error) => {
    const { go, location, log } = scene({ "/fr/": error });
    void go("/fr/?a=1#b");
    await vi.waitFor(() => expect(location.assign.mock.calls).toEqual([[`${ORIGIN}/fr/?a=1#b`]]));
    expect(log.error.mock.calls).toEqual([[error]]);
  });

  test("a reload, where the address has changed already", async () => {
    const { go, location } = scene({ "/pt/": new InvalidHashError("/pt/") });
    void go("/pt/");
    await vi.waitFor(() => expect(location.reload).toHaveBeenCalledTimes(1));
    expect(location.assign).not.toHaveBeenCalled();
  });

  test("the not-found page in the active language, at the requested address", async () => {
    const { go, leaveFor } = scene({ "/pt/404/": screenOf("pt", "/pt/404/") });
    const screen = await go("/fr/nada/", "/nada/");
    expect(screen).toMatchObject({ requestedPath: "/fr/nada/", context: { path: "/pt/404/" } });
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test("the not-found page in the language that the address declares", async () => {
    const { go } = scene({ "/en/404/": screenOf("en", "/en/404/") });
    expect(await go("/en/caf%C3%A9/")).toMatchObject({ requestedPath: "/en/café/", context: { locale: "en" } });
  });

  test("a load of the document, when even the not-found page is lost", async () => {
    const { go, location, log } = scene({});
    void go("/en/nothing/");
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledTimes(1));
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  test("an error page that offers to retry, when data is lost", async () => {
    const { go, leaveFor, retry, log } = scene({ "/fr/": new PageDataError("/fr/", "the connection failed") });
    const screen = await go("/fr/");
    expect(screen).toMatchObject({ context: { head: { title: "Une erreur - Passerelle", noindex: true } } });
    screen.retry?.();
    expect(retry).toHaveBeenCalledTimes(1);
    expect(leaveFor).not.toHaveBeenCalled();
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test("nothing, when the chunk of the page on screen is lost", async () => {
    const { go, leaveFor } = scene({ "/pt/": new ChunkLoadError("/pt/", "error") });
    await expect(go("/pt/?a=1")).rejects.toMatchObject({ code: "CHUNK_LOAD" });
    expect(leaveFor).not.toHaveBeenCalled();
  });

  test("nothing at all, when it was overtaken", async () => {
    const { go, controller, log, leaveFor } = scene({ "/fr/": new InvalidHashError("/fr/") });
    controller.abort();
    await expect(go("/fr/")).rejects.toBeInstanceOf(InvalidHashError);
    expect(log.error).not.toHaveBeenCalled();
    expect(leaveFor).not.toHaveBeenCalled();
  });
});

describe("createDeparture", () => {
  test("knows its own navigation, so that it is not taken over again", () => {
    const { departure } = scene({});
    expect(departure.isUnderWayTo(at("/fr/"))).toBe(false);
    void departure.leaveFor(at("/fr/"));
    expect([departure.isUnderWayTo(at("/fr/")), departure.isUnderWayTo(at("/en/"))]).toEqual([true, false]);
  });
});
