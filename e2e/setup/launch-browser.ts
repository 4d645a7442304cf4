import { type Browser, chromium } from "playwright-core";
import { BROWSER_FLAGS } from "./browser-flags.ts";
import { browserPath } from "./browser-path.ts";

/** Starts the browser that set-up found or installed, with nothing of its own going on in the background. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: BROWSER_FLAGS });
}
