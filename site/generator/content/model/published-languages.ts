import * as v from "valibot";
import type { Locale } from "../../../i18n/languages.ts";
import { languages } from "../../../i18n/languages.ts";
import { isLocale } from "../../../i18n/translation-setup.ts";
import type { ContentFiles } from "../source/content-files.ts";
import type { Problem } from "../source/problem.ts";
import { because } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/** How a language is added to the program. */
const GUIDE = "docs/how-to/add-a-language.md";

/** Every language that the program knows. */
const known = Object.keys(languages) as Locale[];
const names = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

const language = v.pipe(
  v.string(),
  v.check(
    (code) => isLocale(code) || meant(code) === undefined,
    because("language-misspelled", (input) => ({ code: String(input), write: meant(String(input)) ?? "" })),
  ),
  v.check(
    isLanguage,
    because("language-none", (input) => ({ code: String(input), write: known.join(", ") })),
  ),
  v.check(
    (code) => isLocale(code),
    because("language-not-known", (input) => ({ locale: String(input), known: known.join(", "), write: GUIDE })),
  ),
  v.transform((code) => code as Locale),
);

/** `languages.published` of `site.yaml`: the languages of the site, in the order in which they are offered. */
export const publishedSchema = v.pipe(
  v.array(language),
  v.minLength(1, because("value-empty", { write: "[fr]" })),
  v.check(
    (codes) => new Set(codes).size === codes.length,
    because("language-twice", (input) => ({ write: `[${[...new Set(input as readonly string[])].join(", ")}]` })),
  ),
);

/**
 * The languages that a `site.yaml` publishes, as far as it can be understood: what is wrong with it is told when it is
 * checked, and must not hide what is wrong elsewhere.
 *
 * @param site what the file says
 * @param hasTexts whether the content has texts of the interface in a language: these languages stand in where the file says none
 */
export function publishedLanguages(site: unknown, hasTexts: (locale: Locale) => boolean = () => true): Locale[] {
  const { published } = asGroup(asGroup(site).languages);
  const asked = Array.isArray(published) ? [...new Set(published.filter(isLocale))] : [];
  if (asked.length > 0) return asked;
  const present = known.filter(hasTexts);
  return present.length > 0 ? present : known;
}

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

/** What is said of the files that `publishedFiles` leaves out: once for each language. */
export function leftoverNotes(files: ContentFiles, published: readonly Locale[], source: YamlSource): Problem[] {
  const left = known.filter((locale) => !published.includes(locale));
  return left.flatMap((locale): Problem[] => {
    const count = files.list("").filter((file) => languageOfFile(file) === locale).length;
    const line = source.lineAt(["languages", "published"]);
    const values = { locale, count: String(count), write: `[${[...published, locale].join(", ")}]` };
    return count === 0 ? [] : [{ file: source.file, line, id: "language-left-over", values }];
  });
}

function asGroup(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Readonly<Record<string, unknown>>) : {};
}

/** The language that "PT" or "pt-PT" stands for. */
function meant(code: string): Locale | undefined {
  const bare = code.trim().toLowerCase().split(/[-_]/)[0];
  return known.find((locale) => locale === bare);
}

function isLanguage(code: string): boolean {
  try {
    return names.of(code) !== undefined;
  } catch {
    return false;
  }
}
