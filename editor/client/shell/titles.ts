import type { Collections } from "../../contract/collections.ts";
import { type Say, useLanguageName, useSay } from "../words/words.ts";
import { useSurroundings } from "./surroundings.ts";

/** What people call each file: an article or a page by its title and language, any other file by what it holds. */
export function useTitles(): (path: string) => string {
  const say = useSay();
  const languageName = useLanguageName();
  const { collections } = useSurroundings();
  return (path) => {
    const found = textAt(collections, path);
    if (found !== undefined) return `${found.title} (${languageName(found.language)})`;
    const messages = Object.entries(collections.messages).find(([, file]) => file === path)?.[0];
    return messages === undefined
      ? (knownTitle(path, say) ?? path)
      : say("texts-in", { language: languageName(messages) });
  };
}

function textAt({ articles, pages, services }: Collections, path: string) {
  for (const { versions } of articles) {
    for (const [language, version] of Object.entries(versions))
      if (version.path === path) return { title: plainTitle(version.title), language };
  }
  for (const { title, files } of [...pages, ...services]) {
    for (const [language, file] of Object.entries(files)) if (file === path) return { title, language };
  }
  return undefined;
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

/** A title without the marks of its second voice. */
export function plainTitle(title: string): string {
  return title.replaceAll("**", "");
}
