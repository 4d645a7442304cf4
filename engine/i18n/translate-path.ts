import type { Locale } from "./language.ts";
import { prefixOf, type TranslationSetup } from "./translation-setup.ts";

/**
 * Adds a locale's prefix to a path.
 *
 * A path that already has a known prefix is left as it is, unless `force` is set: then the prefix is swapped.
 * Query and hash are kept. The words of the path are not translated: see `pages/paths/paths.ts` for that.
 *
 * @param path an absolute path such as "/services/?a=1#b"
 * @example translatePath(setup, "/services/", "en") // "/en/services/"
 * @example translatePath(setup, "/fr/services/", "en", { force: true }) // "/en/services/"
 */
export function translatePath(
  setup: TranslationSetup,
  path: string,
  locale: Locale,
  { force = false }: { readonly force?: boolean } = {},
): string {
  if (setup.unprefixed === "all") return path;
  const prefixed = localeOfPath(setup, path);
  if (prefixed !== undefined && !force) return path;
  const bare = prefixed === undefined ? path : withoutPrefix(setup, path, prefixed);
  const isBare = locale === setup.defaultLocale && setup.unprefixed === "default";
  return isBare ? bare : `/${prefixOf(setup, locale)}${bare}`;
}

/**
 * The locale whose prefix a path carries, if any.
 *
 * @example localeOfPath(setup, "/pt/servicos/") // "pt"
 * @example localeOfPath(setup, "/services/") // undefined
 */
export function localeOfPath(setup: TranslationSetup, path: string): Locale | undefined {
  if (setup.unprefixed === "all") return undefined;
  return setup.locales.find((locale) => {
    const prefix = `/${prefixOf(setup, locale)}`;
    return path.startsWith(prefix) && /^(?:$|[/?#])/.test(path.slice(prefix.length));
  });
}

/** The locale of a page by its path: that of its prefix, else the default. */
export function localeAt(setup: TranslationSetup, path: string): Locale {
  return localeOfPath(setup, path) ?? setup.defaultLocale;
}

/**
 * Every form of an address, its own first: in the default language there is one with the prefix and one without.
 *
 * @example formsOf(setup, "/fr/services/") // ["/fr/services/", "/services/"]
 * @example formsOf(setup, "/services/") // the same two where the default language has no prefix, else ["/services/"]
 */
export function formsOf(setup: TranslationSetup, path: string): readonly string[] {
  const { defaultLocale, unprefixed } = setup;
  const locale = localeOfPath(setup, path);
  if (locale === defaultLocale) return [path, withoutPrefix(setup, path, defaultLocale)];
  const isBare = locale === undefined && unprefixed === "default";
  return isBare ? [path, `/${prefixOf(setup, defaultLocale)}${path}`] : [path];
}

/** The forms of a page's path that answer with the page; without the prefix of the default language, the other redirects. */
export function addressesOf(setup: TranslationSetup, path: string): readonly string[] {
  return setup.unprefixed === undefined ? formsOf(setup, path) : [path];
}

/** The other forms of a page's path, which redirect to it. */
export function redirectedForms(setup: TranslationSetup, path: string): readonly string[] {
  const answering = addressesOf(setup, path);
  return formsOf(setup, path).filter((form) => !answering.includes(form));
}

/** The path without its locale prefix: "/en/services/" gives "/services/", "/en" gives "/". */
export function withoutPrefix(setup: TranslationSetup, path: string, locale: Locale): string {
  const rest = path.slice(prefixOf(setup, locale).length + 1);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
