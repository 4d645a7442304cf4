import { afterEach, expect, inject } from "vitest";
import { storedChoice } from "../pages/consent-parts.ts";
import { type BuiltPage, pageFacts } from "../pages/page-facts.ts";
import { soon } from "../pages/soon.ts";
import { type Answers, changed, from, startFaultProxy } from "../setup/fault-proxy.ts";
import { type EngineSession, firstVisible, type Tab } from "./tab.ts";

/** A person with a tab of an engine, on an origin of their own: nothing is cached or stored from visits before. */
export interface EngineVisitor {
  readonly tab: Tab;
  readonly origin: string;
  /** Documents that the tab asked for, with their queries. */
  readonly documents: string[];
  /** Whether links are followed by the client; else each is a full page load (ruling D20). */
  navigatesInPage(): Promise<boolean>;
  /** Loads an address and waits until its page is hydrated. */
  open(address: string): Promise<void>;
  /** Waits until a page of the build is shown: its address, title, heading and language agree. */
  shows(path: string, address?: string): Promise<void>;
  /** Waits until an element is visible, then clicks on it. */
  click(selector: string, text?: string): Promise<void>;
  /** Whether an element is visible. */
  sees(selector: string, text?: string): Promise<boolean>;
  /** Waits until an element is visible, or until none is. */
  waitFor(selector: string, text?: string): Promise<void>;
  waitUntilGone(selector: string, text?: string): Promise<void>;
  /** The text of the first visible element of a selector, in plain spaces. */
  textOf(selector: string): Promise<string>;
  /** The site answers like this from now on. */
  answer(answers: Answers): void;
  /** What went wrong in the pages so far: thrown, logged, or refused by the policy. */
  errors(): Promise<readonly string[]>;
}

/** What is special about a visitor. */
export interface VisitorTraits {
  readonly width?: number;
  readonly height?: number;
  /** Answered the banner on an earlier visit. Default: only what is required. */
  readonly consent?: "all" | "required" | "not yet";
  /** The server and the folder of the build. Default: those of the run. */
  readonly site?: { readonly origin: string; readonly folder: string };
}

/** Opens visitors for the tests of a suite; each leaves after its test. */
export type OpenVisitor = (traits?: VisitorTraits) => Promise<EngineVisitor>;

/** @param session the session of the engine, once it has been started */
export function engineVisitors(session: () => EngineSession): OpenVisitor {
  const leaving: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const leave of leaving.splice(0)) await leave();
  });
  return async ({ width = 1280, height = 800, consent = "required", site } = {}) => {
    const { origin, folder } = site ?? { origin: inject("origin"), folder: inject("siteFolder") };
    const tab = await session().openTab();
    const faults = await startFaultProxy(() => from(origin));
    const proxy = tab.errors === undefined ? await startFaultProxy(withRecorder(faults.origin)) : faults;
    leaving.push(tab.close, faults.stop, ...(proxy === faults ? [] : [proxy.stop]));
    await tab.resize(width, height);
    if (consent !== "not yet") {
      const choice = storedChoice({ "web-fonts": true, analytics: consent === "all" });
      await tab.setCookie(proxy.origin, "klaro", choice);
    }
    const visitor: EngineVisitor = {
      tab,
      origin: proxy.origin,
      documents: faults.documents,
      async open(address) {
        await tab.goto(proxy.origin + address);
        await expect.poll(() => tab.evaluate(isHydrated), soon).toBe(true);
      },
      async shows(path, address = path) {
        await expect.poll(tab.url, soon).toBe(proxy.origin + address);
        const { title, heading, language } = await pageFacts(folder, path);
        await expect
          .poll(() => tab.evaluate(look), { ...soon, message: `what is shown of ${path}` })
          .toEqual({ title, heading, language } satisfies Omit<BuiltPage, "data">);
        await expect.poll(() => tab.evaluate(isHydrated), soon).toBe(true);
      },
      async click(selector, text) {
        await visitor.waitFor(selector, text);
        await tab.click(selector, text);
      },
      navigatesInPage: () => tab.evaluate(() => "navigation" in window),
      sees: async (selector, text) => (await tab.evaluate(firstVisible, "text", selector, text)) !== null,
      async waitFor(selector, text) {
        const message = `${selector} ${text ?? ""} is visible`;
        await expect.poll(() => visitor.sees(selector, text), { ...soon, message }).toBe(true);
      },
      async waitUntilGone(selector, text) {
        const message = `${selector} ${text ?? ""} is visible`;
        await expect.poll(() => visitor.sees(selector, text), { ...soon, message }).toBe(false);
      },
      async textOf(selector) {
        await visitor.waitFor(selector);
        return String(await tab.evaluate(firstVisible, "text", selector));
      },
      answer: faults.answer,
      errors: async () => tab.errors ?? (await tab.evaluate(recordedErrors)),
    };
    return visitor;
  };
}

const RECORDER = "/record-errors.js";

/** Where the protocol does not give the console's errors, a script before all others in each document records them. */
function withRecorder(origin: string): Answers {
  return (path) => {
    if (path === RECORDER) {
      return (_request, response) =>
        void response.writeHead(200, { "Content-Type": "text/javascript" }).end(`(${recordErrors})();`);
    }
    if (!path.endsWith("/")) return from(origin);
    return changed(origin, (html) => html.replace("<head>", `<head><script src="${RECORDER}"></script>`));
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
