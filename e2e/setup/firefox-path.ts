import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/** The Firefox that set-up found or installed; undefined where there is none, and its tests are to be skipped. */
export async function firefoxPath(): Promise<string | undefined> {
  const record = resolve(import.meta.dirname, "../../.cache/browser.json");
  const found = JSON.parse(await readFile(record, "utf8").catch(() => "{}")) as { readonly firefox?: string | null };
  return found.firefox ?? undefined;
}
