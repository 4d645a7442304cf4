import { forLocale, type Locale } from "#engine/i18n/language.ts";
import type { SiteInput as EverySiteInput } from "#engine/pages/definition/site-input.ts";
import { folderPath } from "#engine/pages/paths/paths.ts";
import type { ServiceSummary, SiteInput } from "../input/site-input.ts";
import { message } from "../languages/messages.ts";
import type { PublishedContent, SiteContent } from "./content/site-content.ts";
import { signPath } from "./drawings/signs.ts";
import { tileSeeds } from "./drawings/tile-seeds.ts";
import { wallPaint } from "./drawings/wall-paint.ts";
import { textPageLinks } from "./facts/text-page-links.ts";
import { openingTimes, placeHours } from "./hours/shown-hours.ts";
import { shownPeople } from "./shown-people.ts";

/** What pages in a language are made of. */
export function siteInput(every: EverySiteInput, { content }: PublishedContent): SiteInput {
  const { locale } = every;
  const texts = forLocale(content.messages, locale);
  const people = shownPeople(content, locale);
  return {
    ...every,
    messages: content.messages,
    message: (key, ...values) => message(texts, key, ...values),
    settings: content.site,
    services: serviceSummaries(content, locale),
    signOf: signPath,
    people: (service) =>
      people.filter(({ services }) => service === undefined || services.includes(service)).map(({ person }) => person),
    mappedPages: textPageLinks(content, "site-map", locale),
    tilePaints: { light: wallPaint(content.theme.light).relay, dark: wallPaint(content.theme.dark).relay },
    openingTimes: (place) => openingTimes(content, place),
    hours: placeHours(content, locale),
  };
}

/** What lists show of each service, in the order of their folders. */
function serviceSummaries({ folders, translation }: SiteContent, locale: Locale): ServiceSummary[] {
  const seeds = tileSeeds(Object.keys(folders.service));
  return Object.entries(folders.service).map(([folder, texts]) => {
    const { slug, door, name, card, summary, audience } = forLocale(texts, locale).text;
    return {
      door,
      seed: seeds.get(folder) ?? folder,
      path: folderPath(translation, "service", locale, slug),
      name,
      card,
      summary,
      audience,
    };
  });
}
