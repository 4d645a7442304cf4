import { folderTexts } from "#engine/content/model/content.ts";
import { forLocale, type Language, type Locale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { typeset } from "#engine/i18n/typography.ts";
import type { SiteInput as EverySiteInput } from "#engine/pages/definition/site-input.ts";
import { folderPath } from "#engine/pages/paths/paths.ts";
import { shownNumber } from "../facts/phones.ts";
import type { Person, ServiceSummary, SiteInput } from "../input/site-input.ts";
import { languageIn } from "../languages/languages.ts";
import { message } from "../languages/messages.ts";
import type { page as service } from "../pages/service/page.ts";
import type { ShownPerson } from "../settings/people.ts";
import type { PublishedContent, SiteContent } from "./content/site-content.ts";
import { textPageLinks } from "./content/site-content.ts";
import { signPath, tileSeeds, wallPaint } from "./drawings/tiles.ts";
import { initials } from "./initials.ts";
import { openingTimes, placeHours } from "./shown-hours.ts";

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
function serviceSummaries(content: SiteContent, locale: Locale): ServiceSummary[] {
  const services = folderTexts<typeof service>(content, "service", locale);
  const seeds = tileSeeds(services.map(({ folder }) => folder));
  return services.map(({ folder, slug, door, name, card, summary, audience }) => {
    return {
      door,
      seed: seeds.get(folder) ?? folder,
      path: folderPath(content.translation, "service", locale, slug),
      name,
      card,
      summary,
      audience,
    };
  });
}

/** The people in the words of a language, in the order of `site.yaml`, each with the folders of their services. */
function shownPeople(
  { site, messages }: Pick<SiteContent, "site" | "messages">,
  locale: Locale,
): { readonly person: Person; readonly services: readonly string[] }[] {
  const language = languageIn(locale);
  const seeds = tileSeeds(site.people.map(({ name }) => name));
  return site.people.map(({ name, role, country, services, portrait, languages: spoken, sentence, phone }) => ({
    services,
    person: {
      name,
      role: typeset(forLocale(role, locale), language),
      sentence: typeset(forLocale(sentence, locale), language),
      languages: inWords(spoken, language),
      portrait: portrait ?? { initials: initials(name), seed: seeds.get(name) ?? name },
      ...(phone && { phone: shownNumber(country, phone, locale, forLocale(messages, locale)) }),
    },
  }));
}

function inWords(codes: ShownPerson["languages"], language: Language): string {
  const list = new Intl.ListFormat(language.tag, { type: "conjunction" });
  return list.format(codes.map((code) => languageName(code, language)));
}
