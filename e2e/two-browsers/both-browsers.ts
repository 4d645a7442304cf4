import { firefoxPath } from "../setup/firefox-path.ts";
import { startChromium } from "./chromium.ts";
import { startFirefox } from "./firefox.ts";
import type { TabBrowser } from "./tab.ts";

/** A browser that tests run in; `start` is missing where this machine has none, and its tests are to be skipped. */
export interface BrowserChoice {
  readonly name: "Chromium" | "Firefox";
  readonly start: (() => Promise<TabBrowser>) | undefined;
}

/** Chromium, which set-up guarantees, and Firefox, which it tries to get. */
export async function bothBrowsers(): Promise<readonly [BrowserChoice, BrowserChoice]> {
  const firefox = await firefoxPath();
  return [
    { name: "Chromium", start: startChromium },
    { name: "Firefox", start: firefox === undefined ? undefined : () => startFirefox(firefox) },
  ];
}
