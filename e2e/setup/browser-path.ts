import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

/**
 * The browser that set-up found or installed.
 *
 * @throws {Error} when set-up has not been run
 */
export async function browserPath(): Promise<string> {
  const found = await readFile(resolve(import.meta.dirname, "../../.cache/browser.json"), "utf8").catch(
    () => undefined,
  );
  if (found === undefined)
    throw new Error("No browser is known here. Run `npm test` or `npm run bench`, which find or install one.");
  return (JSON.parse(found) as { readonly path: string }).path;
}
