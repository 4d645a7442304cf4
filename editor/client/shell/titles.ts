import type { Collections } from "../../contract/collections.ts";
import type { SiteLanguage } from "../../contract/values.ts";
import { type Say, useLanguageName, useSay } from "../words/words.ts";
import { useSurroundings } from "./surroundings.ts";

/** What people call each file: an article or a page by its title and language, any other file by what it holds. */
export function useTitles(): (path: string) => string {
  const say = useSay();
  const languageName = useLanguageName();
  const { collections } = useSurroundings();
  let texts: ReturnType<typeof textsByPath> | undefined;
  return (path) => {
    texts ??= textsByPath(collections);
    const found = texts.get(path);
    if (found !== undefined) return `${found.title} (${languageName(found.route.language)})`;
    const messages = Object.entries(collections.messages).find(([, file]) => file === path)?.[0];
    return messages === undefined
      ? (knownTitle(path, say) ?? path)
      : say("texts-in", { language: languageName(messages) });
  };
}

/** The articles and pages, in each language, by their files. */
export function textsByPath({ articles, pages, services }: Collections) {
  const all = [
    ...articles.flatMap(({ key, versions }) =>
      Object.entries(versions).map(([language, version]) => ({
        path: version.path,
        title: version.title,
        route: { view: "article", key, language: language as SiteLanguage } as const,
      })),
    ),
    ...[...pages, ...services].flatMap(({ page, title, files }) =>
      Object.entries(files).map(([language, file]) => ({
        path: file,
        title,
        route: { view: "page", page, language: language as SiteLanguage } as const,
      })),
    ),
  ];
  return new Map(all.map((text) => [text.path, text]));
}

/** The title of a file whose name alone would not tell what it is. */
function knownTitle(path: string, say: Say): string | undefined {
  if (path === "site.yaml") return say("company");
  if (path === "tags.yaml") return say("tags");
  if (path === "theme.yaml" || path.startsWith("theme/")) return say("theme");
  if (path === "words.txt") return say("own-words");
  if (path === "published.txt") return say("published-addresses");
  return path === "gone.yaml" ? say("gone-addresses") : undefined;
}
