/**
 * The translation setup: which locales a site has, which one is the default, and how paths are rewritten.
 * Pure data and rules; this site's own values are in `site-locales.ts`.
 */

/** Options as a site writes them. All are optional. */
export interface TranslationOptions<L extends string = string> {
  /** The locales, in the order they are offered. */
  readonly locales?: readonly L[];
  /** The locale of visitors who have chosen none. Default: the first of `locales`. */
  readonly defaultLocale?: L;
  /** The locale whose text replaces a missing translation. Default: `defaultLocale`. */
  readonly fallbackLocale?: L;
  /** The path prefix of a locale, where it is not the locale's own name. */
  readonly pathAliases?: Readonly<Partial<Record<L, string>>>;
  /** Whether paths of the default locale get its prefix too. Default: true. */
  readonly rewriteDefaultLanguage?: boolean;
  /** Whether paths are rewritten at all. Default: true. */
  readonly enablePathRewrite?: boolean;
}

/** The options with every default filled in. */
export interface TranslationSetup<L extends string = string> {
  readonly locales: readonly L[];
  readonly defaultLocale: L;
  readonly fallbackLocale: L;
  /** Path prefix of every locale, without slashes. */
  readonly pathAliases: Readonly<Record<L, string>>;
  readonly rewriteDefaultLanguage: boolean;
  readonly enablePathRewrite: boolean;
}

/** The only locale of a site that names none. */
const LOCALE_OF_LAST_RESORT = "en-US";

/**
 * Fills in the defaults of the options.
 *
 * @throws {Error} when a default, a fallback or an alias names a locale that is not listed,
 * when a locale is listed twice, or when two locales share a path prefix.
 * @example resolveTranslationSetup({ locales: ["fr", "en"] }).defaultLocale // "fr"
 */
export function resolveTranslationSetup<L extends string>(options: TranslationOptions<L> = {}): TranslationSetup<L> {
  const listed = options.locales ?? [];
  const first = listed[0] ?? options.defaultLocale ?? (LOCALE_OF_LAST_RESORT as L);
  const locales = listed.length > 0 ? listed : [first];
  const defaultLocale = options.defaultLocale ?? first;
  const fallbackLocale = options.fallbackLocale ?? defaultLocale;

  assertListed(locales, defaultLocale, "defaultLocale");
  assertListed(locales, fallbackLocale, "fallbackLocale");
  for (const locale of Object.keys(options.pathAliases ?? {})) assertListed(locales, locale, "pathAliases");
  assertUnique(locales, "locales");

  const aliases = locales.map((locale) => options.pathAliases?.[locale] ?? locale);
  assertUnique(aliases, "path prefixes");
  return {
    locales,
    defaultLocale,
    fallbackLocale,
    pathAliases: Object.fromEntries(locales.map((locale, index) => [locale, aliases[index]])) as Record<L, string>,
    rewriteDefaultLanguage: options.rewriteDefaultLanguage ?? true,
    enablePathRewrite: options.enablePathRewrite ?? true,
  };
}

function assertListed(locales: readonly string[], locale: string, option: string): void {
  if (locales.includes(locale)) return;
  throw new Error(
    `Translation setup: ${option} names "${locale}", which is not one of the locales (${locales.join(", ")}). Add it to locales, or name one of them.`,
  );
}

function assertUnique(values: readonly string[], what: string): void {
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice === undefined) return;
  throw new Error(`Translation setup: "${twice}" is listed twice among the ${what}. Remove one of them.`);
}
