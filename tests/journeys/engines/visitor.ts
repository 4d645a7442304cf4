import { afterEach, expect, inject } from "vitest";
import { storedChoice } from "../../support/pages/consent-parts.ts";
import { pageFacts } from "../../support/pages/page-facts.ts";
import { type Answers, changed, from, startFaultProxy } from "../../support/setup/fault-proxy.ts";
import { testTrackers } from "../../support/setup/test-content.ts";
import { TRACKER_HOST } from "../../support/setup/tracker-host.ts";
import { type EngineSession, firstVisible } from "./tab.ts";

/** A person with a tab of an engine, on a new origin: nothing is cached or stored from visits before. */
export type EngineVisitor = Awaited<ReturnType<OpenVisitor>>;

/** What is special about a visitor. */
export interface VisitorTraits {
  readonly width?: number;
  readonly height?: number;
  /** Answered the banner on an earlier visit. Default: only what is required. */
  readonly consent?: "all" | "required" | "not yet";
  /** The extended site instead of the site of the run. */
  readonly isExtended?: boolean;
}

/** Opens visitors for the tests of a suite; each leaves after its test. */
export type OpenVisitor = ReturnType<typeof engineVisitors>;

/** @param session the session of the engine, once it has been started */
export function engineVisitors(session: () => EngineSession) {
  const leaving: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const leave of leaving.splice(0)) await leave();
  });
  return async ({ width = 1280, height = 800, consent = "required", isExtended = false }: VisitorTraits = {}) => {
    const folder = inject(isExtended ? "extendedFolder" : "siteFolder");
    const tab = await session().openTab();
    const site = await startFaultProxy(() => from(inject(isExtended ? "extendedOrigin" : "origin")));
    let begun = 0;
    const recorder = withRecorder(site.origin, () => {
      begun += 1;
    });
    const { origin, documents, stop } = await startFaultProxy(recorder);
    leaving.push(tab.close, stop, site.stop);
    await tab.resize(width, height);
    if (consent !== "not yet") {
      await tab.setCookie(origin, "klaro", storedChoice({ "web-fonts": true, analytics: consent === "all" }));
      documents.length = 0;
    }
    /** Whether links are followed by the client; else each is a full page load (ruling D20). */
    const navigatesInPage = () => tab.evaluate(() => "navigation" in window);
    /** Whether an element is visible. */
    const sees = async (selector: string, text?: string) =>
      (await tab.evaluate(firstVisible, "text", selector, text)) !== null;
    const waitFor = (selector: string, text?: string) =>
      expect.poll(() => sees(selector, text), { message: `${selector} ${text ?? ""} is visible` }).toBe(true);
    /** Waits until an element is visible and moves no more, then clicks on it. */
    const click = async (selector: string, text?: string) => {
      await waitFor(selector, text);
      await expect.poll(() => tab.evaluate(isStill, selector)).toBe(true);
      await tab.click(selector, text);
    };
    return {
      tab,
      /** Documents that the tab asked for, with their queries. */
      documents,
      navigatesInPage,
      sees,
      waitFor,
      click,
      /** Loads an address and waits until its page is hydrated. */
      async open(address: string) {
        await tab.goto(origin + address);
        await expect.poll(() => tab.evaluate(isHydrated)).toBe(true);
      },
      /** Waits until a page of the build is shown: its address, title, heading and language agree. */
      async shows(path: string, address = path) {
        await expect.poll(tab.url).toBe(origin + address);
        const facts = await pageFacts(folder, path);
        await expect.poll(() => tab.evaluate(look), { message: `what is shown of ${path}` }).toEqual(facts);
        await expect.poll(() => tab.evaluate(isHydrated)).toBe(true);
      },
      /** Follows a link to another page; "in place": where the page stands, without scrolling to it as a mouse would. */
      async follow(selector: string, way: "mouse" | "touch" | "in place" = "mouse") {
        const before = (await navigatesInPage()) ? undefined : begun;
        if (way === "mouse") await click(selector);
        else if (way === "touch") await tab.tap(selector);
        else await tab.evaluate(clickInPlace, selector);
        // The address changes before the document does: the next may be looked at once its first script is asked for.
        if (before !== undefined) await expect.poll(() => begun).toBeGreaterThan(before);
      },
      async waitUntilGone(selector: string) {
        await expect.poll(() => sees(selector), { message: `${selector} is visible` }).toBe(false);
      },
      /** The text of the first visible element of a selector, in plain spaces. */
      async textOf(selector: string) {
        await waitFor(selector);
        return String(await tab.evaluate(firstVisible, "text", selector));
      },
      /** The site answers like this from now on. */
      answer: site.answer,
      /** What went wrong in the pages so far: thrown, logged, not found, or refused by the policy. */
      async errors() {
        const unreachable = [...(await testTrackers()), TRACKER_HOST];
        const all = await tab.evaluate(recordedErrors);
        return all.filter((error) => !NO_ERROR.test(error) && !unreachable.some((url) => error.includes(url)));
      },
    };
  };
}

/**
 * Firefox alone loads the next page of a list ahead because of `<link rel="next">`, which the policy refuses. What a
 * ResizeObserver changes of sizes is told to it in the next frame: a notice.
 */
const NO_ERROR = /rel="next"|default-src.*\/\d+\/$|^error: ResizeObserver loop/;

const RECORDER = "/record-errors-";

/**
 * No protocol gives the console's errors in all engines: a script before all others in each document records them.
 *
 * @param onDocument called when a document asks for that script
 */
function withRecorder(origin: string, onDocument: () => void): Answers {
  let documents = 0;
  return (path) => {
    if (path.startsWith(RECORDER)) {
      onDocument();
      return (_request, response) =>
        void response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${recordErrors})();`);
    }
    if (!path.endsWith("/")) return from(origin);
    documents += 1;
    // Another address in each document: none is taken from a cache.
    return changed(origin, (html) => html.replace("<head>", `<head><script src="${RECORDER}${documents}"></script>`));
  };
}

/** Runs in the browser: notes what goes wrong, across full page loads. */
function recordErrors(): void {
  const note = (...what: unknown[]) => {
    const noted = JSON.parse(sessionStorage.getItem("recorded-errors") ?? "[]") as readonly string[];
    sessionStorage.setItem("recorded-errors", JSON.stringify([...noted, what.join(" ")]));
  };
  addEventListener(
    "error",
    (event) => note("error:", event.message ?? (event.target as Element | null)?.outerHTML),
    true,
  );
  addEventListener("unhandledrejection", ({ reason }) => note("not caught:", reason));
  document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    note("refused by the policy:", violatedDirective, blockedURI);
  });
  console.error = note;
}

/** Runs in the browser. */
function recordedErrors(): readonly string[] {
  return JSON.parse(sessionStorage.getItem("recorded-errors") ?? "[]") as readonly string[];
}

/** Runs in the browser: whether no animation moves what a selector stands for. */
function isStill(selector: string): boolean {
  const moving = document.getAnimations().filter(({ playState }) => playState === "running");
  const targets = moving.map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
  return !targets.some((target) => target?.matches(`:is(${selector}), :has(${selector})`));
}

/** Runs in the browser. */
function clickInPlace(selector: string): void {
  const link = document.querySelector<HTMLElement>(selector);
  // The call answers before the document is replaced.
  setTimeout(() => link?.click());
}

/** Runs in the browser: React leaves a mark on every element that it has hydrated. */
function isHydrated(): boolean {
  const main = document.querySelector("main");
  return (
    document.readyState === "complete" &&
    document.fonts.status === "loaded" &&
    main !== null &&
    Object.keys(main).some((key) => key.startsWith("__reactProps$"))
  );
}

/** Runs in the browser. */
function look() {
  return {
    title: document.title,
    heading: document.querySelector("h1")?.textContent ?? "",
    language: document.documentElement.lang,
  };
}
