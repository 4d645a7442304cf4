import type { Browser } from "playwright-core";
import { launchBrowser } from "./launch-browser.ts";

let running: Promise<Browser> | undefined;

/**
 * The browser of this worker, started when first asked for: the test files that a worker runs one after the other share
 * it, because starting one takes as long as several visits. It ends with the worker; one that broke down is replaced.
 */
export async function sharedBrowser(): Promise<Browser> {
  running ??= launchBrowser();
  const browser = await running;
  if (browser.isConnected()) return browser;
  running = launchBrowser();
  return running;
}
