import { isLocale, type Locale } from "../../i18n/language.ts";
import type { Routes } from "../../pages/paths/routes.ts";
import type { ContentFiles } from "../source/content-files.ts";
import type { Problem } from "../source/problem.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/** The language of a content file, by its place; undefined for what is of no language, or of one that the site does not know. */
function languageOfFile(file: string, routes: Routes): Locale | undefined {
  const [, code] =
    /^(?:messages\/([^/]+)\.yaml|pages\/[^/]+\/([^/]+)\.md|posts\/([^/]+)\/.*)$/
      .exec(file)
      ?.filter((part) => part !== undefined) ?? [];
  return isLocale(routes, code) ? code : undefined;
}

/** The content without the files of languages that are not published. */
export function publishedFiles(files: ContentFiles, routes: Routes): ContentFiles {
  const isPublished = (file: string) => {
    const language = languageOfFile(file, routes);
    return language === undefined || routes.locales.includes(language);
  };
  return { ...files, list: (prefix) => files.list(prefix).filter(isPublished) };
}

/** A note on the files that `publishedFiles` leaves out, for each language. */
export function leftoverNotes(files: ContentFiles, routes: Routes, source: YamlSource): Problem[] {
  const { locales: published, languages } = routes;
  const left = Object.keys(languages).filter((locale) => !published.includes(locale));
  return left.flatMap((locale): Problem[] => {
    const count = files.list("").filter((file) => languageOfFile(file, routes) === locale).length;
    const values = { locale, count: String(count), write: `[${[...published, locale].join(", ")}]` };
    return count === 0 ? [] : [{ ...source.at(["languages", "published"]), id: "language-left-over", values }];
  });
}
