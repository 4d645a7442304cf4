import fc, { type Scheduler } from "fast-check";
import { expect, test, vi } from "vitest";
import type { Locale } from "../../i18n/language.ts";
import { pageDataUrl } from "../../pages/data/page-data.ts";
import { translation } from "../../pages/paths/test-support/translation.ts";
import { createPageDataCache } from "../loading/caches.ts";
import type { Chunks } from "../loading/load-chunk.ts";
import { createRecoveringLoader } from "../loading/load-or-recover.ts";
import { createPageLoader } from "../loading/load-page.ts";
import type { LoadedPage, PageComponent } from "../loading/loaded-page.ts";
import { fakeNavigatingWindow } from "../test-support/fake-navigation.ts";
import {
  type Answer,
  contextFixture,
  fetchFixture,
  HASH,
  localeDataFixture,
  localeStoreFixture,
  ORIGIN,
  storedLocaleFixture,
} from "../test-support/page-fixtures.ts";
import { interceptNavigations } from "./navigation.ts";
import type { PageTransition, ShownPage } from "./page-transition.ts";

const SCHEDULES = 75;
const CLICKS = 30;
const START = "/fr/services/";

const pages = ["services", "contact", "presentation"] as const;
const languages = ["fr", "en", "pt"] as const;
const LINKS = [
  ["/fr/services/", "/en/services/", "/pt/servicos/"],
  ["/fr/contact/", "/en/contact/", "/pt/contact/"],
  ["/fr/presentation/", "/en/presentation/", "/pt/apresentacao/"],
].flatMap((paths, page) =>
  paths.map((path, index) => ({ path, page: pages[page] ?? "services", locale: languages[index] ?? "fr" })),
);
const components = Object.fromEntries(pages.map((page) => [page, () => null])) as Record<string, PageComponent>;
const contexts = Object.fromEntries(
  LINKS.map(({ path, page, locale }) => [path, contextFixture({ path, page, locale: locale as Locale } as object)]),
);
const answers: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries(
    LINKS.map(({ path }) => [pageDataUrl(path), { json: { hash: HASH, context: contexts[path] } }]),
  ),
  ...Object.fromEntries(
    languages.map((locale) => [`/assets/locale-${locale}.json`, { json: storedLocaleFixture(locale) }]),
  ),
};

/** A click on a link, by its number, or the stop button. */
type Action = number | "stop";
const actions = fc.tuple(
  fc.array(
    fc.oneof(
      { weight: 9, arbitrary: fc.nat(LINKS.length - 1) },
      { weight: 1, arbitrary: fc.constant("stop" as const) },
    ),
    {
      minLength: CLICKS - 1,
      maxLength: CLICKS - 1,
    },
  ),
  fc.nat(LINKS.length - 1),
);

test.each([
  ["holds navigations back", true],
  ["cannot hold them back", false],
])(
  `[R17] ${SCHEDULES} schedules of ${CLICKS} clicks, in a browser that %s: the last click wins, and all of its page agrees`,
  async (_name, holdsBack) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), actions, async (scheduler, [before, last]) => {
        const { visitor, shown, failures, logged } = setUp(scheduler, holdsBack);
        const act = async () => {
          for (const action of [...before, last] as Action[]) {
            await scheduler.schedule(Promise.resolve());
            if (action === "stop") visitor.stop();
            else visitor.click(LINKS[action]?.path ?? START);
          }
        };
        await Promise.all([act(), scheduler.waitIdle()]);
        await scheduler.waitIdle();
        const { path, page, locale } = LINKS[last] ?? { path: START };
        const { url, page: now } = shown();
        expect({
          ...{ address: visitor.address(), url: url.href, path: now.context.path, locale: now.localeData.locale },
          ...{ page: now.Page, failures, logged },
        }).toEqual({
          ...{ address: ORIGIN + path, url: ORIGIN + path, path, locale },
          ...{ page: components[page ?? ""], failures: [], logged: [] },
        });
      }),
      { numRuns: SCHEDULES },
    );
  },
);

test.each([true, false])(
  "[P4] [P7] a page that cannot be shown is logged, and an error page that retries is shown (holds back: %s)",
  async (holdsBack) => {
    const broken = new TypeError("languages[0] is null");
    const { visitor, shown, logged, failures } = setUp(undefined, holdsBack, async () => Promise.reject(broken));
    visitor.click("/en/contact/");
    await vi.waitFor(() => expect(shown().page.kind).toBe("error"), { timeout: 60_000 });
    expect(shown().url.href).toBe(`${ORIGIN}/en/contact/`);
    expect([logged, failures]).toEqual([[broken], []]);
  },
);

test("[P7] a page that cannot be shown any more because another was asked for is no failure", async () => {
  const { promise, reject } = Promise.withResolvers<never>();
  const showing = vi.fn(() => promise);
  const { visitor, shown, logged, failures } = setUp(undefined, true, showing);
  visitor.click("/en/contact/");
  await vi.waitFor(() => expect(showing).toHaveBeenCalledTimes(1), { timeout: 60_000 });
  visitor.stop();
  reject(new Error("overtaken"));
  await expect(promise).rejects.toThrow();
  expect(shown().page.context.path).toBe(START);
  expect([logged, failures]).toEqual([[], []]);
});

/**
 * A visitor on the first page.
 *
 * @param scheduler says when the network answers and when React renders; without it, at once
 * @param render renders a page, or fails
 */
function setUp(
  scheduler: Pick<Scheduler, "schedule"> = { schedule: (task) => task },
  holdsBack = true,
  render: () => Promise<void> = () => scheduler.schedule(Promise.resolve(), "render"),
) {
  const visitor = fakeNavigatingWindow(START, holdsBack);
  const logged: unknown[] = [];
  const network = fetchFixture(answers);
  const fetch = async (url: RequestInfo | URL, options?: RequestInit): Promise<Response> => {
    await scheduler.schedule(Promise.resolve(), String(url));
    return network(url, options);
  };
  const chunks = ((page) => async () => ({
    Page: await scheduler.schedule(Promise.resolve(components[page as keyof typeof components]), page),
  })) as Chunks;
  const first: LoadedPage = {
    kind: "page",
    context: contexts[START] ?? contextFixture(),
    localeData: localeDataFixture(),
    Page: components.services as PageComponent,
  };
  const localeData = localeStoreFixture(fetch);
  const loader = createPageLoader({
    hash: HASH,
    fetch,
    chunks,
    localeData,
    translation,
    cache: createPageDataCache(),
  });
  let shown: ShownPage = { page: first, url: new URL(START, ORIGIN), key: undefined };
  let shows = 0;
  const transition: PageTransition = {
    shown: () => shown,
    // As React does it: a page that is overtaken before it is in the document never settles.
    async show({ page, ...position }, _kind, fallback) {
      shows += 1;
      const own = shows;
      const drawn = await render().then(() => page, fallback);
      if (own !== shows) await new Promise(() => {});
      shown = { page: drawn, ...position };
    },
    moveTo: (position) => {
      shown = { ...shown, ...position };
    },
  };
  const fullPageLoad = { start: () => Promise.reject(new Error("A document was loaded.")), isUnderWayTo: () => false };
  const log = { error: (problem: unknown) => logged.push(problem) };
  const recovering = createRecoveringLoader({ loader, localeData, shown: () => shown.page, fullPageLoad, log });
  const progress = { start: () => () => {} };
  interceptNavigations({ window: visitor.window, transition, pages: recovering, fullPageLoad, progress });
  return { visitor, shown: () => shown, failures: visitor.failures, logged };
}
