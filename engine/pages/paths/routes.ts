/** The pages of a site as plain data: what paths, menus and views need of them, in Node and in browsers. */
import type { Languages, Locale, WrittenLanguage } from "../../i18n/language.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";

/** How often there is a page: once, at addresses without one, for each folder, list, tag or post. */
export type PageKind = "one" | "error" | "folder" | "list" | "list-of-tag" | "post";

export interface PageRoute {
  /** The name of its folder, here and in the content. */
  readonly id: string;
  readonly kind: PageKind;
  /** Its path, or what its paths begin with: a word for all languages, or one for each. */
  readonly paths?: string | Readonly<Record<Locale, string>> | undefined;
  /** Of a folder's pages: the page whose path theirs continue; without it, they are at the root. */
  readonly below?: string | undefined;
  /** Of a folder's pages: what the names of their folders begin with; one kind without it takes the others. */
  readonly folders?: string | undefined;
  /** The page whose view shows it; without it, its own. */
  readonly view?: string | undefined;
  /** The page whose section of the site it belongs to; without it, its own. */
  readonly section?: string | undefined;
  /** Messages, or the first words of groups of them, that only this page and others that name them show. */
  readonly messages?: readonly string[] | undefined;
}

/** What a program knows of its site: its pages, and the languages that it may have. */
export interface Program extends Languages {
  readonly pages: readonly PageRoute[];
}

/** A site's languages, how their addresses are written, and its pages: all that paths follow from. */
export interface Routes extends TranslationSetup, Program {}

/** What the generator knows of it: how texts in its languages are set, too. */
export interface SiteProgram extends Program {
  readonly languages: Readonly<Record<Locale, WrittenLanguage>>;
}

/** The routes in the generator. */
export interface SiteRoutes extends TranslationSetup, SiteProgram {}

const ROUTE: readonly (keyof PageRoute)[] = ["id", "kind", "paths", "below", "folders", "view", "section", "messages"];

/** The pages without what needs the program that defines them: plain data for threads and browsers. */
export function routesOf(pages: readonly PageRoute[]): readonly PageRoute[] {
  const ofRoute = (page: PageRoute) =>
    ROUTE.map((name) => [name, page[name]]).filter(([, value]) => value !== undefined);
  return pages.map((page) => Object.fromEntries(ofRoute(page)));
}

/** The page of a kind of which a site has at most one. */
export function pageOfKind({ pages }: Pick<Routes, "pages">, wanted: PageKind): PageRoute | undefined {
  return pages.find(({ kind }) => kind === wanted);
}

/** The id of the page of a kind; no page has the id that is given where the site has none. */
export function idOfKind(routes: Pick<Routes, "pages">, kind: PageKind): string {
  return pageOfKind(routes, kind)?.id ?? "";
}
