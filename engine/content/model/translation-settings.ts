import * as v from "valibot";
import { type Locale, languages } from "../../i18n/languages.ts";
import { isLocale, resolveTranslationSetup, type TranslationSetup } from "../../i18n/translation-setup.ts";
import { serverSegments } from "../../manifest/server-paths.ts";
import { BLOG_SEGMENT, barePath, pagesWithFixedPath, TAG_SEGMENT } from "../../pages/paths/paths.ts";
import { oneOf } from "../source/schema-fields.ts";
import { SLUG, slugOf } from "../source/slug.ts";
import { because, validate } from "../source/validate.ts";
import type { YamlSource } from "../source/yaml-source.ts";

/** First segments of paths that the server or the site itself uses. */
export const RESERVED = [...serverSegments, "410", "assets", BLOG_SEGMENT, "documents", TAG_SEGMENT];

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
const published = v.pipe(
  v.array(language),
  v.minLength(1, because("value-empty", { write: "[fr]" })),
  v.check(
    (codes) => new Set(codes).size === codes.length,
    because("language-twice", (input) => ({ write: `[${[...new Set(input as readonly string[])].join(", ")}]` })),
  ),
);

/** The words in the addresses of languages, where they are not the codes; those of languages that are not published may stay. */
const pathAliases = v.pipe(
  v.strictObject(Object.fromEntries(known.map((locale) => [locale, v.optional(alias(locale))]))),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const words = Object.entries(dataset.value);
    const [locale, value] =
      words.find(([, word], index) => words.findIndex(([, other]) => other === word) < index) ?? [];
    if (locale === undefined) return;
    const at = { type: "object", origin: "value", input: dataset.value, key: locale, value } as const;
    addIssue({ message: because("prefix-of-two", { write: locale }), path: [at] });
  }),
);

/**
 * `languages` of `site.yaml`: which languages the site has, and how their addresses are written.
 *
 * @param locales those of the site
 */
export function languagesSchema(locales: readonly Locale[]) {
  return v.pipe(
    v.strictObject({
      published,
      default: v.optional(publishedOne(locales)),
      fallback: v.optional(publishedOne(locales)),
      pathAliases: v.optional(pathAliases),
      rewriteDefaultLanguage: v.optional(v.boolean()),
      enablePathRewrite: v.optional(v.boolean()),
      missing: oneOf(["error", "fallback"]),
    }),
    v.forward(
      v.partialCheck(
        [["published"], ["enablePathRewrite"]],
        ({ published: all, enablePathRewrite }) => enablePathRewrite !== false || all.length === 1,
        because("languages-without-prefix", { write: "true" }),
      ),
      ["enablePathRewrite"],
    ),
  );
}

function publishedOne(locales: readonly Locale[]) {
  const write = locales[0] ?? "";
  return v.pipe(
    v.string(),
    v.check((code) => (locales as readonly string[]).includes(code), because("language-not-published", { write })),
    v.transform((code) => code as Locale),
  );
}

function alias(locale: Locale) {
  return v.pipe(
    v.string(),
    v.regex(
      SLUG,
      because("not-a-prefix", (input) => ({ write: slugOf(String(input), locale) })),
    ),
    v.check((word) => !isTaken(word, locale), because("prefix-taken", { write: locale })),
  );
}

/** Whether a word begins addresses already: of the site or its server, of a page, or of another language. */
function isTaken(word: string, locale: Locale): boolean {
  const isPage = known.some((other) => pagesWithFixedPath.some((page) => barePath(page, other) === `/${word}/`));
  return isPage || RESERVED.includes(word) || (isLocale(word) && word !== locale);
}

/**
 * The translation setup of a `site.yaml`, as far as it can be understood: what is wrong with it is told when it is
 * checked, and must not hide what is wrong elsewhere.
 *
 * @param hasTexts whether the content has texts of the interface in a language: these languages stand in where the file says none
 */
export function translationIn(source: YamlSource, hasTexts?: (locale: Locale) => boolean): TranslationSetup {
  const locales = publishedLanguages(source.value, hasTexts);
  const checked = validate(v.object({ languages: languagesSchema(locales) }), source);
  if ("problems" in checked) return resolveTranslationSetup({ locales });
  const {
    default: defaultLocale,
    fallback: fallbackLocale,
    pathAliases: words = {},
    ...flags
  } = checked.value.languages;
  const own = Object.fromEntries(locales.map((locale) => [locale, words[locale]]));
  return resolveTranslationSetup({ ...flags, locales, defaultLocale, fallbackLocale, pathAliases: own });
}

function publishedLanguages(site: unknown, hasTexts: (locale: Locale) => boolean = () => true): Locale[] {
  const { published } = asGroup(asGroup(site).languages);
  const asked = Array.isArray(published) ? [...new Set(published.filter(isLocale))] : [];
  if (asked.length > 0) return asked;
  const present = known.filter(hasTexts);
  return present.length > 0 ? present : known;
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
