import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { type Browser, chromium } from "playwright-core";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Starts the browser that set-up found or installed. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: FLAGS });
}

export async function browserPath(): Promise<string> {
  const found = await readFile(resolve(import.meta.dirname, "../../.cache/browser.json"), "utf8").catch(
    () => undefined,
  );
  if (found === undefined)
    throw new Error("No browser is known to the tests. Run `npm test`, which finds or installs one.");
  return (JSON.parse(found) as { readonly path: string }).path;
}
