import type { Article, ArticleVersion } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { useDay, useSay } from "../words/words.ts";

/** What visitors see of an article in one language, in words. */
export function useStateWords(): (version: ArticleVersion | undefined) => string {
  const say = useSay();
  const day = useDay();
  return (version) => {
    if (version === undefined) return say("missing");
    return version.state === "scheduled"
      ? say("state-scheduled", { day: day(version.date) })
      : say(`state-${version.state}`);
  };
}

/** The language in which an article is shown first. */
export function firstVersion(article: Article, languages: readonly SiteLanguage[]): SiteLanguage {
  return languages.find((language) => article.versions[language] !== undefined) ?? "fr";
}
