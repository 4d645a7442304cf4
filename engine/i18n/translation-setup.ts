/**
 * The translation setup of a site: which languages it has, and how their addresses are written. A value: who needs it is
 * given it. In the generator it is part of the content, in a browser part of the page's data.
 */
import type { Locale } from "./language.ts";

/** Options as a site writes them. All are optional. */
export interface TranslationOptions {
  /** The locales, in the order they are offered. */
  readonly locales?: readonly Locale[] | undefined;
  /** The locale of visitors who have chosen none. Default: the first of `locales`. */
  readonly defaultLocale?: Locale | undefined;
  /** The locale whose text replaces a missing translation. Default: `defaultLocale`. */
  readonly fallbackLocale?: Locale | undefined;
  /** The path prefix of a locale, where it is not the locale's own name. */
  readonly pathAliases?: Readonly<Record<Locale, string | undefined>> | undefined;
  /** Whether paths of the default locale get its prefix too. Default: true. */
  readonly rewriteDefaultLanguage?: boolean | undefined;
  /** Whether paths are rewritten at all. Default: true. */
  readonly enablePathRewrite?: boolean | undefined;
}

/** The options with every default filled in. */
export interface TranslationSetup {
  readonly locales: readonly Locale[];
  readonly defaultLocale: Locale;
  readonly fallbackLocale: Locale;
  /** Path prefixes without slashes, of the locales whose prefix is not their own name, if any. */
  readonly pathAliases?: Readonly<Record<Locale, string>>;
  /** Which paths have no prefix: those of the default locale, or all; absent where every path has one. */
  readonly unprefixed?: "default" | "all";
}

/** The only locale of a site that names none. */
const LOCALE_OF_LAST_RESORT = "en-US";

/**
 * Fills in the defaults of the options.
 *
 * @throws {Error} when a default, a fallback or an alias names a locale that is not listed,
 * when a locale is listed twice, or when several locales would have the same addresses.
 * @example resolveTranslationSetup({ locales: ["fr", "en"] }).defaultLocale // "fr"
 */
export function resolveTranslationSetup(options: TranslationOptions = {}): TranslationSetup {
  const { rewriteDefaultLanguage = true, enablePathRewrite = true } = options;
  const listed = options.locales ?? [];
  const first = listed[0] ?? options.defaultLocale ?? LOCALE_OF_LAST_RESORT;
  const locales = listed.length > 0 ? listed : [first];
  const defaultLocale = options.defaultLocale ?? first;
  const fallbackLocale = options.fallbackLocale ?? defaultLocale;

  const given = Object.entries(options.pathAliases ?? {});
  assertListed(locales, [defaultLocale], "defaultLocale");
  assertListed(locales, [fallbackLocale], "fallbackLocale");
  assertListed(locales, Object.keys(options.pathAliases ?? {}), "pathAliases");
  const own = given.flatMap(([locale, alias]) => (alias === undefined || alias === locale ? [] : [[locale, alias]]));
  const pathAliases: Readonly<Record<Locale, string>> = Object.fromEntries(own);
  assertUnique(locales, "locales");
  assertUnique(
    Object.values(inEachLocale({ locales }, (locale) => prefixOf({ pathAliases }, locale))),
    "path prefixes",
  );
  if (!enablePathRewrite && locales.length > 1) {
    throw new Error(
      "Translation setup: without enablePathRewrite all locales would have the same addresses. Switch it on, or list one locale.",
    );
  }
  return {
    locales,
    defaultLocale,
    fallbackLocale,
    ...(own.length === 0 ? {} : { pathAliases }),
    ...(!enablePathRewrite ? { unprefixed: "all" } : !rewriteDefaultLanguage && { unprefixed: "default" }),
  };
}

/** The first segment of a locale's prefixed paths: its alias, or its own name. */
export function prefixOf({ pathAliases }: Pick<TranslationSetup, "pathAliases">, locale: Locale): string {
  return pathAliases?.[locale] ?? locale;
}

/** Something for each locale of a site. */
export function inEachLocale<T>(
  { locales }: Pick<TranslationSetup, "locales">,
  make: (locale: Locale) => T,
): Readonly<Record<Locale, T>> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)]));
}

/** Whether a value from outside is one of a site's locales. */
export function isSiteLocale({ locales }: Pick<TranslationSetup, "locales">, value: unknown): value is Locale {
  return typeof value === "string" && locales.includes(value);
}

function assertListed(locales: readonly string[], named: readonly string[], option: string): void {
  const unknown = named.find((locale) => !locales.includes(locale));
  if (unknown === undefined) return;
  throw new Error(
    `Translation setup: ${option} names "${unknown}", which is not one of the locales (${locales.join(", ")}). Add it to locales, or name one of them.`,
  );
}

function assertUnique(values: readonly string[], what: string): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice === undefined) return;
  throw new Error(`Translation setup: "${twice}" is listed twice among the ${what}. Remove one of them.`);
}
