import type { Article, Language } from "../../api.ts";

/** The languages of the site, in the order of the lists. */
export const LANGUAGES = ["fr", "en", "pt"] as const;

/** The language in which an article is shown first. */
export function firstVersion(article: Article): Language {
  return LANGUAGES.find((language) => article.versions[language] !== undefined) ?? "fr";
}

/** A title without the marks of its second voice. */
export function plainTitle(title: string): string {
  return title.replaceAll("**", "");
}

/** The other languages of a text, each with its file. */
export function otherVersions(
  language: Language,
  pathOf: (language: Language) => string | undefined,
): { readonly language: Language; readonly path: string | undefined }[] {
  return LANGUAGES.filter((other) => other !== language).map((other) => ({ language: other, path: pathOf(other) }));
}
