import fc, { type Scheduler } from "fast-check";
import { expect, test } from "vitest";
import type { Locale } from "../i18n/site-locales.ts";
import { pageDataUrl } from "../routes/page-data.ts";
import type { ChunkTable } from "./load-chunk.ts";
import { createPageLoader } from "./load-page.ts";
import { createScreenLoader } from "./load-screen.ts";
import { createLocaleStore } from "./locale-store.ts";
import { startNavigation } from "./navigation.ts";
import { navigatingWindow } from "./navigation-fixture.ts";
import { createPageDataCache } from "./page-data-cache.ts";
import { type Answer, contextFixture, fetchFixture, HASH, localeDataFixture, ORIGIN } from "./page-fixtures.ts";
import type { PageView, Screen } from "./screen.ts";
import type { ShownScreen, Visit } from "./visit.ts";

const SCHEDULES = 500;
const CLICKS = 50;
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
const components = Object.fromEntries(pages.map((page) => [page, () => null])) as Record<string, PageView>;
const screens = Object.fromEntries(
  LINKS.map(({ path, page, locale }) => [path, contextFixture({ path, page, locale: locale as Locale } as object)]),
);
const answers: Readonly<Record<string, Answer>> = {
  ...Object.fromEntries(LINKS.map(({ path }) => [pageDataUrl(path), { json: { hash: HASH, context: screens[path] } }])),
  ...Object.fromEntries(
    languages.map((locale) => [`/assets/locale-${locale}.json`, { json: localeDataFixture(locale) }]),
  ),
};

/** A click on a link, by its number, or the stop button. */
type Deed = number | "stop";
const deeds = fc.tuple(
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
  `[R17] F6 ${SCHEDULES} schedules of ${CLICKS} clicks, in a browser that %s: the last click wins, and all of its page agrees`,
  async (_name, holdsBack) => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), deeds, async (scheduler, [before, last]) => {
        const { visitor, shown, failures, logged } = scene(scheduler, holdsBack);
        const act = async () => {
          for (const deed of [...before, last] as Deed[]) {
            await scheduler.schedule(Promise.resolve());
            if (deed === "stop") visitor.stop();
            else visitor.click(LINKS[deed]?.path ?? START);
          }
        };
        await Promise.all([act(), scheduler.waitIdle()]);
        await scheduler.waitIdle();
        const { path, page, locale } = LINKS[last] ?? { path: START };
        const { url, screen } = shown();
        expect({
          ...{ address: visitor.address(), url: url.href, path: screen.context.path, locale: screen.localeData.locale },
          ...{ page: screen.Page, failures, logged },
        }).toEqual({
          ...{ address: ORIGIN + path, url: ORIGIN + path, path, locale },
          ...{ page: components[page ?? ""], failures: [], logged: [] },
        });
      }),
      { numRuns: SCHEDULES },
    );
  },
  60_000,
);

/** A visitor on the first page, whose wire delivers when the scheduler says so. */
function scene(scheduler: Scheduler, holdsBack: boolean) {
  const visitor = navigatingWindow(START, holdsBack);
  const logged: unknown[] = [];
  const wire = fetchFixture(answers);
  const fetch = async (url: RequestInfo | URL, options?: RequestInit): Promise<Response> => {
    await scheduler.schedule(Promise.resolve(), String(url));
    return wire(url, options);
  };
  const chunks = Object.fromEntries(
    pages.map((page) => [
      page,
      async () => ({ Page: await scheduler.schedule(Promise.resolve(components[page]), page) }),
    ]),
  ) as ChunkTable<{ readonly Page: PageView }>;
  const first: Screen = {
    context: screens[START] ?? contextFixture(),
    localeData: localeDataFixture(),
    Page: components.services as PageView,
  };
  const loader = createPageLoader<PageView>({
    hash: HASH,
    fetch,
    chunks,
    locales: createLocaleStore(fetch, { url: "/assets/locale-fr.json", data: localeDataFixture() }),
    cache: createPageDataCache(),
  });
  let shown: ShownScreen = { screen: first, url: new URL(START, ORIGIN), key: undefined };
  let shows = 0;
  const visit: Visit = {
    shown: () => shown,
    // As React does it: a screen that is overtaken before it is in the document is never done.
    async show(next) {
      shows += 1;
      const own = shows;
      await scheduler.schedule(Promise.resolve(), "render");
      if (own !== shows) await new Promise(() => {});
      shown = next;
    },
    moveTo: (place) => {
      shown = { ...shown, ...place };
    },
  };
  const departure = { leaveFor: () => Promise.reject(new Error("A document was loaded.")), isUnderWayTo: () => false };
  const log = { error: (problem: unknown) => logged.push(problem) };
  const loadScreen = createScreenLoader({ loader, shown: () => shown.screen, departure, retry: () => {}, log });
  startNavigation({ window: visitor.window, visit, loadScreen, departure, progress: { start: () => () => {} } });
  return { visitor, shown: () => shown, failures: visitor.failures, logged };
}
