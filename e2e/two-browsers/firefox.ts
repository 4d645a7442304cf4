import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { type BidiSession, openBidiSession } from "./bidi-session.ts";
import { consentCookie, type Tab, type TabBrowser, tellMistakes, type VisitorTraits } from "./tab.ts";

/** What later releases have switched on and this site makes use of: without these the older would say nothing of it. */
const PREFERENCES = ["dom.security.trusted_types.enabled", "dom.navigation.webidl.enabled"];

interface LogEntry {
  readonly type: string;
  readonly level: string;
  readonly text: string;
  readonly source: { readonly context?: string };
}

/**
 * Starts a Firefox as it is installed, without windows, and drives it through WebDriver BiDi.
 *
 * @param executable the program
 * @throws {Error} when it ends before it listens
 */
export async function startFirefox(executable: string): Promise<TabBrowser> {
  const profile = await mkdtemp(join(tmpdir(), "firefox-"));
  await writeFile(join(profile, "user.js"), PREFERENCES.map((name) => `user_pref("${name}", true);\n`).join(""));
  const child = spawn(executable, ["--headless", "--profile", profile, "--remote-debugging-port", "0"], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const killWithUs = () => child.kill();
  process.once("exit", killWithUs);
  const session = await openBidiSession(await addressOf(child), ["log.entryAdded"]);
  return {
    name: "Firefox",
    openTab: (origin, traits = {}) => openTab(session, origin, traits),
    async close() {
      await session.send("browser.close", {});
      session.end();
      if (child.exitCode === null) await once(child, "exit");
      process.off("exit", killWithUs);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stderr === null) throw new Error("Firefox was started without a way to hear it.");
  const lines = createInterface(child.stderr);
  for await (const line of lines) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address === undefined) continue;
    child.stderr.resume();
    return address;
  }
  throw new Error("Firefox ended before it listened.");
}

async function openTab(session: BidiSession, origin: string, { consent, before = [] }: VisitorTraits): Promise<Tab> {
  const { userContext } = await session.send<{ userContext: string }>("browser.createUserContext", {});
  const { context } = await session.send<{ context: string }>("browsingContext.create", { type: "tab", userContext });
  if (consent !== undefined) {
    const { name, value } = consentCookie(consent);
    const cookie = { name, value: { type: "string", value }, domain: new URL(origin).hostname, path: "/" };
    await session.send("storage.setCookie", { cookie, partition: { type: "storageKey", userContext } });
  }
  for (const script of [tellMistakes, ...before]) {
    await session.send("script.addPreloadScript", { functionDeclaration: `${script}`, contexts: [context] });
  }
  const errors: string[] = [];
  // Entries of another kind are the browser's own: some, about its driver, come with no script and no event of the page.
  session.on<LogEntry>("log.entryAdded", ({ type, level, text, source }) => {
    if (type === "console" && level === "error" && source.context === context) errors.push(text);
  });
  return {
    errors,
    goto: async (url) => void (await session.send("browsingContext.navigate", { context, url, wait: "complete" })),
    run: (inPage, given) => run(session, context, `${inPage}`, given),
    close: async () => void (await session.send("browser.removeUserContext", { userContext })),
  };
}

/** What goes in and out is JSON, as it is in other browsers' drivers. */
async function run<Result>(session: BidiSession, context: string, inPage: string, given: unknown): Promise<Result> {
  const answer = await session.send<Answer>("script.callFunction", {
    functionDeclaration: `async (given) => JSON.stringify(await (${inPage})(JSON.parse(given)))`,
    arguments: [{ type: "string", value: JSON.stringify(given ?? null) }],
    target: { context },
    awaitPromise: true,
  });
  if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
  return (answer.result.value === undefined ? undefined : JSON.parse(answer.result.value)) as Result;
}

type Answer =
  | { readonly type: "success"; readonly result: { readonly value?: string } }
  | { readonly type: "exception"; readonly exceptionDetails: { readonly text: string } };
