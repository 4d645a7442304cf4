import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { languageAskedIn } from "../command/run-command.mjs";
import type { OwnerLanguage } from "../manifest/owner-facts.ts";

/** The language in which to speak to the owner of a content folder; French where it has no `site.yaml`. */
export async function ownerLanguage(folder: string): Promise<OwnerLanguage> {
  return languageAskedIn(await readFile(join(folder, "site.yaml"), "utf8").catch(() => ""));
}
