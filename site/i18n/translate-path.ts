import type { TranslationSetup } from "./translation-setup.ts";

/**
 * Adds a locale's prefix to a path.
 *
 * A path that already has a known prefix is left as it is, unless `force` is set: then the prefix is swapped.
 * Query and hash are kept. The words of the path are not translated: see `page-paths/paths.ts` for that.
 *
 * @param path an absolute path such as "/services/?a=1#b"
 * @example translatePath(setup, "/services/", "en") // "/en/services/"
 * @example translatePath(setup, "/fr/services/", "en", { force: true }) // "/en/services/"
 */
export function translatePath<L extends string>(
  setup: TranslationSetup<L>,
  path: string,
  locale: L,
  { force = false }: { readonly force?: boolean } = {},
): string {
  if (!setup.enablePathRewrite) return path;
  const prefixed = localeOfPath(setup, path);
  if (prefixed !== undefined && !force) return path;
  const bare = prefixed === undefined ? path : withoutPrefix(setup, path, prefixed);
  const unprefixed = locale === setup.defaultLocale && !setup.rewriteDefaultLanguage;
  return unprefixed ? bare : `/${setup.pathAliases[locale]}${bare}`;
}

/**
 * The locale whose prefix a path carries, if any.
 *
 * @example localeOfPath(setup, "/pt/servicos/") // "pt"
 * @example localeOfPath(setup, "/services/") // undefined
 */
export function localeOfPath<L extends string>(setup: TranslationSetup<L>, path: string): L | undefined {
  return setup.locales.find((locale) => {
    const prefix = `/${setup.pathAliases[locale]}`;
    return path.startsWith(prefix) && /^(?:$|[/?#])/.test(path.slice(prefix.length));
  });
}

/**
 * The other address of a page of the default language, which has one with the prefix and one without.
 *
 * @example otherAddress(setup, "/fr/services/") // "/services/"
 * @example otherAddress(setup, "/services/") // "/fr/services/"
 */
export function otherAddress<L extends string>(setup: TranslationSetup<L>, path: string): string {
  const locale = localeOfPath(setup, path);
  return locale === undefined
    ? `/${setup.pathAliases[setup.defaultLocale]}${path}`
    : withoutPrefix(setup, path, locale);
}

/** The path without its locale prefix: "/en/services/" gives "/services/", "/en" gives "/". */
export function withoutPrefix<L extends string>(setup: TranslationSetup<L>, path: string, locale: L): string {
  const rest = path.slice(setup.pathAliases[locale].length + 1);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
