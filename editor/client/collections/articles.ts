import type { OwnerLanguage } from "#engine/manifest/owner-facts.ts";
import type { SiteLanguage } from "../../contract/values.ts";

/** The language in which a text is shown first: the owner's where it has it, else the first of the site that it has. */
export function firstLanguage(
  versions: Readonly<Partial<Record<SiteLanguage, unknown>>>,
  languages: readonly SiteLanguage[],
  owner: OwnerLanguage,
): SiteLanguage {
  const inOrder = [...languages.filter((code) => code === owner), ...languages];
  return inOrder.find((language) => versions[language] !== undefined) ?? inOrder[0] ?? "fr";
}

/** The other languages of a text, each with its file. */
export function otherVersions(
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
  pathOf: (language: SiteLanguage) => string | undefined,
): { readonly language: SiteLanguage; readonly path: string | undefined }[] {
  return languages.filter((other) => other !== language).map((other) => ({ language: other, path: pathOf(other) }));
}
