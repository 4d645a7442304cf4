import type { Locale } from "../../i18n/languages.ts";
import type { TranslationSetup } from "../../i18n/translation-setup.ts";
import type { PageLink } from "../../page-data/locale-data.ts";
import type { ServiceContent, ServiceSummary, TextContent } from "../../page-data/page-contents.ts";
import type { PageContext } from "../../page-data/page-data.ts";
import { servicePath, textPagePath } from "../../page-paths/paths.ts";
import type { PageTexts, SiteContent } from "../content/model/content.ts";
import { type PageDescription, pageContext } from "./page-context.ts";
import { serviceSeeds } from "./tile-seeds.ts";

/** A page of which the owner has as many as there are folders, and the name of its folder. */
export interface FolderPage {
  readonly folder: string;
  readonly context: PageContext;
}

/** The services and the pages of texts, in one language. */
export function* folderPages(content: SiteContent, locale: Locale, localeDataUrl: string): Generator<FolderPage> {
  const services = serviceSummaries(content, locale);
  for (const [index, [folder, texts]] of Object.entries(content.services).entries()) {
    const place = placeOf(content.translation, texts, servicePath, locale);
    const shown = serviceContent(services[index]?.seed ?? folder, texts, locale, services);
    yield { folder, context: pageContext({ page: "service", ...place, content: shown }, content, localeDataUrl) };
  }
  for (const [folder, texts] of Object.entries(content.textPages)) {
    const place = placeOf(content.translation, texts, textPagePath, locale);
    const shown = textContent(folder, texts, locale);
    yield { folder, context: pageContext({ page: "text", ...place, content: shown }, content, localeDataUrl) };
  }
}

/** Each service as lists show it, in the order of the folders. */
export function serviceSummaries({ services, translation }: SiteContent, locale: Locale): ServiceSummary[] {
  const seeds = serviceSeeds(Object.keys(services));
  return Object.entries(services).map(([folder, texts]) => {
    const { slug, name, card, summary, audience } = texts[locale].text;
    return {
      seed: seeds.get(folder) ?? folder,
      path: servicePath(translation, locale, slug),
      name,
      card,
      summary,
      audience,
    };
  });
}

/** The pages of texts that want a link in a place. */
export function textPageLinks(
  { textPages, translation }: SiteContent,
  place: "menu" | "footer" | "site-map",
  locale: Locale,
): PageLink[] {
  return Object.values(textPages)
    .map((texts) => texts[locale].text)
    .filter(({ places }) => places.includes(place))
    .map(({ name, slug }) => ({ name, path: textPagePath(translation, locale, slug) }));
}

/** Where a page is, and what its head says. */
function placeOf(
  translation: TranslationSetup,
  texts: PageTexts<"service"> | PageTexts<"text">,
  pathIn: typeof servicePath,
  locale: Locale,
): Omit<PageDescription<"service">, "page" | "content"> {
  const { text, textLocale } = texts[locale];
  const paths = (only: readonly Locale[]) =>
    Object.fromEntries(only.map((other) => [other, pathIn(translation, other, texts[other].text.slug)]));
  return {
    locale,
    path: pathIn(translation, locale, text.slug),
    title: text.title,
    description: text.description,
    versions: paths(translation.locales.filter((other) => texts[other].textLocale === other)),
    otherwise: paths(translation.locales),
    textLocale,
  };
}

function serviceContent(
  seed: string,
  texts: PageTexts<"service">,
  locale: Locale,
  all: readonly ServiceSummary[],
): ServiceContent {
  const { title, description, body, slug, card, summary, audience, others, ...shown } = texts[locale].text;
  return { seed, ...shown, others: { ...others, services: all.filter((service) => service.seed !== seed) } };
}

function textContent(folder: string, texts: PageTexts<"text">, locale: Locale): TextContent {
  const { title, description, layout, slug, name, places, ...shown } = texts[locale].text;
  return { seed: folder, ...shown };
}
