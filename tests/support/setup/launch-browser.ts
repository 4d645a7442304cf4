import { type Browser, chromium } from "playwright-core";
import { findBrowser } from "#scripts/setup/programs.mjs";

/** A browser without a window and without background requests, which reaches this machine only. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The suggestions below the address bar are pages too: two for each window that nobody sees, as busy as the one that is tested.
  "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
  // Each new context would start a second process for a page that never comes.
  "--renderer-process-limit=1",
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost",
];

/**
 * The Chromium that the set-up found or brought.
 *
 * @throws {Error} when there is none
 */
export function browserPath(): string {
  const found = findBrowser();
  if (found === undefined) throw new Error("There is no Chromium here. `npm test` and `npm run bench` bring one.");
  return found;
}

/** Starts the browser that set-up found or installed, without its background work. @param executablePath what starts it */
export async function launchBrowser(flags: readonly string[] = [], executablePath = browserPath()): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...BROWSER_FLAGS, ...flags] });
}

/** Pictures are put together in the browser's own process: each page costs a sixteenth less. */
const launchShared = () => launchBrowser(["--in-process-gpu"]);

let running: Promise<Browser> | undefined;

/**
 * The browser of this worker, started when first asked for: the test files that a worker runs one after the other share
 * it, because starting one takes as long as opening several pages. It ends with the worker; one that crashed is replaced.
 */
export async function sharedBrowser(): Promise<Browser> {
  running ??= launchShared();
  const browser = await running;
  if (browser.isConnected()) return browser;
  running = launchShared();
  return running;
}
