import { CATALOGUE_DATA_ID, CATALOGUE_ID, type CatalogueData } from "../../catalogue/catalogue-data.ts";
import type { CataloguePlace } from "../../catalogue/catalogue-path.ts";
import { type Locale, languageTags } from "../../i18n/site-locales.ts";
import { inertJson } from "../render/document.ts";
import type { DevSite } from "./dev-site.ts";

/** What the catalogue shows in one language: its locale data, and each of its pages once. */
export function catalogueData(
  locale: Locale,
  { localeData, data }: Pick<DevSite, "localeData" | "data">,
): CatalogueData {
  const contexts = [...data.values()].flatMap((entry) => {
    const { context } = entry as { readonly context?: CatalogueData["pages"][number] };
    return context?.locale === locale ? [context] : [];
  });
  return { localeData: localeData[locale], pages: [...new Map(contexts.map((page) => [page.path, page])).values()] };
}

/** The document of the catalogue, with the site's texts in one language. */
export function catalogueDocument(
  { locale, specimen }: CataloguePlace,
  site: Pick<DevSite, "localeData" | "data">,
  fontSheet: string,
): string {
  return [
    "<!doctype html>",
    `<html lang="${languageTags[locale]}" class="web-fonts">`,
    '<head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${specimen === undefined ? "Catalogue" : `Catalogue: ${encodeURI(specimen)}`}</title>`,
    `<link rel="stylesheet" href="${fontSheet}">`,
    '<link rel="icon" href="data:,">',
    '<script type="module" src="/site/catalogue/main.tsx"></script>',
    `</head><body><div id="${CATALOGUE_ID}"></div>`,
    `<script type="application/json" id="${CATALOGUE_DATA_ID}">${inertJson(catalogueData(locale, site))}</script>`,
    "</body></html>",
  ].join("\n");
}
