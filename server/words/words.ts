import type { OwnerLanguage } from "../../contract/owner-facts.ts";

/** Texts by their name, in each of the owner's languages, with `{placeholders}`. */
export type Words = Readonly<Record<string, Readonly<Record<OwnerLanguage, string>>>>;
