import { forLocale } from "#engine/i18n/language.ts";
import type { ContentOf } from "#engine/pages/definition/define-page.ts";
import { type Country, countries, shownNumber } from "../../facts/phones.ts";
import { definePage, type SiteInput } from "../../input/site-input.ts";

/** The ways to reach the consultancy. */
export const page = definePage({
  id: "contact",
  kind: "one",
  showsSettings: true,
  paths: { fr: "contact", en: "contact", pt: "contact" },
  messages: ["contact", "people"],
  texts: ({ blocks, lead, rich }) => ({
    lead,
    write: rich({ fr: "Écrire", en: "Write", pt: "Escrever" }),
    callBack: rich({ fr: "Être rappelé", en: "To be called back", pt: "Ser contactado" }),
    call: rich({ fr: "Téléphoner", en: "Telephone", pt: "Telefonar" }),
    officesHeading: rich({ fr: "Titre des bureaux", en: "Heading of the offices", pt: "Título dos escritórios" }),
    // Who reads the message, why, how long it is kept, which rights the visitor has.
    privacy: blocks({ fr: "Vie privée", en: "Privacy", pt: "Privacidade" }),
  }),
  content: ({ texts }, site) => ({
    ...texts,
    staff: staff(site),
    abroadTimes: site.openingTimes("abroad"),
    abroadHours: site.hours.abroad,
    offices: offices(site),
    people: site.people(),
    tilePaints: site.tilePaints,
    /** Only where the site has one; without it the address stands in its place. */
    form: site.contactForm,
    email: site.settings.legal.email,
  }),
});

export type ContactContent = ContentOf<typeof page>;

/** Whom to call in each country, and what about. */
function staff({ hours, locale, messages, openingTimes, settings }: SiteInput) {
  return (["france", "portugal"] as const).map((country) => {
    const { name, phones, topics } = settings.staff[country];
    return {
      name: forLocale(name, locale),
      phones: phones.map((phone) => shownNumber(country, phone, locale, forLocale(messages, locale))),
      topics: forLocale(topics, locale),
      times: openingTimes(country),
      hours: hours[country],
    };
  });
}

/** The offices with their company numbers, and the address of a map with the way there. */
function offices({ locale, settings: { offices, staff } }: SiteInput) {
  const { siret, ...france } = offices.france;
  const { nipc, ...portugal } = offices.portugal;
  const shown = (country: Country, { map, ...address }: typeof france, label: string, value: string) => ({
    country: countries[country].code,
    ...address,
    countryName: forLocale(staff[country].name, locale),
    companyNumber: { label, value },
    mapUrl: map,
  });
  return [shown("france", france, "SIRET", siret), shown("portugal", portugal, "NIPC", nipc)];
}
