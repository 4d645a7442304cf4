import type { LocaleData } from "../page-data/locale-data.ts";
import type { PageContext } from "../page-data/page-data.ts";
import type { PageViews } from "../page-data/page-views.ts";
import type { PageId } from "../page-paths/paths.ts";

/** What the specimens are made of: the site's own texts in one language. */
export interface CatalogueData {
  readonly localeData: LocaleData;
  /** Every page of the language. */
  readonly pages: readonly PageContext[];
}

/** Id of the inert script element with the data. */
export const CATALOGUE_DATA_ID = "catalogue-data";
/** Id of the element that the catalogue is rendered into. */
export const CATALOGUE_ID = "catalogue";

/** All pages of one kind. @throws {Error} where the content has none */
export function pagesOf<Id extends PageId>({ pages }: CatalogueData, id: Id): readonly [PageContext, ...PageContext[]] {
  const [first, ...others] = pages.filter(({ page }) => page === id);
  if (first === undefined) throw new Error(`The content has no page "${id}" for the catalogue. Add one, or its entry.`);
  return [first, ...others];
}

/** The views of all pages of one kind. @throws {Error} where the content has none */
export function viewsOf<Id extends PageId>(data: CatalogueData, id: Id): readonly [PageViews[Id], ...PageViews[Id][]] {
  return pagesOf(data, id).map(({ view }) => view) as unknown as readonly [PageViews[Id], ...PageViews[Id][]];
}

/** The view of a page of which there is one. @throws {Error} where the content has none */
export function viewOf<Id extends PageId>(data: CatalogueData, id: Id): PageViews[Id] {
  return viewsOf(data, id)[0];
}
