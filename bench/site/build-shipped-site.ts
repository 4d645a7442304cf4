import { join } from "node:path";
import { runGenerator } from "../../e2e/built/run-generator.ts";

/**
 * Builds the shipped content into the folder of the bench; gives the site's folder.
 *
 * @throws {Error} with the generator's own words when the build fails
 */
export async function buildShippedSite(work: string): Promise<string> {
  const out = join(work, "site");
  const { code, errors } = await runGenerator(["--out", out]);
  if (code !== 0) throw new Error(`The site could not be built:\n${errors}`);
  return out;
}
