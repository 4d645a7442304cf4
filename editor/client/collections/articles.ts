import type { Article } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";

/** The language in which an article is shown first. */
export function firstVersion(article: Article, languages: readonly SiteLanguage[]): SiteLanguage {
  return languages.find((language) => article.versions[language] !== undefined) ?? "fr";
}

/** The other languages of a text, each with its file. */
export function otherVersions(
  languages: readonly SiteLanguage[],
  language: SiteLanguage,
  pathOf: (language: SiteLanguage) => string | undefined,
): { readonly language: SiteLanguage; readonly path: string | undefined }[] {
  return languages.filter((other) => other !== language).map((other) => ({ language: other, path: pathOf(other) }));
}
