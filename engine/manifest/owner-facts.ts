import * as v from "valibot";

/**
 * What the server must know of the owner, to speak with them and to keep what the site promises. The generator
 * writes it from `site.yaml`.
 */

/** Where it lies below the root of a build. */
export const OWNER_FACTS_FILE = ".build/owner.json";

/** The languages in which the owner can be spoken to. */
export const ownerLanguages = ["fr", "pt", "en"] as const;
export type OwnerLanguage = (typeof ownerLanguages)[number];

export const ownerFactsSchema = v.strictObject({
  language: v.picklist(ownerLanguages),
  /** The folder of a site that is not the project's own, below the project's: what `--site` names. */
  site: v.optional(v.string()),
  /** The owner's, as `Intl` takes it. */
  timeZone: v.string(),
  /** How many months the site says that messages are kept. */
  retentionMonths: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 12),
});

export type OwnerFacts = v.InferOutput<typeof ownerFactsSchema>;
/** The same as a build writes it: a site that keeps no messages does not say how long. */
export type WrittenOwnerFacts = v.InferInput<typeof ownerFactsSchema>;

/** Those of a `site.yaml` that says nothing: what holds where there is no build. */
export const usualOwnerFacts: OwnerFacts = v.parse(ownerFactsSchema, { language: "fr", timeZone: "Europe/Paris" });
