import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type OwnerLanguage, usualOwnerFacts } from "../manifest/owner-facts.ts";

const LANGUAGE_LINE = /^language:[ \t]*["']?(fr|pt|en)["']?[ \t]*(?:#.*)?\r?$/m;

/** The language that a `site.yaml` asks for, also one that has errors elsewhere; French where it says nothing. */
export function languageAskedIn(siteYaml: string): OwnerLanguage {
  return (LANGUAGE_LINE.exec(siteYaml)?.[1] as OwnerLanguage | undefined) ?? usualOwnerFacts.language;
}

/** The language in which to speak to the owner of a content folder; French where it has no `site.yaml`. */
export async function ownerLanguage(folder: string): Promise<OwnerLanguage> {
  return languageAskedIn(await readFile(join(folder, "site.yaml"), "utf8").catch(() => ""));
}
