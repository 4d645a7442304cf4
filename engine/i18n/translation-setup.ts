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
 * Fills in the defaults of the options, which `languagesSchema` has judged.
 *
 * @example resolveTranslationSetup({ locales: ["fr", "en"] }).defaultLocale // "fr"
 */
export function resolveTranslationSetup(options: TranslationOptions = {}): TranslationSetup {
  const { locales: listed = [], rewriteDefaultLanguage = true, enablePathRewrite = true } = options;
  const { defaultLocale = listed[0] ?? LOCALE_OF_LAST_RESORT } = options;
  const { fallbackLocale = defaultLocale } = options;
  const own = Object.entries(options.pathAliases ?? {}).filter(
    (entry): entry is [Locale, string] => entry[1] !== undefined && entry[1] !== entry[0],
  );
  return {
    locales: listed.length > 0 ? listed : [defaultLocale],
    defaultLocale,
    fallbackLocale,
    ...(own.length > 0 && { pathAliases: Object.fromEntries(own) }),
    ...(!enablePathRewrite ? { unprefixed: "all" } : !rewriteDefaultLanguage && { unprefixed: "default" }),
  };
}

/** The first segment of a locale's prefixed paths: its alias, or its own name. */
export function prefixOf({ pathAliases }: Pick<TranslationSetup, "pathAliases">, locale: Locale): string {
  return pathAliases?.[locale] ?? locale;
}

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
