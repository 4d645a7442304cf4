import type { Locale } from "../../i18n/languages.ts";
import { languages } from "../../i18n/languages.ts";
import { isLocale } from "../../i18n/translation-setup.ts";
import type { ContentFiles } from "../source/content-files.ts";
import type { Problem } from "../source/problem.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/** Every language that the program knows. */
const known = Object.keys(languages) as Locale[];
/** The language of a content file, by its place; undefined for what is of no language, or of one that the program does not know. */
function languageOfFile(file: string): Locale | undefined {
  const [, code] =
    /^(?:messages\/([^/]+)\.yaml|pages\/[^/]+\/([^/]+)\.md|posts\/([^/]+)\/.*)$/
      .exec(file)
      ?.filter((part) => part !== undefined) ?? [];
  return isLocale(code) ? code : undefined;
}

/** The content without the files of languages that are not published. */
export function publishedFiles(files: ContentFiles, published: readonly Locale[]): ContentFiles {
  const isPublished = (file: string) => {
    const language = languageOfFile(file);
    return language === undefined || published.includes(language);
  };
  return { ...files, list: (prefix) => files.list(prefix).filter(isPublished) };
}

/** A note on the files that `publishedFiles` leaves out, for each language. */
export function leftoverNotes(files: ContentFiles, published: readonly Locale[], source: YamlSource): Problem[] {
  const left = known.filter((locale) => !published.includes(locale));
  return left.flatMap((locale): Problem[] => {
    const count = files.list("").filter((file) => languageOfFile(file) === locale).length;
    const line = source.lineAt(["languages", "published"]);
    const values = { locale, count: String(count), write: `[${[...published, locale].join(", ")}]` };
    return count === 0 ? [] : [{ file: source.file, line, id: "language-left-over", values }];
  });
}
