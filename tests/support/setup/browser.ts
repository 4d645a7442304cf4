import type { BrowserContext, BrowserContextOptions, CDPSession, Disposable, Page } from "playwright-core";
import { afterAll, afterEach, beforeEach, inject } from "vitest";
import { savingData } from "../browser/browsers.ts";
import { sharedBrowser } from "./launch-browser.ts";
import { NEVER_COMES } from "./patience.ts";
import { testTrackers } from "./test-content.ts";

/** A visitor: a browser context with its own cookies and caches, and its errors. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /**
   * Errors that the pages threw or logged, policy violations among them; not that the trackers cannot be reached,
   * as nothing can beyond this machine.
   */
  readonly errors: string[];
}

/** What a visitor is like. */
export interface VisitorOptions extends BrowserContextOptions {
  /**
   * Whether pages are loaded ahead of need, which takes as much as a page load; default: the visitor saves data, so that
   * nothing is asked for but what a test needs.
   */
  readonly prefetches?: boolean;
}

const VIEWPORT = { width: 1280, height: 800 };

/**
 * Opens visitors for the tests of a file. Who came in a test leaves after it, the others after the last.
 *
 * The first page of a new visitor takes a new process of the browser, three times the work of another page. So whoever
 * leaves as they came, but for what can be taken away (cookies, storages, answers put in place of the network's, scripts
 * before those of the page, emulated media, further tabs, the page itself), comes back as the next visitor with the same
 * lasting options, in this file or a later one. A clock cannot be taken away. What their browser has cached of the sites of
 * the run stays, as these are the same for all: answers in place of the network's go past the cache. Of another server's it
 * would hide what is lost there.
 *
 * @param prepare what is done with each visitor before the first page
 */
export function visitors(prepare: Prepare = () => {}): (options?: VisitorOptions) => Promise<Visitor> {
  const present: Visit[] = [];
  let beforeTest = 0;
  beforeEach(() => {
    beforeTest = present.length;
  });
  afterEach(() => end(present.splice(beforeTest)));
  afterAll(() => end(present.splice(0)));
  return async (options = {}) => {
    const visit = await arrive(options, prepare);
    present.push(visit);
    return visit.visitor;
  };
}

type Prepare = (visitor: Visitor) => unknown;

/** A visitor's time on the site. */
interface Visit {
  readonly visitor: Visitor;
  /** The options that last as long as the visitor, as text. */
  readonly lasting: string;
  /** Takes away what was added to the browser. */
  readonly undo: (() => Promise<unknown>)[];
  /** Whether something was done that cannot be taken away. */
  isChanged: boolean;
}

/** Who may come back, the latest first. Each has a process of the browser, so there are few. */
const away: Visit[] = [];
const MOST_AWAY = 4;

function lastingOptions({
  storageState: _state,
  viewport: _viewport,
  prefetches: _prefetches,
  colorScheme: _colors,
  reducedMotion: _motion,
  forcedColors: _contrast,
  ...lasting
}: VisitorOptions): VisitorOptions {
  return { baseURL: inject("origin"), javaScriptEnabled: true, ...lasting };
}

/** A visitor who comes back, or a new one. */
async function arrive(options: VisitorOptions, prepare: Prepare): Promise<Visit> {
  const visit = (await returningVisit(options)) ?? (await newVisit(lastingOptions(options)));
  const { page, context, errors } = visit.visitor;
  const { prefetches = false, colorScheme = "light", reducedMotion = "no-preference", forcedColors = "none" } = options;
  if (!prefetches) await context.addInitScript(savingData);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
  if (typeof options.storageState === "object") await context.addCookies(options.storageState.cookies);
  await page.setViewportSize(options.viewport ?? VIEWPORT);
  errors.length = 0;
  await prepare(visit.visitor);
  return visit;
}

async function newVisit(lasting: VisitorOptions): Promise<Visit> {
  const visitor = await openVisitor(lasting);
  const { page, context } = visitor;
  const isSameForAll = [inject("origin"), inject("extendedOrigin")].includes(lasting.baseURL ?? "");
  const visit: Visit = { visitor, lasting: keyOf(lasting), undo: [], isChanged: !isSameForAll };
  const noteAdded = (added: unknown) => visit.undo.push(() => (added as Disposable).dispose());
  const noteChange = () => {
    visit.isChanged = true;
  };
  for (const target of [page, context]) {
    afterCalls(target, ["addInitScript", "exposeFunction", "exposeBinding"], noteAdded);
  }
  afterCalls(page, ["close"], noteChange);
  afterCalls(page.clock, ["install", "setFixedTime"], noteChange);
  // With developer tools goes what they changed. A test may have closed them.
  const close = (tools: unknown) => visit.undo.push(() => (tools as CDPSession).detach().catch(() => undefined));
  afterCalls(context, ["newCDPSession"], close);
  return visit;
}

/** Looks at what each call of these methods gives. */
function afterCalls<Target extends object>(
  target: Target,
  names: readonly (keyof Target)[],
  look: (given: unknown) => void,
): void {
  for (const name of names) {
    const call = target[name] as (...values: unknown[]) => Promise<unknown>;
    const watched = async (...values: unknown[]) => {
      const given = await call.apply(target, values);
      look(given);
      return given;
    };
    Object.assign(target, { [name]: watched });
  }
}

function keyOf(lasting: object): string {
  return JSON.stringify(lasting, Object.keys(lasting).sort());
}

async function returningVisit(options: VisitorOptions): Promise<Visit | undefined> {
  const lasting = keyOf(lastingOptions(options));
  const index = away.findIndex((visit) => visit.lasting === lasting);
  const [visit] = index < 0 ? [] : away.splice(index, 1);
  if (visit === undefined || !(await sharedBrowser()).contexts().includes(visit.visitor.context)) return undefined;
  return visit;
}

async function end(visits: readonly Visit[]): Promise<void> {
  await Promise.all(
    visits.map(async (visit) => {
      if (visit.isChanged) return leave([visit.visitor.context]);
      await forget(visit);
      away.unshift(visit);
    }),
  );
  await leave(away.splice(MOST_AWAY).map(({ visitor }) => visitor.context));
}

/** Takes away what a visitor leaves behind, after its page has written the last of it. */
async function forget(visit: Visit): Promise<void> {
  const { page, context } = visit.visitor;
  await Promise.all([
    ...visit.undo.splice(0).map((step) => step()),
    ...context.pages().flatMap((tab) => (tab === page ? [] : [tab.close()])),
    page.unrouteAll({ behavior: "ignoreErrors" }),
    context.unrouteAll({ behavior: "ignoreErrors" }),
  ]);
  await page.evaluate(clearStoragesAtLast).catch(() => undefined);
  await page.goto("about:blank");
  await context.clearCookies();
}

/** Runs in the browser. */
function clearStoragesAtLast(): void {
  const clear = () => {
    sessionStorage.clear();
    localStorage.clear();
  };
  for (const last of ["pagehide", "visibilitychange"]) addEventListener(last, clear);
}

async function openVisitor(options: VisitorOptions): Promise<Visitor> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({ viewport: VIEWPORT, ...options });
  context.setDefaultTimeout(NEVER_COMES);
  const page = await context.newPage();
  const errors: string[] = [];
  const unreachable = await testTrackers();
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (entry) => {
    const told = `${entry.text()} ${entry.location().url}`;
    if (entry.type() === "error" && !unreachable.some((url) => told.includes(url))) errors.push(entry.text());
  });
  return { page, context, errors };
}

async function leave(contexts: readonly BrowserContext[]): Promise<void> {
  const pages = contexts.flatMap((context) => context.pages());
  await Promise.all(pages.map((page) => page.unrouteAll({ behavior: "ignoreErrors" })));
  await Promise.all(contexts.map((context) => context.close()));
}
