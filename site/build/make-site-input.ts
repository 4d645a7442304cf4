import { folderTexts, textsOfPage } from "#engine/content/model/content.ts";
import { formatList } from "#engine/i18n/format.ts";
import { forLocale, type Locale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { typeset } from "#engine/i18n/typography.ts";
import type { RichText } from "#engine/pages/data/content-tree.ts";
import type { SiteInput as EverySiteInput } from "#engine/pages/definition/site-input.ts";
import { folderPath } from "#engine/pages/paths/paths.ts";
import { shownNumber } from "../facts/phones.ts";
import {
  type Door,
  type DoorName,
  doorNames,
  isPrice,
  type Person,
  type ServiceSummary,
  type SiteInput,
} from "../input/site-input.ts";
import { languageIn } from "../languages/languages.ts";
import { message } from "../languages/messages.ts";
import type { page as service } from "../pages/service/page.ts";
import type { PublishedContent, SiteContent } from "./content/site-content.ts";
import { textPageLinks } from "./content/site-content.ts";
import { signPath, tileSeeds, wallPaint } from "./drawings/tiles.ts";
import { initials } from "./initials.ts";
import { openingTimes, placeHours } from "./shown-hours.ts";

/** What pages in a language are made of. */
export function siteInput(every: EverySiteInput, { content }: PublishedContent): SiteInput {
  const { locale } = every;
  const people = shownPeople(content, locale);
  const services = serviceSummaries(content, locale);
  return {
    ...every,
    messages: content.messages,
    settings: content.site,
    services: services.map(({ summary }) => summary),
    doors: doors(content, locale, services),
    euros: new Intl.NumberFormat(languageIn(locale).tag, EUROS).format,
    signOf: signPath,
    people: (service) =>
      people.filter(({ services }) => service === undefined || services.includes(service)).map(({ person }) => person),
    mappedPages: textPageLinks(content, "site-map", locale),
    tilePaints: { light: wallPaint(content.theme.light).relay, dark: wallPaint(content.theme.dark).relay },
    openingTimes: (place) => openingTimes(content, place),
    hours: placeHours(content, locale),
  };
}

const EUROS = { style: "currency", currency: "EUR", maximumFractionDigits: 0 } as const;

/** What lists show of each service, in the order of their folders. */
function serviceSummaries(content: SiteContent, locale: Locale): BehindDoors[] {
  const services = folderTexts<typeof service>(content, "service", locale);
  const seeds = tileSeeds(services.map(({ folder }) => folder));
  return services.map(({ folder, slug, door, otherDoors, name, card, summary, audience, price }) => {
    const seed = seeds.get(folder) ?? folder;
    const path = folderPath(content.translation, "service", locale, slug);
    const from = price?.rows.map((row) => row.from).find(isPrice);
    return { door, otherDoors, summary: { seed, path, name, card, summary, audience, price: from } };
  });
}

/** A service with the doors that it is behind. */
interface BehindDoors {
  readonly door: DoorName;
  readonly otherDoors: readonly DoorName[];
  readonly summary: ServiceSummary;
}

/** The doors that lead somewhere, each with its services. */
function doors({ pages }: SiteContent, locale: Locale, services: readonly BehindDoors[]): Door[] {
  const { doors: texts } = forLocale(textsOfPage(pages, "home"), locale).text as unknown as {
    readonly doors: Readonly<Record<DoorName, { readonly title: RichText }>>;
  };
  const those = (wanted: (service: BehindDoors) => boolean) => services.filter(wanted).map(({ summary }) => summary);
  return doorNames
    .map((name) => ({
      name,
      title: texts[name].title,
      services: those(({ door }) => door === name),
      others: those(({ door, otherDoors }) => door !== name && otherDoors.includes(name)),
    }))
    .filter((door) => door.services.length + door.others.length > 0);
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
      languages: formatList(
        spoken.map((code) => languageName(code, language)),
        message(forLocale(messages, locale), "hours.and"),
      ),
      portrait: portrait ?? { initials: initials(name), seed: seeds.get(name) ?? name },
      ...(phone && { phone: shownNumber(country, phone, locale, forLocale(messages, locale)) }),
    },
  }));
}
