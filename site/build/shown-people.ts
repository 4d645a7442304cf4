import { initials } from "#engine/i18n/initials.ts";
import { forLocale, type Language, type Locale } from "#engine/i18n/language.ts";
import { languageName } from "#engine/i18n/language-name.ts";
import { typeset } from "#engine/i18n/typography.ts";
import { shownNumber } from "../facts/international-number.ts";
import type { Person } from "../facts/person.ts";
import { languageIn } from "../languages/languages.ts";
import type { ShownPerson } from "../settings/people.ts";
import type { SiteContent } from "./content/site-content.ts";
import { tileSeeds } from "./drawings/tile-seeds.ts";

/** Width at which portraits are shown, at most: `people.module.css`. */
const PORTRAIT_SIZES = "11rem";

/** The people in the words of a language, in the order of `site.yaml`, each with the folders of their services. */
export function shownPeople(
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
      portrait: portrait
        ? { ...portrait, sizes: PORTRAIT_SIZES }
        : { initials: initials(name), seed: seeds.get(name) ?? name },
      ...(phone && { phone: shownNumber(country, phone, locale, forLocale(messages, locale)) }),
    },
  }));
}

function inWords(codes: ShownPerson["languages"], language: Language): string {
  const list = new Intl.ListFormat(language.tag, { type: "conjunction" });
  return list.format(codes.map((code) => languageName(code, language)));
}
