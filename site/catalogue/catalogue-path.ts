import { isLocale, type Locale, translationSetup } from "../i18n/site-locales.ts";

/** Where the development server shows the catalogue. */
const CATALOGUE_ROOT = "/catalogue/";

/** A place in the catalogue: the whole of it in one language, or one specimen alone. */
export interface CataloguePlace {
  readonly locale: Locale;
  /** Key of the specimen; none on the page with all of them. */
  readonly specimen?: string | undefined;
}

/** Address of a place in the catalogue: cataloguePath({ locale: "en" }) gives "/catalogue/en/". */
export function cataloguePath({ locale, specimen }: CataloguePlace): string {
  return `${CATALOGUE_ROOT}${locale}/${specimen ?? ""}`;
}

/** The place that an address means; undefined where it is none of the catalogue's. */
export function cataloguePlace(path: string): CataloguePlace | undefined {
  if (!`${path}/`.startsWith(CATALOGUE_ROOT)) return undefined;
  const [locale, ...specimen] = path.slice(CATALOGUE_ROOT.length).split("/");
  return {
    locale: isLocale(locale) ? locale : translationSetup.defaultLocale,
    specimen: specimen.join("/") || undefined,
  };
}
