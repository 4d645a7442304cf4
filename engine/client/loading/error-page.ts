import type { Locale } from "../../i18n/language.ts";
import { message } from "../../i18n/messages.ts";
import type { LocaleData } from "../../pages/data/locale-data.ts";
import type { LanguageLink, PageContext } from "../../pages/data/page-data.ts";
import { matchPath, type RouteMatch } from "../../pages/paths/match-path.ts";
import { errorPath, homePath, listPath, pagePath, tagPath } from "../../pages/paths/paths.ts";
import { idOfKind, type Routes } from "../../pages/paths/routes.ts";
import type { LoadedPage } from "./loaded-page.ts";

/**
 * The error page at an address that could not be opened. All that the shell shows is that address's: nothing of
 * the page before, but for the versions of a page that it has named.
 *
 * @param localeData of the address's language
 * @param before the page that is shown until then
 */
export function errorPage(path: string, localeData: LocaleData, before: LoadedPage): LoadedPage {
  const { messages, site, locale, translation } = localeData;
  const match = matchPath(translation, path);
  const heading = message(messages, "error.title").replaceAll("**", "");
  const title = message(messages, "page-title", { page: heading, brand: site.brand });
  const context = {
    page: match?.page ?? idOfKind(translation, "error"),
    locale,
    path,
    head: { title, description: "", canonical: path, alternates: [], noindex: true },
    languages: knownVersions(path, before.context) ?? likelyVersions(translation, match, locale),
    localeDataUrl: before.context.localeDataUrl,
    content: {},
  };
  return { ...before, kind: "error", localeData, context: context as unknown as PageContext };
}

/** The other versions of a page that the page before is a version of, too. */
function knownVersions(path: string, before: PageContext): readonly LanguageLink[] | undefined {
  const isVersion = before.languages.some((link) => link.path === path && link.kind === undefined);
  if (!isVersion) return undefined;
  const own: LanguageLink = { locale: before.locale, path: before.path };
  return [own, ...before.languages.filter((link) => link.path !== path)];
}

/** Where the other languages most likely have the page; else the list that it is in. */
function likelyVersions(translation: Routes, match: RouteMatch | undefined, locale: Locale): readonly LanguageLink[] {
  const others = translation.locales.filter((other) => other !== locale);
  return others.map((other) => ({ locale: other, ...versionIn(translation, other, match) }));
}

function versionIn(routes: Routes, locale: Locale, match: RouteMatch | undefined): Pick<LanguageLink, "path" | "kind"> {
  const { id, kind, below } = routes.pages.find(({ id }) => id === match?.page) ?? {};
  if (kind === "post") return { path: listPath(routes, locale), kind: "list" };
  if (kind === "list") return { path: listPath(routes, locale) };
  if (kind === "list-of-tag" && match?.tag !== undefined) return { path: tagPath(routes, locale, match.tag) };
  const fixed = below ?? (kind === "one" ? id : undefined);
  return {
    path:
      fixed === undefined ? (errorPath(routes, locale) ?? homePath(routes, locale)) : pagePath(routes, fixed, locale),
  };
}
