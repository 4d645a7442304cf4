import { globSync } from "node:fs";
import { onPath } from "#scripts/programs/on-path.mjs";
import { BROWSER_FLAGS, browserPath } from "../../support/setup/launch-browser.ts";
import { NEVER_COMES } from "../../support/setup/patience.ts";
import { startPuppeteer } from "./puppeteer-session.ts";
import type { Engine } from "./tab.ts";
import { startWebKit } from "./webkit-session.ts";

/** Chromium, which set-up guarantees. */
export const chromium: Engine = {
  name: "Chromium",
  start: async () => startPuppeteer({ executablePath: browserPath(), args: BROWSER_FLAGS }),
};

/** The Firefox of this machine; undefined if it is not installed. */
export function installedFirefox(): Engine | undefined {
  const executablePath = onPath("firefox-esr") ?? onPath("firefox");
  if (executablePath === undefined) return undefined;
  // A finger that a busy machine lifts late has tapped all the same.
  const extraPrefsFirefox = { "apz.max_tap_time": NEVER_COMES, "ui.click_hold_context_menus.delay": NEVER_COMES };
  return { name: "Firefox", start: () => startPuppeteer({ browser: "firefox", executablePath, extraPrefsFirefox }) };
}

/** The WebKitGTK of this machine, with its driver and a display; undefined where one of them is missing. @param flags of MiniBrowser */
export function installedWebKit(flags: readonly string[] = []): Engine | undefined {
  const [driver, xvfb] = [onPath("WebKitWebDriver"), onPath("Xvfb")];
  const [browser] = globSync("/usr/{lib/*,libexec}/webkit2gtk-4.1/MiniBrowser");
  if (driver === undefined || xvfb === undefined || browser === undefined) return undefined;
  return { name: "WebKitGTK", start: () => startWebKit({ driver, xvfb, browser }, flags) };
}
